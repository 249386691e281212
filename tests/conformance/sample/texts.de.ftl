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
        [yes] { $drawn ->
            [none] Du nimmst den letzten Kiesel.
           *[other] Du nimmst { $number } und ziehst { $drawn }.
        }
       *[no] { $seat } nimmt { $number }.
    }
error-not_your_turn = { $seat } ist dran.
error-not_your_number = Die Zahl { $number } hast du nicht.
result-heap_empty = { $seat } hat den letzten Kiesel.
view-heap = Kiesel im Haufen
view-active_seat = Am Zug
view-hand = Deine Zahlen
