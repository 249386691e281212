# Suleika in English. The names of the messages are a contract: docs/texts.md.

name = Suleika
    .tagline = Lay carpets, steer Omar, collect: whoever has most coins and fields in the end wins.

## Variants

option-turn_omar = Turning Omar
    .help = At the start of your turn you turn Omar for yourself. At its end you turn him for whoever rolls next: the usual way for two.
option-turn_omar-start = at the start of the turn
option-turn_omar-end = at the end of the turn

## What is to be done now

phase-direction = { $seat_you ->
        [yes] Choose Omar's direction: left, straight or right.
       *[no] { $seat } chooses Omar's direction.
    }
    .title = Direction
phase-roll = { $seat_you ->
        [yes] Roll the die for Omar.
       *[no] { $seat } rolls the die for Omar.
    }
    .title = Rolling
phase-lay = { $seat_you ->
        [yes] Lay your next carpet beside Omar.
       *[no] { $seat } lays a carpet beside Omar.
    }
    .title = Laying
phase-over = The game is over.
    .title = The end

## What one can do

action-turn_omar = { $turn ->
        [left] Turn Omar to the left.
        [right] Turn Omar to the right.
       *[straight] Let Omar look straight on.
    }
    .done = { $turn ->
        [left] You turn Omar to the left.
        [right] You turn Omar to the right.
       *[straight] You let Omar look straight on.
    }
action-roll = Roll the die.
    .done = You roll the die.
action-lay_carpet = Lay the carpet on { $cells }.
    .done = You lay the carpet on { $cells }.

## What happened

event-turn_started = { $seat_you ->
        [yes] It is your move.
       *[no] It is the move of { $seat }.
    }
    .heading = { $seat_you ->
        [yes] Your move
       *[no] The move of { $seat }
    }
event-omar_turned = { $turn ->
        [left] { $seat_you ->
            [yes] You turn Omar to the left, to face { $facing }.
           *[no] { $seat } turns Omar to the left, to face { $facing }.
        }
        [right] { $seat_you ->
            [yes] You turn Omar to the right, to face { $facing }.
           *[no] { $seat } turns Omar to the right, to face { $facing }.
        }
       *[straight] { $seat_you ->
            [yes] You let Omar look straight on, to the { $facing }.
           *[no] { $seat } lets Omar look straight on, to the { $facing }.
        }
    }
event-die_rolled = { $seat_you ->
        [yes] You roll a { $steps }.
       *[no] { $seat } rolls a { $steps }.
    }
event-omar_moved = { $balcony ->
        [yes] Omar goes over the balcony to { $cell } and faces { $facing }.
       *[no] Omar goes to { $cell } and faces { $facing }.
    }
event-paid = { $from_seat_you ->
        [yes] You pay { $to_seat }{" "}
       *[no] { $to_seat_you ->
            [yes] { $from_seat } pays you{" "}
           *[no] { $from_seat } pays { $to_seat }{" "}
        }
    }{ $paid ->
        [one] one coin
       *[other] { $paid } coins
    }, due for { $due ->
        [one] one field
       *[other] { $due } fields
    }.
    .sound = coin
event-no_payment = { $reason ->
        [empty] There is nothing here, so it is free.
        [own] This carpet belongs to whoever rolled, so it is free.
       *[neutral] This carpet belongs to nobody any more, so it is free.
    }
event-seat_out = { $reason ->
        [broke] { $seat_you ->
            [yes] You cannot pay it all and are out. Your carpets belong to nobody any more.
           *[no] { $seat } cannot pay it all and is out. These carpets belong to nobody any more.
        }
       *[left] { $seat_you ->
            [yes] You leave the game. Your carpets belong to nobody any more.
           *[no] { $seat } leaves the game. These carpets belong to nobody any more.
        }
    }
event-carpet_laid = { $seat_you ->
        [yes] You lay { $colour } on { $cells }.
       *[no] { $seat } lays { $colour } on { $cells }.
    }
event-next_carpet = { $seat_you ->
        [yes] Next you lay { $colour }.
       *[no] Next { $seat } lays { $colour }.
    }
event-game_over = { $shared ->
        [yes] All carpets are laid. The first place is shared, with { $winner_score } points each.
       *[no] { $reason ->
            [last_seat] { $winner_seat_you ->
                [yes] Only you are still in the game and win with { $winner_score } points.
               *[no] Only { $winner_seat } is still in the game and wins with { $winner_score } points.
            }
           *[carpets_laid] { $winner_seat_you ->
                [yes] All carpets are laid. You win with { $winner_score } points.
               *[no] All carpets are laid. { $winner_seat } wins with { $winner_score } points.
            }
        }
    }

## Why something is not possible

error-unknown_action = This action does not exist in Suleika.
error-bad_field = The field “{ $field }” is missing or does not fit.
error-not_seated = Whoever watches cannot act.
error-game_over = The game is over.
error-seat_out = You are out of this game.
error-wrong_phase = That is not possible now. It is time for { $phase }.
error-not_your_turn = It is the move of { $seat }, please wait.
error-not_a_pair = A carpet covers two cells side by side.
error-under_omar = Omar stands on { $cell }. A carpet cannot lie under him.
error-not_next_to_omar = The carpet must touch Omar's cell { $cell } with one side.
error-covers_carpet = This would cover a whole carpet at once.

## How it ended

result-carpets_laid = { $seat ->
        [none] Several have equally many points.
       *[other] { $seat_you ->
            [yes] You have the most points.
           *[no] { $seat } has the most points.
        }
    }
result-last_seat = { $seat_you ->
        [yes] All the others are out.
       *[no] Only { $seat } is not out.
    }

## What lies on the table

view-active_seat = On the move
view-omar = Omar
view-last_roll = Last roll
view-laid = Carpets laid
view-regions = In the market
view-roller_seat = Next to roll
view-ways = Omar’s ways
view-seats = Merchants
    .each = seat

value-facing = faces
value-steps = steps
value-price = costs
value-cells = on
value-cell = on
value-stops = stops
value-sixths = sixths
value-colours = colours
value-coins = coins
value-fields = visible fields
value-score = points
value-stock = yet to lay
value-count = number
value-next_colour = next
value-out = out as number

## The computers

level-easy = Takes the cheapest way and lays where the most fields are to be had right now.
level-medium = Calculates its own turn and Omar's next way, but no further.
level-strong = Also calculates the best answer to its turn, and weaves large patches.

## Names

value-N = north
value-E = east
value-S = south
value-W = west

value-red = red
    .letter = R
value-blue = blue
    .letter = B
value-yellow = yellow
    .letter = Y
value-purple = purple
    .letter = P

value-direction = the direction
value-roll = rolling
value-lay = laying a carpet
value-over = the end
