# Battlefjord in English. The names of the messages are a contract: docs/texts.md.

name = Battlefjord
    .tagline = Send your followers out, fill three halls, and have more fame than the other jarl in the end.

## Words within sentences

place-name = { $field ->
        [1] Jarl
        [2] Fish Jetty
        [3] Sheep Pasture
        [4] Raid 1
        [5] Merchant
        [6] Ore Pit
        [7] Drying Rack
        [8] Raid 2
        [9] Sea Mist
        [10] Skald
        [11] Spinning Room
        [12] Raid 3
        [13] Trading Ship
        [14] Thing
        [15] Rune Carver
       *[other] Raid 4
    }
slot-name = { $slot ->
        [0] top left
        [1] top centre
        [2] top right
        [3] middle left
        [4] in the middle
        [5] middle right
        [6] bottom left
        [7] bottom centre
       *[other] bottom right
    }
from-slot-name = { $from_slot ->
        [0] top left
        [1] top centre
        [2] top right
        [3] middle left
        [4] in the middle
        [5] middle right
        [6] bottom left
        [7] bottom centre
       *[other] bottom right
    }
to-slot-name = { $to_slot ->
        [0] top left
        [1] top centre
        [2] top right
        [3] middle left
        [4] in the middle
        [5] middle right
        [6] bottom left
        [7] bottom centre
       *[other] bottom right
    }

## What is to be done now

phase-raid = { $seat_you ->
        [yes] Confirm what you pay for the raid.
       *[no] { $seat } decides what to pay for the raid.
    }
    .title = Raid
phase-placing = { $seat_you ->
        [yes] Put a follower on one of the places.
       *[no] { $seat } puts a follower on a place.
    }
    .title = Placing
phase-actions = { $seat_you ->
        [yes] Use your places and pennants in any order, then end your actions.
       *[no] { $seat } uses places and pennants.
    }
    .title = Actions
phase-storage = { $seat_you ->
        [yes] Your store is too full: choose the goods you give up.
       *[no] { $seat } clears a store that is too full.
    }
    .title = Store
phase-over = The game is over.
    .title = The end

## What one can do

action-raid_pay = { $option ->
        [cannot] Confirm that you cannot pay: your fame goes to the other jarl.
       *[other] { $goods ->
            [none] Pay with { $option }.
           *[other] Pay { $goods }.
        }
    }
action-place = Put a follower on { place-name }.
action-use = { $field ->
        [13] Trading Ship: reveal the top cargo and take it.
        [14] Thing: reveal the top follower card.
       *[other] Use { place-name }.
    }
action-jarl = { $mode ->
        [lay] Lay { $card } from your hand into hall { $hall }{ $pay ->
            [none] {"."}
           *[other] , paying { $pay }.
        }
       *[other] Discard { $card } from your hand.
    }
action-trade = { $via ->
        [none] Trade { $give } for 1 { $get }.
       *[other] Trade { $give } for 1 { $get } by the power of your card.
    }
action-skald = { $option ->
        [goods2] Give the Skald 2 { $good } for fame.
        [goods4] Give the Skald 4 { $good } for fame.
        [silver1] Give the Skald 1 silver for fame.
       *[other] Give the Skald 2 silver for fame.
    }
action-mist = { $via ->
        [none] Move your pennant from { from-slot-name } to { to-slot-name }.
       *[other] Move your pennant from { from-slot-name } to { to-slot-name } by the power of your card.
    }
action-take_cargo = Take the cargo: { slot-name }.
action-take_follower = { $mode ->
        [lay] Lay the follower ({ slot-name }) into hall { $hall }{ $pay ->
            [none] {"."}
           *[other] , paying { $pay }.
        }
        [discard] Discard the follower ({ slot-name }).
       *[other] Take the follower ({ slot-name }) into your hand.
    }
action-thing = { $mode ->
        [lay] Lay { $card } into hall { $hall }{ $pay ->
            [none] {"."}
           *[other] , paying { $pay }.
        }
        [discard] Discard { $card }.
       *[other] Take { $card } into your hand.
    }
action-cargo_pick = Take { $card }.
action-choose_goods = Choose { $goods }.
action-effect = { $skip ->
        [yes] Do without this effect.
       *[other] { $field ->
            [none] { $slot ->
                [none] Swap the cards (hall, place from 0) { $a } and { $b }.
               *[other] Put the extra pennant { slot-name }.
            }
           *[other] Use { place-name } once more.
        }
    }
action-end_actions = { $confirm_loss ->
        [yes] End your actions, although something lapses at the end of the round.
       *[other] End your actions.
    }
action-store_discard = Give up { $goods }.

## What happened

event-round_started = { $horn_seat_you ->
        [yes] Round { $round }: you have the horn.
       *[no] Round { $round }: { $horn_seat } has the horn.
    }
    .heading = Round { $round }
event-ship_moved = { $raid ->
        [none] The raiders’ ship sails to { place-name }: this place is blocked in this round.
       *[other] The raiders’ ship reaches the corner: raid { $raid } hits you both.
    }
event-raid_owed = { $payments ->
        [0] { $seat_you ->
            [yes] You cannot pay this raid. Your fame goes to the other jarl.
           *[no] { $seat } cannot pay this raid: all that fame goes to the other jarl.
        }
       *[other] { $seat_you ->
            [yes] The raid costs you { raid-price }.
           *[no] The raid costs { $seat } { raid-price }.
        }
    }
raid-price = { $silver ->
        [0] { $goods } { $goods ->
            [one] good
           *[other] goods
        } or { $fame } fame
       *[other] { $silver } silver or { $fame } fame
    }
event-raid_spared = { $seat_you ->
        [yes] The raid spares you, thanks to { $cards }.
       *[no] The raid spares { $seat }, thanks to { $cards }.
    }
event-raid_confirmed = { $seat_you ->
        [yes] You have decided.
       *[no] { $seat } has decided.
    }
event-raid_choice = { $payment ->
        [none] You have confirmed that you cannot pay.
       *[other] You have confirmed: { $payment }.
    }
event-raid_paid = { $seat_you ->
        [yes] You pay { $payment } for the raid.
       *[no] { $seat } pays { $payment } for the raid.
    }
    .sound = coin
event-raid_failed = { $seat_you ->
        [yes] You cannot pay: { $other_seat } gets your { $fame_lost } fame.
       *[no] { $other_seat_you ->
            [yes] { $seat } cannot pay: you get { $fame_gained } fame.
           *[no] { $seat } cannot pay: { $other_seat } gets { $fame_gained } fame.
        }
    }
event-placed = { $seat_you ->
        [yes] You put a follower on { place-name }{ placed-bonus }
       *[no] { $seat } puts a follower on { place-name }{ placed-bonus }
    }
placed-bonus = { $bonus ->
        [none] {"."}
       *[other] {" "}and { $seat_you ->
            [yes] get
           *[no] gets
        } { $bonus }.
    }
event-placing_skipped = { $seat_you ->
        [yes] There is not a single place left for you.
       *[no] There is not a single place left for { $seat }.
    }
event-pennants_set = { $cards ->
        [none] { $seat_you ->
            [yes] Your lines do not cross: you get zero pennants.
           *[no] The lines of { $seat } do not cross: zero pennants.
        }
       *[other] { $seat_you ->
            [yes] Your lines cross: your pennant marks { $cards }.
           *[no] The lines of { $seat } cross: a pennant marks { $cards }.
        }
    }
event-actions_begun = { $seat_you ->
        [yes] Your actions begin.
       *[no] The actions of { $seat } begin.
    }
event-actions_ended = { $seat_you ->
        [yes] You end your actions.
       *[no] { $seat } ends the actions.
    }
event-used = { $gain ->
        [none] { $seat_you ->
            [yes] You use { place-name }.
           *[no] { $seat } uses { place-name }.
        }
       *[other] { $seat_you ->
            [yes] You use { place-name } and get { $gain }.
           *[no] { $seat } uses { place-name } and gets { $gain }.
        }
    }
event-traded = { $seat_you ->
        [yes] You trade { $give_n } { $give } for 1 { $get }.
       *[no] { $seat } trades { $give_n } { $give } for 1 { $get }.
    }
    .sound = coin
skald-price = { $option ->
        [goods2] 2 { $good }
        [goods4] 4 { $good }
        [silver1] 1 silver
       *[other] 2 silver
    }
event-skald_traded = { $seat_you ->
        [yes] You give the Skald { skald-price } and get { $fame } fame.
       *[no] { $seat } gives the Skald { skald-price } and gets { $fame } fame.
    }
    .sound = coin
event-pennant_moved = { $seat_you ->
        [yes] You move a pennant in the mist: from { from-slot-name } to { to-slot-name }.
       *[no] { $seat } moves a pennant in the mist: from { from-slot-name } to { to-slot-name }.
    }
event-pennant_added = { $seat_you ->
        [yes] { $card }: you put an extra pennant on the card { slot-name }.
       *[no] { $card }: { $seat } puts an extra pennant on the card { slot-name }.
    }
event-cargo_taken = { $seat_you ->
        [yes] You take { $card }{ cargo-gain }
       *[no] { $seat } takes { $card }{ cargo-gain }
    }
cargo-gain = { $choice ->
        [0] { $bonus ->
            [none] : { $gain }.
           *[other] : { $gain }, and { $bonus } as a bonus.
        }
       *[other] : { $choice } goods of choice.
    }
event-goods_chosen = { $bonus ->
        [none] { $seat_you ->
            [yes] You choose { $gain }.
           *[no] { $seat } chooses { $gain }.
        }
       *[other] { $seat_you ->
            [yes] You choose { $gain }, and { $bonus } as a bonus.
           *[no] { $seat } chooses { $gain }, and { $bonus } as a bonus.
        }
    }
event-card_revealed = { $seat_you ->
        [yes] You reveal { $cards }.
       *[no] { $seat } reveals { $cards }.
    }
laid-price = { $payment ->
        [none] nothing
       *[other] { $payment }
    }
event-card_laid = { $seat_you ->
        [yes] You lay { $card } into hall { $hall }, paying { laid-price }.
       *[no] { $seat } lays { $card } into hall { $hall }, paying { laid-price }.
    }
event-card_to_hand = { $seat_you ->
        [yes] You take { $card } into your hand.
       *[no] { $seat } takes { $card } into the hand.
    }
event-card_discarded = { $seat_you ->
        [yes] You discard { $card }.
       *[no] { $seat } discards { $card }.
    }
event-card_under_stack = { $count ->
        [one] The other card goes under the stack.
       *[other] The { $count } other cards go under the stack.
    }
event-slot_refilled = The place { slot-name } gets a face-down card: { $kind }.
event-effect = { $cards ->
        [none] { $gain ->
            [none] { $seat_you ->
                [yes] { $card }: you may use { place-name } once more.
               *[no] { $card }: { $seat } may use { place-name } once more.
            }
           *[other] { $seat_you ->
                [yes] { $card }: you get { $gain }.
               *[no] { $card }: { $seat } gets { $gain }.
            }
        }
       *[other] { $seat_you ->
            [yes] { $card }: you swap { $cards }.
           *[no] { $card }: { $seat } swaps { $cards }.
        }
    }
event-effect_lapsed = { $auto ->
        [yes] { $card }: the effect finds nothing to work on.
       *[other] { $seat_you ->
            [yes] { $card }: you do without the effect.
           *[no] { $card }: { $seat } does without the effect.
        }
    }
event-stack_shuffled = { $deck } stack empty: the { $count } discarded cards are shuffled and form the new stack.
event-cards_turned_up = The face-down cards are turned up: { $cards }.
event-income = { $seat_you ->
        [yes] Your cards pay { $gain }.
       *[no] The cards of { $seat } pay { $gain }.
    }
event-silver_lost = { $seat_you ->
        [yes] { $n } silver of yours is above the limit and lapses.
       *[no] { $n } silver of { $seat } is above the limit and lapses.
    }
event-storage_due = { $seat_you ->
        [yes] You hold { $n } { $n ->
            [one] good
           *[other] goods
        } too many.
       *[no] { $seat } holds { $n } { $n ->
            [one] good
           *[other] goods
        } too many.
    }
event-stored = { $seat_you ->
        [yes] You give up { $goods }.
       *[no] { $seat } gives up { $goods }.
    }
event-horn_passed = { $to_seat_you ->
        [yes] The horn passes to you.
       *[no] The horn passes to { $to_seat }.
    }
event-final_round = { $seat_you ->
        [yes] You have laid your twelfth card: the game ends with this round.
       *[no] { $seat } has laid the twelfth card: the game ends with this round.
    }
event-game_ended = { $winner_seat ->
        [none] The fame is counted ({ $totals }): nobody is ahead, it is a draw.
       *[other] { $winner_seat_you ->
            [yes] The fame is counted ({ $totals }): you win.
           *[no] The fame is counted ({ $totals }): { $winner_seat } wins.
        }
    }

## Why something is not possible

error-unknown_action = This action does not exist in Battlefjord.
error-bad_field = This message is not complete: “{ $field }” is missing or does not fit.
error-game_over = The game is over.
error-wrong_phase = That is not possible in this step. It is time for: { $phase }.
error-not_your_turn = It is not your turn, please wait for { $seat }.
error-decide_first = First decide about this: { $what }.
error-nothing_to_decide = There is nothing to decide.
error-raid_done = You have already confirmed.
error-raid_must_pay = You can pay, so choose what you pay.
error-raid_option = This raid does not take that.
error-raid_amount = It must be exactly { $n } { $n ->
            [one] good
           *[other] goods
        }.
error-raid_short = You are missing { $what }.
error-field_unknown = There is no such field.
error-field_corner = Nobody may stand on a corner.
error-field_ship = The raiders’ ship blocks this field.
error-field_taken = A follower already stands there.
error-field_opposite = A hostile follower stands opposite.
error-use_other_message = This place needs a choice.
error-not_your_field = None of your followers stands there.
error-field_used = You have already used this field.
error-remote_spent = You have used that card’s power this round.
error-hand_empty = You hold not a single card.
error-hand_full = Your hand is full.
error-card_not_in_hand = You do not hold this card.
error-trade_same = Give and get must differ.
error-trade_kind = Silver cannot be given here.
error-trade_short = You need { $n } { $good }.
error-skald_short = For this exchange you are missing { $what }.
error-not_your_pennant = You have not an unused pennant there.
error-same_slot = Choose another card.
error-slot_empty = Nothing lies there.
error-slot_face_down = That card is face down.
error-slot_pennanted = There is already a pennant on it.
error-slot_kind = That is a card of another kind: { $kind }.
error-halls_full = All your halls are full.
error-hall_unknown = Choose hall 1, 2 or 3.
error-hall_full = Hall { $hall } is full.
error-pay_short = You are missing { $missing }.
error-pay_ambiguous = Choose what you pay with.
error-pay_wrong = This payment does not fit the cost.
error-goods_count = Choose exactly { $n } goods.
error-choice_illegal = That cannot be chosen.
error-confirm_loss = { $silver_lost ->
        [0] At the end of the round { $goods_over } { $goods_over ->
            [one] good
           *[other] goods
        } would lapse. End anyway?
       *[other] { $goods_over ->
            [0] At the end of the round { $silver_lost } silver would lapse. End anyway?
           *[other] At the end of the round { $goods_over } { $goods_over ->
            [one] good
           *[other] goods
        } and { $silver_lost } silver would lapse. End anyway?
        }
    }
error-discard_amount = Give up exactly { $n } { $n ->
            [one] good
           *[other] goods
        }.
error-discard_short = You do not have these goods.

## How it ended

result-twelve = { $seat ->
        [none] The round of the twelfth card is over: a draw.
       *[other] The round of the twelfth card is over: { $seat } has more fame.
    }
result-raid4 = { $seat ->
        [none] The fourth raid is over: a draw.
       *[other] The fourth raid is over: { $seat } has more fame.
    }

## The computers

level-easy = Places by rule of thumb and takes what is sure.
level-medium = Plays every place through the whole round and minds what it blocks for you.
level-strong = Does the same with six assumptions about the face-down cards, and searches the best order of its actions.

## What lies on the table

view-round = Round
view-ship = Raiders’ ship on field
view-next_raid = Next raid
view-horn_seat = The horn
view-figures = Followers on places
view-slots = Centre
view-seats = Stores and halls
    .each = seat
view-stacks = Stacks
view-raid = Raid

## Names

value-fish = stockfish
value-wool = wool
value-iron = iron
value-silver = silver
value-fame = fame
value-goods = goods
value-longhouse = Longhouse
value-dragonboat = Dragon Boat
value-runestone = Runestone
value-smithy = Smithy
value-farm = Farm
value-follower = follower card
value-cargo = cargo
value-raid = the raid
value-placing = placing followers
value-actions = actions
value-storage = clearing the store
value-over = the end
value-thing = the card on the Thing
value-cargo_pick = one of the revealed cargoes
value-cargo_goods = the goods of your choice
value-gain_choice = the goods of your choice
value-refresh_place = the place that you use again
value-extra_pennant = the extra pennant
value-swap_cards = the cards that you swap
value-stock = Store
value-halls = Halls
value-hand = Hand
value-limits = Limits
value-field = Field
value-slot = Slot
value-card = Card
value-uses_left = Uses left
value-in_rounds = In rounds
value-total = Fame in all
value-score = Count

## Places and raids

place-1 = Jarl
    .text = Lay a follower card from your hand into a hall (paying for it) or discard it.
place-2 = Fish Jetty
    .text = 1 stockfish.
place-3 = Sheep Pasture
    .text = 1 wool.
place-5 = Merchant
    .text = As often as you like: 3 equal goods for 1 silver, or 2 equal goods for 1 other good.
place-6 = Ore Pit
    .text = 1 iron.
place-7 = Drying Rack
    .text = 2 stockfish.
place-9 = Sea Mist
    .text = Move one of your unused pennants to another face-up card without a pennant.
place-10 = Skald
    .text = Once: 2 equal goods for 1 fame, 4 equal goods for 3 fame, 1 silver for 2 fame, or 2 silver for 4 fame.
place-11 = Spinning Room
    .text = 2 wool.
place-13 = Trading Ship
    .text = Reveal the top cargo and take it.
place-14 = Thing
    .text = Reveal the top follower card: buy it, take it into your hand or discard it.
place-15 = Rune Carver
    .text = 1 fame.
place-4 = Raid 1
place-8 = Raid 2
place-12 = Raid 3
place-16 = Raid 4

## Cards

value-L1 = Doorkeeper
    .text = You may hold one more follower card in hand.
value-L2 = Store Cellar
    .text = At the end of a round you may keep 4 more goods and 1 more silver.
value-L3 = Carpenter
    .text = Every further card with the longhouse sign costs you 1 good of your choice less.
value-L4 = Clan Elder
    .text = At the end: 2 fame for every two of your longhouse cards (at most 6 fame).
value-L5 = Feast Hall
    .text = At the end each of your halls with four equal or four different signs brings 1 more fame.
value-L6 = Hearth Fire
    .text = Every round: 1 good of the kind you have least of (ties: stockfish before wool before iron).
value-L7 = Guest Bench
    .text = At once: you may use one place again that your follower has already used this round.
value-L8 = Mead Hall
    .text = Whenever you lay out a follower card after this one, you get 1 stockfish.
value-L9 = Lawspeaker
    .text = With your follower on the Thing you may use it twice that round.
value-B1 = Helmsman
    .text = Once a round, in your action phase, you may move one of your unused pennants as in the Sea Mist, even without a follower there.
value-B2 = Pilot
    .text = The raiders' ship does not block its field for your followers.
value-B3 = Loadmaster
    .text = Whenever you take a cargo of goods you get 1 iron as well.
value-B4 = Shield Wall
    .text = In every raid you pay 1 good less or 1 fame less.
value-B5 = Whaler
    .text = At once: reveal the top cargo and take it.
value-B6 = Shipwright
    .text = Every further card with the dragon-boat sign costs you 1 good of your choice less.
value-B7 = Fleet Leader
    .text = At the end: 2 fame for every two of your dragon-boat cards (at most 6 fame).
value-B8 = Scout
    .text = At once: you may put an extra pennant on a face-up card of the centre that has none.
value-B9 = Far Traveller
    .text = With your follower on the Trading Ship you may use it twice that round.
value-R1 = Rune Master
    .text = When you use the Rune Carver you get 1 more fame.
value-R2 = Court Skald
    .text = Every exchange at the Skald brings you 1 more fame.
value-R3 = Memorial Stone
    .text = At the end: 1 fame for every four cards in your halls.
value-R4 = Seeress
    .text = At the Thing you reveal two follower cards, choose one and put the other under the stack.
value-R5 = Saga Teller
    .text = At the end: 4 fame if all five signs lie in your halls.
value-R6 = Stonecutter
    .text = Every further card with the runestone sign costs you 1 good of your choice less.
value-R7 = Line of Ancestors
    .text = At the end: 2 fame for every two of your runestone cards (at most 6 fame).
value-R8 = Victory Stone
    .text = At once: 2 fame.
value-R9 = Offering Priestess
    .text = Whenever you lay out a card with the runestone sign after this one, you get 1 fame.
value-S1 = Silversmith
    .text = At the Merchant 2 equal goods are enough for 1 silver.
value-S2 = Weighmaster
    .text = Once a round, in your action phase, you may make one exchange as at the Merchant, even without a follower there.
value-S3 = Hacksilver Dealer
    .text = When laying out a card you may pay 2 goods of any kind in place of each silver.
value-S4 = Weaponsmith
    .text = In every raid you pay 2 goods less.
value-S5 = Forge
    .text = Every round: 1 iron.
value-S6 = Ore Seeker
    .text = When you use the Ore Pit you get 1 more iron.
value-S7 = Master Smith
    .text = At the end: 2 fame for every two of your smithy cards (at most 6 fame).
value-S8 = Bellows Hand
    .text = Every further card with the smithy sign costs you 1 good of your choice less.
value-S9 = Keeper of the Hoard
    .text = At the end: 1 fame per silver in your stock (at most 3 fame).
value-H1 = Fisher Family
    .text = Every round: 1 stockfish.
value-H2 = Shepherdess
    .text = Every round: 1 wool.
value-H3 = Land Taker
    .text = Every further card with the farm sign costs you 1 good of your choice less.
value-H4 = Yeoman
    .text = At the end: 2 fame for every two of your farm cards (at most 6 fame).
value-H5 = Granary
    .text = At the end: 1 fame for every three goods in your stock (at most 3 fame).
value-H6 = Harvest Hands
    .text = At once: 2 goods of your choice.
value-H7 = Drover
    .text = When you put a follower on the Sheep Pasture or in the Spinning Room you get 1 wool at once.
value-H8 = Servants' Farm
    .text = Every round: 1 stockfish for every two of your farm cards (at most 2 stockfish).
value-H9 = Steward
    .text = At once: you may exchange two of your cards in different halls for each other.
value-C01 = Bundle of Stockfish
    .text = 2 stockfish.
value-C02 = Bundle of Stockfish
    .text = 2 stockfish.
value-C03 = Bale of Wool
    .text = 2 wool.
value-C04 = Bale of Wool
    .text = 2 wool.
value-C05 = Iron Bars
    .text = 2 iron.
value-C06 = Iron Bars
    .text = 2 iron.
value-C07 = Fisher and Weaver
    .text = 1 stockfish and 1 wool.
value-C08 = Fisher and Weaver
    .text = 1 stockfish and 1 wool.
value-C09 = Net and Anchor
    .text = 1 stockfish and 1 iron.
value-C10 = Net and Anchor
    .text = 1 stockfish and 1 iron.
value-C11 = Sail and Rivets
    .text = 1 wool and 1 iron.
value-C12 = Sail and Rivets
    .text = 1 wool and 1 iron.
value-C13 = Open Hold
    .text = 2 goods of your choice.
value-C14 = Open Hold
    .text = 2 goods of your choice.
value-C15 = Mixed Freight
    .text = 1 stockfish, 1 wool and 1 iron.
value-C16 = Hacksilver
    .text = 1 silver.
value-C17 = Hacksilver
    .text = 1 silver.
value-C18 = Song of Praise
    .text = 1 fame.
value-C19 = Glorious Homecoming
    .text = 2 fame.
