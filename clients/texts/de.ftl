### Das Haus spricht Deutsch: Wartesaal, Tisch, Angebote, Fehler. Namen der Nachrichten: docs/texts.md.

house = Wartesaal
lost = Hier ist nichts.
    .help = Die Adresse führt nirgendwohin. Vielleicht ist der Tisch schon abgeräumt.
to-room = Zum Wartesaal
