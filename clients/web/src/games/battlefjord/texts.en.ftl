# What stands on the table of Battlefjord. Sentences about actions and events, names and card texts come with the game.

board = Board
round = Round { $round }
over = The game is over
last-round = last round
voyage = { $rounds ->
    [one] raid { $raid } next round
   *[other] raid { $raid } in { $rounds } rounds
  }
voyage-short = raid in { $rounds }
voyage-now = raid { $raid }
halls = Halls
hall = Hall { $hall }
hand = Hand
horn = Horn
in-total = in total
nothing = nothing
or = or
quoted = “{ $name }”
back = Back
confirm = Confirm
not-now = That is not possible just now.
sent = Sent …
sent-title = Your move is on its way
sent-note = The server is checking your move. Until it confirms, nothing stands on the board.

## What a voice reads

state-free = can be chosen
state-armed = chosen
state-sent = sent
barred = blocked
ship-bars = the raiders’ ship blocks it
ship-here = the raiders’ ship is here
raid-past = over
raid-in-round = round { $round }
figure-of = { $you ->
    [yes] your follower stands there
   *[no] a follower of { $name } stands there
  }
uses-left = { $n ->
    [0] already used
    [1] not used yet
   *[other] can be used { $n } more times
  }
would-cross = crosses { $cards }
follower-label = { $name }, { $sign }, costs { $cost }, { $fame } fame
cargo-label = { $name }, cargo: { $content }
goods-of-choice = { $n } goods of your choice
face-down = face down, { $kind }
slot-empty = empty
pennant-of = { $you ->
    [yes] your pennant
   *[no] pennant of { $name }
  }
pennant-comes = { $you ->
    [yes] your lines cross here
   *[no] { $name } crosses here
  }
pennant-would = you would cross here
vacant = free
laid-label = { $name }, { $sign }, { $fame } fame
hand-card = Card in hand: { $card }
stores = Store: { $stock }. Goods: { $goods } of at most { $limit }.

## Halls

hall-empty = empty
hall-count = { $n } of 4
hall-same = { $n } of 4 the same
hall-different = { $n } different
hall-scores-same = 4 the same: +{ $fame }
hall-scores-different = 4 different: +{ $fame }
hall-scores-none = full, no bonus
hall-complete-same = four the same, +{ $same }
hall-complete-different = four different, +{ $different }
hall-same-possible = { $cards } the same, +{ $same } possible
hall-different-possible = { $cards } different, +{ $different } possible
hall-same-or-different-possible = the first: +{ $same } or +{ $different } possible
hall-no-bonus = { $cards ->
    [4] full, no bonus
   *[other] no bonus possible any more
  }
hall-full = already full
halls-full = There is no room left in your halls.
lay-into = Lay into hall { $hall }. There: { $signs }. Then: { $becomes }.

## Info windows

for-you = For you:
costs = costs
fame-of = { $fame } fame
effect = { $timing ->
    [permanent] Permanent: { $text }
   *[other] { $text }
  }
info-cargo = It brings: { $text }
info-figure = { $you ->
    [yes] Your follower stands here{ $left ->
        [-1] .
        [0] , you have already used the place.
        [1] , you can still use the place once.
       *[other] , you can still use the place { $left } times.
    }
   *[no] A follower of { $name } stands here.
  }
info-opposite = Opposite: { $place }.
info-ship-here = The raiders’ ship is here this round.
info-ship-past = The raiders’ ship has already passed.
info-ship-comes = { $rounds ->
    [one] The raiders’ ship comes here next round.
   *[other] The raiders’ ship comes here in { $rounds } rounds.
  }
info-open = You may put your follower here.
info-field_ship = You may not stand here: the raiders’ ship blocks the place.
info-field_taken = You may not stand here: somebody already does.
info-field_opposite = You may not stand here: a follower of { $name } stands opposite.
info-bonus = { $placing ->
    [none] With { $cards } the place brings you { $gain }.
   *[other] With { $cards } you get { $placing } at once when placing.
  }
info-cross = { $can ->
    [yes] Your lines cross on “{ $card }”: you get a pennant there and can pay for the card.
    [no] Your lines cross on “{ $card }”: you get a pennant there, but to pay for the card you still lack { $missing }.
   *[cargo] Your lines cross on “{ $card }”: you get a pennant there, and the cargo with it.
  }
info-cross-slot = Your lines cross on the card { $slot }.
info-no-cross = Nothing crosses here.
info-blocks = The other may then no longer stand here: { $place }.
info-raid = A raid hits both: { $toll }.
info-down = Face down. It is turned up at the end of the round.
info-pennant = { $you ->
    [yes] Your pennant is here: you may take the card.
   *[no] A pennant of { $name } is here.
  }
info-discount = { $n ->
    [one] It costs you 1 good of your choice less.
   *[other] It costs you { $n } goods of your choice less.
  }
info-payable = You can pay for it.
info-missing = You lack: { $missing }.
info-hall = In hall { $hall }: { $what }.
info-scores = At the end it would now bring { $fame } fame.
info-pays = At the end of this round it brings { $gain }.
info-stock = In the store: { $stock }.
info-limits = To keep: at most { $goods } goods and { $silver } silver. In the hand: at most { $hand ->
    [one] one card
   *[other] { $hand } cards
  }.
info-score = Fame now: { $tokens } tokens, { $cards } on cards, { $effects } by end effects, { $halls } by full halls, { $total } together.
stock-of = { $you ->
    [yes] Your store
   *[no] Store of { $name }
  }
info-income = At the end of the round “{ $card }” brings { $gain }.
info-over = At the end of the round you would have { $after } goods and may keep { $limit }: you must give up { $n ->
    [one] 1 good
   *[other] { $n } goods
  }.
info-silver-lost = { $n } silver above the limit expires.
info-nothing-lost = Nothing expires at the end of the round.

## Raids

toll = { $goods ->
    [0] { $silver ->
        [0] { $fame } fame
       *[other] { $silver } silver or { $fame } fame
    }
    [one] 1 good or { $fame } fame
   *[other] { $goods } goods or { $fame } fame
  }
toll-goods = { $n ->
    [one] 1 good
   *[other] { $n } goods
  }
toll-silver = { $n } silver
toll-fame = { $n } fame
raid-spares = Thanks to your cards the raid spares you.
raid-costs = The raid costs you { $toll }.
raid-could-pay = You can pay with: { $ways }.
raid-cannot-pay = You could not pay: all your fame would go to { $name }.
raid-title = What do you pay with?
raid-cannot-title = You cannot pay
raid-only-way = There is only this way. Confirm it yourself.
raid-secret = Both of you decide at the same time; it is revealed together.
raid-choose = Choose first what you pay with.
which-goods = Which goods?

## The box

kicker-raid = Raid
kicker-raid-n = Raid { $raid }
kicker-placing = Placing
kicker-actions = Actions
kicker-storage = End of the round
kicker-over = End
kicker-pennant = Your pennant
kicker-figure = Placing · your { $nth ->
    [1] first
    [2] second
   *[other] third
  } follower
place-title = Put a follower on a place
place-how = { $n ->
    [one] One field is free, it is bright. Tap it.
   *[other] { $n } fields are free, they are bright. Tap one: this box then says what it brings you, before anything happens.
  }
place-lines = From each follower a line goes straight across the centre. Where two of your lines cross, your pennant stands afterwards: you may take that card.
place-on = { $place }: here?
place-here = Put it here
place-gain = { $cards ->
    [none] { $gain }, then you have { $after }.
   *[other] { $gain } with { $cards }, then you have { $after }.
  }
place-bonus = At once when placing: { $gain } with { $cards }.
place-blocks = Then blocked for { $name }: { $place }.
actions-title = Use your places and pennants
actions-open = Still possible: { $open }. Tap something bright.
actions-done = All done
actions-none = You have used all places and pennants. End your actions.
end-actions = End actions
end-title = End your actions?
end = End
end-unused = Left unused: { $open }.
loss-title = { $silver ->
    [0] { $goods ->
        [one] 1 good would be too many
       *[other] { $goods } goods would be too many
    }
   *[other] { $goods ->
        [0] { $silver } silver would expire
        [one] 1 good and { $silver } silver would be too many
       *[other] { $goods } goods and { $silver } silver would be too many
    }
  }
loss-trade = Perhaps one more exchange at the Merchant pays off.
go-on = Play on
go-on-trading = Go on trading
end-anyway = End anyway
use-title = { $place }: use it now?
use = Use
reveal = Turn over
reveals = What has been turned over cannot be unseen.
cargo-title = Take { $card }?
cargo-note = A follower card comes face down onto the slot.
take = Take
lay-title = Lay { $card }?
take-title = { $card }: what now?
you-pay = You pay
you-pay-nothing = You pay nothing.
pay-with = What do you pay with?
to-hand = Into the hand
hand-full = Your hand is full.
discard = Discard
jarl-title = Which card of your hand?
merchant-title = What do you exchange?
merchant-again = One more exchange?
merchant-note = You may exchange as often as you like until you do something else.
merchant-remote = You trade by the power of your card.
merchant-done = Done trading
trade = { $give } for { $get }
skald-title = What do you give the Skald?
skald-note = There is exactly one exchange.
mist-which = Which pennant do you move?
mist-tap-from = Tap the card it is on.
mist-where = Where to with the pennant on “{ $card }”?
mist-tap-to = The bright cards are open and without a pennant. Tap one.
mist-do = Move it to “{ $card }”?
mist-ways = The pennant goes from “{ $from }” to “{ $to }”.
mist-move = Move
storage-title = { $n ->
    [one] Give up 1 good
   *[other] Give up { $n } goods
  }
choose-exactly = { $n ->
    [one] Choose exactly 1 good.
   *[other] Choose exactly { $n } goods.
  }
give-up = Give up
goods-title = { $n ->
    [one] Choose 1 good
   *[other] Choose { $n } goods
  }
one-less = { $name }: one less, now { $n }
one-more = { $name }: one more, now { $n }
none-chosen = None of it is chosen.
enough-chosen = Enough are chosen.
no-more-there = You have no more of it.
still = { $n ->
    [0] That is all.
    [one] 1 good to go.
   *[other] { $n } goods to go.
  }
revealed-at = Turned over: { $place }
thing-which = Which card do you keep?
cargo-which = Which cargo do you take?
skip = Pass
refresh-title = Which place do you use again?
refresh-tap = You have already used the bright places. Tap one.
refresh-do = { $place }: use it again?
refresh-verb = Once more
extra-title = Where do you put the extra pennant?
extra-tap = The bright cards are open and without a pennant. Tap one.
extra-do = Put it on “{ $card }”?
extra-verb = Put the pennant
swap-first = Which card changes its hall?
swap-second = With which one does it change places?
in-hall = { $card }, hall { $hall }

## Rules and cards

gallery-places = The twelve places
gallery-signs = Goods and signs
gallery-cargo = Cargo
gallery-title = All 45 follower cards
gallery-intro = Five signs, nine cards each. Four of a kind in a hall bring 4 fame, four different ones 2.
when = { $timing ->
    [instant] at once
    [round] every round
    [permanent] permanent
   *[end] at the end
  }
fame-label = Fame { $fame }
cost-label = Cost: { $cost }

## At the end

count = Tokens { $tokens } · cards { $cards } · effects { $effects } · halls { $halls }; in a tie silver { $silver }, goods { $goods }
