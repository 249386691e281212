# What stands on Bagalut's board. The sentences about actions and events come with the game itself.

good-fish = Fish
good-coin = Coins
good-mead = Mead
good-sheep = Sheep
good-grain = Grain
card-fish = Fish { $value }
card-coin = Coins { $value }
card-mead = Mead { $value }
card-sheep = Sheep { $value }
card-grain = Grain { $value }
last-of-row = last { $value }

market = Market
row = { $you ->
    [yes] You: { $cards }.
   *[no] { $name }: { $cards }.
  }
row-empty = no card
lead = { $leader ->
    [you] you lead
    [none] level
   *[other] { $name } leads
  }
lead-sentence = { $leader ->
    [you] You lead { $high } to { $low }.
    [none] Both have { $high }.
   *[other] { $name } leads { $high } to { $low }.
  }

## Places: name, content, whose, state

place-row = { $you ->
    [yes] your last card
   *[no] last card of { $name }
  }
place-empty = { $you ->
    [yes] { $good }, your row is empty
   *[no] { $good }, the row of { $name } is empty
  }
place-market = in the market
place-hand = in your hand
do-steal = steal
do-swap_offer = offer
do-swap_give = give
do-lay = lay
state-armed = chosen
state-coming = { $card } would come here
state-sent = sent
state-offered = offered
state-may-be-given = may be given
offered = { $you ->
    [yes] you offer { $card }
   *[no] { $name } offers { $card }
  }

## Hand, market, stack

hand = Your hand
stack = { $count ->
    [0] stack empty
   *[other] { $count } in the stack
  }
hand-closed = Closed cards
wins = { $count ->
    [one] good ahead
   *[other] goods ahead
  }
hand-cards = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
  }

## Where the game stands

turn = Turn { $turn } of { $last }
setup = Setting up
over = Over
step-steal = steal
step-swap = swap
step-lay = lay
step-done = done

## What the next tap does

title-steal = Steal { $card }?
title-swap_offer = Offer { $card }?
title-swap_give = Give { $card }?
title-lay = Lay { $card }?
verb-steal = Steal
verb-swap_offer = Offer
verb-swap_give = Give
verb-lay = Lay

steal-goes = It becomes the first card of your row{ $covered ->
    [0] {""} and lies open, because there is no other yet.
    [one] , one card protects it.
   *[other] , { $covered } cards protect it.
  }
steal-frees = { $card ->
    [none] The row of { $name } is empty then.
   *[other] With { $name }, { $card } lies open then.
  }
offer-choose = { $name } gives one of these cards for it, as they like:
offer-forced = { $name } must give this card for it:
offer-note = { $card } is then the last card of { $name } and comes back by stealing or swapping only.
give-gets = You get { $card } for it, as your last card.
lay-last = It becomes your last card: only the last one can be stolen or swapped.
lay-covers = { $card } then lies protected below it.
after = { $good }: { $own } to { $theirs } for { $leader ->
    [you] you.
   *[other] { $name }.
  }
after-even = { $good }: level, { $own } to { $theirs }.
after-turns = { $good }: { $own } to { $theirs }, you take the lead.
after-loses = { $good }: { $own } to { $theirs }, { $name } takes the lead.

## Windows

info-points = { $good }: { $near } for { $nearName }, { $far } for { $farName }. { $wins } of { $all } points win the good.
info-row = The row, from the good on: { $cards }.
info-only-last = Only the last card can be stolen or swapped. A stolen one goes to the beginning of the row, a swapped or laid one to the end.
info-now-steal = You can steal it now.
info-now-swap_offer = You can offer it now.
info-now-swap_give = You can give it now.
info-now-lay = You can lay it now.
info-not-eligible = For { $offered } it must be one of these cards: { $eligible }.
info-later-hand = Laying comes at the end of your turn.
info-must-cover = First you must cover every good of which you hold cards.
info-may-be-given = { $name } may give it for { $offered }.
info-later = There is nothing you can do with it just now.

## At the end

count = { $leads ->
    [yes] { $good } { $points } (leads)
   *[no] { $good } { $points }
  }
