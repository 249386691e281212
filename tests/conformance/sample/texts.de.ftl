name = Kiesel
    .tagline = Wer den letzten Kiesel nimmt, gewinnt.
option-heap = Größe des Haufens
    .help = Je größer der Haufen, desto länger das Spiel.
option-heap-9 = 9 Kiesel
option-heap-15 = 15 Kiesel
phase-take = { $seat_you ->
        [yes] Nimm Kiesel vom Haufen.
       *[no] { $seat } nimmt Kiesel vom Haufen.
    }
    .title = Nehmen
phase-over = Das Spiel ist aus.
    .title = Ende
action-take = Nimm { $number }.
event-pebbles_taken = { $seat_you ->
        [yes] Du nimmst { $number }.
       *[no] { $seat } nimmt { $number }.
    }
event-number_drawn = { $seat_you ->
        [yes] Du ziehst die Zahl { $number }.
       *[no] { $seat } zieht eine Zahl.
    }
error-game_over = Das Spiel ist schon aus.
error-not_your_turn = { $seat } ist dran.
error-unknown_action = Das kann man hier nicht tun.
error-not_your_number = Die Zahl { $number } hast du nicht.
result-heap_empty = { $seat } hat den letzten Kiesel.
view-heap = Kiesel im Haufen
view-active_seat = Am Zug
view-hand = Deine Zahlen
