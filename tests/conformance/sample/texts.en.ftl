name = Pebbles
    .tagline = Whoever takes the last pebble wins.
option-heap = Size of the heap
    .help = The larger the heap, the longer the game.
option-heap-9 = 9 pebbles
option-heap-15 = 15 pebbles
phase-take = { $seat_you ->
        [yes] Take pebbles from the heap.
       *[no] { $seat } takes pebbles from the heap.
    }
    .title = Taking
phase-over = The game is over.
    .title = The end
action-take = Take { $number }.
event-pebbles_taken = { $seat_you ->
        [yes] { $drawn ->
            [none] You take the last pebble.
           *[other] You take { $number } and draw { $drawn }.
        }
       *[no] { $seat } takes { $number }.
    }
error-not_your_turn = It is the move of { $seat }.
error-not_your_number = You do not hold the number { $number }.
result-heap_empty = { $seat } has the last pebble.
view-heap = Pebbles in the heap
view-active_seat = On the move
view-hand = Your numbers
