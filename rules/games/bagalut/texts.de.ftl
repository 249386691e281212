# Bagalut auf Deutsch. Die Namen der Nachrichten sind ein Vertrag: docs/texts.md.

name = Bagalut
    .tagline = Stehlen, tauschen, legen: Wer bei drei von fünf Waren vorn liegt, wird Häuptling.

## Varianten

option-steal = Stehlen
    .help = Ohne Stehlen wird das Spiel kürzer und leichter.
option-steal-true = mit Stehlen
option-steal-false = ohne Stehlen
option-swaps = Tauschen
    .help = Ohne Tauschen wird das Spiel kürzer und leichter. Zweimal tauschen gibt mehr zu planen.
option-swaps-0 = ohne Tauschen
option-swaps-1 = einmal tauschen
option-swaps-2 = zweimal tauschen

## Was jetzt zu tun ist

phase-setup_lay = { $seat_you ->
        [yes] Leg eine Karte aus deiner Hand an ihre Ware.
       *[no] { $seat } legt eine Karte an ihre Ware.
    }
    .title = Auslegen
phase-steal = { $seat_you ->
        [yes] Stiehl die letzte Karte einer Reihe.
       *[no] { $seat } stiehlt die letzte Karte einer Reihe.
    }
    .title = Stehlen
phase-swap_offer = { $seat_you ->
        [yes] Biete eine deiner letzten Karten zum Tausch an.
       *[no] { $seat } bietet eine Karte zum Tausch an.
    }
    .title = Tauschen
phase-swap_answer = { $seat_you ->
        [yes] Gib eine deiner letzten Karten für die angebotene.
       *[no] { $seat } gibt eine Karte für die angebotene.
    }
    .title = Antworten
phase-lay = { $seat_you ->
        [yes] Leg eine Karte.
       *[no] { $seat } legt eine Karte.
    }
    .title = Legen
phase-over = Das Spiel ist aus.
    .title = Ende

## Was man tun kann

action-lay = Leg { $card }.
    .done = Du legst { $card }.
action-steal = Stiehl die letzte Karte der Reihe { $good }.
    .done = Du stiehlst die letzte Karte der Reihe { $good }.
action-swap_offer = Biete die letzte Karte deiner Reihe { $good } an.
    .done = Du bietest die letzte Karte deiner Reihe { $good } an.
action-swap_give = Gib die letzte Karte deiner Reihe { $good }.
    .done = Du gibst die letzte Karte deiner Reihe { $good }.

## Was geschah

event-card_laid = { $seat_you ->
        [yes] Du legst { $card }.
       *[no] { $seat } legt { $card }.
    }
event-market_card_laid = { $seat_you ->
        [yes] Du legst { $card } vom Markt.
       *[no] { $seat } legt { $card } vom Markt.
    }
event-turn_started = { $seat_you ->
        [yes] Zug { $turn }: Du bist dran.
       *[no] Zug { $turn }: { $seat } ist dran.
    }
    .heading = Zug { $turn }
event-card_stolen = { $seat_you ->
        [yes] Du stiehlst { $card }.
       *[no] { $from_seat_you ->
            [yes] { $seat } stiehlt dir { $card }.
           *[no] { $seat } stiehlt { $card }.
        }
    }
event-swap_offered = { $seat_you ->
        [yes] Du bietest { $card } an.
       *[no] { $seat } bietet { $card } an.
    }
event-swap_answered = { $auto ->
        [yes] { $seat_you ->
            [yes] { $to_seat } tauscht { $offered } gegen deine einzige passende Karte, { $card }.
           *[no] { $to_seat_you ->
                [yes] Du tauschst { $offered } gegen die einzige passende Karte, { $card }.
               *[no] { $to_seat } tauscht { $offered } gegen die einzige passende Karte, { $card }.
            }
        }
       *[no] { $seat_you ->
            [yes] { $to_seat } tauscht { $offered } gegen { $card } von dir.
           *[no] { $to_seat_you ->
                [yes] Du tauschst { $offered } gegen { $card } von { $seat }.
               *[no] { $to_seat } tauscht { $offered } gegen { $card } von { $seat }.
            }
        }
    }
    .speech = { $to_seat_you ->
        [yes] { $card } für dich, { $offered } für { $seat }.
       *[no] { $seat_you ->
            [yes] { $card } für { $to_seat }, { $offered } für dich.
           *[no] { $card } für { $to_seat }, { $offered } für { $seat }.
        }
    }
event-market_opened = Beide Hände sind leer. Die acht Karten aus dem Stapel liegen jetzt offen im Markt.
    .speech = Der Markt ist offen: { $cards }.
event-step_skipped = { $seat_you ->
        [yes] Du musst aussetzen: { $step } ist gerade nicht möglich.
       *[no] { $seat } muss aussetzen: { $step } ist gerade nicht möglich.
    }
event-game_over = { $winner_seat_you ->
        [yes] Alle Karten liegen. Du gewinnst mit { $winner_goods } zu { $loser_goods } Waren und wirst Häuptling.
       *[no] Alle Karten liegen. { $winner_seat } gewinnt mit { $winner_goods } zu { $loser_goods } Waren und wird Häuptling.
    }

## Warum etwas nicht geht

error-unknown_action = Das kann man in Bagalut nicht tun.
error-bad_field = Die Angabe „{ $field }“ fehlt oder passt nicht.
error-game_over = Das Spiel ist schon aus.
error-wrong_phase = Das geht gerade nicht. Jetzt ist { $phase } an der Reihe.
error-not_your_turn = { $seat } ist dran, du musst noch warten.
error-no_interaction = Lass wenigstens das Stehlen oder das Tauschen im Spiel.
error-card_not_in_hand = { $card } ist nicht auf deiner Hand.
error-card_not_in_market = { $card } liegt nicht im Markt.
error-good_must_be_covered = Leg erst an, was noch leer ist und was du auf der Hand hast: { $goods }.
error-row_empty = { $seat_you ->
        [yes] Deine Reihe { $good } ist leer.
       *[no] Die Reihe { $good } von { $seat } ist leer.
    }
error-not_eligible = Für { $offered } musst du eine dieser Karten geben: { $eligible }.

## Wie es ausging

result-played_out = { $seat_you ->
        [yes] Du liegst bei den meisten Waren vorn.
       *[no] { $seat } liegt bei den meisten Waren vorn.
    }

## Was auf dem Tisch liegt

view-turn = Zug (von 20)
view-active_seat = Am Zug
view-offer = Angeboten
view-eligible = Dafür passend
view-rows = Reihen
    .each = seat
view-sums = Punkte
    .each = seat
view-hands = Handkarten
    .each = seat
view-hand = Deine Hand
view-stack = Karten im Stapel
view-market = Markt

## Die Computer

level-easy = Stiehlt, was gerade am meisten zählt, und greift öfter daneben.
level-medium = Rechnet jeden Zug bis zu seinem Ende durch, aber nicht weiter.
level-strong = Rechnet auch deinen nächsten Zug mit und spielt das Ende sehr genau.

## Namen

value-fish = Fische
    .letter = F
value-coin = Münzen
    .letter = M
value-mead = Honigwein
    .letter = H
value-sheep = Schafe
    .letter = S
value-grain = Korn
    .letter = K

value-setup_lay = das Auslegen
value-steal = das Stehlen
value-swap = das Tauschen
value-swap_offer = das Anbieten
value-swap_answer = die Antwort auf das Angebot
value-lay = das Legen
value-over = das Ende

value-fish-2 = Fische 2
value-fish-3 = Fische 3
value-fish-4 = Fische 4
value-fish-5 = Fische 5
value-fish-6 = Fische 6
value-fish-7 = Fische 7
value-coin-2 = Münzen 2
value-coin-3 = Münzen 3
value-coin-4 = Münzen 4
value-coin-5 = Münzen 5
value-coin-6 = Münzen 6
value-coin-7 = Münzen 7
value-mead-2 = Honigwein 2
value-mead-3 = Honigwein 3
value-mead-4 = Honigwein 4
value-mead-5 = Honigwein 5
value-mead-6 = Honigwein 6
value-mead-7 = Honigwein 7
value-sheep-2 = Schafe 2
value-sheep-3 = Schafe 3
value-sheep-4 = Schafe 4
value-sheep-5 = Schafe 5
value-sheep-6 = Schafe 6
value-sheep-7 = Schafe 7
value-grain-2 = Korn 2
value-grain-3 = Korn 3
value-grain-4 = Korn 4
value-grain-5 = Korn 5
value-grain-6 = Korn 6
value-grain-7 = Korn 7
