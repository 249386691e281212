# Kuhhandel auf Deutsch. Die Namen der Nachrichten sind ein Vertrag: docs/texts.md.

name = Kuhhandel
    .tagline = Ersteigere Tiere, handle sie anderen ab und sammle Quartette: Die Summe zählt, mal ihre Anzahl.

## Wörter in Sätzen

the-animal = { $animal ->
        [Gans] die Gans
        [Katze] die Katze
        [Kuh] die Kuh
        [Schaf] das Schaf
        [Schwein] das Schwein
        [Pferd] das Pferd
       *[other] den { $animal }
    }
animals = { $animal ->
        [Hahn] Hähne
        [Gans] Gänse
        [Katze] Katzen
        [Hund] Hunde
        [Schaf] Schafe
        [Ziegenbock] Ziegenböcke
        [Schwein] Schweine
        [Kuh] Kühe
        [Pferd] Pferde
       *[other] { $animal }
    }
one-or-two = { $count ->
        [one] { the-animal }
       *[other] zwei { animals }
    }
so-many-cards = { $cards ->
        [0] keine Karte
        [one] eine Karte
       *[other] { $cards } Karten
    }
with-cards = { $cards ->
        [one] einer Karte
       *[other] { $cards } Karten
    }

## Varianten

option-trade_limit = Grenze für den Kuhhandel
    .help = So oft darf hintereinander gehandelt werden, ohne dass jemand versteigert. Dann ist das Spiel aus.
option-trade_limit-200 = höchstens 200-mal Kuhhandel in Folge

## Was jetzt zu tun ist

phase-turn = { $seat_you ->
        [yes] Versteigere das nächste Tier oder schlag einen Kuhhandel vor.
       *[no] { $seat } versteigert ein Tier oder schlägt einen Kuhhandel vor.
    }
    .title = Zug
phase-bidding = { $seat_you ->
        [yes] Biete mit oder passe.
       *[no] Jetzt wird geboten.
    }
    .title = Auktion
phase-preempt = { $seat_you ->
        [yes] Verkauf das Tier, oder zahl den Preis selbst und behalte es.
       *[no] { $seat } verkauft das Tier oder behält es zum selben Preis.
    }
    .title = Zuschlag
phase-payment = { $seat_you ->
        [yes] Wähl die Geldkarten, mit denen du zahlst. Wechselgeld gibt es nicht.
       *[no] { $seat } zahlt.
    }
    .title = Zahlen
phase-trade_answer = { $seat_you ->
        [yes] Nimm das verdeckte Angebot an, oder leg selbst Geld dagegen.
       *[no] { $seat } antwortet auf das verdeckte Angebot.
    }
    .title = Antwort
phase-trade_reoffer = { $seat_you ->
        [yes] Es war gleich viel. Mach ein neues Angebot für dasselbe Tier.
       *[no] { $seat } macht ein neues Angebot für dasselbe Tier.
    }
    .title = Neues Angebot
phase-over = Das Spiel ist aus.
    .title = Ende

## Was man tun kann

action-auction = Versteigere das nächste Tier.
    .done = Du versteigerst das nächste Tier.
action-bid = Biete { $amount }.
    .done = Du bietest { $amount }.
action-pass_bid = Passe: Biete hier nicht mehr mit.
    .done = Du passt.
action-preempt = Behalte das Tier und zahl den Preis selbst.
    .done = Du behältst das Tier und zahlst selbst.
action-sell = Verkauf das Tier.
    .done = Du verkaufst das Tier.
action-pay = Zahl mit { $cards }.
    .done = Du zahlst mit { $cards }.
action-trade_offer = { $cards ->
        [none] Kuhhandel mit { $target_seat } um { the-animal }: Biete nichts, du hast ja nichts.
       *[other] Kuhhandel mit { $target_seat } um { the-animal }: Biete { $cards }.
    }
    .done = { $cards ->
        [none] Du bietest { $target_seat } nichts für { the-animal }.
       *[other] Du bietest { $target_seat } für { the-animal } { $cards }.
    }
action-trade_accept = Nimm das Angebot an, ohne es zu sehen.
    .done = Du nimmst das Angebot an.
action-trade_counter = Leg { $cards } dagegen.
    .done = Du legst { $cards } dagegen.
action-trade_reoffer = { $cards ->
        [none] Biete noch einmal nichts.
       *[other] Biete jetzt { $cards }.
    }
    .done = { $cards ->
        [none] Du bietest noch einmal nichts.
       *[other] Du bietest jetzt { $cards }.
    }
action-tick = Es wird weitergezählt.

## Was geschah

event-turn_started = { $seat_you ->
        [yes] Du bist dran.
       *[no] { $seat } ist dran.
    }
    .heading = { $seat_you ->
        [yes] Du bist dran
       *[no] { $seat } ist dran
    }
event-seat_skipped = { $seat_you ->
        [yes] Du hast nichts zu versteigern und nichts zu handeln. Du setzt aus.
       *[no] { $seat } hat nichts zu versteigern und nichts zu handeln und setzt aus.
    }
event-animal_revealed = { $seat_you ->
        [yes] Du versteigerst { the-animal }.
       *[no] { $seat } versteigert { the-animal }.
    } Wert { $value }, { $left ->
        [0] das letzte Tier.
       *[other] noch { $left } im Stapel.
    }
    .speech = { $animal }, { $value }. { $holder_count ->
        [0] Noch keiner hat eins.
       *[other] { $holder_seat_you ->
            [yes] Du
           *[no] { $holder_seat }
        } { $holder_count }{ $second_count ->
            [0] {""}
           *[other] , { $second_seat_you ->
                [yes] du
               *[no] { $second_seat }
            } { $second_count }
        }{ $third_count ->
            [0] {""}
           *[other] , { $third_seat_you ->
                [yes] du
               *[no] { $third_seat }
            } { $third_count }
        }.
    }
event-donkey_money = { $n ->
        [1] Der erste Esel
        [2] Der zweite Esel
        [3] Der dritte Esel
       *[other] Der letzte Esel
    }: Alle bekommen { $value }.
    .speech = Alle bekommen { $value }.
event-bidding_opened = { $attempt ->
        [1] Jetzt darf geboten werden.
       *[other] { $animal }: Alles noch einmal, mit Versuch { $attempt }.
    }
    .speech = { $attempt ->
        [1] Bietet!
       *[other] { $animal }, noch einmal.
    }
event-bid_placed = { $seat_you ->
        [yes] Du bietest { $amount }.
       *[no] { $seat } bietet { $amount }.
    }
    .speech = { $over_seat_you ->
        [yes] { $seat_you ->
            [yes] { $animal }. { $amount }. Du.
           *[no] { $amount }, { $seat }, nicht mehr du.
        }
       *[no] { $animal }. { $amount }. { $seat_you ->
            [yes] Du.
           *[no] { $seat }.
        }
    }
    .alert = { $seat_you ->
        [yes] no
       *[no] { $over_seat_you }
    }
event-bid_passed = { $leads ->
        [yes] { $seat_you ->
            [yes] Du bleibst bei deinem Gebot.
           *[no] { $seat } bleibt beim eigenen Gebot.
        }
       *[no] { $seat_you ->
            [yes] Du passt.
           *[no] { $seat } passt.
        }
    }
event-going = { $animal } { $stage }: { $amount ->
        [0] noch kein Gebot.
       *[other] { $leader_seat_you ->
            [yes] { $amount }, du führst.
           *[no] { $amount }, { $leader_seat } führt.
        }
    }
    .speech = { $amount ->
        [0] { $animal } { $stage }. Kein Gebot.
       *[other] { $leader_seat_you ->
            [yes] { $amount } { $stage }. Du.
           *[no] { $amount } { $stage }. { $leader_seat }.
        }
    }
    .alert = yes
event-sold = { $leader_seat_you ->
        [yes] Der Hammer fällt: { $animal } für { $amount } an dich. { $auctioneer_seat } entscheidet.
       *[no] { $auctioneer_seat_you ->
            [yes] Der Hammer fällt: { $animal } für { $amount } an { $leader_seat }. Du entscheidest.
           *[no] Der Hammer fällt: { $animal } für { $amount } an { $leader_seat }. { $auctioneer_seat } entscheidet.
        }
    }
    .speech = { $leader_seat_you ->
        [yes] Zugeschlagen: { $animal }, { $amount }, du.
       *[no] Zugeschlagen: { $animal }, { $amount }, { $leader_seat }.
    }
    .alert = yes
event-no_bid = { $seat_you ->
        [yes] Niemand bietet. Du bekommst { the-animal } umsonst.
       *[no] Niemand bietet. { $seat } bekommt { the-animal } umsonst.
    }
    .speech = { $seat_you ->
        [yes] Kein Gebot. { $animal } umsonst für dich.
       *[no] Kein Gebot. { $animal } umsonst für { $seat }.
    }
    .alert = yes
event-sell_chosen = { $seat_you ->
        [yes] Du verkaufst für { $amount } an { $leader_seat }.
       *[no] { $leader_seat_you ->
            [yes] { $seat } verkauft dir das Tier für { $amount }.
           *[no] { $seat } verkauft für { $amount } an { $leader_seat }.
        }
    }
event-preempted = { $seat_you ->
        [yes] Du behältst das Tier und zahlst { $leader_seat } { $amount }.
       *[no] { $leader_seat_you ->
            [yes] { $seat } behält das Tier und zahlt dir { $amount }.
           *[no] { $seat } behält das Tier und zahlt { $leader_seat } { $amount }.
        }
    }
event-bidder_shown = { $hand ->
        [none] { $seat_you ->
            [yes] Du kannst { $amount } nicht zahlen: Du hast gar kein Geld.
           *[no] { $seat } kann { $amount } nicht zahlen und hat gar kein Geld.
        }
       *[other] { $seat_you ->
            [yes] Du kannst { $amount } nicht zahlen und zeigst dein Geld: { $hand }, zusammen { $sum }.
           *[no] { $seat } kann { $amount } nicht zahlen und zeigt alles Geld: { $hand }, zusammen { $sum }.
        }
    }
event-paid = { $seat_you ->
        [yes] Du zahlst { $to_seat } { $amount } mit { with-cards }.
       *[no] { $to_seat_you ->
            [yes] { $seat } zahlt dir { $amount } mit { with-cards }.
           *[no] { $seat } zahlt { $to_seat } { $amount } mit { with-cards }.
        }
    }
    .sound = coin
event-payment_cards = { $seat_you ->
        [yes] Du gibst { $cards }, zusammen { $sum }.
       *[no] Du bekommst { $cards }, zusammen { $sum }.
    }
event-animal_moved = { $to_seat_you ->
        [yes] Du bekommst { one-or-two }{" "}
       *[no] { $to_seat } bekommt { one-or-two }{" "}
    }{ $from_seat ->
        [none] aus der Auktion.
       *[other] { $from_seat_you ->
            [yes] von dir.
           *[no] von { $from_seat }.
        }
    }
event-quartet = { $seat_you ->
        [yes] Du hast alle vier { animals }. Dieses Quartett ist { $value } wert.
       *[no] { $seat } hat alle vier { animals }. Dieses Quartett ist { $value } wert.
    }
event-trade_offered = { $seat_you ->
        [yes] Du willst von { $target_seat } { one-or-two } und legst { so-many-cards } verdeckt hin.
       *[no] { $target_seat_you ->
            [yes] { $seat } will von dir { one-or-two } und legt { so-many-cards } verdeckt hin.
           *[no] { $seat } will von { $target_seat } { one-or-two } und legt { so-many-cards } verdeckt hin.
        }
    }
event-trade_accepted = { $seat_you ->
        [yes] Du nimmst das Angebot an.
       *[no] { $seat } nimmt das Angebot an.
    }
event-trade_countered = { $seat_you ->
        [yes] Du legst { so-many-cards } dagegen.
       *[no] { $seat } legt { so-many-cards } dagegen.
    }
event-trade_tied = Es ist gleich viel. Beide nehmen ihr Geld zurück.
event-trade_won = { $free ->
        [yes] { $seat_you ->
            [yes] Schon wieder gleich: Du bekommst das Tier umsonst.
           *[no] Schon wieder gleich: { $seat } bekommt das Tier umsonst.
        }
       *[no] { $seat_you ->
            [yes] Du hast mehr gelegt.
           *[no] { $seat } hat mehr gelegt.
        }
    }
    .sound = coin
event-trade_cards = { $equal ->
        [yes] Ihr hattet beide gleich viel.
       *[no] { $seat_you ->
            [yes] Du gibst { $offer ->
                [none] nichts
               *[other] { $offer }, zusammen { $offer_sum }
            }.{ $counter ->
                [none] {""}
               *[other] {" "}Du bekommst { $counter }, zusammen { $counter_sum }.
            }
           *[no] Du bekommst { $offer ->
                [none] nichts
               *[other] { $offer }, zusammen { $offer_sum }
            }.{ $counter ->
                [none] {""}
               *[other] {" "}Du gibst { $counter }, zusammen { $counter_sum }.
            }
        }
    }
event-hand = { $cards ->
        [none] Du hast kein Geld mehr.
       *[other] Du hast jetzt { $sum }: { $cards }.
    }
    .speech = { $cards ->
        [none] Du hast kein Geld mehr.
       *[other] Du hast jetzt { $sum }.
    }
event-seat_retired = { $seat_you ->
        [yes] Du verlässt das Spiel. Deine Tiere und dein Geld bleiben darin.
       *[no] { $seat } verlässt das Spiel. Tiere und Geld bleiben darin.
    }
event-game_over = { $shared ->
        [yes] Das Spiel ist aus. Der erste Platz ist geteilt, mit je { $winner_score } Punkten.
       *[no] { $reason ->
            [last_seat] { $winner_seat_you ->
                [yes] Nur du bist noch im Spiel und gewinnst mit { $winner_score } Punkten.
               *[no] Nur { $winner_seat } ist noch im Spiel und gewinnt mit { $winner_score } Punkten.
            }
            [trade_limit] { $winner_seat_you ->
                [yes] Es wurde zu oft nur gehandelt. Du gewinnst mit { $winner_score } Punkten.
               *[no] Es wurde zu oft nur gehandelt. { $winner_seat } gewinnt mit { $winner_score } Punkten.
            }
           *[quartets] { $winner_seat_you ->
                [yes] Alle Quartette sind vollständig. Du gewinnst mit { $winner_score } Punkten.
               *[no] Alle Quartette sind vollständig. { $winner_seat } gewinnt mit { $winner_score } Punkten.
            }
        }
    }

## Warum etwas nicht geht

error-unknown_action = Das kann man im Kuhhandel nicht tun.
error-bad_field = Die Angabe „{ $field }“ fehlt oder passt nicht.
error-not_seated = { $tick ->
        [yes] Das darf nur der Tisch selbst.
       *[no] Wer zuschaut, kann nicht mitspielen.
    }
error-game_over = Das Spiel ist schon aus.
error-seat_out = Du bist aus diesem Spiel ausgeschieden.
error-wrong_phase = Das geht gerade nicht. Jetzt ist { $phase } dran.
error-not_your_turn = { $seat } entscheidet gerade, du musst noch warten.
error-stale_lot = Dieses Gebot war für eine frühere Auktion.
error-auction_closed = { $outcome ->
        [hammer] { $seat_you ->
            [yes] Zu spät: Der Hammer ist gefallen, bei { $amount } für dich.
           *[no] Zu spät: Der Hammer ist gefallen, bei { $amount } für { $seat }.
        }
        [bought] { $seat_you ->
            [yes] Zu spät: Das Tier ist für { $amount } an dich verkauft.
           *[no] Zu spät: Das Tier ist für { $amount } an { $seat } verkauft.
        }
       *[kept] { $seat_you ->
            [yes] Zu spät: Du behältst das Tier.
           *[no] Zu spät: { $seat } behält das Tier.
        }
    }
error-stack_empty = Es ist kein Tier mehr zu versteigern. Du musst handeln.
error-auctioneer_bids = Wer versteigert, bietet nicht mit.
error-excluded = Du konntest dein Gebot nicht zahlen und bietest bei diesem Tier nicht mehr mit.
error-passed = Du hast hier schon gepasst.
error-bid_step = Geboten wird in Zehnern, ab { $min }.
error-bid_too_low = Zu niedrig. Es müssen mindestens { $min } sein.
error-bid_too_high = So viel Geld gibt es am ganzen Tisch nicht.
error-cannot_afford = Du hast nur { $sum }, der Preis ist { $amount }.
error-cards_not_held = Diese Geldkarten hast du nicht.
error-payment_short = { $sum } ist weniger als { $amount }.
error-payment_wasteful = Eine Karte ist zu viel: Die { $card } kannst du behalten.
error-trade_self = Mit dir selbst kannst du nicht handeln.
error-no_own_animal = { $animal }: Dieses Tier hast du nicht.
error-quartet_complete = Dein Quartett aus { $animal } ist vollständig.
error-no_target_animal = { $animal }: Dieses Tier hat { $seat } nicht.
error-offer_empty = Leg mindestens eine Geldkarte hin.
error-no_cards = Du hast keine Geldkarte, du kannst nur annehmen.
error-stale_tick = Inzwischen ist schon wieder geboten worden.

## Wie es ausging

result-quartets = { $seat ->
        [none] Mehrere haben gleich viele Punkte.
       *[other] { $seat_you ->
            [yes] Du hast die meisten Punkte.
           *[no] { $seat } hat die meisten Punkte.
        }
    }
result-trade_limit = { $seat ->
        [none] Es wurde zu oft nur gehandelt. Mehrere haben gleich viele Punkte.
       *[other] { $seat_you ->
            [yes] Es wurde zu oft nur gehandelt. Du hast die meisten Punkte.
           *[no] Es wurde zu oft nur gehandelt. { $seat } hat die meisten Punkte.
        }
    }
result-last_seat = { $seat_you ->
        [yes] Alle anderen sind ausgeschieden.
       *[no] Nur { $seat } ist nicht ausgeschieden.
    }

## Der Stand in einer kurzen Zeile: für die Taste S und für Braillezeilen

status-turn = { $active_seat_you ->
        [yes] Du bist dran
       *[no] { $active_seat } ist dran
    }, { $stack_left } im Stapel{ $you ->
        [none] {""}
       *[some] {" "}| { $you_sum }
    }
status-bidding = { $auction_animal } { $auction_high ->
        [0] ohne Gebot
       *[other] { $auction_high } { $auction_leader_seat_you ->
            [yes] du
           *[no] { $auction_leader_seat }
        }
    } { $auction_stage }{ $you ->
        [none] {""}
       *[some] {" "}| { $you_sum }
    }
status-preempt = { $auction_animal } { $auction_high } { $auction_leader_seat_you ->
        [yes] du
       *[no] { $auction_leader_seat }
    }, { $auction_auctioneer_seat_you ->
        [yes] du wählst
       *[no] { $auction_auctioneer_seat } wählt
    }{ $you ->
        [none] {""}
       *[some] {" "}| { $you_sum }
    }
status-payment = { $payment_payer_seat_you ->
        [yes] Du zahlst
       *[no] { $payment_payer_seat } zahlt
    } { $payment_amount } an { $payment_payee_seat_you ->
        [yes] dich
       *[no] { $payment_payee_seat }
    }{ $you ->
        [none] {""}
       *[some] {" "}| { $you_sum }
    }
status-trade_answer = { $trade_count } { $trade_animal }: { $trade_challenger_seat_you ->
        [yes] du legst
       *[no] { $trade_challenger_seat } legt
    } { $trade_cards }, { $trade_target_seat_you ->
        [yes] und du?
       *[no] { $trade_target_seat }?
    }{ $you ->
        [none] {""}
       *[some] {" "}| { $you_sum }
    }
status-trade_reoffer = { $trade_challenger_seat_you ->
        [yes] Du bietest neu
       *[no] { $trade_challenger_seat } bietet neu
    }, { $trade_count } { $trade_animal }{ $you ->
        [none] {""}
       *[some] {" "}| { $you_sum }
    }
status-over = Das Spiel ist aus

## Was auf dem Tisch liegt

view-active_seat = Am Zug
view-stack_left = Tiere im Stapel
view-auction = Auktion
view-payment = Zu zahlen
view-trade = Kuhhandel
view-you = Dein Geld
view-seats = Höfe
    .each = seat
view-shown = Gezeigtes Geld

value-lot = Nummer
value-value = Wert
value-auctioneer_seat = versteigert von
value-high = höchstes Gebot
value-leader_seat = es führt
value-payer_seat = von
value-payee_seat = an
value-amount = Betrag
value-challenger_seat = von
value-target_seat = an
value-count = Anzahl
value-cards = Geldkarten
value-animals = Tiere
value-complete = Quartette
value-score = Punkte
value-retired = ausgeschieden als Nummer
value-hand = Karten
    .form = bundle
value-sum = zusammen
value-offer = verdeckt auf dem Tisch
    .form = bundle

## Die Computer

level-easy = Bietet für jedes Tier ein wenig, blufft nie und verkauft immer.
level-medium = Weiß, was ein Tier für jeden wert ist, und zählt mit, wer wie viel Geld haben kann.
level-strong = Spielt in Gedanken durch, was die anderen haben und tun könnten, und lässt sich nicht leicht lesen.

## Namen

value-rooster = Hahn
value-goose = Gans
value-cat = Katze
value-dog = Hund
value-sheep = Schaf
value-goat = Ziegenbock
value-donkey = Esel
value-pig = Schwein
value-cow = Kuh
value-horse = Pferd

value-zero = Nuller
value-ten = Zehner
value-fifty = Fünfziger
value-hundred = Hunderter
value-two_hundred = Zweihunderter
value-five_hundred = Fünfhunderter

value-open = offen
value-once = zum Ersten
value-twice = zum Zweiten
value-sold = zugeschlagen

value-turn = der nächste Zug
value-bidding = die Auktion
value-preempt = die Frage nach dem Verkauf
value-payment = das Zahlen
value-trade_answer = die Antwort auf ein Angebot
value-trade_reoffer = ein neues Angebot
value-over = das Ende
