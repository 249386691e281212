# Bagalut in English. The names of the messages are a contract: docs/texts.md.

name = Bagalut
    .tagline = Steal, swap, lay: whoever leads at three of the five goods becomes chief.

## Variants

option-steal = Stealing
    .help = Without stealing the game is shorter and easier.
option-steal-true = with stealing
option-steal-false = without stealing
option-swaps = Swapping
    .help = Without swapping the game is shorter and easier. Two swaps a turn give more to plan.
option-swaps-0 = no swap
option-swaps-1 = one swap a turn
option-swaps-2 = two swaps a turn

## What is to be done now

phase-setup_lay = { $seat_you ->
        [yes] Lay a card from your hand at its good.
       *[no] { $seat } lays a card at its good.
    }
    .title = Setting up
phase-steal = { $seat_you ->
        [yes] Steal the last card of a row.
       *[no] { $seat } steals the last card of a row.
    }
    .title = Stealing
phase-swap_offer = { $seat_you ->
        [yes] Offer one of your last cards for a swap.
       *[no] { $seat } offers a card for a swap.
    }
    .title = Swapping
phase-swap_answer = { $seat_you ->
        [yes] Give one of your last cards for the one on offer.
       *[no] { $seat } gives a card for the one on offer.
    }
    .title = Answering
phase-lay = { $seat_you ->
        [yes] Lay a card.
       *[no] { $seat } lays a card.
    }
    .title = Laying
phase-over = The game is over.
    .title = The end

## What one can do

action-lay = Lay { $card }.
    .done = You lay { $card }.
action-steal = Steal the last card of the { $good } row.
    .done = You steal the last card of the { $good } row.
action-swap_offer = Offer the last card of your { $good } row.
    .done = You offer the last card of your { $good } row.
action-swap_give = Give the last card of your { $good } row.
    .done = You give the last card of your { $good } row.

## What happened

event-card_laid = { $seat_you ->
        [yes] You lay { $card }.
       *[no] { $seat } lays { $card }.
    }
event-market_card_laid = { $seat_you ->
        [yes] You lay { $card } from the market.
       *[no] { $seat } lays { $card } from the market.
    }
event-turn_started = { $seat_you ->
        [yes] Turn { $turn }: it is your move.
       *[no] Turn { $turn }: it is the move of { $seat }.
    }
    .heading = Turn { $turn }
event-card_stolen = { $seat_you ->
        [yes] You steal { $card }.
       *[no] { $from_seat_you ->
            [yes] { $seat } steals { $card } from you.
           *[no] { $seat } steals { $card }.
        }
    }
event-swap_offered = { $seat_you ->
        [yes] You offer { $card }.
       *[no] { $seat } offers { $card }.
    }
event-swap_answered = { $auto ->
        [yes] { $seat_you ->
            [yes] { $to_seat } swaps { $offered } for the only card of yours that fits, { $card }.
           *[no] { $to_seat_you ->
                [yes] You swap { $offered } for the only card that fits, { $card }.
               *[no] { $to_seat } swaps { $offered } for the only card that fits, { $card }.
            }
        }
       *[no] { $seat_you ->
            [yes] { $to_seat } swaps { $offered } for your { $card }.
           *[no] { $to_seat_you ->
                [yes] You swap { $offered } for { $card } from { $seat }.
               *[no] { $to_seat } swaps { $offered } for { $card } from { $seat }.
            }
        }
    }
    .speech = { $to_seat_you ->
        [yes] { $card } for you, { $offered } for { $seat }.
       *[no] { $seat_you ->
            [yes] { $card } for { $to_seat }, { $offered } for you.
           *[no] { $card } for { $to_seat }, { $offered } for { $seat }.
        }
    }
event-market_opened = Both hands are empty. The eight cards of the stack now lie open in the market.
    .speech = The market is open: { $cards }.
event-step_skipped = { $seat_you ->
        [yes] You cannot do this now: { $step }. The step is skipped.
       *[no] { $seat } cannot do this now: { $step }. The step is skipped.
    }
event-game_over = { $winner_seat_you ->
        [yes] All cards are laid. You win by { $winner_goods } goods to { $loser_goods } and become chief.
       *[no] All cards are laid. { $winner_seat } wins by { $winner_goods } goods to { $loser_goods } and becomes chief.
    }

## Why something is not possible

error-unknown_action = This action does not exist in Bagalut.
error-bad_field = The field “{ $field }” is missing or does not fit.
error-game_over = The game is over.
error-wrong_phase = That is not possible now. It is time for { $phase }.
error-not_your_turn = It is the move of { $seat }, please wait.
error-no_interaction = Leave at least stealing or swapping in the game.
error-card_not_in_hand = You do not hold { $card }.
error-card_not_in_market = { $card } is not in the market.
error-good_must_be_covered = First lay at the goods that are still empty and that you hold: { $goods }.
error-row_empty = { $seat_you ->
        [yes] Your { $good } row is empty.
       *[no] The { $good } row of { $seat } is empty.
    }
error-not_eligible = For { $offered } you must give one of these cards: { $eligible }.

## How it ended

result-played_out = { $seat_you ->
        [yes] You lead at most of the goods.
       *[no] { $seat } leads at most of the goods.
    }

## What lies on the table

view-turn = Turn (of 20)
view-active_seat = On the move
view-offer = On offer
view-eligible = Fit for it
view-rows = Rows
    .each = seat
view-sums = Points
    .each = seat
view-hands = Cards in hand
    .each = seat
view-hand = Your hand
view-stack = Cards in the stack
view-market = Market

## The computers

level-easy = Steals whatever counts most right now, and often slips.
level-medium = Calculates each turn to its end, but no further.
level-strong = Calculates your next turn too, and plays the ending very precisely.

## Names

value-fish = Fish
    .letter = F
value-coin = Coins
    .letter = C
value-mead = Mead
    .letter = M
value-sheep = Sheep
    .letter = S
value-grain = Grain
    .letter = G

value-setup_lay = setting up
value-steal = stealing
value-swap = swapping
value-swap_offer = making an offer
value-swap_answer = answering the offer
value-lay = laying a card
value-over = the end

value-fish-2 = Fish 2
value-fish-3 = Fish 3
value-fish-4 = Fish 4
value-fish-5 = Fish 5
value-fish-6 = Fish 6
value-fish-7 = Fish 7
value-coin-2 = Coins 2
value-coin-3 = Coins 3
value-coin-4 = Coins 4
value-coin-5 = Coins 5
value-coin-6 = Coins 6
value-coin-7 = Coins 7
value-mead-2 = Mead 2
value-mead-3 = Mead 3
value-mead-4 = Mead 4
value-mead-5 = Mead 5
value-mead-6 = Mead 6
value-mead-7 = Mead 7
value-sheep-2 = Sheep 2
value-sheep-3 = Sheep 3
value-sheep-4 = Sheep 4
value-sheep-5 = Sheep 5
value-sheep-6 = Sheep 6
value-sheep-7 = Sheep 7
value-grain-2 = Grain 2
value-grain-3 = Grain 3
value-grain-4 = Grain 4
value-grain-5 = Grain 5
value-grain-6 = Grain 6
value-grain-7 = Grain 7
