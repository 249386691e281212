# Was auf dem Tisch von Battlefjord steht. Sätze über Aktionen und Ereignisse, Namen und Kartentexte bringt das Spiel mit.

board = Brett
round = Runde { $round }
over = Die Partie ist vorbei
last-round = letzte Runde
voyage = { $rounds ->
    [one] Überfall { $raid } in der nächsten Runde
   *[other] Überfall { $raid } in { $rounds } Runden
  }
voyage-short = Überfall in { $rounds }
voyage-now = Überfall { $raid }
halls = Hallen
hall = Halle { $hall }
hand = Hand
horn = Horn
in-total = insgesamt
nothing = nichts
or = oder
quoted = „{ $name }“
back = Zurück
confirm = Bestätigen
not-now = Das geht gerade nicht.
sent = Gesendet …
sent-title = Dein Zug ist unterwegs
sent-note = Der Server prüft deinen Zug. Bis er bestätigt, steht nichts auf dem Brett.

## Was eine Stimme liest

state-free = wählbar
state-armed = gewählt
state-sent = gesendet
barred = gesperrt
ship-bars = das Räuberschiff sperrt ihn
ship-here = das Räuberschiff ist hier
raid-past = vorbei
raid-in-round = Runde { $round }
figure-of = { $you ->
    [yes] dein Gefolgsmann steht dort
   *[no] ein Gefolgsmann von { $name } steht dort
  }
uses-left = { $n ->
    [0] schon genutzt
    [1] noch nicht genutzt
   *[other] noch { $n } Mal nutzbar
  }
would-cross = kreuzt { $cards }
follower-label = { $name }, { $sign }, kostet { $cost }, { $fame } Ruhm
cargo-label = { $name }, Ladung: { $content }
goods-of-choice = { $n } Waren deiner Wahl
face-down = verdeckt, { $kind }
slot-empty = leer
pennant-of = { $you ->
    [yes] dein Wimpel
   *[no] Wimpel von { $name }
  }
pennant-comes = { $you ->
    [yes] hier kreuzen deine Linien
   *[no] hier kreuzt { $name }
  }
pennant-would = hier würdest du kreuzen
vacant = frei
laid-label = { $name }, { $sign }, { $fame } Ruhm
hand-card = Handkarte: { $card }
stores = Vorrat: { $stock }. Waren: { $goods } von höchstens { $limit }.

## Hallen

hall-empty = leer
hall-count = { $n } von 4
hall-same = { $n } von 4 gleich
hall-different = { $n } verschieden
hall-scores-same = 4 gleiche: +{ $fame }
hall-scores-different = 4 verschiedene: +{ $fame }
hall-scores-none = voll, ohne Wertung
hall-complete-same = vier gleiche, +{ $same }
hall-complete-different = vier verschiedene, +{ $different }
hall-same-possible = { $cards } gleiche, +{ $same } möglich
hall-different-possible = { $cards } verschiedene, +{ $different } möglich
hall-same-or-different-possible = die erste: +{ $same } oder +{ $different } möglich
hall-no-bonus = { $cards ->
    [4] voll, keine Wertung
   *[other] keine Wertung mehr möglich
  }
hall-full = schon voll
halls-full = In deinen Hallen ist kein Platz mehr.
lay-into = In Halle { $hall } auslegen. Dort liegt: { $signs }. Dann: { $becomes }.

## Info-Fenster

for-you = Für dich:
costs = kostet
fame-of = { $fame } Ruhm
effect = { $timing ->
    [permanent] Dauerhaft: { $text }
   *[other] { $text }
  }
info-cargo = Das bringt sie: { $text }
info-figure = { $you ->
    [yes] Hier steht dein Gefolgsmann{ $left ->
        [-1] .
        [0] , du hast den Ort schon genutzt.
        [1] , du kannst den Ort noch einmal nutzen.
       *[other] , du kannst den Ort noch { $left } Mal nutzen.
    }
   *[no] Hier steht ein Gefolgsmann von { $name }.
  }
info-opposite = Gegenüber liegt: { $place }.
info-ship-here = Das Räuberschiff ist in dieser Runde hier.
info-ship-past = Das Räuberschiff ist schon vorbeigefahren.
info-ship-comes = { $rounds ->
    [one] Das Räuberschiff kommt in der nächsten Runde hierher.
   *[other] Das Räuberschiff kommt in { $rounds } Runden hierher.
  }
info-open = Du darfst deinen Gefolgsmann hierhin stellen.
info-field_ship = Hierhin darfst du nicht: Das Räuberschiff sperrt den Ort.
info-field_taken = Hierhin darfst du nicht: Es steht schon jemand da.
info-field_opposite = Hierhin darfst du nicht: Gegenüber steht ein Gefolgsmann von { $name }.
info-bonus = { $placing ->
    [none] Mit { $cards } bringt dir der Ort { $gain }.
   *[other] Mit { $cards } bekommst du beim Setzen sofort { $placing }.
  }
info-cross = { $can ->
    [yes] Deine Linien kreuzen sich auf „{ $card }“: Du bekommst dort einen Wimpel und kannst die Karte bezahlen.
    [no] Deine Linien kreuzen sich auf „{ $card }“: Du bekommst dort einen Wimpel, zum Bezahlen fehlt dir noch { $missing }.
   *[cargo] Deine Linien kreuzen sich auf „{ $card }“: Du bekommst dort einen Wimpel und damit die Ladung.
  }
info-cross-slot = Deine Linien kreuzen sich auf der Karte { $slot }.
info-no-cross = Hier kreuzt sich nichts.
info-blocks = Der andere darf dann nicht mehr auf diesen Ort: { $place }.
info-raid = Ein Überfall trifft beide: { $toll }.
info-down = Verdeckt. Am Rundenende wird die Karte aufgedeckt.
info-pennant = { $you ->
    [yes] Hier steckt dein Wimpel: Du darfst die Karte nehmen.
   *[no] Hier steckt ein Wimpel von { $name }.
  }
info-discount = { $n ->
    [one] Sie kostet dich 1 Ware deiner Wahl weniger.
   *[other] Sie kostet dich { $n } Waren deiner Wahl weniger.
  }
info-payable = Du kannst sie bezahlen.
info-missing = Dir fehlt: { $missing }.
info-hall = In Halle { $hall }: { $what }.
info-scores = Sie brächte am Ende jetzt { $fame } Ruhm.
info-pays = Am Ende dieser Runde bringt sie { $gain }.
info-stock = Im Vorrat: { $stock }.
info-limits = Behalten: höchstens { $goods } Waren und { $silver } Silber. Auf der Hand: höchstens { $hand ->
    [one] eine Karte
   *[other] { $hand } Karten
  }.
info-score = Ruhm jetzt: { $tokens } Marken, { $cards } auf Karten, { $effects } durch Endwirkungen, { $halls } durch volle Hallen, zusammen { $total }.
stock-of = { $you ->
    [yes] Dein Vorrat
   *[no] Vorrat von { $name }
  }
info-income = Am Rundenende bringt „{ $card }“ { $gain }.
info-over = Am Rundenende hättest du { $after } Waren, behalten darfst du { $limit }: { $n ->
    [one] 1 Ware
   *[other] { $n } Waren
  } musst du abgeben.
info-silver-lost = { $n } Silber über der Grenze verfällt.
info-nothing-lost = Am Rundenende verfällt nichts.

## Überfälle

toll = { $goods ->
    [0] { $silver ->
        [0] { $fame } Ruhm
       *[other] { $silver } Silber oder { $fame } Ruhm
    }
    [one] 1 Ware oder { $fame } Ruhm
   *[other] { $goods } Waren oder { $fame } Ruhm
  }
toll-goods = { $n ->
    [one] 1 Ware
   *[other] { $n } Waren
  }
toll-silver = { $n } Silber
toll-fame = { $n } Ruhm
raid-spares = Dank deiner Karten verschont dich der Überfall.
raid-costs = Der Überfall kostet dich { $toll }.
raid-could-pay = Zahlen kannst du mit: { $ways }.
raid-cannot-pay = Du könntest nicht zahlen: Dein ganzer Ruhm ginge an { $name }.
raid-title = Womit zahlst du?
raid-cannot-title = Du kannst nicht zahlen
raid-only-way = Es geht nur so. Bestätige es selbst.
raid-secret = Ihr entscheidet beide gleichzeitig; aufgedeckt wird zusammen.
raid-choose = Wähle erst, womit du zahlst.
which-goods = Welche Waren?

## Der Kasten

kicker-raid = Überfall
kicker-raid-n = Überfall { $raid }
kicker-placing = Setzen
kicker-actions = Aktionen
kicker-storage = Rundenende
kicker-over = Ende
kicker-pennant = Dein Wimpel
kicker-figure = Setzen · dein { $nth ->
    [1] erster
    [2] zweiter
   *[other] dritter
  } Gefolgsmann
place-title = Stelle einen Gefolgsmann auf
place-how = { $n ->
    [one] Ein Feld ist frei, es ist hell. Tippe es an.
   *[other] { $n } Felder sind frei, sie sind hell. Tippe eines an: Hier steht dann, was es dir bringt, bevor etwas geschieht.
  }
place-lines = Von jedem Gefolgsmann geht eine Linie quer durch die Mitte. Wo sich zwei deiner Linien kreuzen, steckt danach dein Wimpel: Diese Karte darfst du nehmen.
place-on = { $place }: hierhin?
place-here = Hierhin setzen
place-gain = { $cards ->
    [none] { $gain }, dann hast du { $after }.
   *[other] { $gain } mit { $cards }, dann hast du { $after }.
  }
place-bonus = Sofort beim Setzen: { $gain } mit { $cards }.
place-blocks = Für { $name } ist dann gesperrt: { $place }.
actions-title = Nutze deine Orte und Wimpel
actions-open = Noch möglich: { $open }. Tippe etwas Helles an.
actions-done = Alles getan
actions-none = Du hast alle Orte und Wimpel genutzt. Beende deine Aktionen.
end-actions = Aktionen beenden
end-title = Aktionen beenden?
end = Beenden
end-unused = Ungenutzt bliebe: { $open }.
loss-title = { $silver ->
    [0] { $goods ->
        [one] 1 Ware wäre zu viel
       *[other] { $goods } Waren wären zu viel
    }
   *[other] { $goods ->
        [0] { $silver } Silber würde verfallen
        [one] 1 Ware und { $silver } Silber wären zu viel
       *[other] { $goods } Waren und { $silver } Silber wären zu viel
    }
  }
loss-trade = Vielleicht lohnt sich noch ein Tausch beim Kaufmann.
go-on = Weiterspielen
go-on-trading = Weiter tauschen
end-anyway = Trotzdem beenden
use-title = { $place }: jetzt nutzen?
use = Nutzen
reveal = Aufdecken
reveals = Was aufgedeckt ist, lässt sich nicht ungesehen machen.
cargo-title = { $card } nehmen?
cargo-note = Auf den Platz kommt verdeckt eine Gefolgekarte.
take = Nehmen
lay-title = { $card } auslegen?
take-title = { $card }: was nun?
you-pay = Du zahlst
you-pay-nothing = Du zahlst nichts.
pay-with = Womit zahlst du?
to-hand = Auf die Hand
hand-full = Deine Hand ist voll.
discard = Abwerfen
jarl-title = Welche Handkarte holst du?
merchant-title = Was tauschst du?
merchant-again = Noch ein Tausch?
merchant-note = Du darfst beliebig oft tauschen, bis du etwas anderes tust.
merchant-remote = Du tauschst mit der Kraft deiner Karte.
merchant-done = Fertig getauscht
trade = { $give } gegen { $get }
skald-title = Was gibst du dem Skalden?
skald-note = Es gibt genau einen Tausch.
mist-which = Welchen Wimpel versetzt du?
mist-tap-from = Tippe die Karte an, auf der er steckt.
mist-where = Wohin mit dem Wimpel auf „{ $card }“?
mist-tap-to = Die hellen Karten sind offen und ohne Wimpel. Tippe eine an.
mist-do = Auf „{ $card }“ versetzen?
mist-ways = Der Wimpel geht von „{ $from }“ zu „{ $to }“.
mist-move = Versetzen
storage-title = { $n ->
    [one] Gib 1 Ware ab
   *[other] Gib { $n } Waren ab
  }
choose-exactly = { $n ->
    [one] Wähle genau 1 Ware.
   *[other] Wähle genau { $n } Waren.
  }
give-up = Abgeben
goods-title = { $n ->
    [one] Wähle 1 Ware
   *[other] Wähle { $n } Waren
  }
one-less = { $name }: eine weniger, jetzt { $n }
one-more = { $name }: eine mehr, jetzt { $n }
none-chosen = Davon ist keine gewählt.
enough-chosen = Es sind schon genug gewählt.
no-more-there = Mehr hast du davon nicht.
still = { $n ->
    [0] Das sind alle.
    [one] Noch 1 Ware.
   *[other] Noch { $n } Waren.
  }
revealed-at = Aufgedeckt: { $place }
thing-which = Welche Karte behältst du?
cargo-which = Welche Ladung nimmst du?
skip = Verzichten
refresh-title = Welchen Ort nutzt du noch einmal?
refresh-tap = Die hellen Orte hast du schon genutzt. Tippe einen an.
refresh-do = { $place }: noch einmal nutzen?
refresh-verb = Noch einmal
extra-title = Wohin steckst du den zusätzlichen Wimpel?
extra-tap = Die hellen Karten sind offen und ohne Wimpel. Tippe eine an.
extra-do = Auf „{ $card }“ stecken?
extra-verb = Wimpel stecken
swap-first = Welche Karte wechselt die Halle?
swap-second = Mit welcher tauscht sie den Platz?
in-hall = { $card }, Halle { $hall }

## Regeln und Karten

gallery-places = Die zwölf Orte
gallery-signs = Waren und Zeichen
gallery-cargo = Ladungen
gallery-title = Alle 45 Gefolgekarten
gallery-intro = Fünf Zeichen, je neun Karten. Vier gleiche in einer Halle bringen 4 Ruhm, vier verschiedene 2.
when = { $timing ->
    [instant] sofort
    [round] jede Runde
    [permanent] dauerhaft
   *[end] am Ende
  }
fame-label = Ruhm { $fame }
cost-label = Kosten: { $cost }

## Am Ende

count = Marker { $tokens } · Karten { $cards } · Wirkungen { $effects } · Hallen { $halls }; bei Gleichstand Silber { $silver }, Waren { $goods }
