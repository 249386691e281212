### Plaudern, Leute, Freunde, Melden. Du-Form, ganze Sätze, keine Ausrufezeichen.

talk-house = Plaudern
talk-seats = Am Tisch
talk-spectators = Zuschauer
talk-table = Plaudern
talk-open = { $count ->
    [0] Plaudern aufklappen
    [one] Plaudern aufklappen, eine neue Zeile
   *[other] Plaudern aufklappen, { $count } neue Zeilen
  }
talk-close = Plaudern zuklappen
talk-empty = Hier hat noch niemand etwas geschrieben.
talk-empty-seats = Nur ihr am Tisch lest hier mit.
talk-empty-spectators = Hier lesen nur Zuschauer mit, die Spieler erst nach dem Ende.
talk-loading = wird geholt …
talk-off = Das Plaudern ist in deinen Einstellungen aus.
talk-friends-only = Du liest hier nur, was deine Freunde schreiben.
talk-write = Schreib etwas
    .label = { $room }: etwas schreiben
talk-send = Senden
talk-rooms = Wer mitliest

person-menu = { $name }
person-you = Das bist du selbst.
person-challenge = Herausfordern
person-profile = Profil
person-befriend = Als Freund merken
person-unfriend = Nicht mehr als Freund merken
person-block = Blockieren
    .help = Du liest und siehst von { $name } nichts mehr, und { $name } kann dich nicht herausfordern und dir nicht zusehen.
person-unblock = Nicht mehr blockieren
person-report = Den Hosts melden
person-is-friend = Freund
person-is-blocked = blockiert
person-done-befriend = { $name } steht jetzt bei deinen Freunden.
person-done-unfriend = { $name } steht nicht mehr bei deinen Freunden.
person-done-block = Du siehst von { $name } nichts mehr.
person-done-unblock = { $name } ist nicht mehr blockiert.

report = { $name } melden
report-reason = Worum geht es?
report-reason-insult = Beleidigung
report-reason-spam = Werbung oder Müll
report-reason-cheating = Unfaires Spiel
report-reason-name = Der Name
report-reason-other = Etwas anderes
report-line = Diese Zeile geht mit: »{ $text }«
report-text = Was war los?
    .help = Freiwillig, höchstens 500 Zeichen.
report-send = Melden
report-done = Danke, die Hosts haben deine Meldung.

contacts = Freunde und Blockierte
contacts-friends = Freunde
contacts-blocked = Blockiert
contacts-none-friends = Du hast dir noch niemanden als Freund gemerkt.
contacts-none-blocked = Du hast niemanden blockiert.
contacts-unfriend = Streichen
    .label = { $name } nicht mehr als Freund merken
contacts-unblock = Aufheben
    .label = { $name } nicht mehr blockieren
