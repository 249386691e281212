# Was auf dem Bagalut-Brett steht. Sätze über Aktionen und Ereignisse bringt das Spiel selbst mit.

good-fish = Fische
good-coin = Münzen
good-mead = Honigwein
good-sheep = Schafe
good-grain = Korn
card-fish = Fische { $value }
card-coin = Münzen { $value }
card-mead = Honigwein { $value }
card-sheep = Schafe { $value }
card-grain = Korn { $value }
last-of-row = letzte { $value }

market = Markt
row = { $you ->
    [yes] Du: { $cards }.
   *[no] { $name }: { $cards }.
  }
row-empty = keine Karte
lead = { $leader ->
    [you] du führst
    [none] gleichauf
   *[other] { $name } führt
  }
lead-sentence = { $leader ->
    [you] Du führst { $high } zu { $low }.
    [none] Beide haben { $high }.
   *[other] { $name } führt { $high } zu { $low }.
  }

## Plätze: Name, Inhalt, wem, Zustand

place-row = { $you ->
    [yes] deine letzte Karte
   *[no] letzte Karte von { $name }
  }
place-empty = { $you ->
    [yes] { $good }, deine Reihe ist leer
   *[no] { $good }, die Reihe von { $name } ist leer
  }
place-market = im Markt
place-hand = auf deiner Hand
do-steal = stehlen
do-swap_offer = anbieten
do-swap_give = geben
do-lay = legen
state-armed = gewählt
state-coming = hierher käme { $card }
state-sent = gesendet
state-offered = angeboten
state-may-be-given = kann gegeben werden
offered = { $you ->
    [yes] du bietest { $card } an
   *[no] { $name } bietet { $card } an
  }

## Hand, Markt, Stapel

hand = Deine Hand
stack = { $count ->
    [0] Stapel leer
   *[other] { $count } im Stapel
  }
hand-closed = Verdeckte Karten
wins = { $count ->
    [one] Ware vorn
   *[other] Waren vorn
  }
hand-cards = { $count ->
    [one] { $count } Handkarte
   *[other] { $count } Handkarten
  }

## Wo das Spiel steht

turn = Zug { $turn } von { $last }
setup = Auslegen
over = Zu Ende
step-steal = stehlen
step-swap = tauschen
step-lay = legen
step-done = erledigt

## Was der nächste Tipp tut

title-steal = { $card } stehlen?
title-swap_offer = { $card } anbieten?
title-swap_give = { $card } geben?
title-lay = { $card } legen?
verb-steal = Stehlen
verb-swap_offer = Anbieten
verb-swap_give = Geben
verb-lay = Legen

steal-goes = Sie wird die erste Karte deiner Reihe{ $covered ->
    [0] {""} und liegt offen, weil dort noch keine andere liegt.
    [one] , eine Karte schützt sie.
   *[other] , { $covered } Karten schützen sie.
  }
steal-frees = { $card ->
    [none] Die Reihe von { $name } ist dann leer.
   *[other] Bei { $name } liegt dann { $card } offen.
  }
offer-choose = { $name } gibt dafür eine dieser Karten und sucht selbst aus:
offer-forced = { $name } muss dafür diese Karte geben:
offer-note = { $card } liegt dann als letzte Karte bei { $name } und kommt nur durch Stehlen oder Tauschen zurück.
give-gets = Du bekommst { $card } als letzte Karte dafür.
lay-last = Sie wird deine letzte Karte: Nur sie kann gestohlen oder getauscht werden.
lay-covers = { $card } liegt dann geschützt darunter.
after = { $good }: { $own } zu { $theirs } für { $leader ->
    [you] dich.
   *[other] { $name }.
  }
after-even = { $good }: gleichauf, { $own } zu { $theirs }.
after-turns = { $good }: { $own } zu { $theirs }, du gehst in Führung.
after-loses = { $good }: { $own } zu { $theirs }, { $name } geht in Führung.

## Fenster

info-points = { $good }: { $near } für { $nearName }, { $far } für { $farName }. { $wins } von { $all } Punkten gewinnen die Ware.
info-row = Die Reihe, von der Ware aus: { $cards }.
info-only-last = Nur die letzte Karte kann gestohlen oder getauscht werden. Eine gestohlene kommt an den Anfang der Reihe, eine getauschte oder gelegte ans Ende.
info-now-steal = Du kannst sie jetzt stehlen.
info-now-swap_offer = Du kannst sie jetzt anbieten.
info-now-swap_give = Du kannst sie jetzt geben.
info-now-lay = Du kannst sie jetzt legen.
info-not-eligible = Für { $offered } muss es eine dieser Karten sein: { $eligible }.
info-later-hand = Legen geht am Ende deines Zuges.
info-must-cover = Zuerst musst du jede Ware belegen, von der du Karten hast.
info-may-be-given = { $name } kann sie für { $offered } geben.
info-later = Im Augenblick kannst du mit ihr nichts tun.

## Am Ende

count = { $leads ->
    [yes] { $good } { $points } (vorn)
   *[no] { $good } { $points }
  }
