# What stands at the table of Kuhhandel. The sentences about actions and events come with the game itself.

stage = What it is about
animals = Animals
farmer = Farm
quartet = quartet
none = none
animal-rooster = Rooster
animal-goose = Goose
animal-cat = Cat
animal-dog = Dog
animal-sheep = Sheep
animal-goat = Goat
animal-donkey = Donkey
animal-pig = Pig
animal-cow = Cow
animal-horse = Horse
holders = Who has some of it: { $animal }
holder = { $you ->
    [yes] you { $count }
   *[no] { $name } { $count }
  }
row-name = { $you ->
    [yes] you
   *[no] { $name }
  }
stack = { $left ->
    [0] All animals have been turned up
    [one] One animal left in the stack
   *[other] { $left } animals left in the stack
  }

# Auction
highest = Highest bid
leads = { $you ->
    [yes] you lead
   *[no] { $name } leads
  }
led = { $you ->
    [yes] your bid
   *[no] bid by { $name }
  }
stages = Stages of the sale
stage-open = open
stage-once = going once
stage-twice = going twice
stage-sold = sold
cry-open = Who bids more?
cry-once = Going once
cry-twice = Going twice
cry-sold = Sold
cry-open-nobody = Who bids?
cry-once-nobody = Going once
cry-twice-nobody = Going twice
cry-sold-nobody = No bid
kept = { $you ->
    [yes] Yours for nothing
   *[no] { $name } has it for nothing
  }
bought = { $you ->
    [yes] Yours for { $amount }
   *[no] For { $amount } to { $name }
  }
seconds-left = { $seconds ->
    [one] one second left
   *[other] { $seconds } seconds left
  }
auctioned-by = { $you ->
    [yes] Animal { $lot }, you are the auctioneer
   *[no] Animal { $lot }, auctioned by { $name }
  }
title-bid = { $animal }: { $you ->
    [yes] you lead with { $amount }
   *[no] { $name } bids { $amount }
  }
title-no-bid = { $animal }: no bid yet
bid-note = You have { $sum }. The next bid is { $min } at least.
last-bidder = Nobody else can overbid you any more.
your-bid = Your bid
less = 10 less
more = 10 more
bid = Bid { $amount }
plus = plus { $more }
bluff = { $short } more than you have
too-high = There is not so much money at the whole table.
pass = Pass
pass-note = { $leads ->
    [yes] Passing means for you: your bid stands.
   *[no] Whoever passes bids no more for this animal.
  }
pass-sure = Yes, pass
raise-sure = Yes, from { $high } to { $amount }
title-preempt = { $animal }: sell it or keep it?
sell-note = If you sell, { $name } pays you { $amount }.
preempt-note = If you keep the animal, you pay { $amount } to { $name }. You have { $sum }.
preempt-cannot = You cannot keep it: you only have { $sum }.
bluff-note = If { $name } does not have so much, everybody sees the money, and the animal is auctioned again without { $name }.
do-sell = Sell to { $name } for { $amount }
do-preempt = Pay { $amount } yourself

# Money
your-money = Your money
together = together
face-down = { $cards ->
    [0] no card
    [one] one card, face down
   *[other] { $cards } cards, face down
  }
show = show
cover = cover
show-money = Show the money
choose-cards = Money cards, several can be chosen
note = Money card { $value }
chosen = { $count ->
    [0] No card chosen yet.
    [one] Chosen: one card, { $sum }.
   *[other] Chosen: { $cards }, { $sum } together.
  }
chosen-covered = { $count ->
    [0] No card chosen yet. The eye shows your money to you alone.
    [one] One card is ready. The eye shows it to you alone.
   *[other] { $count } cards are ready. The eye shows them to you alone.
  }
choose-first = Choose money cards first.
title-pay = { $animal }: pay { $amount } to { $name }
pay-note = { $sum ->
    [0] Choose cards worth { $amount } or more. No change is given.
   *[other] { $sum } chosen.{ $lost ->
        [0] {""}
       *[other] {" "}{ $lost } of it is paid for nothing, because no change is given.
      }
  }
pay-short = { $short } are missing.
do-pay = Pay { $sum }
suggest = Choose to fit

# Turn and trade
title-turn = Auction or trade?
title-must-auction = Auction the next animal
title-must-trade = Whom do you trade with?
auction-note = { $left ->
    [one] The last animal
   *[other] The topmost of { $left } animals
  } is turned up, the others bid. Then you sell it or pay as much yourself.
trade-note = { $auction ->
    [yes] Trade: you offer
   *[no] All animals have been turned up. You offer
  } somebody covered money for an animal that you both have.
do-auction = Auction an animal
do-trade = { $count ->
    [one] { $animal } of { $name }
   *[other] { $animal } of { $name }, two at once
  }
title-offer = { $count ->
    [one] { $animal } of { $name }
   *[other] { $animal } of { $name }, two at once
  }
offer-note = Choose money cards; { $name } only sees how many there are. If { $name } accepts them, you get { $count ->
    [one] the animal
   *[other] both animals
  }. If { $name } counters, you swap the money, and whoever offered more gets { $count ->
    [one] the other’s animal
   *[other] both of the other’s animals
  }.
laid = { $cards ->
    [one] You lay one card: { $sum }.
   *[other] You lay { $cards } cards, { $sum } together{ $zeros ->
        [0] {""}
        [one] , one of them a zero
       *[other] , { $zeros } of them zeros
      }.
  }
do-offer = { $cards ->
    [0] Offer nothing
    [one] Offer one card
   *[other] Offer { $cards } cards
  }
title-answer = { $count ->
    [one] { $name } wants: { $animal }
   *[other] { $name } wants two: { $animal }
  }
accept-note = Accept: you take { $cards ->
    [0] nothing
    [one] the covered card
   *[other] the { $cards } covered cards
  } of { $name } and give { $count ->
    [one] the animal
   *[other] both animals
  }.
counter-note = Counter: you swap the money, and whoever offered more gets { $count ->
    [one] the other’s animal
   *[other] both of the other’s animals
  }.
only-accept = You cannot counter, you have no card.
do-accept = Accept
do-counter = { $cards ->
    [0] Counter
    [one] Counter with one card
   *[other] Counter with { $cards } cards
  }
title-reoffer = { $animal }: it was equal
reoffer-note = All cards went back. Make { $name } a new offer. If it is the same once more, you get { $count ->
    [one] the animal
   *[other] both animals
  } for nothing.
trade-side = { $you ->
    [yes] You offer
   *[no] { $name } offers
  }
trade-open = nothing yet
back = Back
sent = sent

phase-turn = Turn
phase-bidding = Auction
phase-preempt = Sale
phase-payment = Payment
phase-trade_answer = Answer
phase-trade_reoffer = New offer
phase-over = End

# Farms
cards = { $cards ->
    [one] one card
   *[other] { $cards } cards
  }
points = { $score ->
    [one] point
   *[other] points
  }
tag-auctioneer = auctions
tag-leads = leads { $amount }
tag-passed = passes
tag-excluded = may not bid
tag-offers = { $cards ->
    [one] offers one card
   *[other] offers { $cards } cards
  }
tag-answers = answers
sum-quartets = { $quartets }, { $value } together, times { $count }
sum-one = { $quartets }, one quartet
sum-none = no quartet
quartet-worth = { $animal } { $value }
progress = { $shown ->
    [0] { $all } animals
   *[other] Animal { $shown } of { $all }
  }
over = All quartets have an owner

info-value = A quartet of it counts { $value }. In the end the sum of all quartets is multiplied by their number.
info-holders = Who has some: { $holders }.
info-nobody = Nobody has any of it yet.
info-complete = Your quartet is complete, nobody can take it from you any more.
info-trade = You can trade for it now: { $names }.
info-auction = This is what is being bid for.
