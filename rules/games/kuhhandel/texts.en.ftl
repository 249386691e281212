# Kuhhandel in English. The names of the messages are a contract: docs/texts.md.

name = Kuhhandel
    .tagline = Buy animals at auction, trade for the others and collect quartets: their sum counts, times their number.

## Words in sentences

the-animal = the { $animal }
animals = { $animal ->
        [goose] geese
        [sheep] sheep
       *[other] { $animal }s
    }
one-or-two = { $count ->
        [one] { the-animal }
       *[other] two { animals }
    }
so-many-cards = { $cards ->
        [0] nothing
        [one] one card
       *[other] { $cards } cards
    }
with-cards = { $cards ->
        [one] one card
       *[other] { $cards } cards
    }

## Variants

option-trade_limit = Limit of cow trades
    .help = How many trades there may be in a row without an auction. Then the game is over.
option-trade_limit-200 = at most 200 cow trades in a row

## What is to be done now

phase-turn = { $seat_you ->
        [yes] Auction the next animal, or propose a cow trade.
       *[no] { $seat } auctions an animal or proposes a cow trade.
    }
    .title = Turn
phase-bidding = { $seat_you ->
        [yes] Bid or pass.
       *[no] Bids are being taken.
    }
    .title = Auction
phase-preempt = { $seat_you ->
        [yes] Sell the animal, or pay the price yourself and keep it.
       *[no] { $seat } sells the animal or keeps it for the same price.
    }
    .title = Hammer
phase-payment = { $seat_you ->
        [yes] Choose the money cards you pay with. No change is given.
       *[no] { $seat } pays.
    }
    .title = Payment
phase-trade_answer = { $seat_you ->
        [yes] Take the hidden offer, or lay money of your own against it.
       *[no] { $seat } answers the hidden offer.
    }
    .title = Answer
phase-trade_reoffer = { $seat_you ->
        [yes] The sums were equal. Make a new offer for the same animal.
       *[no] { $seat } makes a new offer for the same animal.
    }
    .title = New offer
phase-over = The game is over.
    .title = End

## What one can do

action-auction = Auction the next animal.
    .done = You auction the next animal.
action-bid = Bid { $amount }.
    .done = You bid { $amount }.
action-pass_bid = Pass: stop bidding here.
    .done = You pass.
action-preempt = Keep the animal and pay the price yourself.
    .done = You keep the animal and pay yourself.
action-sell = Sell the animal.
    .done = You sell the animal.
action-pay = Pay with { $cards }.
    .done = You pay with { $cards }.
action-trade_offer = { $cards ->
        [none] Cow trade with { $target_seat } for { the-animal }: offer nothing, you have nothing.
       *[other] Cow trade with { $target_seat } for { the-animal }: offer { $cards }.
    }
    .done = { $cards ->
        [none] You offer { $target_seat } nothing for { the-animal }.
       *[other] You offer { $target_seat } { $cards } for { the-animal }.
    }
action-trade_accept = Take the offer unseen.
    .done = You take the offer.
action-trade_counter = Lay { $cards } against it.
    .done = You lay { $cards } against it.
action-trade_reoffer = { $cards ->
        [none] Offer nothing once more.
       *[other] Now offer { $cards }.
    }
    .done = { $cards ->
        [none] You offer nothing once more.
       *[other] You now offer { $cards }.
    }
action-tick = The count goes on.

## What happened

event-turn_started = { $seat_you ->
        [yes] It is your turn.
       *[no] It is { $seat }’s turn.
    }
    .heading = { $seat_you ->
        [yes] Your turn
       *[no] { $seat }’s turn
    }
event-seat_skipped = { $seat_you ->
        [yes] You have nothing to auction and nothing to trade. You sit this turn out.
       *[no] { $seat } has nothing to auction and nothing to trade and sits this turn out.
    }
event-animal_revealed = { $seat_you ->
        [yes] You auction { the-animal }.
       *[no] { $seat } auctions { the-animal }.
    } Worth { $value }, { $left ->
        [0] the last animal.
       *[other] { $left } left in the stack.
    }
    .speech = { $animal }, { $value }. { $holder_count ->
        [0] Nobody has one yet.
       *[other] { $holder_seat_you ->
            [yes] You
           *[no] { $holder_seat }
        } { $holder_count }{ $second_count ->
            [0] {""}
           *[other] , { $second_seat_you ->
                [yes] you
               *[no] { $second_seat }
            } { $second_count }
        }{ $third_count ->
            [0] {""}
           *[other] , { $third_seat_you ->
                [yes] you
               *[no] { $third_seat }
            } { $third_count }
        }.
    }
event-donkey_money = { $n ->
        [1] The first donkey
        [2] The second donkey
        [3] The third donkey
       *[other] The last donkey
    }: everybody gets { $value }.
    .speech = Everybody gets { $value }.
event-bidding_opened = { $attempt ->
        [1] Bids are taken now.
       *[other] { $animal }: all over again, attempt { $attempt }.
    }
    .speech = { $attempt ->
        [1] Bid!
       *[other] { $animal }, once more.
    }
event-bid_placed = { $seat_you ->
        [yes] You bid { $amount }.
       *[no] { $seat } bids { $amount }.
    }
    .speech = { $over_seat_you ->
        [yes] { $seat_you ->
            [yes] { $animal }. { $amount }. You.
           *[no] { $amount }, { $seat }, not you any more.
        }
       *[no] { $animal }. { $amount }. { $seat_you ->
            [yes] You.
           *[no] { $seat }.
        }
    }
    .alert = { $seat_you ->
        [yes] no
       *[no] { $over_seat_you }
    }
event-bid_passed = { $leads ->
        [yes] { $seat_you ->
            [yes] You stand by your bid.
           *[no] { $seat } stands by the bid.
        }
       *[no] { $seat_you ->
            [yes] You pass.
           *[no] { $seat } passes.
        }
    }
event-going = { $animal }, { $stage }: { $amount ->
        [0] nobody has bid.
       *[other] { $leader_seat_you ->
            [yes] { $amount }, you lead.
           *[no] { $amount }, { $leader_seat } leads.
        }
    }
    .speech = { $amount ->
        [0] { $animal }, { $stage }. No bid.
       *[other] { $leader_seat_you ->
            [yes] { $amount }, { $stage }. You.
           *[no] { $amount }, { $stage }. { $leader_seat }.
        }
    }
    .alert = yes
event-sold = { $leader_seat_you ->
        [yes] The hammer falls: { $animal }, { $amount }, to you. { $auctioneer_seat } decides.
       *[no] { $auctioneer_seat_you ->
            [yes] The hammer falls: { $animal }, { $amount }, to { $leader_seat }. You decide.
           *[no] The hammer falls: { $animal }, { $amount }, to { $leader_seat }. { $auctioneer_seat } decides.
        }
    }
    .speech = { $leader_seat_you ->
        [yes] Hammer: { $animal }, { $amount }, you.
       *[no] Hammer: { $animal }, { $amount }, { $leader_seat }.
    }
    .alert = yes
event-no_bid = { $seat_you ->
        [yes] Nobody bids. You get { the-animal } for nothing.
       *[no] Nobody bids. { $seat } gets { the-animal } for nothing.
    }
    .speech = { $seat_you ->
        [yes] No bid. { $animal } free for you.
       *[no] No bid. { $animal } free for { $seat }.
    }
    .alert = yes
event-sell_chosen = { $seat_you ->
        [yes] You sell to { $leader_seat } for { $amount }.
       *[no] { $leader_seat_you ->
            [yes] { $seat } sells the animal to you for { $amount }.
           *[no] { $seat } sells to { $leader_seat } for { $amount }.
        }
    }
event-preempted = { $seat_you ->
        [yes] You keep the animal and pay { $leader_seat } { $amount }.
       *[no] { $leader_seat_you ->
            [yes] { $seat } keeps the animal and pays you { $amount }.
           *[no] { $seat } keeps the animal and pays { $leader_seat } { $amount }.
        }
    }
event-bidder_shown = { $hand ->
        [none] { $seat_you ->
            [yes] You cannot pay { $amount }: you have not got any money.
           *[no] { $seat } cannot pay { $amount } and has not got any money.
        }
       *[other] { $seat_you ->
            [yes] You cannot pay { $amount } and show your money: { $hand }, { $sum } in all.
           *[no] { $seat } cannot pay { $amount } and shows all the money: { $hand }, { $sum } in all.
        }
    }
event-paid = { $seat_you ->
        [yes] You pay { $to_seat } { $amount } with { with-cards }.
       *[no] { $to_seat_you ->
            [yes] { $seat } pays you { $amount } with { with-cards }.
           *[no] { $seat } pays { $to_seat } { $amount } with { with-cards }.
        }
    }
    .sound = coin
event-payment_cards = { $seat_you ->
        [yes] You give { $cards }, { $sum } in all.
       *[no] You get { $cards }, { $sum } in all.
    }
event-animal_moved = { $to_seat_you ->
        [yes] You get { one-or-two }{" "}
       *[no] { $to_seat } gets { one-or-two }{" "}
    }{ $from_seat ->
        [none] from the auction.
       *[other] { $from_seat_you ->
            [yes] from you.
           *[no] from { $from_seat }.
        }
    }
event-quartet = { $seat_you ->
        [yes] You have all four { animals }. This quartet is worth { $value }.
       *[no] { $seat } has all four { animals }. This quartet is worth { $value }.
    }
event-trade_offered = { $seat_you ->
        [yes] You want { one-or-two } from { $target_seat } and lay { so-many-cards } face down.
       *[no] { $target_seat_you ->
            [yes] { $seat } wants { one-or-two } from you and lays { so-many-cards } face down.
           *[no] { $seat } wants { one-or-two } from { $target_seat } and lays { so-many-cards } face down.
        }
    }
event-trade_accepted = { $seat_you ->
        [yes] You take the offer.
       *[no] { $seat } takes the offer.
    }
event-trade_countered = { $seat_you ->
        [yes] You lay { so-many-cards } against it.
       *[no] { $seat } lays { so-many-cards } against it.
    }
event-trade_tied = The sums are equal. Both take their money back.
event-trade_won = { $free ->
        [yes] { $seat_you ->
            [yes] Equal again: you get the animal for nothing.
           *[no] Equal again: { $seat } gets the animal for nothing.
        }
       *[no] { $seat_you ->
            [yes] You laid more.
           *[no] { $seat } laid more.
        }
    }
    .sound = coin
event-trade_cards = { $equal ->
        [yes] Both of you had laid the same.
       *[no] { $seat_you ->
            [yes] You give { $offer ->
                [none] nothing
               *[other] { $offer }, { $offer_sum } in all
            }.{ $counter ->
                [none] {""}
               *[other] {" "}You get { $counter }, { $counter_sum } in all.
            }
           *[no] You get { $offer ->
                [none] nothing
               *[other] { $offer }, { $offer_sum } in all
            }.{ $counter ->
                [none] {""}
               *[other] {" "}You give { $counter }, { $counter_sum } in all.
            }
        }
    }
event-hand = { $cards ->
        [none] Your money is all gone.
       *[other] You now have { $sum }: { $cards }.
    }
    .speech = { $cards ->
        [none] Your money is all gone.
       *[other] You now have { $sum }.
    }
event-seat_retired = { $seat_you ->
        [yes] You leave the game. Your animals and money stay in it.
       *[no] { $seat } leaves the game. Animals and money stay in it.
    }
event-game_over = { $shared ->
        [yes] The game is over. First place is shared, with { $winner_score } points each.
       *[no] { $reason ->
            [last_seat] { $winner_seat_you ->
                [yes] Only you are left, and you win with { $winner_score } points.
               *[no] Only { $winner_seat } is left, and wins with { $winner_score } points.
            }
            [trade_limit] { $winner_seat_you ->
                [yes] There was too much trading and no auction. You win with { $winner_score } points.
               *[no] There was too much trading and no auction. { $winner_seat } wins with { $winner_score } points.
            }
           *[quartets] { $winner_seat_you ->
                [yes] All quartets are complete. You win with { $winner_score } points.
               *[no] All quartets are complete. { $winner_seat } wins with { $winner_score } points.
            }
        }
    }

## Why something is not possible

error-unknown_action = This cannot be done in Kuhhandel.
error-bad_field = The field “{ $field }” is missing or does not fit.
error-not_seated = { $tick ->
        [yes] Only the table itself may do this.
       *[no] Those who watch cannot play.
    }
error-game_over = The game is already over.
error-seat_out = You are out of this game.
error-wrong_phase = That is not possible now. Now it is time for { $phase }.
error-not_your_turn = { $seat } is deciding, you have to wait.
error-stale_lot = This bid was for an earlier auction.
error-auction_closed = { $outcome ->
        [hammer] { $seat_you ->
            [yes] Too late: the hammer has fallen at { $amount } for you.
           *[no] Too late: the hammer has fallen at { $amount } for { $seat }.
        }
        [bought] { $seat_you ->
            [yes] Too late: sold to you for { $amount }.
           *[no] Too late: sold to { $seat } for { $amount }.
        }
       *[kept] { $seat_you ->
            [yes] Too late: you keep the animal.
           *[no] Too late: { $seat } keeps the animal.
        }
    }
error-stack_empty = No animal is left to auction. You must trade.
error-auctioneer_bids = The auctioneer may not bid.
error-excluded = You could not pay your bid and are out of this auction.
error-passed = You have already passed here.
error-bid_step = Bids are multiples of 10, from { $min } up.
error-bid_too_low = Too low. At least { $min } is needed.
error-bid_too_high = The whole table does not hold that much money.
error-cannot_afford = You have only { $sum }, the price is { $amount }.
error-cards_not_held = You do not hold these money cards.
error-payment_short = { $sum } is less than { $amount }.
error-payment_wasteful = One card is too many: you can keep the { $card }.
error-trade_self = You cannot trade with yourself.
error-no_own_animal = You do not have a { $animal }.
error-quartet_complete = Your quartet of { animals } is complete.
error-no_target_animal = { $seat } does not have a { $animal }.
error-offer_empty = Put down at least one money card.
error-no_cards = You are out of money cards, you can only accept.
error-stale_tick = There has been another bid since.

## How it ended

result-quartets = { $seat ->
        [none] Several have the same number of points.
       *[other] { $seat_you ->
            [yes] You have the most points.
           *[no] { $seat } has the most points.
        }
    }
result-trade_limit = { $seat ->
        [none] There was too much trading and no auction. Several have the same number of points.
       *[other] { $seat_you ->
            [yes] There was too much trading and no auction. You have the most points.
           *[no] There was too much trading and no auction. { $seat } has the most points.
        }
    }
result-last_seat = { $seat_you ->
        [yes] All the others are out.
       *[no] Only { $seat } is not out.
    }

## The present in one short line: for the key S and for Braille displays

status-turn = { $active_seat_you ->
        [yes] Your turn
       *[no] { $active_seat }’s turn
    }, { $stack_left } in the stack{ $you ->
        [none] {""}
       *[some] {" "}| { $you_sum }
    }
status-bidding = { $auction_animal } { $auction_high ->
        [0] without a bid
       *[other] { $auction_high } { $auction_leader_seat_you ->
            [yes] you
           *[no] { $auction_leader_seat }
        }
    } { $auction_stage }{ $you ->
        [none] {""}
       *[some] {" "}| { $you_sum }
    }
status-preempt = { $auction_animal } { $auction_high } { $auction_leader_seat_you ->
        [yes] you
       *[no] { $auction_leader_seat }
    }, { $auction_auctioneer_seat_you ->
        [yes] you choose
       *[no] { $auction_auctioneer_seat } chooses
    }{ $you ->
        [none] {""}
       *[some] {" "}| { $you_sum }
    }
status-payment = { $payment_payer_seat_you ->
        [yes] You pay
       *[no] { $payment_payer_seat } pays
    } { $payment_amount } to { $payment_payee_seat_you ->
        [yes] you
       *[no] { $payment_payee_seat }
    }{ $you ->
        [none] {""}
       *[some] {" "}| { $you_sum }
    }
status-trade_answer = { $trade_count } { $trade_animal }: { $trade_challenger_seat_you ->
        [yes] you
       *[no] { $trade_challenger_seat }
    } laid { $trade_cards }, { $trade_target_seat_you ->
        [yes] and you?
       *[no] { $trade_target_seat }?
    }{ $you ->
        [none] {""}
       *[some] {" "}| { $you_sum }
    }
status-trade_reoffer = { $trade_challenger_seat_you ->
        [yes] You offer again
       *[no] { $trade_challenger_seat } offers again
    }, { $trade_count } { $trade_animal }{ $you ->
        [none] {""}
       *[some] {" "}| { $you_sum }
    }
status-over = The game is over

## What lies on the table

view-active_seat = To move
view-stack_left = Animals in the stack
view-auction = Auction
view-payment = To be paid
view-trade = Cow trade
view-you = Your money
view-seats = Farms
    .each = seat
view-shown = Money shown

value-lot = number
value-value = worth
value-auctioneer_seat = auctioned by
value-high = highest bid
value-leader_seat = leads
value-payer_seat = from
value-payee_seat = to
value-amount = amount
value-challenger_seat = from
value-target_seat = to
value-count = number
value-cards = money cards
value-animals = animals
value-complete = quartets
value-score = points
value-retired = out as number
value-hand = cards
    .form = bundle
value-sum = in all
value-offer = face down on the table
    .form = bundle

## The computers

level-easy = Bids a little for every animal, never bluffs and always sells.
level-medium = Knows what an animal is worth to everybody, and keeps count of who may have how much money.
level-strong = Plays out in its head what the others have and might do, and is hard to read.

## Names

value-rooster = rooster
value-goose = goose
value-cat = cat
value-dog = dog
value-sheep = sheep
value-goat = goat
value-donkey = donkey
value-pig = pig
value-cow = cow
value-horse = horse

value-zero = × 0
value-ten = × 10
value-fifty = × 50
value-hundred = × 100
value-two_hundred = × 200
value-five_hundred = × 500

value-open = open
value-once = going once
value-twice = going twice
value-sold = hammer down

value-turn = the next turn
value-bidding = the auction
value-preempt = the question whether to sell
value-payment = the payment
value-trade_answer = the answer to an offer
value-trade_reoffer = a new offer
value-over = the end
