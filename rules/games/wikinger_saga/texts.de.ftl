# Die Wikinger Saga auf Deutsch. Die Namen der Nachrichten sind ein Vertrag: docs/texts.md.

name = Die Wikinger Saga
    .tagline = Acht Abenteuer, ein Pfad: Wirb Wikinger an, triff die guten Felder, steig rechtzeitig aus und füll dein Walhalla.

## Die Reise

option-journey = Reise
    .help = Sechs Reisetagebücher von leicht bis sehr schwer, der kurze Aufbruch zum Lernen, oder eine eigene Reise.
option-journey-tutorial = Der Aufbruch: ein kurzes Abenteuer zum Lernen
option-journey-gold = Der Weg des Goldes: leicht, viel Gold
option-journey-gods = Der Ruf der Götter: eher leicht, viele Götterkarten
option-journey-longest = Die längste Reise: viele Bewegungsfelder
option-journey-fame = Die Wege zum Ruhm: anspruchsvoll, viele Siegpunkte
option-journey-companions = Die Weggefährten: schwer, viele neue Wikinger
option-journey-suffering = Der Pfad des Leidens: sehr schwer
option-journey-own = Eigenes Reisetagebuch: nach dem Muster der Tagebücher
option-journey-free = Freie Reise: aus allen Welten, auch unausgewogen
option-legs = Abenteuer
    .help = Bei eigenen und freien Reisen: die acht Abenteuer der Reihe nach. Was offen bleibt, wird ausgelost.
option-markers = Wegmarker
    .help = Die hellen Wegmarker gehören fest zu den Abenteuern, oder vor jedem Abenteuer werden drei gezogen.
option-markers-assigned = vorab verteilt
option-markers-random = vor jedem Abenteuer gezogen

## Was jetzt zu tun ist

phase-recruit = { $seat_you ->
        [yes] Wirb einen Wikinger an oder lass es gut sein.
       *[no] { $seat } kann einen Wikinger anwerben.
    }
    .title = Anwerben
phase-way = { $seat_you ->
        [yes] Die Wegkarte stellt dir eine Frage.
       *[no] { $seat } antwortet auf die Wegkarte.
    }
    .title = Wegkarte
phase-choose = { $seat_you ->
        [yes] Wähl verdeckt eine Karte.
       *[no] Alle wählen verdeckt eine Karte.
    }
    .title = Karte wählen
phase-resolve = { $seat_you ->
        [yes] Deine Karte stellt dir eine Frage.
       *[no] { $seat } führt eine Karte aus.
    }
    .title = Ziehen
phase-draw = { $seat_you ->
        [yes] Du ziehst nach.
       *[no] { $seat } zieht nach.
    }
    .title = Nachziehen
phase-decide = { $seat_you ->
        [yes] Steigst du aus, oder ziehst du weiter?
       *[no] Wer darf, entscheidet: aussteigen oder weiterziehen.
    }
    .title = Aussteigen?
phase-end_actions = { $seat_you ->
        [yes] Das Abenteuer ist aus, eine deiner Karten wirkt noch.
       *[no] Das Abenteuer ist aus, { $seat } hat noch eine Aktion.
    }
    .title = Ende des Abenteuers
phase-valhalla = { $seat_you ->
        [yes] Schick einen ausgespielten Wikinger nach Walhalla.
       *[no] Alle schicken einen Wikinger nach Walhalla.
    }
    .title = Walhalla
phase-finished = Die Reise ist zu Ende.
    .title = Ende

## Was man tun kann

action-recruit = Wirb an: { $viking }.
    .done = Du wirbst an: { $viking }.
action-pass_recruit = Wirb niemanden mehr an.
    .done = Du wirbst niemanden mehr an.
action-choose_card = { $use ->
        [yes] Spiel: { $card }.
       *[no] Spiel, ohne die Aktion zu nutzen: { $card }.
    }
    .done = { $use ->
        [yes] Du wählst: { $card }.
       *[no] Du wählst ohne Aktion: { $card }.
    }
action-rest = Raste: Spiel keine Karte und bleib stehen.
    .done = Du rastest.
action-accept_god = Lass dich von einer Götterkarte ziehen.
    .done = Eine Götterkarte zieht dich.
action-use_free = Nutz diese Aktion: { $card }.
    .done = Du nutzt eine Aktion: { $card }.
action-peek = Gib deinen Hellsichtmarker ab und sieh dir die oberste Wegkarte an.
    .done = Du siehst dir die oberste Wegkarte an.
action-answer = { $ask ->
        [pick_god] Leg unter deinen Vorrat: { $card }.
        [put_away] Leg unter deinen Vorrat: { $card }.
        [pick_recruit] { $card ->
            [none] Wirb niemanden an.
           *[other] Wirb an: { $card }.
        }
        [retrieve] { $card ->
            [none] Nimm keine Karte zurück.
           *[other] Nimm zurück auf die Hand: { $card }.
        }
        [path] { $number ->
            [-3] Schieb den Pfad 3 Felder zurück.
            [-2] Schieb den Pfad 2 Felder zurück.
            [-1] Schieb den Pfad ein Feld zurück.
            [0] Lass den Pfad, wo er ist.
            [1] Schieb den Pfad ein Feld vor.
           *[other] Schieb den Pfad { $number } Felder vor.
        }
        [set_move] { $number ->
            [none] Zieh die Zahl der Karte.
            [-4] Zieh 4 Felder zurück.
            [0] Bleib stehen.
            [1] Zieh ein Feld vor.
           *[other] Zieh { $number } Felder vor.
        }
        [add_move] { $number ->
            [-2] Zieh 2 Felder weniger.
            [-1] Zieh ein Feld weniger.
            [0] Zieh genau die Zahl der Karte.
            [1] Zieh ein Feld mehr.
           *[other] Zieh { $number } Felder mehr.
        }
        [step_add] { $number ->
            [0] Zieh nicht weiter als die Karte.
           *[other] Zieh ein Feld weiter.
        }
        [pay] { $number ->
            [0] Zahle nichts.
           *[other] Zahle und nimm die Belohnung.
        }
        [use_action] { $number ->
            [0] Verzichte auf die Aktion.
           *[other] Nutz die Aktion.
        }
       *[other] Wähl Antwort { $option }.
    }
action-leave = Steig aus.
    .done = Du steigst aus.
action-go_on = Zieh weiter.
    .done = Du ziehst weiter.
action-send_valhalla = { $extra ->
        [none] Schick nach Walhalla: { $card }.
       *[other] Schick nach Walhalla: { $card }, dazu { $extra }.
    }
    .done = { $extra ->
        [none] Nach Walhalla geht: { $card }.
       *[other] Nach Walhalla gehen: { $card }, dazu { $extra }.
    }

## Was geschah

event-leg_started = { $odin_seat_you ->
        [yes] Abenteuer { $leg }: { $card }. Du hast Odin und liest vor.
       *[no] Abenteuer { $leg }: { $card }. { $odin_seat } hat Odin und liest vor.
    }
    .heading = Abenteuer { $leg }: { $card }
event-world_entered = Eine neue Welt: { $world }. Ihre Wikinger kommen in die Auslage, { $ways } Wegkarten in den Stapel.
event-recruited = { $seat_you ->
        [yes] Du wirbst an: { $viking }, für { $price } Gold.
       *[no] { $seat } wirbt an: { $viking }, für { $price } Gold.
    }
event-recruit_passed = { $auto ->
        [yes] { $seat_you ->
            [yes] Dein Gold reicht für niemanden mehr.
           *[no] Das Gold von { $seat } reicht für niemanden mehr.
        }
       *[no] { $seat_you ->
            [yes] Du wirbst niemanden mehr an.
           *[no] { $seat } wirbt niemanden mehr an.
        }
    }
event-hand_drawn = { $cards ->
        [none] { $seat_you ->
            [yes] Du hast keine Karten zu ziehen.
           *[no] { $count ->
                [one] { $seat } zieht eine Handkarte.
               *[other] { $seat } zieht { $count } Handkarten.
            }
        }
       *[other] Deine Handkarten: { $cards }.
    }
event-way_revealed = Etappe { $stage }: { $way }. Der Pfad steht jetzt auf { $after }.
event-way_reshuffled = Der Stapel der Wegkarten ist leer, { $count } werden neu gemischt.
event-chosen = { $seat_you ->
        [yes] Du hast gewählt.
       *[no] { $seat } hat gewählt.
    }
event-cards_revealed = Alle decken gemeinsam auf.
event-card_played = { $use ->
        [no] { $seat_you ->
            [yes] Du spielst ohne Aktion: { $card }.
           *[no] { $seat } spielt ohne Aktion: { $card }.
        }
       *[other] { $seat_you ->
            [yes] Du spielst: { $card }.
           *[no] { $seat } spielt: { $card }.
        }
    }
event-rested = { $seat_you ->
        [yes] Du rastest.
       *[no] { $seat } rastet.
    }
event-god_turned = { $god ->
        [none] { $seat_you ->
            [yes] Du hast keine Handkarten, und der Götterstapel ist leer.
           *[no] { $seat } hat keine Handkarten, und der Götterstapel ist leer.
        }
       *[other] { $seat_you ->
            [yes] Du hast keine Handkarten, also zieht dich: { $god }.
           *[no] { $seat } hat keine Handkarten, es zieht: { $god }.
        }
    }
event-moved = { $place ->
        [fallen] { $seat_you ->
            [yes] Du ziehst{" "}
           *[no] { $seat } zieht{" "}
        }{ $steps ->
            [one] ein Feld
           *[other] { $steps } Felder
        } { $back ->
            [yes] zurück
           *[no] vor
        }.
       *[other] { $steps ->
            [0] { $seat_you ->
                [yes] Du bleibst auf Feld { $space }
               *[no] { $seat } bleibt auf Feld { $space }
            }
            [one] { $seat_you ->
                [yes] Du ziehst ein Feld { $back ->
                    [yes] zurück
                   *[no] vor
                } auf Feld { $space }
               *[no] { $seat } zieht ein Feld { $back ->
                    [yes] zurück
                   *[no] vor
                } auf Feld { $space }
            }
           *[other] { $seat_you ->
                [yes] Du ziehst { $steps } Felder { $back ->
                    [yes] zurück
                   *[no] vor
                } auf Feld { $space }
               *[no] { $seat } zieht { $steps } Felder { $back ->
                    [yes] zurück
                   *[no] vor
                } auf Feld { $space }
            }
        }{ $place ->
            [adventure], auf die Abenteuerkarte.
            [way_marker], auf einen Wegmarker.
            [dead_marker], auf einen Wegmarker ohne Wirkung.
           *[plain].
        }
    }
event-put_out = { $fall ->
        [over] { $seat_you ->
            [yes] Du kommst an das Ende der Abenteuerkarte.
           *[no] { $seat } kommt an das Ende der Abenteuerkarte.
        }
        [off] { $seat_you ->
            [yes] Du ziehst vom Pfad herunter.
           *[no] { $seat } zieht vom Pfad herunter.
        }
        [both] { $seat_you ->
            [yes] Du ziehst vom Pfad und über die Abenteuerkarte hinaus, das zählt doppelt.
           *[no] { $seat } zieht vom Pfad und über die Abenteuerkarte hinaus, das zählt doppelt.
        }
       *[lost] { $seat_you ->
            [yes] Du bist zu lange unterwegs.
           *[no] { $seat } ist zu lange unterwegs.
        }
    } Das kostet { $vp ->
        [0] keine Siegpunkte
        [one] einen Siegpunkt
       *[other] { $vp } Siegpunkte
    }, und das Abenteuer ist vorbei.
event-cards_drawn = { $cards ->
        [none] { $count ->
            [one] { $seat } zieht eine Karte.
           *[other] { $seat } zieht { $count } Karten.
        }
       *[other] Du ziehst: { $cards }.
    }
event-decided = { $seat_you ->
        [yes] Du hast dich entschieden.
       *[no] { $seat } hat sich entschieden.
    }
event-left = { $seat_you ->
        [yes] Du steigst aus.
       *[no] { $seat } steigt aus.
    }
event-gold_changed = { $reason ->
        [on_field] Feld:{" "}
        [on_marker] Wegmarker:{" "}
        [by_card] Aktion:{" "}
        [by_way] Wegkarte:{" "}
        [toll] Aussteigen:{" "}
       *[paid] Bezahlt:{" "}
    }{ $gained ->
        [yes] { $seat_you ->
            [yes] Du nimmst { $amount } Gold und hast jetzt { $gold }.
           *[no] { $seat } nimmt { $amount } Gold und hat jetzt { $gold }.
        }
       *[no] { $seat_you ->
            [yes] Du zahlst { $amount } Gold und hast noch { $gold }.
           *[no] { $seat } zahlt { $amount } Gold und hat noch { $gold }.
        }
    }
    .sound = coin
event-vp_changed = { $reason ->
        [on_field] Feld:{" "}
        [on_marker] Wegmarker:{" "}
        [by_card] Aktion:{" "}
        [by_way] Wegkarte:{" "}
       *[shortfall] Zu wenig Gold:{" "}
    }{ $seat_you ->
        [yes] Du { $gained ->
            [yes] gewinnst
           *[no] verlierst
        }{" "}
       *[no] { $seat } { $gained ->
            [yes] gewinnt
           *[no] verliert
        }{" "}
    }{ $amount ->
        [one] einen Siegpunkt
       *[other] { $amount } Siegpunkte
    }, jetzt { $vp }.
event-robbed = { $from_seat_you ->
        [yes] Du gibst { $seat } { $gold } Gold.
       *[no] { $seat_you ->
            [yes] { $from_seat } gibt dir { $gold } Gold.
           *[no] { $from_seat } gibt { $seat } { $gold } Gold.
        }
    }
event-gods_seen = Du siehst dir an: { $gods }.
event-god_taken = { $kept ->
        [none] { $seat } nimmt eine Götterkarte.
       *[other] { $returned ->
            [none] Unter deinen Vorrat kommt: { $kept }.
           *[other] Unter deinen Vorrat kommt { $kept }, zurück unter den Stapel { $returned }.
        }
    }
event-sight_taken = { $seat_you ->
        [yes] Du nimmst einen Hellsichtmarker.
       *[no] { $seat } nimmt einen Hellsichtmarker.
    }
event-peeked = { $way ->
        [none] { $seat } sieht sich die oberste Wegkarte an.
       *[other] Du siehst voraus: { $way }.
    }
event-free_used = { $seat_you ->
        [yes] Du nutzt eine Aktion: { $card }.
       *[no] { $seat } nutzt eine Aktion: { $card }.
    }
event-recruited_on_way = { $price ->
        [0] { $seat_you ->
            [yes] Du wirbst kostenlos an: { $viking }.
           *[no] { $seat } wirbt kostenlos an: { $viking }.
        }
       *[other] { $seat_you ->
            [yes] Du wirbst an: { $viking }, für { $price } Gold.
           *[no] { $seat } wirbt an: { $viking }, für { $price } Gold.
        }
    }
event-retrieved = { $seat_you ->
        [yes] Du nimmst zurück auf die Hand: { $card }.
       *[no] { $seat } nimmt zurück auf die Hand: { $card }.
    }
event-redrawn = { $seat_you ->
        [yes] Du tauschst alle Handkarten gegen ebenso viele aus deinem Vorrat.
       *[no] { $seat } tauscht alle Handkarten gegen ebenso viele aus dem Vorrat.
    }
event-discarded = { $card ->
        [none] { $seat } legt eine Handkarte unter den Vorrat.
       *[other] Du legst unter deinen Vorrat: { $card }.
    }
event-path_shifted = { $seat_you ->
        [yes] Du schiebst den Pfad von { $before } auf { $after }.
       *[no] { $seat } schiebt den Pfad von { $before } auf { $after }.
    }
event-asked = { $seat_you ->
        [yes] Du hast zu entscheiden{" "}
       *[no] { $seat } hat zu entscheiden{" "}
    }{ $ask ->
        [pick_god] (Götterkarte).
        [put_away] (Handkarte).
        [pick_recruit] (Anwerben).
        [retrieve] (Karte zurücknehmen).
        [path] (Pfad).
        [pay] (Bezahlen).
        [use_action] (Aktion).
       *[other] (Zahl der Felder).
    }
event-answered = { $seat_you ->
        [yes] Du hast geantwortet.
       *[no] { $seat } hat geantwortet.
    }
event-sent_to_valhalla = { $cards ->
        [none] { $count ->
            [one] { $seat } schickt einen Wikinger nach Walhalla.
           *[other] { $seat } schickt { $count } Wikinger nach Walhalla.
        }
       *[other] Nach Walhalla geht: { $cards }.
    }
event-bifroest_gold = { $seat_you ->
        [yes] Was nicht mit nach Bifröst kommt, bringt dir { $count } Gold. Du hast jetzt { $gold }.
       *[no] Was nicht mit nach Bifröst kommt, bringt { $seat } { $count } Gold.
    }
event-leg_ended = Abenteuer { $leg } ist zu Ende.
event-seat_retired = { $seat_you ->
        [yes] Du verlässt die Reise, für dich wird weitergespielt.
       *[no] { $seat } verlässt die Reise.
    }
event-game_ended = { $reason ->
        [last_seat] { $winner_seat_you ->
            [yes] Alle anderen sind gegangen, du gewinnst die Saga.
           *[no] Alle anderen sind gegangen, { $winner_seat } gewinnt die Saga.
        }
       *[played] { $shared ->
            [yes] Die Reise ist zu Ende. Den ersten Platz teilen sich mehrere mit { $winner_total } Punkten.
           *[no] { $winner_seat_you ->
                [yes] Die Reise ist zu Ende. Du gewinnst mit { $winner_total } Punkten.
               *[no] Die Reise ist zu Ende. { $winner_seat } gewinnt mit { $winner_total } Punkten.
            }
        }
    }

## Warum etwas nicht geht

error-unknown_action = Das gibt es in der Wikinger Saga nicht.
error-bad_field = Diese Nachricht ist unvollständig: „{ $field }“ fehlt oder passt nicht.
error-game_over = Die Reise ist schon zu Ende.
error-wrong_phase = Das geht gerade nicht.
error-not_your_turn = Du bist gerade nicht gefragt.
error-unknown_viking = Diesen Wikinger kann niemand anwerben.
error-not_in_display = Dieser Wikinger liegt nicht in der Auslage: Ihr wart noch nicht in seiner Welt.
error-sold_out = Von diesem Wikinger ist keine Karte mehr da.
error-not_enough_gold = Dein Gold reicht nicht: Du brauchst { $need }, hast aber { $have }.
error-not_in_hand = Diese Karte hast du nicht auf der Hand.
error-already_chosen = Du hast schon gewählt.
error-choice_is_random = In dieser Etappe wird deine Karte zufällig gezogen.
error-no_marker = Du hast keinen Hellsichtmarker.
error-nothing_to_see = Es gibt keine Wegkarte, die du ansehen könntest.
error-action_not_laid = Diese Karte liegt nicht mit einer freien Aktion vor dir.
error-action_used = Diese Aktion hast du in diesem Abenteuer schon genutzt.
error-action_no_effect = Diese Aktion würde jetzt nichts bewirken.
error-bad_option = Das steht nicht zur Wahl.
error-decision_open = Beantworte zuerst die offene Frage.
error-not_reached = Aussteigen darfst du erst, wenn dich eine Karte auf ein Feld der Abenteuerkarte gebracht hat.
error-not_reached_second = An Bifröst darfst du erst aussteigen, wenn du die zweite Abenteuerkarte erreicht hast.
error-leaving_forbidden = Die Wegkarte verbietet in dieser Etappe das Aussteigen.
error-not_played = Nach Walhalla darf nur ein Wikinger, den du in diesem Abenteuer ausgespielt hast.
error-god_not_allowed = Götter lassen sich nicht nach Walhalla schicken.
error-bad_setup = { $slot ->
        [0] Diese Reise hat feste Abenteuer.
       *[other] Das Abenteuer an Stelle { $slot } passt nicht zu dieser Reise.
    }

## Wie es ausging

result-played = { $seat_you ->
        [yes] Die Reise ist zu Ende, du hast die meisten Punkte.
       *[no] Die Reise ist zu Ende, { $seat } hat die meisten Punkte.
    }
result-last_seat = { $seat_you ->
        [yes] Alle anderen sind gegangen.
       *[no] Nur { $seat } ist geblieben.
    }

## Was auf dem Tisch liegt

view-leg = Abenteuer
view-card = Abenteuerkarte
view-world = Welt
view-stage = Etappe
view-odin_seat = Odin
view-turn_seat = Wirbt an
view-longboat = Langboot statt Pfad
view-length = Felder des Pfades
view-shift = Pfad steht auf
view-spaces = Auf dem Plan
view-way_open = Offene Wegkarten
view-way_draw = Wegkarten im Stapel
view-god_pile = Götterkarten im Stapel
view-display = Auslage
view-recruit_round = Aufpreis beim Anwerben
view-seats = Wikinger
    .each = seat
view-you = Du
view-journey = Die Reise

value-space = Feld
value-marker = Wegmarker
value-card = Karte
value-gold = Gold
value-vp = Siegpunkte
value-broken = zerbrochene Helme
value-effects = außerdem
value-what = was
value-n = wie viel
value-way = Wegkarte
value-value = Zahl
value-by = wegen
value-viking = Wikinger
value-left = noch
value-price = Preis
value-next_price = in der nächsten Runde
value-draws = zieht beim nächsten Mal
value-inside = im Abenteuer
value-reached = darf aussteigen
value-sight = Hellsichtmarker
value-row = Reihe
value-supply = Vorrat
value-hand = Hand
value-valhalla = Walhalla
value-answered = hat gewählt
value-helmets = ein Sturz kostet
value-valhalla_helmets = Helme in Walhalla
value-peeked = nächste Wegkarte
value-outlooks = Vorschau
value-use = mit Aktion
value-chosen = Zahl gewählt
value-added = mehr
value-number = Felder
value-falls = Stürze
value-extras = außerdem
value-count = Anzahl
value-may = Aussteigen möglich
value-leaving = Aussteigen

## Die Computer

level-easy = Sieht nur auf das nächste Feld und steigt aus, sobald es geht.
level-medium = Rechnet mit jeder Karte auch, was der nächste Schritt im Schnitt bringt.
level-strong = Spielt jede Wahl mit vielen Annahmen bis zum Ende des Abenteuers durch.

## Worte

value-god = Götterkarten
value-draw = Karten ziehen
value-discard = Handkarten ablegen
value-recruit = anwerben für weniger
value-bare = ohne Anweisung
value-done = hat gewirkt
value-ended = gilt nicht mehr
value-holds = gilt
value-overruled = aufgehoben
value-past = vorbei
value-now = jetzt
value-ahead = kommt noch

## Wenn eine Karte wirkt

timing-immediate = Sofort
timing-permanent = Dauerhaft
timing-draw = Beim Nachziehen
timing-end = Am Ende des Abenteuers
timing-free = Wann du willst, einmal

## Wikinger

value-start_1 = Asa, die Fischerin
    .text = Keine Aktion, nur die Bewegung.
value-start_2 = Bjarki, der Hirte
    .text = Keine Aktion, nur die Bewegung.
value-start_3 = Frida, die Weberin
    .text = Keine Aktion, nur die Bewegung.
value-start_4 = Gorm, der Zimmermann
    .text = Keine Aktion, nur die Bewegung.
value-start_5 = Hild, die Bäckerin
    .text = Keine Aktion, nur die Bewegung.
value-start_6 = Ketil, der Fährmann
    .text = Keine Aktion, nur die Bewegung.
value-start_7 = Runa, die Schmiedin
    .text = Keine Aktion, nur die Bewegung.
value-mid_trader = Torvald, der Händler
    .text = Sofort: Nimm 2 Gold.
value-mid_scout = Sigrun, die Späherin
    .text = Sofort: Rücke 1, 2 oder 3 Felder vor.
value-mid_axe = Eirik Langaxt
    .text = Keine Aktion, nur die Bewegung.
value-ljo_light = Lysa, die Lichtträgerin
    .text = Sofort: Nimm einen Hellsichtmarker und 1 Gold.
value-ljo_tongue = Aldir Silberzunge
    .text = Einmal in diesem Abenteuer: Wirb einen Wikinger für 2 Gold weniger an.
value-ljo_archer = Eyja, die Bogenschützin
    .text = Dauerhaft: Bringt dir ein Feld oder ein Marker Gold, erhältst du 1 Gold mehr.
value-sva_cloak = Skuld, die Verhüllte
    .text = Beim Nachziehen: Ziehe 1 Karte mehr.
value-sva_digger = Modr, der Schürfer
    .text = Am Ende: Nimm 1 Gold je Karte in deiner Reihe, höchstens 4.
value-sva_turn = Varg, der Wendige
    .text = Sofort: Ziehe 4 Felder vor oder 4 Felder zurück.
value-nid_anvil = Brokk Ambossfaust
    .text = Keine Aktion, nur die Bewegung.
value-nid_mint = Dvalin, der Münzmeister
    .text = Am Ende: Du darfst 2 Gold zahlen, um 2 Siegpunkte zu erhalten.
value-nid_rune = Alvis, der Runenkundige
    .text = Dauerhaft: Jede Goldstrafe sinkt um 2.
value-mus_runner = Surta Feuerlauf
    .text = Keine Aktion, nur die Bewegung.
value-mus_ember = Glod, der Glutläufer
    .text = Dauerhaft: Mit jeder später gespielten Karte darfst du 1 Feld weiter ziehen.
value-mus_ash = Eldrun, die Ascheseherin
    .text = Sofort: Lege deine Handkarten unter deinen Vorratsstapel und ziehe ebenso viele neue.
value-hel_grave = Garm, der Grabwächter
    .text = Am Ende: Du darfst eine zweite ausgespielte Wikingerkarte nach Walhalla schicken.
value-hel_priest = Yrsa, die Totenpriesterin
    .text = Einmal in diesem Abenteuer: Nimm eine andere deiner ausgespielten Wikingerkarten auf die Hand.
value-hel_bane = Ulf, der Draugrbezwinger
    .text = Dauerhaft: Jede Strafe durch zerbrochene Helme sinkt um 2.
value-van_herb = Njala, die Kräuterfrau
    .text = Dauerhaft: Jede Siegpunktstrafe außer der durch zerbrochene Helme sinkt um 1.
value-van_king = Frodi, der Erntekönig
    .text = Sofort: Erhalte 1 Siegpunkt.
value-van_gold = Alrun Goldhaar
    .text = Dauerhaft: Bringt dir ein Feld oder ein Marker Siegpunkte, erhältst du einen mehr.
value-nif_mist = Isolf, der Nebelläufer
    .text = Sofort: Rücke 0 oder 5 Felder vor.
value-nif_ice = Hrim, die Eisbrecherin
    .text = Dauerhaft: Anweisungen spezieller Wegkarten gelten nicht für dich.
value-nif_song = Dalla, die Eissängerin
    .text = Beim Nachziehen: Ziehe 2 Karten mehr.
value-jot_slayer = Hakon, der Riesentöter
    .text = Keine Aktion, nur die Bewegung.
value-jot_envoy = Jorunn, die Riesenbotin
    .text = Sofort: Jeder andere Spieler im Abenteuer gibt dir 1 Gold.
value-jot_hunt = Embla, die Frostjägerin
    .text = Am Ende: War niemand länger im Abenteuer als du, erhalte 3 Siegpunkte, sonst nimm 2 Gold.

## Götter

value-god_odin = Odin
    .text = Sofort: Ziehe 3 Karten.
value-god_thor = Thor
    .text = Sofort: Erhalte 1 Siegpunkt, alle anderen im Abenteuer verlieren 1.
value-god_freyja = Freyja
    .text = Sofort: Wirb einen Wikinger kostenlos an.
value-god_loki = Loki
    .text = Sofort: Jeder andere Spieler im Abenteuer gibt dir 2 Gold.
value-god_heimdall = Heimdall
    .text = Sofort: Rücke 1 bis 8 Felder vor.
value-god_balder = Balder
    .text = Sofort: Erhalte 2 Siegpunkte.
value-god_tyr = Tyr
    .text = Dauerhaft: Strafen kosten dich weder Gold noch Siegpunkte.
value-god_njoerd = Njörd
    .text = Sofort: Schiebe den Pfad samt allen Figuren um bis zu 3 Felder vor oder zurück.
value-god_idun = Idun
    .text = Sofort: Nimm bis zu 2 deiner ausgespielten Wikingerkarten auf die Hand.
value-god_bragi = Bragi
    .text = Sofort: Nimm 4 Gold.
value-god_frigg = Frigg
    .text = Sofort: Nimm einen Hellsichtmarker und ziehe 2 Karten.
value-god_freyr = Freyr
    .text = Dauerhaft: Bringt dir ein Feld oder ein Marker Gold oder Siegpunkte, erhältst du davon je 1 mehr.
value-god_ran = Ran
    .text = Sofort: Alle anderen im Abenteuer legen 1 Handkarte unter ihren Vorratsstapel.
value-god_skadi = Skadi
    .text = Sofort: Ziehe bis zu 2 Felder weiter oder weniger weit.
value-god_vidar = Vidar
    .text = Dauerhaft: Anweisungen von Wegkarten gelten nicht für dich. Endet deine Bewegung bei einer anderen Figur, erhältst du 1 Siegpunkt.
value-god_hel = Hel
    .text = Am Ende: Du darfst zusätzlich eine Wikingerkarte von der Hand nach Walhalla schicken.

## Wegkarten

value-way_01 = Wegkarte 0
    .text = Schiebt nur den Pfad, ohne Anweisung.
value-way_02 = Wegkarte 1
    .text = Schiebt nur den Pfad, ohne Anweisung.
value-way_03 = Wegkarte 1
    .text = Schiebt nur den Pfad, ohne Anweisung.
value-way_04 = Wegkarte 2
    .text = Schiebt nur den Pfad, ohne Anweisung.
value-way_05 = Wegkarte 2
    .text = Schiebt nur den Pfad, ohne Anweisung.
value-way_06 = Wegkarte 2
    .text = Schiebt nur den Pfad, ohne Anweisung.
value-way_07 = Wegkarte 3
    .text = Schiebt nur den Pfad, ohne Anweisung.
value-way_08 = Wegkarte 3
    .text = Schiebt nur den Pfad, ohne Anweisung.
value-way_09 = Wegkarte 3
    .text = Schiebt nur den Pfad, ohne Anweisung.
value-way_10 = Wegkarte 4
    .text = Schiebt nur den Pfad, ohne Anweisung.
value-way_11 = Wegkarte 4
    .text = Schiebt nur den Pfad, ohne Anweisung.
value-way_12 = Wegkarte 5
    .text = Schiebt nur den Pfad, ohne Anweisung.
value-way_13 = Wegkarte 5
    .text = Schiebt nur den Pfad, ohne Anweisung.
value-way_14 = Wegkarte 6
    .text = Schiebt nur den Pfad, ohne Anweisung.
value-way_mid_1 = Marktfest
    .text = Alle nehmen 1 Gold, auch wer schon ausgestiegen ist.
value-way_mid_2 = Rückenwind
    .text = In dieser Etappe zählt jede Karte 1 mehr.
value-way_mid_3 = Rast am Herd
    .text = In dieser Etappe dürft ihr rasten: keine Karte ausspielen und stehen bleiben.
value-way_ljo_1 = Irrlichter
    .text = In dieser Etappe wird eure Karte zufällig aus der Hand gezogen.
value-way_ljo_2 = Albenlicht
    .text = Alle im Abenteuer, die keinen Hellsichtmarker haben, nehmen einen.
value-way_ljo_3 = Tanzender Pfad
    .text = Gold und Siegpunkte der Wegmarker zählen doppelt, auch Strafen.
value-way_sva_1 = Schattengriff
    .text = Alle im Abenteuer zahlen 1 Gold.
value-way_sva_2 = Zwielicht
    .text = Wegmarker haben keine Wirkung.
value-way_sva_3 = Glatter Stollen
    .text = In dieser Etappe zählt keine Karte mehr als 4.
value-way_nid_1 = Eingestürzter Gang
    .text = In dieser Etappe zieht niemand nach.
value-way_nid_2 = Zwergenzoll
    .text = Wer aussteigt, zahlt 1 Gold.
value-way_nid_3 = Goldader
    .text = Bringt ein Feld oder ein Marker Gold, ist es 1 mehr.
value-way_mus_1 = Feuerwand
    .text = Das letzte Feld zeigt 1 zerbrochenen Helm mehr.
value-way_mus_2 = Lavastrom
    .text = Alle im Abenteuer legen 1 Handkarte unter ihren Vorratsstapel.
value-way_mus_3 = Hitzeflimmern
    .text = In dieser Etappe zählt jede Karte 2 mehr.
value-way_hel_1 = Kalte Hände
    .text = Alle im Abenteuer verlieren 1 Siegpunkt.
value-way_hel_2 = Totenruf
    .text = In dieser Etappe darf niemand aussteigen.
value-way_hel_3 = Verblassender Ruhm
    .text = Bringt ein Feld oder ein Marker Siegpunkte, ist es einer weniger.
value-way_van_1 = Fruchtbares Land
    .text = Alle im Abenteuer ziehen 1 Karte.
value-way_van_2 = Segen der Wanen
    .text = Bringt ein Feld oder ein Marker Siegpunkte, ist es einer mehr.
value-way_van_3 = Verwachsener Pfad
    .text = Keine Karte zählt mehr als 3.
value-way_nif_1 = Eisstau
    .text = Jede Karte zählt 1 weniger.
value-way_nif_2 = Nebelbank
    .text = In dieser Etappe wird eure Karte zufällig aus der Hand gezogen.
value-way_nif_3 = Blankes Eis
    .text = Das letzte Feld zeigt 2 zerbrochene Helme mehr.
value-way_jot_1 = Riesenschritt
    .text = In dieser Etappe zählt keine Karte mehr als 5.
value-way_jot_2 = Bergrutsch
    .text = Alle im Abenteuer legen 1 Handkarte unter ihren Vorratsstapel.
value-way_jot_3 = Tiefer Fußabdruck
    .text = In dieser Etappe zählt jede Karte 2 weniger.

## Wegmarker

value-light_01 = heller Wegmarker
    .text = Nimm 1 Gold.
value-light_02 = heller Wegmarker
    .text = Nimm 1 Gold.
value-light_03 = heller Wegmarker
    .text = Nimm 1 Gold.
value-light_04 = heller Wegmarker
    .text = Nimm 1 Gold.
value-light_05 = heller Wegmarker
    .text = Nimm 2 Gold.
value-light_06 = heller Wegmarker
    .text = Nimm 2 Gold.
value-light_07 = heller Wegmarker
    .text = Nimm 2 Gold.
value-light_08 = heller Wegmarker
    .text = Zahle 1 Gold.
value-light_09 = heller Wegmarker
    .text = Zahle 1 Gold.
value-light_10 = heller Wegmarker
    .text = Erhalte 1 Siegpunkt.
value-light_11 = heller Wegmarker
    .text = Erhalte 1 Siegpunkt.
value-light_12 = heller Wegmarker
    .text = Erhalte 1 Siegpunkt.
value-light_13 = heller Wegmarker
    .text = Verliere 1 Siegpunkt.
value-light_14 = heller Wegmarker
    .text = Verliere 1 Siegpunkt.
value-light_15 = heller Wegmarker
    .text = Sieh dir die obersten zwei Götterkarten an und lege eine unter deinen Vorratsstapel.
value-light_16 = heller Wegmarker
    .text = Sieh dir die obersten zwei Götterkarten an und lege eine unter deinen Vorratsstapel.
value-light_17 = heller Wegmarker
    .text = Nimm einen Hellsichtmarker.
value-light_18 = heller Wegmarker
    .text = Nimm einen Hellsichtmarker.
value-light_19 = heller Wegmarker
    .text = Ziehe 1 Karte.
value-light_20 = heller Wegmarker
    .text = Ziehe 1 Karte.
value-light_21 = heller Wegmarker
    .text = Wirb einen Wikinger für 1 Gold weniger an.
value-dark_1 = dunkler Wegmarker
    .text = Erhalte 2 Siegpunkte.
value-dark_2 = dunkler Wegmarker
    .text = Verliere 1 Siegpunkt.
value-dark_3 = dunkler Wegmarker
    .text = Verliere 2 Siegpunkte.
value-dark_4 = dunkler Wegmarker
    .text = Zahle 3 Gold.
value-dark_5 = dunkler Wegmarker
    .text = Sieh dir die obersten zwei Götterkarten an und lege eine unter deinen Vorratsstapel.
value-dark_6 = dunkler Wegmarker
    .text = Ziehe 1 Karte.

## Abenteuer

value-tut_1 = Tutorial: Der Aufbruch
    .saga = Im Morgengrauen knirschen Stiefel auf dem Steg. Sieben Leute aus eurem Dorf schultern ihre Bündel, denn Odin selbst hat im Traum gerufen.
value-mid_a = Der Markt von Haugar
    .saga = Hinter dem Hügel lärmt ein Markt, auf dem alles seinen Preis hat. Wer zu lange feilscht, findet sein Bündel leer.
value-mid_b = Das Thing der Jarle
    .saga = Am Steinkreis streiten die Jarle um Ehre und Weideland. Ein gutes Wort zur rechten Zeit wiegt hier mehr als eine Axt.
value-mid_c = Der Wolf im Kornfeld
    .saga = Seit drei Nächten frisst etwas die Schafe von Ulvsdal. Die Bauern zahlen gut, doch das Tier hat kluge Augen.
value-ljo_a = Der Hain der Lichtsänger
    .saga = Zwischen silbernen Stämmen singt der Wald Weisen, die ihn niemand gelehrt hat. Die Götter hören hier besonders gut zu.
value-ljo_b = Das Fest der Alben
    .saga = Die Alben laden zum Tanz, und mancher Gast möchte mit euch weiterziehen. Doch wer zu tief ins Horn schaut, verschläft den Aufbruch.
value-ljo_c = Die Hexe am Spiegelsee
    .saga = Auf dem Grund des Sees liegt ein Gesicht, das eure Namen kennt. Es tauscht Träume gegen Gold und manchmal Gold gegen Träume.
value-sva_a = Die endlosen Stollen
    .saga = Die Stollen der Schwarzalben winden sich tagelang durch den Fels. Nur ein kalter Luftzug verrät, wo es weitergeht.
value-sva_b = Die Schuldkammer
    .saga = An den Wänden hängen Kerbhölzer mit den Schulden der Welt. In eines davon ist frisch euer Name geritzt.
value-sva_c = Der Handel im Dunkeln
    .saga = Ihr seht die Hände nicht, die euch die Ware reichen. Sie ist gut, solange man sie nicht ans Licht hält.
value-nid_a = Die Münze der Zwerge
    .saga = In der Tiefe schlägt ein Hammer Münzen ohne Bild. Der Prägemeister sucht jemanden, der ihm eines bringt.
value-nid_b = Das Lager der Söldner
    .saga = Unter der Erde wartet eine Kompanie auf einen Herrn, der nie gekommen ist. Sie folgt dem, der ihr Lied zu Ende singt.
value-nid_c = Das Tor der Runen
    .saga = Neun Runen brennen im Bogen des Tores, acht davon lügen. Von dem, der die wahre berührt, singt man noch in hundert Jahren.
value-mus_a = Der Schatz im Aschemeer
    .saga = Unter grauer Asche glimmt ein Hort aus alter Zeit. Jeder Griff danach verbrennt ein wenig die Finger.
value-mus_b = Die Straße aus Glut
    .saga = Die Straße leuchtet rot bis an den Rand der Welt. Wer stehen bleibt, dem schmelzen die Sohlen.
value-mus_c = Surts Schmiede
    .saga = Im Schein der Esse steht ein Riese und prüft eine Klinge, die nie kalt wird. Er braucht jemanden, an dem er sie erproben kann.
value-hel_a = Die Halle der Ahnen
    .saga = An langen Tischen sitzen eure Ahnen und schweigen. Nur wer ihnen zutrinkt, erfährt, was die Götter vorhaben.
value-hel_b = Der Fluss ohne Ufer
    .saga = Der Fluss der Toten kennt keine Strömung und kein Ziel. Man rudert, bis man vergisst, wohin.
value-hel_c = Das Tor der Klagen
    .saga = Vor dem Tor warten jene, die noch einmal kämpfen wollen. Doch jedes Mitleid hat hier seinen Preis.
value-van_a = Die goldenen Felder
    .saga = Die Felder der Wanen wogen auch im Winter. Wer hilft, die Ernte einzubringen, darf behalten, was in beide Hände passt.
value-van_b = Der Rat der Wanen
    .saga = Auf moosigen Thronen beraten die alten Götter über Krieg und Regen. Sie fragen euch um eure Meinung, und das ist kein Scherz.
value-van_c = Die Heimkehr der Geiseln
    .saga = Nach langem Frieden dürfen die Geiseln heim, doch die Heimat ist ihnen fremd geworden. Manche würden lieber mit euch gehen.
value-nif_a = Die weiße Ebene
    .saga = Kein Baum, kein Stein, nur Schnee bis zum Himmel. Eure Spuren sind hinter euch verweht, ehe ihr euch umseht.
value-nif_b = Der gefrorene Held
    .saga = Im Eis steht ein Krieger mit erhobenem Schild und lächelt. Wer ihn befreit, erbt sein Lied.
value-nif_c = Der Atem des Drachen
    .saga = Unter den Wurzeln nagt etwas Großes, und sein Atem gefriert zu Dornen. Ihr hört, wie es aufhört zu nagen.
value-jot_a = Das Gelage der Riesen
    .saga = Die Riesen trinken aus Booten und werfen mit Goldstücken. Ihr seid eingeladen, fragt sich nur, ob als Gäste oder als Beilage.
value-jot_b = Die Treppe der Riesen
    .saga = Jede Stufe ist so hoch wie ein Haus. Oben, sagt man, sieht man alle Welten auf einmal.
value-jot_c = Der Zorn des Frostkönigs
    .saga = Der Frostkönig hat eure Ankunft erwartet und dafür den Winter verlängert. Er hebt die Hand, und selbst die Zeit friert.
value-sea_a = Die Heringsschwärme
    .saga = Das Meer glänzt silbern, Rücken an Rücken. Volle Netze machen das Boot schwer und die Ruderer übermütig.
value-sea_b = Die Insel der Gestrandeten
    .saga = Rauch steigt von einer Insel auf, die auf keiner Karte steht. Dort warten Seeleute auf ein Boot mit freier Ruderbank.
value-sea_c = Der Schlund
    .saga = Das Wasser beginnt sich zu drehen, erst langsam, dann lachend. Am Rand des Strudels treiben die Planken der Ruhmsüchtigen.
value-unk_a = Die singenden Inseln
    .saga = Drei Inseln singen sich über das Wasser hinweg zu. Wer zwischen ihnen hindurchfährt, hört seinen eigenen Namen im Chor.
value-unk_b = Jenseits der Seekarten
    .saga = Hier hört die Karte auf, das Meer aber nicht. Der Steuermann zeichnet weiter und hofft, dass er recht behält.
value-unk_c = Der Ring der Schlange
    .saga = Das Riff, an dem ihr entlangsegelt, hat keine Enden. Erst als es sich bewegt, begreift ihr, dass es Schuppen hat.
value-bif_1a = Der Fuß der Brücke
    .saga = Die Brücke beginnt im Nebel und summt wie eine Saite. Eure gefallenen Gefährten treten vor, denn nur sie trägt das Licht.
value-bif_1b = Heimdalls Tor
    .saga = Am Ende der Farben steht der Wächter und hört eure Herzen schlagen. Er nennt jeden beim Namen, dann öffnet er, vielleicht.
value-bif_2a = Die brennende Brücke
    .saga = Die Brücke brennt an ihren Rändern, und jede Farbe hat ihre eigene Hitze. Wer zögert, verliert den Boden unter den Füßen.
value-bif_2b = Das letzte Horn
    .saga = Ein Horn ertönt, und hinter dem Tor verstummt das Fest. Alle Köpfe wenden sich, um zu sehen, wer da kommt.
value-bif_1 = Der Fuß der Brücke und Heimdalls Tor
    .saga = Die Brücke beginnt im Nebel und summt wie eine Saite. Eure gefallenen Gefährten treten vor, denn nur sie trägt das Licht. Am Ende der Farben steht der Wächter und hört eure Herzen schlagen. Er nennt jeden beim Namen, dann öffnet er, vielleicht.
value-bif_2 = Die brennende Brücke und Das letzte Horn
    .saga = Die Brücke brennt an ihren Rändern, und jede Farbe hat ihre eigene Hitze. Wer zögert, verliert den Boden unter den Füßen. Ein Horn ertönt, und hinter dem Tor verstummt das Fest. Alle Köpfe wenden sich, um zu sehen, wer da kommt.

## Welten

value-midgard = Midgard
value-ljosalfheim = Ljosalfheim
value-svartalfheim = Svartalfheim
value-nidavellir = Nidavellir
value-muspellsheim = Muspellsheim
value-helheim = Helheim
value-vanaheim = Vanaheim
value-niflheim = Niflheim
value-joetunheim = Jötunheim
value-high_sea = Auf hoher See
value-unknown_sea = In unbekannter See
value-bifroest = Bifröst
value-tutorial = Tutorial
