### Was ein Browser liest, solange der Web-Client nicht gebaut ist.

house = Wartesaal
unbuilt = Das Haus ist offen, aber seine Seiten sind noch nicht gebaut. Im Terminal kannst du schon spielen:
