# Suleika auf Deutsch. Die Namen der Nachrichten sind ein Vertrag: docs/texts.md.

name = Suleika
    .tagline = Leg Teppiche aus, lenk Omar, kassier: Wer am Ende die meisten Münzen und Felder hat, gewinnt.

## Varianten

option-turn_omar = Omar drehen
    .help = Zu Beginn des Zuges drehst du Omar für dich. Am Ende drehst du ihn für den, der nach dir würfelt: üblich zu zweit.
option-turn_omar-start = zu Beginn des Zuges
option-turn_omar-end = am Ende des Zuges

## Was jetzt zu tun ist

phase-direction = { $seat_you ->
        [yes] Bestimm Omars Richtung: links, geradeaus oder rechts.
       *[no] { $seat } bestimmt Omars Richtung.
    }
    .title = Richtung
phase-roll = { $seat_you ->
        [yes] Würfle für Omar.
       *[no] { $seat } würfelt für Omar.
    }
    .title = Würfeln
phase-lay = { $seat_you ->
        [yes] Leg deinen nächsten Teppich neben Omar.
       *[no] { $seat } legt einen Teppich neben Omar.
    }
    .title = Legen
phase-over = Das Spiel ist aus.
    .title = Ende

## Was man tun kann

action-turn_omar = { $turn ->
        [left] Dreh Omar nach links.
        [right] Dreh Omar nach rechts.
       *[straight] Lass Omar geradeaus schauen.
    }
    .done = { $turn ->
        [left] Du drehst Omar nach links.
        [right] Du drehst Omar nach rechts.
       *[straight] Du lässt Omar geradeaus schauen.
    }
action-roll = Würfle.
    .done = Du würfelst.
action-lay_carpet = Leg den Teppich auf { $cells }.
    .done = Du legst den Teppich auf { $cells }.

## Was geschah

event-turn_started = { $seat_you ->
        [yes] Du bist dran.
       *[no] { $seat } ist dran.
    }
    .heading = { $seat_you ->
        [yes] Du bist dran
       *[no] { $seat } ist dran
    }
event-omar_turned = { $turn ->
        [left] { $seat_you ->
            [yes] Du drehst Omar nach links, er schaut nach { $facing }.
           *[no] { $seat } dreht Omar nach links, er schaut nach { $facing }.
        }
        [right] { $seat_you ->
            [yes] Du drehst Omar nach rechts, er schaut nach { $facing }.
           *[no] { $seat } dreht Omar nach rechts, er schaut nach { $facing }.
        }
       *[straight] { $seat_you ->
            [yes] Du lässt Omar geradeaus nach { $facing } schauen.
           *[no] { $seat } lässt Omar geradeaus nach { $facing } schauen.
        }
    }
event-die_rolled = { $seat_you ->
        [yes] Du würfelst eine { $steps }.
       *[no] { $seat } würfelt eine { $steps }.
    }
event-omar_moved = { $balcony ->
        [yes] Omar geht über den Balkon nach { $cell } und schaut nach { $facing }.
       *[no] Omar geht nach { $cell } und schaut nach { $facing }.
    }
event-paid = { $from_seat_you ->
        [yes] Du zahlst { $to_seat }{" "}
       *[no] { $to_seat_you ->
            [yes] { $from_seat } zahlt dir{" "}
           *[no] { $from_seat } zahlt { $to_seat }{" "}
        }
    }{ $paid ->
        [one] eine Münze
       *[other] { $paid } Münzen
    }, fällig für { $due ->
        [one] ein Feld
       *[other] { $due } Felder
    }.
    .sound = coin
event-no_payment = { $reason ->
        [empty] Hier liegt kein Teppich, also kostet es nichts.
        [own] Omar steht auf einem eigenen Teppich, das kostet nichts.
       *[neutral] Dieser Teppich gehört niemandem mehr, also kostet es nichts.
    }
event-seat_out = { $reason ->
        [broke] { $seat_you ->
            [yes] Du kannst nicht alles zahlen und scheidest aus. Deine Teppiche gehören niemandem mehr.
           *[no] { $seat } kann nicht alles zahlen und scheidet aus. Diese Teppiche gehören niemandem mehr.
        }
       *[left] { $seat_you ->
            [yes] Du verlässt das Spiel. Deine Teppiche gehören niemandem mehr.
           *[no] { $seat } verlässt das Spiel. Diese Teppiche gehören niemandem mehr.
        }
    }
event-carpet_laid = { $seat_you ->
        [yes] Du legst { $colour } auf { $cells }.
       *[no] { $seat } legt { $colour } auf { $cells }.
    }
event-next_carpet = { $seat_you ->
        [yes] Als Nächstes legst du { $colour }.
       *[no] Als Nächstes legt { $seat } { $colour }.
    }
event-game_over = { $shared ->
        [yes] Alle Teppiche liegen. Der erste Platz ist geteilt, mit je { $winner_score } Punkten.
       *[no] { $reason ->
            [last_seat] { $winner_seat_you ->
                [yes] Nur du bist noch im Spiel und gewinnst mit { $winner_score } Punkten.
               *[no] Nur { $winner_seat } ist noch im Spiel und gewinnt mit { $winner_score } Punkten.
            }
           *[carpets_laid] { $winner_seat_you ->
                [yes] Alle Teppiche liegen. Du gewinnst mit { $winner_score } Punkten.
               *[no] Alle Teppiche liegen. { $winner_seat } gewinnt mit { $winner_score } Punkten.
            }
        }
    }

## Warum etwas nicht geht

error-unknown_action = Das kann man in Suleika nicht tun.
error-bad_field = Die Angabe „{ $field }“ fehlt oder passt nicht.
error-not_seated = Wer zuschaut, kann nicht mitspielen.
error-game_over = Das Spiel ist schon aus.
error-seat_out = Du bist aus diesem Spiel ausgeschieden.
error-wrong_phase = Das geht gerade nicht. Jetzt ist { $phase } an der Reihe.
error-not_your_turn = { $seat } ist dran, du musst noch warten.
error-not_a_pair = Ein Teppich bedeckt zwei Felder, die Seite an Seite liegen.
error-under_omar = Auf { $cell } steht Omar. Unter ihn kommt kein Teppich.
error-not_next_to_omar = Der Teppich muss Omars Feld { $cell } mit einer Seite berühren.
error-covers_carpet = Damit würdest du einen ganzen Teppich auf einmal verdecken.

## Wie es ausging

result-carpets_laid = { $seat ->
        [none] Mehrere haben gleich viele Punkte.
       *[other] { $seat_you ->
            [yes] Du hast die meisten Punkte.
           *[no] { $seat } hat die meisten Punkte.
        }
    }
result-last_seat = { $seat_you ->
        [yes] Alle anderen sind ausgeschieden.
       *[no] Nur { $seat } ist nicht ausgeschieden.
    }

## Was auf dem Tisch liegt

view-active_seat = Am Zug
view-omar = Omar
view-last_roll = Letzter Wurf
view-laid = Teppiche gelegt
view-regions = Auf dem Markt
view-roller_seat = Als Nächstes würfelt
view-ways = Omars Wege
view-seats = Händler
    .each = seat

value-facing = schaut nach
value-steps = Schritte
value-price = kostet
value-cells = auf
value-cell = auf
value-stops = Halt
value-sixths = Sechstel
value-colours = Farben
value-coins = Münzen
value-fields = sichtbare Felder
value-score = Punkte
value-stock = noch zu legen
value-count = Anzahl
value-next_colour = als Nächstes
value-out = ausgeschieden als Nummer

## Die Computer

level-easy = Geht den billigsten Weg und legt, wo gerade die meisten Felder zu holen sind.
level-medium = Rechnet seinen Zug und Omars nächsten Weg durch, aber nicht weiter.
level-strong = Rechnet auch die beste Antwort auf seinen Zug durch und webt große Flächen.

## Namen

value-N = Norden
value-E = Osten
value-S = Süden
value-W = Westen

value-red = Rot
    .letter = R
value-blue = Blau
    .letter = B
value-yellow = Gelb
    .letter = G
value-purple = Lila
    .letter = L

value-direction = die Richtung
value-roll = das Würfeln
value-lay = das Legen
value-over = das Ende
