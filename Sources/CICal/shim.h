#include <libical/ical.h>

/// The instances of the RRULE `rule` of a series that starts at `start`; NULL when it cannot be read.
/// For the benchmark alone. libical 4 hands rules around by reference, libical 3 by value.
static inline icalrecur_iterator *icalview_rule_iterator(const char *rule, const char *start)
{
#if ICAL_CHECK_VERSION(4, 0, 0)
    struct icalrecurrencetype *recurrence = icalrecurrencetype_new_from_string(rule);
    icalrecur_iterator *iterator =
        recurrence ? icalrecur_iterator_new(recurrence, icaltime_from_string(start)) : 0;
    icalrecurrencetype_unref(recurrence);
    return iterator;
#else
    return icalrecur_iterator_new(
        icalrecurrencetype_from_string(rule), icaltime_from_string(start));
#endif
}
