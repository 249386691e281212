# Battlefjord auf Deutsch. Die Namen der Meldungen sind ein Vertrag: docs/texts.md.

name = Battlefjord
    .tagline = Schick deine Gefolgsleute aus, fülle drei Hallen und habe am Ende mehr Ruhm als der andere Jarl.

## Wörter in Sätzen

place-name = { $field ->
        [1] Jarl
        [2] Fischsteg
        [3] Schafweide
        [4] Überfall 1
        [5] Kaufmann
        [6] Erzgrube
        [7] Trockengestell
        [8] Überfall 2
        [9] Seenebel
        [10] Skalde
        [11] Spinnstube
        [12] Überfall 3
        [13] Handelsschiff
        [14] Thing
        [15] Runenritzer
       *[other] Überfall 4
    }
slot-name = { $slot ->
        [0] oben links
        [1] oben in der Mitte
        [2] oben rechts
        [3] links in der Mitte
        [4] ganz in der Mitte
        [5] rechts in der Mitte
        [6] unten links
        [7] unten in der Mitte
       *[other] unten rechts
    }
from-slot-name = { $from_slot ->
        [0] oben links
        [1] oben in der Mitte
        [2] oben rechts
        [3] links in der Mitte
        [4] ganz in der Mitte
        [5] rechts in der Mitte
        [6] unten links
        [7] unten in der Mitte
       *[other] unten rechts
    }
to-slot-name = { $to_slot ->
        [0] oben links
        [1] oben in der Mitte
        [2] oben rechts
        [3] links in der Mitte
        [4] ganz in der Mitte
        [5] rechts in der Mitte
        [6] unten links
        [7] unten in der Mitte
       *[other] unten rechts
    }

## Was jetzt zu tun ist

phase-raid = { $seat_you ->
        [yes] Bestätige, womit du den Überfall bezahlst.
       *[no] { $seat } entscheidet, womit der Überfall bezahlt wird.
    }
    .title = Überfall
phase-placing = { $seat_you ->
        [yes] Stelle einen Gefolgsmann auf einen Ort.
       *[no] { $seat } stellt einen Gefolgsmann auf einen Ort.
    }
    .title = Setzen
phase-actions = { $seat_you ->
        [yes] Nutze deine Orte und Wimpel in beliebiger Reihenfolge, dann beende deine Aktionen.
       *[no] { $seat } nutzt Orte und Wimpel.
    }
    .title = Aktionen
phase-storage = { $seat_you ->
        [yes] Dein Lager ist zu voll: Wähle die Waren, die du abgibst.
       *[no] { $seat } räumt ein zu volles Lager.
    }
    .title = Lager
phase-over = Die Partie ist zu Ende.
    .title = Ende

## Was man tun kann

action-raid_pay = { $option ->
        [cannot] Bestätigen, dass du nicht zahlen kannst: Dein Ruhm geht an den anderen Jarl.
       *[other] { $goods ->
            [none] Mit { $option } zahlen.
           *[other] { $goods } zahlen.
        }
    }
action-place = Gefolgsmann auf diesen Ort stellen: { place-name }.
action-use = { $field ->
        [13] Handelsschiff: die oberste Ladung aufdecken und nehmen.
        [14] Thing: die oberste Gefolgekarte aufdecken.
       *[other] Diesen Ort nutzen: { place-name }.
    }
action-jarl = { $mode ->
        [lay] { $card } von der Hand in Halle { $hall } auslegen{ $pay ->
            [none] {"."}
           *[other] {" "}und mit { $pay } bezahlen.
        }
       *[other] { $card } von der Hand abwerfen.
    }
action-trade = { $via ->
        [none] { $give } gegen 1 { $get } tauschen.
       *[other] { $give } gegen 1 { $get } tauschen, mit der Kraft deiner Karte.
    }
action-skald = { $option ->
        [goods2] Dem Skalden 2 { $good } für Ruhm geben.
        [goods4] Dem Skalden 4 { $good } für Ruhm geben.
        [silver1] Dem Skalden 1 Silber für Ruhm geben.
       *[other] Dem Skalden 2 Silber für Ruhm geben.
    }
action-mist = { $via ->
        [none] Deinen Wimpel versetzen: { from-slot-name } nach { to-slot-name }.
       *[other] Deinen Wimpel mit der Kraft deiner Karte versetzen: { from-slot-name } nach { to-slot-name }.
    }
action-take_cargo = Die Ladung { slot-name } nehmen.
action-take_follower = { $mode ->
        [lay] Die Gefolgekarte { slot-name } in Halle { $hall } auslegen{ $pay ->
            [none] {"."}
           *[other] {" "}und mit { $pay } bezahlen.
        }
        [discard] Die Gefolgekarte { slot-name } abwerfen.
       *[other] Die Gefolgekarte { slot-name } auf die Hand nehmen.
    }
action-thing = { $mode ->
        [lay] { $card } in Halle { $hall } auslegen{ $pay ->
            [none] {"."}
           *[other] {" "}und mit { $pay } bezahlen.
        }
        [discard] { $card } abwerfen.
       *[other] { $card } auf die Hand nehmen.
    }
action-cargo_pick = { $card } nehmen.
action-choose_goods = { $goods } wählen.
action-effect = { $skip ->
        [yes] Auf diese Wirkung verzichten.
       *[other] { $field ->
            [none] { $slot ->
                [none] Diese Karten tauschen (Halle, Platz ab 0): { $a } gegen { $b }.
               *[other] Den zusätzlichen Wimpel setzen: { slot-name }.
            }
           *[other] Diesen Ort noch einmal nutzen: { place-name }.
        }
    }
action-end_actions = { $confirm_loss ->
        [yes] Aktionen beenden, obwohl am Rundenende etwas verfällt.
       *[other] Aktionen beenden.
    }
action-store_discard = { $goods } abgeben.

## Was geschehen ist

event-round_started = { $horn_seat_you ->
        [yes] Runde { $round }: Du hast das Horn.
       *[no] Runde { $round }: { $horn_seat } hat das Horn.
    }
    .heading = Runde { $round }
event-ship_moved = { $raid ->
        [none] Das Räuberschiff fährt weiter ({ place-name }): Dieser Ort ist in dieser Runde gesperrt.
       *[other] Das Räuberschiff erreicht die Ecke: Überfall { $raid } trifft euch beide.
    }
raid-price = { $silver ->
        [0] { $goods } { $goods ->
            [one] Ware
           *[other] Waren
        } oder { $fame } Ruhm
       *[other] { $silver } Silber oder { $fame } Ruhm
    }
event-raid_owed = { $payments ->
        [0] { $seat_you ->
            [yes] Du kannst diesen Überfall nicht bezahlen. Dein Ruhm geht an den anderen Jarl.
           *[no] { $seat } kann diesen Überfall nicht bezahlen: Der Ruhm geht an den anderen Jarl.
        }
       *[other] { $seat_you ->
            [yes] Der Überfall kostet dich { raid-price }.
           *[no] Der Überfall kostet { $seat } { raid-price }.
        }
    }
event-raid_spared = { $seat_you ->
        [yes] Der Überfall verschont dich, dank { $cards }.
       *[no] Der Überfall verschont { $seat }, dank { $cards }.
    }
event-raid_confirmed = { $seat_you ->
        [yes] Du hast dich entschieden.
       *[no] { $seat } hat sich entschieden.
    }
event-raid_choice = { $payment ->
        [none] Du hast bestätigt, dass du nicht zahlen kannst.
       *[other] Du hast bestätigt: { $payment }.
    }
event-raid_paid = { $seat_you ->
        [yes] Du zahlst { $payment } für den Überfall.
       *[no] { $seat } zahlt { $payment } für den Überfall.
    }
    .sound = coin
event-raid_failed = { $seat_you ->
        [yes] Du kannst nicht zahlen: { $other_seat } bekommt deinen Ruhm ({ $fame_lost }).
       *[no] { $other_seat_you ->
            [yes] { $seat } kann nicht zahlen: Du bekommst { $fame_gained } Ruhm.
           *[no] { $seat } kann nicht zahlen: { $other_seat } bekommt { $fame_gained } Ruhm.
        }
    }
placed-bonus = { $bonus ->
        [none] {"."}
       *[other] . Das bringt { $bonus }.
    }
event-placed = { $seat_you ->
        [yes] Du stellst einen Gefolgsmann auf: { place-name }{ placed-bonus }
       *[no] { $seat } stellt einen Gefolgsmann auf: { place-name }{ placed-bonus }
    }
event-placing_skipped = { $seat_you ->
        [yes] Für dich ist kein Ort mehr frei.
       *[no] Für { $seat } ist kein Ort mehr frei.
    }
event-pennants_set = { $cards ->
        [none] { $seat_you ->
            [yes] Deine Linien kreuzen sich nicht: Du bekommst keinen Wimpel.
           *[no] Die Linien von { $seat } kreuzen sich nicht: kein Wimpel.
        }
       *[other] { $seat_you ->
            [yes] Deine Linien kreuzen sich: Dein Wimpel steckt auf { $cards }.
           *[no] Die Linien von { $seat } kreuzen sich: Wimpel auf { $cards }.
        }
    }
event-actions_begun = { $seat_you ->
        [yes] Deine Aktionen beginnen.
       *[no] Die Aktionen von { $seat } beginnen.
    }
event-actions_ended = { $seat_you ->
        [yes] Du beendest deine Aktionen.
       *[no] { $seat } beendet die Aktionen.
    }
event-used = { $gain ->
        [none] { $seat_you ->
            [yes] Du nutzt diesen Ort: { place-name }.
           *[no] { $seat } nutzt diesen Ort: { place-name }.
        }
       *[other] { $seat_you ->
            [yes] Du nutzt diesen Ort: { place-name }. Das bringt dir { $gain }.
           *[no] { $seat } nutzt diesen Ort: { place-name }. Das bringt { $gain }.
        }
    }
event-traded = { $seat_you ->
        [yes] Du tauschst { $give_n } { $give } gegen 1 { $get }.
       *[no] { $seat } tauscht { $give_n } { $give } gegen 1 { $get }.
    }
    .sound = coin
skald-price = { $option ->
        [goods2] 2 { $good }
        [goods4] 4 { $good }
        [silver1] 1 Silber
       *[other] 2 Silber
    }
event-skald_traded = { $seat_you ->
        [yes] Du gibst dem Skalden { skald-price } und bekommst { $fame } Ruhm.
       *[no] { $seat } gibt dem Skalden { skald-price } und bekommt { $fame } Ruhm.
    }
    .sound = coin
event-pennant_moved = { $seat_you ->
        [yes] Du versetzt einen Wimpel im Nebel: { from-slot-name } nach { to-slot-name }.
       *[no] { $seat } versetzt einen Wimpel im Nebel: { from-slot-name } nach { to-slot-name }.
    }
event-pennant_added = { $seat_you ->
        [yes] { $card }: Du steckst einen zusätzlichen Wimpel auf die Karte { slot-name }.
       *[no] { $card }: { $seat } steckt einen zusätzlichen Wimpel auf die Karte { slot-name }.
    }
cargo-gain = { $choice ->
        [0] { $bonus ->
            [none] : { $gain }.
           *[other] : { $gain }, dazu { $bonus }.
        }
       *[other] : { $choice } Waren nach Wahl.
    }
event-cargo_taken = { $seat_you ->
        [yes] Du nimmst { $card }{ cargo-gain }
       *[no] { $seat } nimmt { $card }{ cargo-gain }
    }
event-goods_chosen = { $bonus ->
        [none] { $seat_you ->
            [yes] Du wählst { $gain }.
           *[no] { $seat } wählt { $gain }.
        }
       *[other] { $seat_you ->
            [yes] Du wählst { $gain }, dazu { $bonus }.
           *[no] { $seat } wählt { $gain }, dazu { $bonus }.
        }
    }
event-card_revealed = { $seat_you ->
        [yes] Du deckst { $cards } auf.
       *[no] { $seat } deckt { $cards } auf.
    }
laid-price = { $payment ->
        [none] nichts
       *[other] { $payment }
    }
event-card_laid = { $seat_you ->
        [yes] Du legst { $card } in Halle { $hall } aus und zahlst { laid-price }.
       *[no] { $seat } legt { $card } in Halle { $hall } aus und zahlt { laid-price }.
    }
event-card_to_hand = { $seat_you ->
        [yes] Du nimmst { $card } auf die Hand.
       *[no] { $seat } nimmt { $card } auf die Hand.
    }
event-card_discarded = { $seat_you ->
        [yes] Du wirfst { $card } ab.
       *[no] { $seat } wirft { $card } ab.
    }
event-card_under_stack = { $count ->
        [one] Die andere Karte kommt unter den Stapel.
       *[other] Die { $count } anderen Karten kommen unter den Stapel.
    }
event-slot_refilled = Auf den Platz { slot-name } kommt eine verdeckte Karte: { $kind }.
event-effect = { $cards ->
        [none] { $gain ->
            [none] { $seat_you ->
                [yes] { $card }: Du darfst diesen Ort noch einmal nutzen: { place-name }.
               *[no] { $card }: { $seat } darf diesen Ort noch einmal nutzen: { place-name }.
            }
           *[other] { $seat_you ->
                [yes] { $card }: Du bekommst { $gain }.
               *[no] { $card }: { $seat } bekommt { $gain }.
            }
        }
       *[other] { $seat_you ->
            [yes] { $card }: Du tauschst die Plätze von { $cards }.
           *[no] { $card }: { $seat } tauscht die Plätze von { $cards }.
        }
    }
event-effect_lapsed = { $auto ->
        [yes] { $card }: Die Wirkung verfällt, sie findet kein Ziel.
       *[other] { $seat_you ->
            [yes] { $card }: Du verzichtest auf die Wirkung.
           *[no] { $card }: { $seat } verzichtet auf die Wirkung.
        }
    }
event-stack_shuffled = Stapel leer ({ $deck }): Die { $count } abgelegten Karten werden gemischt und bilden den neuen Stapel.
event-cards_turned_up = Die verdeckten Karten werden aufgedeckt: { $cards }.
event-income = { $seat_you ->
        [yes] Deine Karten bringen { $gain }.
       *[no] Die Karten von { $seat } bringen { $gain }.
    }
event-silver_lost = { $seat_you ->
        [yes] { $n } Silber von dir liegt über der Grenze und verfällt.
       *[no] { $n } Silber von { $seat } liegt über der Grenze und verfällt.
    }
event-storage_due = { $seat_you ->
        [yes] Du hast { $n } { $n ->
            [one] Ware
           *[other] Waren
        } zu viel.
       *[no] { $seat } hat { $n } { $n ->
            [one] Ware
           *[other] Waren
        } zu viel.
    }
event-stored = { $seat_you ->
        [yes] Du gibst { $goods } ab.
       *[no] { $seat } gibt { $goods } ab.
    }
event-horn_passed = { $to_seat_you ->
        [yes] Das Horn geht an dich.
       *[no] Das Horn geht an { $to_seat }.
    }
event-final_round = { $seat_you ->
        [yes] Du hast deine zwölfte Karte ausgelegt: Die Partie endet mit dieser Runde.
       *[no] { $seat } hat die zwölfte Karte ausgelegt: Die Partie endet mit dieser Runde.
    }
event-game_ended = { $winner_seat ->
        [none] Der Ruhm wird gezählt ({ $totals }): unentschieden.
       *[other] { $winner_seat_you ->
            [yes] Der Ruhm wird gezählt ({ $totals }): Du gewinnst.
           *[no] Der Ruhm wird gezählt ({ $totals }): { $winner_seat } gewinnt.
        }
    }

## Warum etwas nicht geht

error-unknown_action = Diese Aktion gibt es in Battlefjord nicht.
error-bad_field = Diese Nachricht ist unvollständig: „{ $field }“ fehlt oder passt nicht.
error-game_over = Die Partie ist zu Ende.
error-wrong_phase = Das geht in diesem Schritt nicht. Jetzt ist dies an der Reihe: { $phase }.
error-not_your_turn = Du bist gerade nicht dran, warte bitte auf { $seat }.
error-decide_first = Entscheide zuerst über { $what }.
error-nothing_to_decide = Es gibt nichts zu entscheiden.
error-raid_done = Du hast schon bestätigt.
error-raid_must_pay = Du kannst zahlen, also wähle, womit.
error-raid_option = Damit lässt sich dieser Überfall nicht bezahlen.
error-raid_amount = { $n ->
        [one] Es muss genau 1 Ware sein.
       *[other] Es müssen genau { $n } Waren sein.
    }
error-raid_short = Dir fehlt: { $what }.
error-field_unknown = Dieses Feld gibt es nicht.
error-field_corner = Auf den Ecken darf niemand stehen.
error-field_ship = Das Räuberschiff sperrt dieses Feld.
error-field_taken = Dort steht schon ein Gefolgsmann.
error-field_opposite = Gegenüber steht ein fremder Gefolgsmann.
error-use_other_message = Dieser Ort verlangt eine Wahl.
error-not_your_field = Dort steht keiner deiner Gefolgsleute.
error-field_used = Dieses Feld hast du schon genutzt.
error-remote_spent = Die Kraft der Karte ist diese Runde verbraucht.
error-hand_empty = Du hast keine Karte auf der Hand.
error-hand_full = Deine Hand ist voll.
error-card_not_in_hand = Diese Karte hast du nicht auf der Hand.
error-trade_same = Du musst gegen etwas anderes tauschen.
error-trade_kind = Silber kannst du hier nicht abgeben.
error-trade_short = Du brauchst { $n } { $good }.
error-skald_short = Für diesen Tausch fehlt dir: { $what }.
error-not_your_pennant = Dort steckt kein ungenutzter Wimpel von dir.
error-same_slot = Wähle eine andere Karte.
error-slot_empty = Dort liegt keine Karte.
error-slot_face_down = Diese Karte liegt verdeckt.
error-slot_pennanted = Dort steckt schon ein Wimpel.
error-slot_kind = Dort liegt etwas anderes: { $kind }.
error-halls_full = Alle deine Hallen sind voll.
error-hall_unknown = Wähle Halle 1, 2 oder 3.
error-hall_full = Halle { $hall } ist voll.
error-pay_short = Dir fehlt: { $missing }.
error-pay_ambiguous = Wähle, womit du zahlst.
error-pay_wrong = Diese Zahlung passt nicht zu den Kosten.
error-goods_count = Wähle genau { $n } Waren.
error-choice_illegal = Das steht nicht zur Wahl.
error-confirm_loss = { $silver_lost ->
        [0] Am Rundenende verfällt: { $goods_over } { $goods_over ->
            [one] Ware
           *[other] Waren
        }. Trotzdem beenden?
       *[other] { $goods_over ->
            [0] Am Rundenende verfällt: { $silver_lost } Silber. Trotzdem beenden?
           *[other] Am Rundenende verfällt: { $goods_over } { $goods_over ->
                [one] Ware
               *[other] Waren
            } und { $silver_lost } Silber. Trotzdem beenden?
        }
    }
error-discard_amount = { $n ->
        [one] Gib genau 1 Ware ab.
       *[other] Gib genau { $n } Waren ab.
    }
error-discard_short = Diese Waren hast du nicht.

## Wie es ausging

result-twelve = { $seat ->
        [none] Die Runde der zwölften Karte ist vorbei: unentschieden.
       *[other] Die Runde der zwölften Karte ist vorbei: { $seat } hat mehr Ruhm.
    }
result-raid4 = { $seat ->
        [none] Der vierte Überfall ist vorbei: unentschieden.
       *[other] Der vierte Überfall ist vorbei: { $seat } hat mehr Ruhm.
    }

## Die Computer

level-easy = Setzt nach Faustregel und nimmt, was sicher ist.
level-medium = Spielt jeden Platz durch die ganze Runde und achtet darauf, was er dir damit sperrt.
level-strong = Rechnet dasselbe mit sechs Annahmen über die verdeckten Karten und sucht die beste Reihenfolge seiner Aktionen.

## Was auf dem Tisch liegt

view-round = Runde
view-ship = Räuberschiff auf Feld
view-next_raid = Nächster Überfall
view-horn_seat = Das Horn
view-figures = Gefolgsleute auf Orten
view-slots = Mitte
view-seats = Vorräte und Hallen
    .each = seat
view-stacks = Stapel
view-raid = Überfall

## Namen

value-fish = Stockfisch
value-wool = Wolle
value-iron = Eisen
value-silver = Silber
value-fame = Ruhm
value-goods = Waren
value-longhouse = Langhaus
value-dragonboat = Drachenboot
value-runestone = Runenstein
value-smithy = Schmiede
value-farm = Hof
value-follower = Gefolgekarte
value-cargo = Ladung
value-raid = der Überfall
value-placing = das Setzen
value-actions = die Aktionen
value-storage = das Räumen des Lagers
value-over = das Ende
value-thing = die Karte auf dem Thing
value-cargo_pick = eine der aufgedeckten Ladungen
value-cargo_goods = die Waren deiner Wahl
value-gain_choice = die Waren deiner Wahl
value-refresh_place = den Ort, den du noch einmal nutzt
value-extra_pennant = den zusätzlichen Wimpel
value-swap_cards = die Karten, die du tauschst
value-stock = Vorrat
value-halls = Hallen
value-hand = Hand
value-limits = Grenzen
value-field = Feld
value-slot = Platz
value-card = Karte
value-uses_left = Nutzungen übrig
value-in_rounds = In Runden
value-total = Ruhm insgesamt
value-score = Zählung

## Orte und Überfälle

place-1 = Jarl
    .text = Lege eine deiner Handkarten in eine Halle (und bezahle sie) oder wirf sie ab.
place-2 = Fischsteg
    .text = 1 Stockfisch.
place-3 = Schafweide
    .text = 1 Wolle.
place-5 = Kaufmann
    .text = Beliebig oft: 3 gleiche Waren gegen 1 Silber oder 2 gleiche gegen 1 andere Ware.
place-6 = Erzgrube
    .text = 1 Eisen.
place-7 = Trockengestell
    .text = 2 Stockfisch.
place-9 = Seenebel
    .text = Versetze einen eigenen, noch ungenutzten Wimpel auf eine andere offene Karte ohne Wimpel.
place-10 = Skalde
    .text = Einmal: 2 gleiche Waren gegen 1 Ruhm, 4 gleiche gegen 3 Ruhm, 1 Silber gegen 2 Ruhm oder 2 Silber gegen 4 Ruhm.
place-11 = Spinnstube
    .text = 2 Wolle.
place-13 = Handelsschiff
    .text = Decke die oberste Ladung auf und nimm sie.
place-14 = Thing
    .text = Decke die oberste Gefolgekarte auf: kaufen, auf die Hand oder abwerfen.
place-15 = Runenritzer
    .text = 1 Ruhm.
place-4 = Überfall 1
place-8 = Überfall 2
place-12 = Überfall 3
place-16 = Überfall 4

## Karten

value-L1 = Türhüterin
    .text = Du darfst eine Gefolgekarte mehr auf der Hand halten.
value-L2 = Vorratskeller
    .text = Am Rundenende darfst du 4 Waren und 1 Silber mehr behalten.
value-L3 = Zimmermann
    .text = Jede weitere Karte mit dem Zeichen Langhaus kostet dich 1 Ware deiner Wahl weniger.
value-L4 = Sippenälteste
    .text = Am Ende: 2 Ruhm für je zwei deiner Langhaus-Karten (höchstens 6 Ruhm).
value-L5 = Festhalle
    .text = Am Ende bringt jede deiner Hallen mit vier gleichen oder vier verschiedenen Zeichen 1 Ruhm zusätzlich.
value-L6 = Herdfeuer
    .text = Jede Runde: 1 Ware der Sorte, von der du am wenigsten hast (bei Gleichstand Stockfisch vor Wolle vor Eisen).
value-L7 = Gästebank
    .text = Sofort: Du darfst einen Ort, den dein Gefolgsmann in dieser Runde schon genutzt hat, noch einmal nutzen.
value-L8 = Methalle
    .text = Immer wenn du danach eine Gefolgekarte auslegst, bekommst du 1 Stockfisch.
value-L9 = Gesetzessprecher
    .text = Steht dein Gefolgsmann auf dem Thing, darfst du es in dieser Runde zweimal nutzen.
value-B1 = Steuermann
    .text = In jeder Runde darfst du in deiner Aktionsphase einmal wie im Seenebel einen eigenen, noch ungenutzten Wimpel versetzen, auch ohne Gefolgsmann dort.
value-B2 = Lotse
    .text = Das Feld des Räuberschiffs ist für deine Gefolgsleute nicht gesperrt.
value-B3 = Lademeisterin
    .text = Immer wenn du eine Ladung mit Waren nimmst, bekommst du 1 Eisen dazu.
value-B4 = Schildwall
    .text = Bei jedem Überfall zahlst du 1 Ware weniger oder 1 Ruhm weniger.
value-B5 = Walfänger
    .text = Sofort: Decke die oberste Ladung auf und nimm sie.
value-B6 = Schiffbauer
    .text = Jede weitere Karte mit dem Zeichen Drachenboot kostet dich 1 Ware deiner Wahl weniger.
value-B7 = Flottenführerin
    .text = Am Ende: 2 Ruhm für je zwei deiner Drachenboot-Karten (höchstens 6 Ruhm).
value-B8 = Kundschafter
    .text = Sofort: Du darfst einen zusätzlichen Wimpel auf eine offene Karte der Mitte stecken, auf der noch keiner steckt.
value-B9 = Weitgereiste
    .text = Steht dein Gefolgsmann auf dem Handelsschiff, darfst du es in dieser Runde zweimal nutzen.
value-R1 = Runenmeister
    .text = Nutzt du den Runenritzer, bekommst du 1 Ruhm zusätzlich.
value-R2 = Hofskalde
    .text = Jeder Tausch beim Skalden bringt dir 1 Ruhm mehr.
value-R3 = Gedenkstein
    .text = Am Ende: 1 Ruhm für je vier Karten in deinen Hallen.
value-R4 = Seherin
    .text = Auf dem Thing deckst du zwei Gefolgekarten auf, wählst eine und schiebst die andere unter den Stapel.
value-R5 = Sagaerzähler
    .text = Am Ende: 4 Ruhm, wenn in deinen Hallen alle fünf Zeichen liegen.
value-R6 = Steinhauer
    .text = Jede weitere Karte mit dem Zeichen Runenstein kostet dich 1 Ware deiner Wahl weniger.
value-R7 = Ahnenreihe
    .text = Am Ende: 2 Ruhm für je zwei deiner Runenstein-Karten (höchstens 6 Ruhm).
value-R8 = Siegesstein
    .text = Sofort: 2 Ruhm.
value-R9 = Opferpriesterin
    .text = Immer wenn du danach eine Karte mit dem Zeichen Runenstein auslegst, bekommst du 1 Ruhm.
value-S1 = Silberschmiedin
    .text = Beim Kaufmann bekommst du schon für 2 gleiche Waren 1 Silber.
value-S2 = Waagemeister
    .text = In jeder Runde darfst du in deiner Aktionsphase einmal wie beim Kaufmann tauschen, auch ohne Gefolgsmann dort.
value-S3 = Hacksilberhändler
    .text = Beim Auslegen darfst du statt 1 Silber jeweils 2 beliebige Waren zahlen.
value-S4 = Waffenschmied
    .text = Bei jedem Überfall zahlst du 2 Waren weniger.
value-S5 = Esse
    .text = Jede Runde: 1 Eisen.
value-S6 = Erzsucherin
    .text = Nutzt du die Erzgrube, bekommst du 1 Eisen zusätzlich.
value-S7 = Schmiedemeister
    .text = Am Ende: 2 Ruhm für je zwei deiner Schmiede-Karten (höchstens 6 Ruhm).
value-S8 = Blasebalgknecht
    .text = Jede weitere Karte mit dem Zeichen Schmiede kostet dich 1 Ware deiner Wahl weniger.
value-S9 = Schatzhüter
    .text = Am Ende: 1 Ruhm je Silber in deinem Vorrat (höchstens 3 Ruhm).
value-H1 = Fischerfamilie
    .text = Jede Runde: 1 Stockfisch.
value-H2 = Schäferin
    .text = Jede Runde: 1 Wolle.
value-H3 = Landnehmerin
    .text = Jede weitere Karte mit dem Zeichen Hof kostet dich 1 Ware deiner Wahl weniger.
value-H4 = Großbauer
    .text = Am Ende: 2 Ruhm für je zwei deiner Hof-Karten (höchstens 6 Ruhm).
value-H5 = Kornspeicher
    .text = Am Ende: 1 Ruhm für je drei Waren in deinem Vorrat (höchstens 3 Ruhm).
value-H6 = Erntehelfer
    .text = Sofort: 2 Waren deiner Wahl.
value-H7 = Viehtreiber
    .text = Stellst du einen Gefolgsmann auf die Schafweide oder in die Spinnstube, bekommst du sofort 1 Wolle.
value-H8 = Gesindehof
    .text = Jede Runde: 1 Stockfisch für je zwei deiner Hof-Karten (höchstens 2 Stockfisch).
value-H9 = Hofverwalterin
    .text = Sofort: Du darfst zwei deiner Karten aus verschiedenen Hallen gegeneinander austauschen.
value-C01 = Bündel Stockfisch
    .text = 2 Stockfisch.
value-C02 = Bündel Stockfisch
    .text = 2 Stockfisch.
value-C03 = Wollballen
    .text = 2 Wolle.
value-C04 = Wollballen
    .text = 2 Wolle.
value-C05 = Eisenbarren
    .text = 2 Eisen.
value-C06 = Eisenbarren
    .text = 2 Eisen.
value-C07 = Fischer und Weber
    .text = 1 Stockfisch und 1 Wolle.
value-C08 = Fischer und Weber
    .text = 1 Stockfisch und 1 Wolle.
value-C09 = Netz und Anker
    .text = 1 Stockfisch und 1 Eisen.
value-C10 = Netz und Anker
    .text = 1 Stockfisch und 1 Eisen.
value-C11 = Segel und Nieten
    .text = 1 Wolle und 1 Eisen.
value-C12 = Segel und Nieten
    .text = 1 Wolle und 1 Eisen.
value-C13 = Offener Frachtraum
    .text = 2 Waren deiner Wahl.
value-C14 = Offener Frachtraum
    .text = 2 Waren deiner Wahl.
value-C15 = Gemischte Fracht
    .text = 1 Stockfisch, 1 Wolle und 1 Eisen.
value-C16 = Hacksilber
    .text = 1 Silber.
value-C17 = Hacksilber
    .text = 1 Silber.
value-C18 = Preislied
    .text = 1 Ruhm.
value-C19 = Ruhmreiche Heimkehr
    .text = 2 Ruhm.
