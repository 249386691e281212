# What stands in the market of Suleika. The sentences about actions and events come with the game itself.

market = Market, 7 by 7 fields. Omar on { $cell }, facing { $facing }.
facing-N = north
facing-E = east
facing-S = south
facing-W = west
colour-red = red
colour-blue = blue
colour-yellow = yellow
colour-purple = purple

cell-free = { $cell }, free
cell-nobodys = { $cell }, carpet of nobody
cell-carpet = { $cell }, { $you ->
    [yes] your carpet
   *[no] carpet of { $name }
  }, patch of { $size ->
    [one] one field
   *[other] { $size } fields
  }
cell-omar = Omar, facing { $facing }
state-paid = just paid for
do-first = can be the first half
do-second = can be the second half
state-first = first half
state-second = second half
state-armed = chosen
state-sent = sent

directions = Omar’s direction
turn-left = Left
turn-straight = Straight
turn-right = Right
arrow = { $turn ->
    [left] Turn Omar left
    [right] Turn Omar right
   *[straight] Let Omar go straight
  }, to the { $facing }
to-facing = to the { $facing }
stops-head = Steps
chance-head = Chance
mean-head = Mean
mean = { $mean } coins on average
mean-short = ø { $mean }
stop = With { $steps } on { $cell }, chance { $sixths } in 6: { $costs ->
    [price] { $price } to { $you ->
        [yes] you
       *[no] { $name }
      }
    [own] nothing, own carpet
    [nobodys] nothing, carpet of nobody
   *[free] nothing, free
  }.
stop-free = free
stop-own = own
stop-nobodys = free

title-direction = Which way should Omar look?
direction-now = { $you ->
    [yes] Then the game rolls, Omar goes, and you pay where he stops.
   *[no] Then { $name } rolls, and pays where Omar stops.
  }
title-turn = { $turn ->
    [left] Turn Omar left?
    [right] Turn Omar right?
   *[straight] Let Omar go straight?
  }
verb-left = Left
verb-straight = Straight
verb-right = Right
title-roll = Roll for Omar?
verb-roll = Roll
roll-now = Omar goes { $facing }, and you pay where he stops.

title-first = Where does your carpet go?
title-second = Where does the second half go?
rolled = You rolled a { $steps }, Omar stands on { $cell }.
rolled-paid = You paid { $name } { $price ->
    [one] one coin
   *[other] { $price } coins
  }.
lay-first = Choose a marked field beside Omar, then the one next to it.
lay-colour = Next comes { $colour }.
half-on = The first half lies on { $cell }.

grows-new = New patch of { $size } fields
grows = Your patch grows from { $from } to { $size }
grows-joins = Joins { $count } patches into { $size } fields
grows-not = Your patch stays at { $size } fields
cut = { $you ->
    [yes] You lose
   *[no] { $name } loses
  } { $lost ->
    [one] one field
   *[other] { $lost } fields
  }{ $kind ->
    [gone] .
    [splits] , { $price } become { $largest } at most.
   *[shrinks] , { $price } become { $largest }.
  }
cuts-nothing = Nobody loses a field.
title-lay = Carpet on { $one } and { $two }
lay-brings = { $growth }: whoever stops there pays you { $size }.
lay-after = Points after that: { $scores }.
score-of = { $you ->
    [yes] you { $score }
   *[no] { $name } { $score }
  }
verb-lay = Lay it here
back = Back

coins = coins
fields = fields
carpets = carpets
points = points
out = out
sum = { $coins ->
    [one] one coin
   *[other] { $coins } coins
  } and { $fields ->
    [one] one field
   *[other] { $fields } fields
  }
next-carpet = lays { $colour } next
progress = Carpet { $now } of { $all }
progress-over = All carpets are laid

info-title = { $cell }
info-free = The field is free. Whoever stops here pays nothing.
info-nobodys = This carpet is nobody’s any more. Whoever stops here pays nothing.
info-region = { $you ->
    [yes] Your patch has { $size ->
        [one] one field
       *[other] { $size } fields
      }: any other who stops here pays you { $size ->
        [one] one coin
       *[other] { $size } coins
      }.
   *[no] { $name }’s patch has { $size ->
        [one] one field
       *[other] { $size } fields
      }: whoever else stops here pays { $size ->
        [one] one coin
       *[other] { $size } coins
      }.
  }
info-omar = Omar stands here, facing { $facing }. No carpet goes under him.
info-other-half = The other half of this carpet { $hidden ->
    [yes] was on { $cell } and is covered.
   *[no] lies on { $cell }.
  }
info-stop = { $turn ->
    [left] Turned left
    [right] Turned right
   *[straight] Going straight
  }, Omar stops here with a { $steps } (chance { $sixths } in 6): { $pays ->
    [you] you pay { $price ->
        [0] nothing
        [one] one coin
       *[other] { $price } coins
      }
   *[other] { $name } pays { $price ->
        [0] nothing
        [one] one coin
       *[other] { $price } coins
      }
  }.
info-no-stop = Omar cannot stop here on the next turn.
info-first = The first half of your carpet can go here.
info-second = The second half can go here: { $growth }.
info-no-lay = Your carpet cannot go here: it must begin beside Omar and may not cover a whole carpet.
