# Die Wikinger Saga in English. The names of the messages are a contract: docs/texts.md.

name = Viking Saga
    .tagline = Eight adventures, one path: recruit vikings, hit the good fields, leave in time, and fill your Valhalla.

## The journey

option-journey = Journey
    .help = Six diaries from easy to very hard, the short Setting out to learn the game, or a journey of your own.
option-journey-tutorial = Setting out: one short adventure to learn by
option-journey-gold = The way of gold: easy, much gold
option-journey-gods = The call of the gods: fairly easy, many god cards
option-journey-longest = The longest journey: many movement spaces
option-journey-fame = The roads to fame: demanding, many victory points
option-journey-companions = The companions: hard, many new vikings
option-journey-suffering = The path of suffering: very hard
option-journey-own = Your own diary: by the pattern of the diaries
option-journey-free = Free journey: from all worlds, balanced or not
option-legs = Adventures
    .help = For own and free journeys: the eight adventures in order. What you leave open is drawn by lot.
option-markers = Way markers
    .help = The light way markers belong to the adventures, or three are drawn before each adventure.
option-markers-assigned = dealt in advance
option-markers-random = drawn before each adventure

## What is to be done now

phase-recruit = { $seat_you ->
        [yes] Recruit a viking, or leave it at that.
       *[no] { $seat } may recruit a viking.
    }
    .title = Recruiting
phase-way = { $seat_you ->
        [yes] The way card asks you something.
       *[no] { $seat } answers the way card.
    }
    .title = Way card
phase-choose = { $seat_you ->
        [yes] Choose a card, face down.
       *[no] Everybody chooses a card, face down.
    }
    .title = Choosing
phase-resolve = { $seat_you ->
        [yes] Your card asks you something.
       *[no] { $seat } carries out a card.
    }
    .title = Moving
phase-draw = { $seat_you ->
        [yes] You draw.
       *[no] { $seat } draws.
    }
    .title = Drawing
phase-decide = { $seat_you ->
        [yes] Do you leave, or do you go on?
       *[no] Those who may decide: leave or go on.
    }
    .title = Leaving?
phase-end_actions = { $seat_you ->
        [yes] The adventure is over, one of your cards still works.
       *[no] The adventure is over, { $seat } has an action left.
    }
    .title = End of the adventure
phase-valhalla = { $seat_you ->
        [yes] Send a viking you have played to Valhalla.
       *[no] Everybody sends a viking to Valhalla.
    }
    .title = Valhalla
phase-finished = The journey is over.
    .title = End

## What can be done

action-recruit = Recruit { $viking }.
    .done = You recruit { $viking }.
action-pass_recruit = Recruit nobody else.
    .done = You recruit nobody else.
action-choose_card = { $use ->
        [yes] Play { $card }.
       *[no] Play { $card } without using the action.
    }
    .done = { $use ->
        [yes] You choose { $card }.
       *[no] You choose { $card } without the action.
    }
action-rest = Rest: play nothing and stay where you are.
    .done = You rest.
action-accept_god = Let a god card move you.
    .done = A god card moves you.
action-use_free = Use the action of { $card }.
    .done = You use the action of { $card }.
action-peek = Give up your clairvoyance marker and look at the top way card.
    .done = You look at the top way card.
action-answer = { $ask ->
        [pick_god] Put { $card } under your supply.
        [put_away] Put { $card } under your supply.
        [pick_recruit] { $card ->
            [none] Recruit nobody.
           *[other] Recruit { $card }.
        }
        [retrieve] { $card ->
            [none] Take no card back.
           *[other] Take { $card } back into your hand.
        }
        [path] { $number ->
            [-3] Shift the path 3 spaces back.
            [-2] Shift the path 2 spaces back.
            [-1] Shift the path one space back.
            [0] Leave the path where it is.
            [1] Shift the path one space forward.
           *[other] Shift the path { $number } spaces forward.
        }
        [set_move] { $number ->
            [none] Move by the number of the card.
            [-4] Move 4 spaces back.
            [0] Stay where you are.
            [1] Move one space forward.
           *[other] Move { $number } spaces forward.
        }
        [add_move] { $number ->
            [-2] Move 2 spaces fewer.
            [-1] Move one space fewer.
            [0] Move exactly by the number of the card.
            [1] Move one space more.
           *[other] Move { $number } spaces more.
        }
        [step_add] { $number ->
            [0] Move no further than the card.
           *[other] Move one space further.
        }
        [pay] { $number ->
            [0] Pay nothing.
           *[other] Pay and take the reward.
        }
        [use_action] { $number ->
            [0] Do without the action.
           *[other] Use the action.
        }
       *[other] Give answer { $option }.
    }
action-leave = Leave.
    .done = You leave.
action-go_on = Go on.
    .done = You go on.
action-send_valhalla = { $extra ->
        [none] Send { $card } to Valhalla.
       *[other] Send { $card } to Valhalla, and { $extra }.
    }
    .done = { $extra ->
        [none] { $card } goes to Valhalla.
       *[other] { $card } goes to Valhalla, and { $extra }.
    }

## What happened

event-leg_started = { $odin_seat_you ->
        [yes] Adventure { $leg }: { $card }. You have Odin and read aloud.
       *[no] Adventure { $leg }: { $card }. { $odin_seat } has Odin and reads aloud.
    }
    .heading = Adventure { $leg }: { $card }
event-world_entered = A new world: { $world }. Its vikings join the display, { $ways } way cards the pile.
event-recruited = { $seat_you ->
        [yes] You recruit { $viking } for { $price } gold.
       *[no] { $seat } recruits { $viking } for { $price } gold.
    }
event-recruit_passed = { $auto ->
        [yes] { $seat_you ->
            [yes] You have not enough gold for anybody.
           *[no] { $seat } has not enough gold for anybody.
        }
       *[no] { $seat_you ->
            [yes] You recruit nobody else.
           *[no] { $seat } recruits nobody else.
        }
    }
event-hand_drawn = { $cards ->
        [none] { $seat_you ->
            [yes] You have not a single card to draw.
           *[no] { $count ->
                [one] { $seat } draws one hand card.
               *[other] { $seat } draws { $count } hand cards.
            }
        }
       *[other] Your hand: { $cards }.
    }
event-way_revealed = Stage { $stage }: { $way }. The path now stands at { $after }.
event-way_reshuffled = The pile of way cards is empty, { $count } are shuffled anew.
event-chosen = { $seat_you ->
        [yes] You have chosen.
       *[no] { $seat } has chosen.
    }
event-cards_revealed = All cards are revealed together.
event-card_played = { $use ->
        [no] { $seat_you ->
            [yes] You play { $card } without the action.
           *[no] { $seat } plays { $card } without the action.
        }
       *[other] { $seat_you ->
            [yes] You play { $card }.
           *[no] { $seat } plays { $card }.
        }
    }
event-rested = { $seat_you ->
        [yes] You rest.
       *[no] { $seat } rests.
    }
event-god_turned = { $god ->
        [none] { $seat_you ->
            [yes] Your hand is empty, and so is the pile of gods.
           *[other] The hand of { $seat } is empty, and so is the pile of gods.
        }
       *[other] { $seat_you ->
            [yes] Your hand is empty, so { $god } moves you.
           *[other] The hand of { $seat } is empty, so { $god } does the moving.
        }
    }
event-moved = { $place ->
        [fallen] { $seat_you ->
            [yes] You move{" "}
           *[no] { $seat } moves{" "}
        }{ $steps ->
            [one] one space
           *[other] { $steps } spaces
        } { $back ->
            [yes] back
           *[no] forward
        }.
       *[other] { $steps ->
            [0] { $seat_you ->
                [yes] You stay on space { $space }
               *[no] { $seat } stays on space { $space }
            }
            [one] { $seat_you ->
                [yes] You move one space { $back ->
                    [yes] back
                   *[no] forward
                } to space { $space }
               *[no] { $seat } moves one space { $back ->
                    [yes] back
                   *[no] forward
                } to space { $space }
            }
           *[other] { $seat_you ->
                [yes] You move { $steps } spaces { $back ->
                    [yes] back
                   *[no] forward
                } to space { $space }
               *[no] { $seat } moves { $steps } spaces { $back ->
                    [yes] back
                   *[no] forward
                } to space { $space }
            }
        }{ $place ->
            [adventure], onto the adventure card.
            [way_marker], onto a way marker.
            [dead_marker], onto a way marker without effect.
           *[plain].
        }
    }
event-put_out = { $fall ->
        [over] { $seat_you ->
            [yes] You come to the end of the adventure card.
           *[no] { $seat } comes to the end of the adventure card.
        }
        [off] { $seat_you ->
            [yes] You move off the path.
           *[no] { $seat } moves off the path.
        }
        [both] { $seat_you ->
            [yes] You move off the path and beyond the adventure card, which counts twice.
           *[no] { $seat } moves off the path and beyond the adventure card, which counts twice.
        }
       *[lost] { $seat_you ->
            [yes] You have been under way too long.
           *[no] { $seat } has been under way too long.
        }
    } It costs { $vp ->
        [0] not a single victory point
        [one] one victory point
       *[other] { $vp } victory points
    }, and the adventure is over.
event-cards_drawn = { $cards ->
        [none] { $count ->
            [one] { $seat } draws one card.
           *[other] { $seat } draws { $count } cards.
        }
       *[other] You draw { $cards }.
    }
event-decided = { $seat_you ->
        [yes] You have decided.
       *[no] { $seat } has decided.
    }
event-left = { $seat_you ->
        [yes] You leave.
       *[no] { $seat } leaves.
    }
event-gold_changed = { $reason ->
        [on_field] Field:{" "}
        [on_marker] Way marker:{" "}
        [by_card] Action:{" "}
        [by_way] Way card:{" "}
        [toll] Leaving:{" "}
       *[paid] Paid:{" "}
    }{ $gained ->
        [yes] { $seat_you ->
            [yes] you take { $amount } gold and now have { $gold }.
           *[no] { $seat } takes { $amount } gold and now has { $gold }.
        }
       *[no] { $seat_you ->
            [yes] you pay { $amount } gold and have { $gold } left.
           *[no] { $seat } pays { $amount } gold and has { $gold } left.
        }
    }
    .sound = coin
event-vp_changed = { $reason ->
        [on_field] Field:{" "}
        [on_marker] Way marker:{" "}
        [by_card] Action:{" "}
        [by_way] Way card:{" "}
       *[shortfall] Too little gold:{" "}
    }{ $seat_you ->
        [yes] you { $gained ->
            [yes] gain
           *[no] lose
        }{" "}
       *[no] { $seat } { $gained ->
            [yes] gains
           *[no] loses
        }{" "}
    }{ $amount ->
        [one] one victory point
       *[other] { $amount } victory points
    }, now { $vp }.
event-robbed = { $from_seat_you ->
        [yes] You give { $seat } { $gold } gold.
       *[no] { $seat_you ->
            [yes] { $from_seat } gives you { $gold } gold.
           *[no] { $from_seat } gives { $seat } { $gold } gold.
        }
    }
event-gods_seen = You look at { $gods }.
event-god_taken = { $kept ->
        [none] { $seat } takes a god card.
       *[other] { $returned ->
            [none] { $kept } goes under your supply.
           *[other] { $kept } goes under your supply, { $returned } back under the pile.
        }
    }
event-sight_taken = { $seat_you ->
        [yes] You take a clairvoyance marker.
       *[no] { $seat } takes a clairvoyance marker.
    }
event-peeked = { $way ->
        [none] { $seat } looks at the top way card.
       *[other] You look ahead: { $way }.
    }
event-free_used = { $seat_you ->
        [yes] You use the action of { $card }.
       *[no] { $seat } uses the action of { $card }.
    }
event-recruited_on_way = { $price ->
        [0] { $seat_you ->
            [yes] You recruit { $viking } for free.
           *[no] { $seat } recruits { $viking } for free.
        }
       *[other] { $seat_you ->
            [yes] You recruit { $viking } for { $price } gold.
           *[no] { $seat } recruits { $viking } for { $price } gold.
        }
    }
event-retrieved = { $seat_you ->
        [yes] You take { $card } back into your hand.
       *[no] { $seat } takes { $card } back into the hand.
    }
event-redrawn = { $seat_you ->
        [yes] You swap your whole hand for as many cards of your supply.
       *[no] { $seat } swaps the whole hand for as many cards of the supply.
    }
event-discarded = { $card ->
        [none] { $seat } puts a hand card under the supply.
       *[other] You put { $card } under your supply.
    }
event-path_shifted = { $seat_you ->
        [yes] You shift the path from { $before } to { $after }.
       *[no] { $seat } shifts the path from { $before } to { $after }.
    }
event-asked = { $seat_you ->
        [yes] You have to decide{" "}
       *[no] { $seat } has to decide{" "}
    }{ $ask ->
        [pick_god] (god card).
        [put_away] (hand card).
        [pick_recruit] (recruiting).
        [retrieve] (card to take back).
        [path] (path).
        [pay] (paying).
        [use_action] (action).
       *[other] (number of spaces).
    }
event-answered = { $seat_you ->
        [yes] You have answered.
       *[no] { $seat } has answered.
    }
event-sent_to_valhalla = { $cards ->
        [none] { $count ->
            [one] { $seat } sends one viking to Valhalla.
           *[other] { $seat } sends { $count } vikings to Valhalla.
        }
       *[other] Sent to Valhalla: { $cards }.
    }
event-bifroest_gold = { $seat_you ->
        [yes] What stays behind before Bifröst brings you { $count } gold. You now have { $gold }.
       *[no] What stays behind before Bifröst brings { $seat } { $count } gold.
    }
event-leg_ended = Adventure { $leg } is over.
event-seat_retired = { $seat_you ->
        [yes] You leave the journey; the table plays on for you.
       *[no] { $seat } leaves the journey.
    }
event-game_ended = { $reason ->
        [last_seat] { $winner_seat_you ->
            [yes] All others have left, you win the saga.
           *[no] All others have left, { $winner_seat } wins the saga.
        }
       *[played] { $shared ->
            [yes] The journey is over. Several share the first place with { $winner_total } points.
           *[no] { $winner_seat_you ->
                [yes] The journey is over. You win with { $winner_total } points.
               *[no] The journey is over. { $winner_seat } wins with { $winner_total } points.
            }
        }
    }

## Why something is not possible

error-unknown_action = This action does not exist in the Viking Saga.
error-bad_field = This message is not complete: “{ $field }” is missing or does not fit.
error-game_over = The journey is already over.
error-wrong_phase = That is not possible now.
error-not_your_turn = You are not asked just now.
error-unknown_viking = Nobody can recruit this viking.
error-not_in_display = This viking is not in the display: you have not been to its world yet.
error-sold_out = No card of this viking is left.
error-not_enough_gold = Not enough gold: you need { $need } but have { $have }.
error-not_in_hand = You do not hold this card.
error-already_chosen = You have already chosen.
error-choice_is_random = This stage your card is taken at random.
error-no_marker = You have not got a clairvoyance marker.
error-nothing_to_see = There is no way card left to look at.
error-action_not_laid = This card does not lie before you with a free action.
error-action_used = You have already used this action in this adventure.
error-action_no_effect = This action would do nothing now.
error-bad_option = That is not on offer.
error-decision_open = Answer the open question first.
error-not_reached = You may leave only after a card has brought you to a field of the adventure card.
error-not_reached_second = At Bifröst you may leave only after reaching the second adventure card.
error-leaving_forbidden = The way card forbids leaving in this stage.
error-not_played = Only a viking that you have played in this adventure may go to Valhalla.
error-god_not_allowed = Gods cannot be sent to Valhalla.
error-bad_setup = { $slot ->
        [0] This journey has fixed adventures.
       *[other] The adventure in place { $slot } does not fit this journey.
    }

## How it ended

result-played = { $seat_you ->
        [yes] The journey is over, you have the most points.
       *[no] The journey is over, { $seat } has the most points.
    }
result-last_seat = { $seat_you ->
        [yes] All others have left.
       *[no] Only { $seat } has stayed.
    }

## What lies on the table

view-leg = Adventure
view-card = Adventure card
view-world = World
view-stage = Stage
view-odin_seat = Odin
view-turn_seat = Recruits
view-longboat = Longboat instead of the path
view-length = Fields of the path
view-shift = Path stands at
view-spaces = On the board
view-way_open = Open way cards
view-way_draw = Way cards in the pile
view-god_pile = God cards in the pile
view-display = Display
view-recruit_round = Surcharge for recruiting
view-seats = Vikings
    .each = seat
view-you = You
view-journey = The journey

value-space = Space
value-marker = Way marker
value-card = Card
value-gold = Gold
value-vp = Victory points
value-broken = broken helmets
value-effects = besides
value-what = what
value-n = how many
value-way = Way card
value-value = Number
value-by = by
value-viking = Viking
value-left = left
value-price = Price
value-next_price = in the next round
value-draws = draws next time
value-inside = in the adventure
value-reached = may leave
value-sight = Clairvoyance marker
value-row = Row
value-supply = Supply
value-hand = Hand
value-valhalla = Valhalla
value-answered = has chosen
value-helmets = a fall costs
value-valhalla_helmets = helmets in Valhalla
value-peeked = next way card
value-outlooks = Outlook
value-use = with its action
value-chosen = chosen number
value-added = more
value-number = spaces
value-falls = falls
value-extras = besides
value-count = number
value-may = leaving possible
value-leaving = Leaving

## The computers

level-easy = Looks only at the next field, and leaves as soon as it can.
level-medium = Weighs with each card what the next step will bring on average.
level-strong = Plays each choice to the end of the adventure on many assumptions.

## Words

value-god = god cards
value-draw = drawing cards
value-discard = putting hand cards away
value-recruit = recruiting for less
value-bare = without instruction
value-done = has worked
value-ended = no longer counts
value-holds = counts
value-overruled = overruled
value-past = past
value-now = now
value-ahead = still to come

## When a card works

timing-immediate = At once
timing-permanent = Permanent
timing-draw = When drawing
timing-end = At the end of the adventure
timing-free = Any time, once

## Vikings

value-start_1 = Asa the Fisherwoman
    .text = No action, only the movement.
value-start_2 = Bjarki the Shepherd
    .text = No action, only the movement.
value-start_3 = Frida the Weaver
    .text = No action, only the movement.
value-start_4 = Gorm the Carpenter
    .text = No action, only the movement.
value-start_5 = Hild the Baker
    .text = No action, only the movement.
value-start_6 = Ketil the Ferryman
    .text = No action, only the movement.
value-start_7 = Runa the Smith
    .text = No action, only the movement.
value-mid_trader = Torvald the Trader
    .text = At once: take 2 gold.
value-mid_scout = Sigrun the Scout
    .text = At once: advance 1, 2 or 3 spaces.
value-mid_axe = Eirik Longaxe
    .text = No action, only the movement.
value-ljo_light = Lysa the Lightbearer
    .text = At once: take a clairvoyance marker and 1 gold.
value-ljo_tongue = Aldir Silvertongue
    .text = Once this adventure: recruit one viking for 2 gold less.
value-ljo_archer = Eyja the Archer
    .text = Permanent: whenever a field or marker gives you gold, take 1 more.
value-sva_cloak = Skuld the Cloaked
    .text = When drawing: draw 1 extra card.
value-sva_digger = Modr the Digger
    .text = At the end: take 1 gold per card in your row, at most 4.
value-sva_turn = Varg the Nimble
    .text = At once: move 4 spaces forward or 4 back.
value-nid_anvil = Brokk Anvilfist
    .text = No action, only the movement.
value-nid_mint = Dvalin the Mintmaster
    .text = At the end: you may pay 2 gold to gain 2 victory points.
value-nid_rune = Alvis the Runewise
    .text = Permanent: every gold penalty is reduced by 2.
value-mus_runner = Surta Firestride
    .text = No action, only the movement.
value-mus_ember = Glod the Emberwalker
    .text = Permanent: cards you play later may move 1 space further.
value-mus_ash = Eldrun the Ash Seer
    .text = At once: put your hand under your supply pile and draw as many cards.
value-hel_grave = Garm the Gravewarden
    .text = At the end: you may send a second played viking card to Valhalla.
value-hel_priest = Yrsa the Priestess of the Dead
    .text = Once this adventure: return another of your played viking cards to your hand.
value-hel_bane = Ulf Draugrbane
    .text = Permanent: every broken-helmet penalty is reduced by 2.
value-van_herb = Njala the Herbwife
    .text = Permanent: every victory-point penalty except broken helmets is reduced by 1.
value-van_king = Frodi the Harvest King
    .text = At once: gain 1 victory point.
value-van_gold = Alrun Goldhair
    .text = Permanent: whenever a field or marker gives you victory points, take 1 more.
value-nif_mist = Isolf the Mistwalker
    .text = At once: advance 0 or 5 spaces.
value-nif_ice = Hrim the Icebreaker
    .text = Permanent: instructions of special way cards do not apply to you.
value-nif_song = Dalla the Icesinger
    .text = When drawing: draw 2 extra cards.
value-jot_slayer = Hakon Giantslayer
    .text = No action, only the movement.
value-jot_envoy = Jorunn the Giants' Envoy
    .text = At once: every other player in the adventure gives you 1 gold.
value-jot_hunt = Embla the Frost Huntress
    .text = At the end: if nobody was in the adventure longer than you, gain 3 victory points, else take 2 gold.

## Gods

value-god_odin = Odin
    .text = At once: draw 3 cards.
value-god_thor = Thor
    .text = At once: gain 1 victory point, everyone else in the adventure loses 1.
value-god_freyja = Freyja
    .text = At once: recruit one viking for free.
value-god_loki = Loki
    .text = At once: every other player in the adventure gives you 2 gold.
value-god_heimdall = Heimdall
    .text = At once: advance 1 to 8 spaces.
value-god_balder = Balder
    .text = At once: gain 2 victory points.
value-god_tyr = Tyr
    .text = Permanent: penalties cost you neither gold nor victory points.
value-god_njoerd = Njord
    .text = At once: shift the path with all figures up to 3 spaces either way.
value-god_idun = Idun
    .text = At once: return up to 2 of your played viking cards to your hand.
value-god_bragi = Bragi
    .text = At once: take 4 gold.
value-god_frigg = Frigg
    .text = At once: take a clairvoyance marker and draw 2 cards.
value-god_freyr = Freyr
    .text = Permanent: whenever a field or marker gives you gold or victory points, take 1 more of each.
value-god_ran = Ran
    .text = At once: everyone else in the adventure puts 1 hand card under their supply pile.
value-god_skadi = Skadi
    .text = At once: move up to 2 spaces more or fewer.
value-god_vidar = Vidar
    .text = Permanent: way instructions do not apply to you. Ending your move with another figure gives 1 victory point.
value-god_hel = Hel
    .text = At the end: you may also send one viking card from your hand to Valhalla.

## Way cards

value-way_01 = Way card 0
    .text = Only shifts the path, without an instruction.
value-way_02 = Way card 1
    .text = Only shifts the path, without an instruction.
value-way_03 = Way card 1
    .text = Only shifts the path, without an instruction.
value-way_04 = Way card 2
    .text = Only shifts the path, without an instruction.
value-way_05 = Way card 2
    .text = Only shifts the path, without an instruction.
value-way_06 = Way card 2
    .text = Only shifts the path, without an instruction.
value-way_07 = Way card 3
    .text = Only shifts the path, without an instruction.
value-way_08 = Way card 3
    .text = Only shifts the path, without an instruction.
value-way_09 = Way card 3
    .text = Only shifts the path, without an instruction.
value-way_10 = Way card 4
    .text = Only shifts the path, without an instruction.
value-way_11 = Way card 4
    .text = Only shifts the path, without an instruction.
value-way_12 = Way card 5
    .text = Only shifts the path, without an instruction.
value-way_13 = Way card 5
    .text = Only shifts the path, without an instruction.
value-way_14 = Way card 6
    .text = Only shifts the path, without an instruction.
value-way_mid_1 = Market fair
    .text = Everyone takes 1 gold, even those who have already left.
value-way_mid_2 = Tailwind
    .text = This stage every card counts 1 more.
value-way_mid_3 = Rest by the hearth
    .text = This stage you may rest: play no card and do not move.
value-way_ljo_1 = Will-o'-wisps
    .text = This stage your card is taken at random from your hand.
value-way_ljo_2 = Elven light
    .text = Everyone in the adventure without a clairvoyance marker takes one.
value-way_ljo_3 = Dancing path
    .text = Gold and victory points of way markers count double, penalties too.
value-way_sva_1 = Grip of shadows
    .text = Everyone in the adventure pays 1 gold.
value-way_sva_2 = Twilight
    .text = Way markers have no effect.
value-way_sva_3 = Slippery tunnel
    .text = This stage no card counts more than 4.
value-way_nid_1 = Fallen passage
    .text = This stage nobody draws.
value-way_nid_2 = Dwarven toll
    .text = Whoever leaves pays 1 gold.
value-way_nid_3 = Vein of gold
    .text = When a field or marker gives gold, it is 1 more.
value-way_mus_1 = Wall of fire
    .text = The last field shows 1 more broken helmet.
value-way_mus_2 = Lava flow
    .text = Everyone in the adventure puts 1 hand card under their supply pile.
value-way_mus_3 = Heat haze
    .text = This stage every card counts 2 more.
value-way_hel_1 = Cold hands
    .text = Everyone in the adventure loses 1 victory point.
value-way_hel_2 = Call of the dead
    .text = This stage nobody may leave.
value-way_hel_3 = Fading fame
    .text = When a field or marker gives victory points, it is 1 less.
value-way_van_1 = Fertile land
    .text = Everyone in the adventure draws 1 card.
value-way_van_2 = Blessing of the Vanir
    .text = When a field or marker gives victory points, it is 1 more.
value-way_van_3 = Overgrown path
    .text = No card counts more than 3.
value-way_nif_1 = Ice jam
    .text = Every card counts 1 less.
value-way_nif_2 = Fog bank
    .text = This stage your card is taken at random from your hand.
value-way_nif_3 = Sheer ice
    .text = The last field shows 2 more broken helmets.
value-way_jot_1 = Giant's stride
    .text = This stage no card counts more than 5.
value-way_jot_2 = Landslide
    .text = Everyone in the adventure puts 1 hand card under their supply pile.
value-way_jot_3 = Deep footprint
    .text = This stage every card counts 2 less.

## Way markers

value-light_01 = light way marker
    .text = Take 1 gold.
value-light_02 = light way marker
    .text = Take 1 gold.
value-light_03 = light way marker
    .text = Take 1 gold.
value-light_04 = light way marker
    .text = Take 1 gold.
value-light_05 = light way marker
    .text = Take 2 gold.
value-light_06 = light way marker
    .text = Take 2 gold.
value-light_07 = light way marker
    .text = Take 2 gold.
value-light_08 = light way marker
    .text = Pay 1 gold.
value-light_09 = light way marker
    .text = Pay 1 gold.
value-light_10 = light way marker
    .text = Gain 1 victory point.
value-light_11 = light way marker
    .text = Gain 1 victory point.
value-light_12 = light way marker
    .text = Gain 1 victory point.
value-light_13 = light way marker
    .text = Lose 1 victory point.
value-light_14 = light way marker
    .text = Lose 1 victory point.
value-light_15 = light way marker
    .text = Look at the top two god cards and put one under your supply pile.
value-light_16 = light way marker
    .text = Look at the top two god cards and put one under your supply pile.
value-light_17 = light way marker
    .text = Take a clairvoyance marker.
value-light_18 = light way marker
    .text = Take a clairvoyance marker.
value-light_19 = light way marker
    .text = Draw 1 card.
value-light_20 = light way marker
    .text = Draw 1 card.
value-light_21 = light way marker
    .text = Recruit one viking for 1 gold less.
value-dark_1 = dark way marker
    .text = Gain 2 victory points.
value-dark_2 = dark way marker
    .text = Lose 1 victory point.
value-dark_3 = dark way marker
    .text = Lose 2 victory points.
value-dark_4 = dark way marker
    .text = Pay 3 gold.
value-dark_5 = dark way marker
    .text = Look at the top two god cards and put one under your supply pile.
value-dark_6 = dark way marker
    .text = Draw 1 card.

## Adventures

value-tut_1 = Tutorial: Setting out
    .saga = Boots creak on the jetty at dawn. Seven people of your village shoulder their packs, for Odin himself has called in a dream.
value-mid_a = The market of Haugar
    .saga = Behind the hill a market roars where everything has its price. Those who haggle too long find their packs empty.
value-mid_b = The assembly of the jarls
    .saga = At the stone ring the jarls quarrel over honour and pasture. Here a good word at the right time weighs more than an axe.
value-mid_c = The wolf in the cornfield
    .saga = For three nights something has eaten the sheep of Ulvsdal. The farmers pay well, but the beast has clever eyes.
value-ljo_a = The grove of the light singers
    .saga = Between silver trunks the wood sings tunes that no one taught it. The gods listen closely here.
value-ljo_b = The feast of the elves
    .saga = The elves invite you to dance, and many a guest would gladly travel on with you. But whoever drinks too deep sleeps through the departure.
value-ljo_c = The witch of the mirror lake
    .saga = On the bed of the lake lies a face that knows your names. It trades dreams for gold, and sometimes gold for dreams.
value-sva_a = The endless tunnels
    .saga = The tunnels of the dark elves wind through the rock for days. Only a cold draught tells where the way goes on.
value-sva_b = The chamber of debts
    .saga = Tally sticks with the debts of the world hang on the walls. Into one of them your name is freshly carved.
value-sva_c = The trade in the dark
    .saga = You do not see the hands that offer you the goods. They are fine as long as you keep them from the light.
value-nid_a = The mint of the dwarves
    .saga = In the deep a hammer strikes coins without a face. The mint master seeks someone who will bring him one.
value-nid_b = The mercenaries' camp
    .saga = Below ground a company waits for a lord who never came. It follows whoever sings its song to the end.
value-nid_c = The gate of runes
    .saga = Nine runes burn in the arch of the gate, and eight of them lie. Whoever touches the true one will still be sung of in a hundred years.
value-mus_a = The hoard in the sea of ash
    .saga = Under grey ash glows a hoard of older days. Every reach for it burns the fingers a little.
value-mus_b = The road of embers
    .saga = The road glows red to the rim of the world. Whoever stands still will find his soles melting.
value-mus_c = Surt's forge
    .saga = In the glow of the forge a giant tests a blade that never cools. He needs someone to try it on.
value-hel_a = The hall of ancestors
    .saga = At long tables your ancestors sit in silence. Only those who drink to them learn what the gods intend.
value-hel_b = The river without banks
    .saga = The river of the dead knows neither current nor goal. You row until you forget where to.
value-hel_c = The gate of laments
    .saga = Before the gate wait those who want to fight once more. Yet every pity has its price here.
value-van_a = The golden fields
    .saga = The fields of the Vanir sway even in winter. Whoever helps with the harvest may keep what two hands can hold.
value-van_b = The council of the Vanir
    .saga = On mossy thrones the old gods confer about war and rain. They ask for your opinion, and it is no jest.
value-van_c = The hostages' return
    .saga = After a long peace the hostages may go home, but home has grown strange to them. Some would rather go with you.
value-nif_a = The white plain
    .saga = No tree, no stone, only snow up to the sky. Your tracks are gone before you look back.
value-nif_b = The frozen hero
    .saga = In the ice stands a warrior with shield raised, smiling. Whoever frees him inherits his song.
value-nif_c = The dragon's breath
    .saga = Beneath the roots something huge gnaws, and its breath freezes into thorns. You hear it stop gnawing.
value-jot_a = The giants' feast
    .saga = The giants drink from boats and throw gold about. You are invited; whether as guests or as a side dish remains to be seen.
value-jot_b = The giants' stair
    .saga = Every step is as high as a house. At the top, they say, you can see all worlds at once.
value-jot_c = The wrath of the frost king
    .saga = The frost king has awaited you and made the winter longer for it. He raises his hand, and even time freezes.
value-sea_a = The herring shoals
    .saga = The sea shines silver, back upon back. Full nets make the boat heavy and the rowers reckless.
value-sea_b = The isle of castaways
    .saga = Smoke rises from an isle on no chart. Sailors wait there for a boat with a free rowing bench.
value-sea_c = The maw
    .saga = The water begins to turn, slowly at first, then laughing. The planks of the glory-seekers drift at the rim of the whirlpool.
value-unk_a = The singing isles
    .saga = Three isles sing to each other across the water. Whoever sails between them hears his own name in the choir.
value-unk_b = Beyond the charts
    .saga = Here the chart ends, but the sea does not. The helmsman goes on drawing and hopes that he is right.
value-unk_c = The ring of the serpent
    .saga = The reef you sail along has no ends. Only when it moves do you see that it has scales.
value-bif_1a = The foot of the bridge
    .saga = The bridge begins in mist and hums like a string. Your fallen companions step forward, for the light carries only them.
value-bif_1b = Heimdall's gate
    .saga = At the end of the colours stands the warden and hears your hearts beat. He calls each by name, then he opens, perhaps.
value-bif_2a = The burning bridge
    .saga = The bridge burns at its edges, and every colour has its own heat. Whoever hesitates loses the ground underfoot.
value-bif_2b = The last horn
    .saga = A horn sounds, and behind the gate the feast falls silent. All heads turn to see who is coming.
value-bif_1 = The foot of the bridge and Heimdall's gate
    .saga = The bridge begins in mist and hums like a string. Your fallen companions step forward, for the light carries only them. At the end of the colours stands the warden and hears your hearts beat. He calls each by name, then he opens, perhaps.
value-bif_2 = The burning bridge and The last horn
    .saga = The bridge burns at its edges, and every colour has its own heat. Whoever hesitates loses the ground underfoot. A horn sounds, and behind the gate the feast falls silent. All heads turn to see who is coming.

## Worlds

value-midgard = Midgard
value-ljosalfheim = Ljosalfheim
value-svartalfheim = Svartalfheim
value-nidavellir = Nidavellir
value-muspellsheim = Muspellsheim
value-helheim = Helheim
value-vanaheim = Vanaheim
value-niflheim = Niflheim
value-joetunheim = Jötunheim
value-high_sea = On the high sea
value-unknown_sea = In unknown waters
value-bifroest = Bifröst
value-tutorial = Tutorial
