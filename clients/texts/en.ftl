### The house speaks English: waiting room, table, offers, errors. Names of the messages: docs/texts.md.

house = Waiting room
lost = There is nothing here.
    .help = This address leads nowhere. Perhaps the table has been cleared.
to-room = To the waiting room
