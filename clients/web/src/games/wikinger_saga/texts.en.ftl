# The table of the Viking saga: the hand-made board's own words.

## Spaces and what they bring

space = Space { $space }
minus = −{ $n }
gold-change = { $lost ->
        [yes] { $n } gold less
       *[no] { $n } gold
    }
vp-change = { $lost ->
        [yes] { $n ->
            [one] 1 victory point less
           *[other] { $n } victory points less
        }
       *[no] { $n ->
            [one] 1 victory point
           *[other] { $n } victory points
        }
    }
extra = { $what ->
        [god] { $n ->
            [one] a god card
           *[other] { $n } god cards
        }
        [sight] a clairvoyance marker
        [draw] { $n ->
            [one] draw a card
           *[other] draw { $n } cards
        }
        [discard] { $n ->
            [one] a hand card under your supply
           *[other] { $n } hand cards under your supply
        }
        [recruit] recruit for { $n } gold less
        [redraw] exchange your hand
        [retrieve] take a card back
        [path] shift the path
       *[other] an effect of the card
    }
gives-nothing = nothing
brings-nothing = brings nothing
dead-marker = marker without effect
last-field = { $broken ->
        [one] last field: 1 broken helmet, your adventure ends
       *[other] last field: { $broken } broken helmets, your adventure ends
    }
falls = { $fall ->
        [off] Off the path
        [both] A double fall
        [lost] Too long on the way
       *[over] Past the end
    }
outlook = { $end }: { $brings }
with-number = With { $n }:
with-added = { $n ->
        [-2] With 2 less:
        [-1] With 1 less:
        [1] With 1 more:
       *[other] With { $n } more:
    }
with-shift = Path by { $n }:

## The path

strip = { $boat ->
        [yes] The longboat: 36 spaces, the boat begins at space { $shift }
       *[no] The long path: 36 spaces, the path begins at space { $shift }
    }
adventure-field = adventure field { $field }
stands-here = { $you ->
        [yes] your figure is here
       *[no] { $name } is here
    }
you-land-here = you would land here
move-parts = { $chosen ->
        [yes] Chosen number { $move }
       *[no] Card { $move }
    }{ $by_way ->
        [0] {""}
       *[other] , by way cards { $by_way }
    }{ $added ->
        [0] {""}
       *[other] , added { $added }
    }: makes { $number }

## The hand

hand = Your hand
supply = Supply { $count }
hand-empty = You have no hand cards.
missing = { $count ->
        [one] Chosen – still missing: { $names }.
       *[other] Chosen – { $count } are missing: { $names }.
    }
picked = chosen
helmets = { $count ->
        [0] no helmet
        [one] 1 helmet
       *[other] { $count } helmets
    }
no-helmet = no helmet
card-facts = { $helmets ->
        [0] Movement { $move }, no helmet
        [one] Movement { $move }, 1 helmet
       *[other] Movement { $move }, { $helmets } helmets
    }
many-ends = { $count } possible ends

## Way cards and saga

ways = Way cards
ways-left = { $count } in the pile
ways-none = None lies open yet.
way-bare = No instruction
way-state = { $state ->
        [holds] Holds now.
        [overruled] Does not hold: { $by } says otherwise.
        [done] Has had its effect.
        [ended] Holds no longer.
       *[bare] No instruction.
    }
peeked = Next comes { $way }.
tale = The saga

## Recruiting

display = Recruiting
display-now = { $extra ->
        [0] now, prices in gold
       *[other] now, { $extra } gold extra
    }
display-later = before the next adventure
display-none = The display is empty.
price = { $price } gold
next-price = then { $price }
left = { $left } left
recruit-costs = Costs { $price } of your { $gold } gold.
recruit-goes = The viking goes to your supply.

## Supply, Valhalla, rows

valhalla = Your Valhalla
valhalla-sum = { $helmets ->
        [one] 1 helmet, only you see it
       *[other] { $helmets } helmets, only you see them
    }
valhalla-empty = Nobody is there yet.
own-supply = Your supply
own-supply-note = nobody knows the order
supply-empty = Your supply is empty.
rows = Played
rows-empty = Nothing in this adventure yet.
row-of = { $you ->
        [yes] You
       *[no] { $name }
    }
without-action = without its action
spent = action used

## The journey

journey = The journey
journey-at = adventure { $leg } of { $all }
leg-state = { $state ->
        [past] over
        [now] now
       *[ahead] to come
    }
progress = { $stage ->
        [0] Adventure { $leg } of { $all }
       *[other] Adventure { $leg } of { $all } · stage { $stage }
    }
progress-short = { $leg }/{ $all }
over = The journey is over

## The box

hint = { $phase ->
        [recruit] Tap a viking of the display. Prices rise with every round.
        [choose] Tap a hand card: you see where it takes you before you play it.
        [decide] Who leaves keeps everything. Who goes on plays another card.
        [valhalla] At the end of the journey each helmet in Valhalla counts one point.
       *[other] {""}
    }
go-on-means = You play another card in the next stage.
leave-free = It costs you nothing.
title-play = { $name }: { $end }, { $brings }
title-open = Play { $name }
verb = { $type ->
        [recruit] Recruit
        [pass_recruit] Nobody else
        [choose_card] Play
        [rest] Rest
        [accept_god] Be moved
        [use_free] Use
        [peek] Look
        [leave] Leave
        [go_on] Go on
        [send_valhalla] To Valhalla
       *[other] Do this
    }
only-moves = Without its action: only the movement counts.
may-leave = After that you may leave.
play-without = Play it without its action
play-with = Play it with its action

## The seats

seat-state = { $state ->
        [answered] { $phase ->
            [decide] decided
           *[other] chosen
        }
        [waits] { $phase ->
            [decide] still deciding
           *[other] still choosing
        }
        [recruits] recruiting
        [passed] recruits nobody else
       *[out] has left
    }
has-odin = has Odin
has-sight = has a clairvoyance marker
unit-gold = gold
unit-hand = hand cards
unit-vp = victory points
place = Place { $place } · draws { $draws }

## Windows

info-card = { $god ->
        [yes] This god card moves your figure by { $move } and brings no helmets.
       *[no] { $helmets ->
            [0] Moves your figure by { $move } and brings nothing in Valhalla.
            [one] Moves your figure by { $move } and brings 1 helmet in Valhalla.
           *[other] Moves your figure by { $move } and brings { $helmets } helmets in Valhalla.
        }
    }
info-no-action = The card has no action.
info-offer = { $left ->
        [0] There is none left in the display.
       *[other] In the display it costs { $price } gold, a round later { $next }. { $left } left.
    }
info-outlook = { $how ->
        [plain] Played now: { $outlook }.
       *[other] Played now, { $how } { $outlook }.
    }
info-way = { $value ->
        [-3] It pushed the path 3 spaces back.
        [-2] It pushed the path 2 spaces back.
        [-1] It pushed the path 1 space back.
        [0] It did not move the path.
        [one] It pushed the path 1 space ahead.
       *[other] It pushed the path { $value } spaces ahead.
    }
info-way-ignored = It does not hold for you: one of your cards says so.
info-empty = Nothing lies here.
info-last = { $broken ->
        [one] The last field shows 1 broken helmet.
       *[other] The last field shows { $broken } broken helmets.
    } { $helmets ->
        [0] Whoever lands here must leave. It would cost you nothing now.
        [one] Whoever lands here must leave. It would cost you 1 victory point now.
       *[other] Whoever lands here must leave. It would cost you { $helmets } victory points now.
    }
info-gives = { $kind ->
        [marker] A { $name }. Whoever lands here gets: { $gives }.
       *[field] A field of “{ $name }”. Whoever lands here gets: { $gives }.
    }
info-stands = { $you ->
        [yes] Your figure is here.
       *[no] { $name } is here.
    }
info-reached-with = You land here with { $cards }.
info-leg = { $state ->
        [past] Adventure { $leg } was in this world: { $world }. It is over.
        [now] Adventure { $leg }, you are there now. World: { $world }.
       *[ahead] Adventure { $leg } is still to come. World: { $world }.
    }
info-markers = Light markers: { $markers }

## At the end

count = Ladder { $ladder } · helmets in Valhalla { $helmets } · gold { $points } (for { $gold })
