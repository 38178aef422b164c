// Written by .ci/update-windows-zones from Unicode CLDR 41; change it there.
// The names are data of the Unicode CLDR Project, © Unicode, Inc.: https://www.unicode.org/copyright.html

extension WindowsZones {
  /// The release of CLDR that the table is from.
  static let cldrVersion = "41"

  /// Windows' zones in CLDR's order, each with the IANA zone of the world (territory 001).
  static let table: [Row] = [
    Row(
      name: "Dateline Standard Time",
      displayName: "International Date Line West",
      ianaName: "Etc/GMT+12"),
    Row(
      name: "UTC-11",
      displayName: "Coordinated Universal Time-11",
      ianaName: "Etc/GMT+11"),
    Row(
      name: "Aleutian Standard Time",
      displayName: "Aleutian Islands",
      ianaName: "America/Adak"),
    Row(
      name: "Hawaiian Standard Time",
      displayName: "Hawaii",
      ianaName: "Pacific/Honolulu"),
    Row(
      name: "Marquesas Standard Time",
      displayName: "Marquesas Islands",
      ianaName: "Pacific/Marquesas"),
    Row(
      name: "Alaskan Standard Time",
      displayName: "Alaska",
      ianaName: "America/Anchorage"),
    Row(
      name: "UTC-09",
      displayName: "Coordinated Universal Time-09",
      ianaName: "Etc/GMT+9"),
    Row(
      name: "Pacific Standard Time (Mexico)",
      displayName: "Baja California",
      ianaName: "America/Tijuana"),
    Row(
      name: "UTC-08",
      displayName: "Coordinated Universal Time-08",
      ianaName: "Etc/GMT+8"),
    Row(
      name: "Pacific Standard Time",
      displayName: "Pacific Time (US & Canada)",
      ianaName: "America/Los_Angeles"),
    Row(
      name: "US Mountain Standard Time",
      displayName: "Arizona",
      ianaName: "America/Phoenix"),
    Row(
      name: "Mountain Standard Time (Mexico)",
      displayName: "Chihuahua, La Paz, Mazatlan",
      ianaName: "America/Chihuahua"),
    Row(
      name: "Mountain Standard Time",
      displayName: "Mountain Time (US & Canada)",
      ianaName: "America/Denver"),
    Row(
      name: "Yukon Standard Time",
      displayName: "Yukon",
      ianaName: "America/Whitehorse"),
    Row(
      name: "Central America Standard Time",
      displayName: "Central America",
      ianaName: "America/Guatemala"),
    Row(
      name: "Central Standard Time",
      displayName: "Central Time (US & Canada)",
      ianaName: "America/Chicago"),
    Row(
      name: "Easter Island Standard Time",
      displayName: "Easter Island",
      ianaName: "Pacific/Easter"),
    Row(
      name: "Central Standard Time (Mexico)",
      displayName: "Guadalajara, Mexico City, Monterrey",
      ianaName: "America/Mexico_City"),
    Row(
      name: "Canada Central Standard Time",
      displayName: "Saskatchewan",
      ianaName: "America/Regina"),
    Row(
      name: "SA Pacific Standard Time",
      displayName: "Bogota, Lima, Quito, Rio Branco",
      ianaName: "America/Bogota"),
    Row(
      name: "Eastern Standard Time (Mexico)",
      displayName: "Chetumal",
      ianaName: "America/Cancun"),
    Row(
      name: "Eastern Standard Time",
      displayName: "Eastern Time (US & Canada)",
      ianaName: "America/New_York"),
    Row(
      name: "Haiti Standard Time",
      displayName: "Haiti",
      ianaName: "America/Port-au-Prince"),
    Row(
      name: "Cuba Standard Time",
      displayName: "Havana",
      ianaName: "America/Havana"),
    Row(
      name: "US Eastern Standard Time",
      displayName: "Indiana (East)",
      ianaName: "America/Indianapolis"),
    Row(
      name: "Turks And Caicos Standard Time",
      displayName: "Turks and Caicos",
      ianaName: "America/Grand_Turk"),
    Row(
      name: "Paraguay Standard Time",
      displayName: "Asuncion",
      ianaName: "America/Asuncion"),
    Row(
      name: "Atlantic Standard Time",
      displayName: "Atlantic Time (Canada)",
      ianaName: "America/Halifax"),
    Row(
      name: "Venezuela Standard Time",
      displayName: "Caracas",
      ianaName: "America/Caracas"),
    Row(
      name: "Central Brazilian Standard Time",
      displayName: "Cuiaba",
      ianaName: "America/Cuiaba"),
    Row(
      name: "SA Western Standard Time",
      displayName: "Georgetown, La Paz, Manaus, San Juan",
      ianaName: "America/La_Paz"),
    Row(
      name: "Pacific SA Standard Time",
      displayName: "Santiago",
      ianaName: "America/Santiago"),
    Row(
      name: "Newfoundland Standard Time",
      displayName: "Newfoundland",
      ianaName: "America/St_Johns"),
    Row(
      name: "Tocantins Standard Time",
      displayName: "Araguaina",
      ianaName: "America/Araguaina"),
    Row(
      name: "E. South America Standard Time",
      displayName: "Brasilia",
      ianaName: "America/Sao_Paulo"),
    Row(
      name: "SA Eastern Standard Time",
      displayName: "Cayenne, Fortaleza",
      ianaName: "America/Cayenne"),
    Row(
      name: "Argentina Standard Time",
      displayName: "City of Buenos Aires",
      ianaName: "America/Buenos_Aires"),
    Row(
      name: "Greenland Standard Time",
      displayName: "Greenland",
      ianaName: "America/Godthab"),
    Row(
      name: "Montevideo Standard Time",
      displayName: "Montevideo",
      ianaName: "America/Montevideo"),
    Row(
      name: "Magallanes Standard Time",
      displayName: "Punta Arenas",
      ianaName: "America/Punta_Arenas"),
    Row(
      name: "Saint Pierre Standard Time",
      displayName: "Saint Pierre and Miquelon",
      ianaName: "America/Miquelon"),
    Row(
      name: "Bahia Standard Time",
      displayName: "Salvador",
      ianaName: "America/Bahia"),
    Row(
      name: "UTC-02",
      displayName: "Coordinated Universal Time-02",
      ianaName: "Etc/GMT+2"),
    Row(
      name: "Azores Standard Time",
      displayName: "Azores",
      ianaName: "Atlantic/Azores"),
    Row(
      name: "Cape Verde Standard Time",
      displayName: "Cabo Verde Is.",
      ianaName: "Atlantic/Cape_Verde"),
    Row(
      name: "UTC",
      displayName: "Coordinated Universal Time",
      ianaName: "Etc/UTC"),
    Row(
      name: "GMT Standard Time",
      displayName: "Dublin, Edinburgh, Lisbon, London",
      ianaName: "Europe/London"),
    Row(
      name: "Greenwich Standard Time",
      displayName: "Monrovia, Reykjavik",
      ianaName: "Atlantic/Reykjavik"),
    Row(
      name: "Sao Tome Standard Time",
      displayName: "Sao Tome",
      ianaName: "Africa/Sao_Tome"),
    Row(
      name: "Morocco Standard Time",
      displayName: "Casablanca",
      ianaName: "Africa/Casablanca"),
    Row(
      name: "W. Europe Standard Time",
      displayName: "Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna",
      ianaName: "Europe/Berlin"),
    Row(
      name: "Central Europe Standard Time",
      displayName: "Belgrade, Bratislava, Budapest, Ljubljana, Prague",
      ianaName: "Europe/Budapest"),
    Row(
      name: "Romance Standard Time",
      displayName: "Brussels, Copenhagen, Madrid, Paris",
      ianaName: "Europe/Paris"),
    Row(
      name: "Central European Standard Time",
      displayName: "Sarajevo, Skopje, Warsaw, Zagreb",
      ianaName: "Europe/Warsaw"),
    Row(
      name: "W. Central Africa Standard Time",
      displayName: "West Central Africa",
      ianaName: "Africa/Lagos"),
    Row(
      name: "Jordan Standard Time",
      displayName: "Amman",
      ianaName: "Asia/Amman"),
    Row(
      name: "GTB Standard Time",
      displayName: "Athens, Bucharest",
      ianaName: "Europe/Bucharest"),
    Row(
      name: "Middle East Standard Time",
      displayName: "Beirut",
      ianaName: "Asia/Beirut"),
    Row(
      name: "Egypt Standard Time",
      displayName: "Cairo",
      ianaName: "Africa/Cairo"),
    Row(
      name: "E. Europe Standard Time",
      displayName: "Chisinau",
      ianaName: "Europe/Chisinau"),
    Row(
      name: "Syria Standard Time",
      displayName: "Damascus",
      ianaName: "Asia/Damascus"),
    Row(
      name: "West Bank Standard Time",
      displayName: "Gaza, Hebron",
      ianaName: "Asia/Hebron"),
    Row(
      name: "South Africa Standard Time",
      displayName: "Harare, Pretoria",
      ianaName: "Africa/Johannesburg"),
    Row(
      name: "FLE Standard Time",
      displayName: "Helsinki, Kyiv, Riga, Sofia, Tallinn, Vilnius",
      ianaName: "Europe/Kiev"),
    Row(
      name: "Israel Standard Time",
      displayName: "Jerusalem",
      ianaName: "Asia/Jerusalem"),
    Row(
      name: "South Sudan Standard Time",
      displayName: "Juba",
      ianaName: "Africa/Juba"),
    Row(
      name: "Kaliningrad Standard Time",
      displayName: "Kaliningrad",
      ianaName: "Europe/Kaliningrad"),
    Row(
      name: "Sudan Standard Time",
      displayName: "Khartoum",
      ianaName: "Africa/Khartoum"),
    Row(
      name: "Libya Standard Time",
      displayName: "Tripoli",
      ianaName: "Africa/Tripoli"),
    Row(
      name: "Namibia Standard Time",
      displayName: "Windhoek",
      ianaName: "Africa/Windhoek"),
    Row(
      name: "Arabic Standard Time",
      displayName: "Baghdad",
      ianaName: "Asia/Baghdad"),
    Row(
      name: "Turkey Standard Time",
      displayName: "Istanbul",
      ianaName: "Europe/Istanbul"),
    Row(
      name: "Arab Standard Time",
      displayName: "Kuwait, Riyadh",
      ianaName: "Asia/Riyadh"),
    Row(
      name: "Belarus Standard Time",
      displayName: "Minsk",
      ianaName: "Europe/Minsk"),
    Row(
      name: "Russian Standard Time",
      displayName: "Moscow, St. Petersburg",
      ianaName: "Europe/Moscow"),
    Row(
      name: "E. Africa Standard Time",
      displayName: "Nairobi",
      ianaName: "Africa/Nairobi"),
    Row(
      name: "Iran Standard Time",
      displayName: "Tehran",
      ianaName: "Asia/Tehran"),
    Row(
      name: "Arabian Standard Time",
      displayName: "Abu Dhabi, Muscat",
      ianaName: "Asia/Dubai"),
    Row(
      name: "Astrakhan Standard Time",
      displayName: "Astrakhan, Ulyanovsk",
      ianaName: "Europe/Astrakhan"),
    Row(
      name: "Azerbaijan Standard Time",
      displayName: "Baku",
      ianaName: "Asia/Baku"),
    Row(
      name: "Russia Time Zone 3",
      displayName: "Izhevsk, Samara",
      ianaName: "Europe/Samara"),
    Row(
      name: "Mauritius Standard Time",
      displayName: "Port Louis",
      ianaName: "Indian/Mauritius"),
    Row(
      name: "Saratov Standard Time",
      displayName: "Saratov",
      ianaName: "Europe/Saratov"),
    Row(
      name: "Georgian Standard Time",
      displayName: "Tbilisi",
      ianaName: "Asia/Tbilisi"),
    Row(
      name: "Volgograd Standard Time",
      displayName: "Volgograd",
      ianaName: "Europe/Volgograd"),
    Row(
      name: "Caucasus Standard Time",
      displayName: "Yerevan",
      ianaName: "Asia/Yerevan"),
    Row(
      name: "Afghanistan Standard Time",
      displayName: "Kabul",
      ianaName: "Asia/Kabul"),
    Row(
      name: "West Asia Standard Time",
      displayName: "Ashgabat, Tashkent",
      ianaName: "Asia/Tashkent"),
    Row(
      name: "Ekaterinburg Standard Time",
      displayName: "Ekaterinburg",
      ianaName: "Asia/Yekaterinburg"),
    Row(
      name: "Pakistan Standard Time",
      displayName: "Islamabad, Karachi",
      ianaName: "Asia/Karachi"),
    Row(
      name: "Qyzylorda Standard Time",
      displayName: "Qyzylorda",
      ianaName: "Asia/Qyzylorda"),
    Row(
      name: "India Standard Time",
      displayName: "Chennai, Kolkata, Mumbai, New Delhi",
      ianaName: "Asia/Calcutta"),
    Row(
      name: "Sri Lanka Standard Time",
      displayName: "Sri Jayawardenepura",
      ianaName: "Asia/Colombo"),
    Row(
      name: "Nepal Standard Time",
      displayName: "Kathmandu",
      ianaName: "Asia/Katmandu"),
    Row(
      name: "Central Asia Standard Time",
      displayName: "Astana",
      ianaName: "Asia/Almaty"),
    Row(
      name: "Bangladesh Standard Time",
      displayName: "Dhaka",
      ianaName: "Asia/Dhaka"),
    Row(
      name: "Omsk Standard Time",
      displayName: "Omsk",
      ianaName: "Asia/Omsk"),
    Row(
      name: "Myanmar Standard Time",
      displayName: "Yangon (Rangoon)",
      ianaName: "Asia/Rangoon"),
    Row(
      name: "SE Asia Standard Time",
      displayName: "Bangkok, Hanoi, Jakarta",
      ianaName: "Asia/Bangkok"),
    Row(
      name: "Altai Standard Time",
      displayName: "Barnaul, Gorno-Altaysk",
      ianaName: "Asia/Barnaul"),
    Row(
      name: "W. Mongolia Standard Time",
      displayName: "Hovd",
      ianaName: "Asia/Hovd"),
    Row(
      name: "North Asia Standard Time",
      displayName: "Krasnoyarsk",
      ianaName: "Asia/Krasnoyarsk"),
    Row(
      name: "N. Central Asia Standard Time",
      displayName: "Novosibirsk",
      ianaName: "Asia/Novosibirsk"),
    Row(
      name: "Tomsk Standard Time",
      displayName: "Tomsk",
      ianaName: "Asia/Tomsk"),
    Row(
      name: "China Standard Time",
      displayName: "Beijing, Chongqing, Hong Kong, Urumqi",
      ianaName: "Asia/Shanghai"),
    Row(
      name: "North Asia East Standard Time",
      displayName: "Irkutsk",
      ianaName: "Asia/Irkutsk"),
    Row(
      name: "Singapore Standard Time",
      displayName: "Kuala Lumpur, Singapore",
      ianaName: "Asia/Singapore"),
    Row(
      name: "W. Australia Standard Time",
      displayName: "Perth",
      ianaName: "Australia/Perth"),
    Row(
      name: "Taipei Standard Time",
      displayName: "Taipei",
      ianaName: "Asia/Taipei"),
    Row(
      name: "Ulaanbaatar Standard Time",
      displayName: "Ulaanbaatar",
      ianaName: "Asia/Ulaanbaatar"),
    Row(
      name: "Aus Central W. Standard Time",
      displayName: "Eucla",
      ianaName: "Australia/Eucla"),
    Row(
      name: "Transbaikal Standard Time",
      displayName: "Chita",
      ianaName: "Asia/Chita"),
    Row(
      name: "Tokyo Standard Time",
      displayName: "Osaka, Sapporo, Tokyo",
      ianaName: "Asia/Tokyo"),
    Row(
      name: "North Korea Standard Time",
      displayName: "Pyongyang",
      ianaName: "Asia/Pyongyang"),
    Row(
      name: "Korea Standard Time",
      displayName: "Seoul",
      ianaName: "Asia/Seoul"),
    Row(
      name: "Yakutsk Standard Time",
      displayName: "Yakutsk",
      ianaName: "Asia/Yakutsk"),
    Row(
      name: "Cen. Australia Standard Time",
      displayName: "Adelaide",
      ianaName: "Australia/Adelaide"),
    Row(
      name: "AUS Central Standard Time",
      displayName: "Darwin",
      ianaName: "Australia/Darwin"),
    Row(
      name: "E. Australia Standard Time",
      displayName: "Brisbane",
      ianaName: "Australia/Brisbane"),
    Row(
      name: "AUS Eastern Standard Time",
      displayName: "Canberra, Melbourne, Sydney",
      ianaName: "Australia/Sydney"),
    Row(
      name: "West Pacific Standard Time",
      displayName: "Guam, Port Moresby",
      ianaName: "Pacific/Port_Moresby"),
    Row(
      name: "Tasmania Standard Time",
      displayName: "Hobart",
      ianaName: "Australia/Hobart"),
    Row(
      name: "Vladivostok Standard Time",
      displayName: "Vladivostok",
      ianaName: "Asia/Vladivostok"),
    Row(
      name: "Lord Howe Standard Time",
      displayName: "Lord Howe Island",
      ianaName: "Australia/Lord_Howe"),
    Row(
      name: "Bougainville Standard Time",
      displayName: "Bougainville Island",
      ianaName: "Pacific/Bougainville"),
    Row(
      name: "Russia Time Zone 10",
      displayName: "Chokurdakh",
      ianaName: "Asia/Srednekolymsk"),
    Row(
      name: "Magadan Standard Time",
      displayName: "Magadan",
      ianaName: "Asia/Magadan"),
    Row(
      name: "Norfolk Standard Time",
      displayName: "Norfolk Island",
      ianaName: "Pacific/Norfolk"),
    Row(
      name: "Sakhalin Standard Time",
      displayName: "Sakhalin",
      ianaName: "Asia/Sakhalin"),
    Row(
      name: "Central Pacific Standard Time",
      displayName: "Solomon Is., New Caledonia",
      ianaName: "Pacific/Guadalcanal"),
    Row(
      name: "Russia Time Zone 11",
      displayName: "Anadyr, Petropavlovsk-Kamchatsky",
      ianaName: "Asia/Kamchatka"),
    Row(
      name: "New Zealand Standard Time",
      displayName: "Auckland, Wellington",
      ianaName: "Pacific/Auckland"),
    Row(
      name: "UTC+12",
      displayName: "Coordinated Universal Time+12",
      ianaName: "Etc/GMT-12"),
    Row(
      name: "Fiji Standard Time",
      displayName: "Fiji",
      ianaName: "Pacific/Fiji"),
    Row(
      name: "Chatham Islands Standard Time",
      displayName: "Chatham Islands",
      ianaName: "Pacific/Chatham"),
    Row(
      name: "UTC+13",
      displayName: "Coordinated Universal Time+13",
      ianaName: "Etc/GMT-13"),
    Row(
      name: "Tonga Standard Time",
      displayName: "Nuku'alofa",
      ianaName: "Pacific/Tongatapu"),
    Row(
      name: "Samoa Standard Time",
      displayName: "Samoa",
      ianaName: "Pacific/Apia"),
    Row(
      name: "Line Islands Standard Time",
      displayName: "Kiritimati Island",
      ianaName: "Pacific/Kiritimati"),
  ]
}
