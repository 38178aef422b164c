print("icalview")
