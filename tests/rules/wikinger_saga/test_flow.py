"""The flow examples of the spec, X1 to X28: from recruiting to the end of a leg."""

from dataclasses import replace

import pytest

from rules.errors import RuleError
from rules.game import Seat
from rules.games.wikinger_saga.actions import (
    AcceptGod,
    Answer,
    ChooseCard,
    GoOn,
    Leave,
    PassRecruit,
    Peek,
    Recruit,
    Rest,
    SendValhalla,
    UseFree,
)
from rules.games.wikinger_saga.apply import retire
from rules.games.wikinger_saga.deal import setup
from rules.games.wikinger_saga.errors import Code
from rules.games.wikinger_saga.events import (
    CardsRevealed,
    GodTaken,
    GodTurned,
    Left,
    Moved,
    Recruited,
    RecruitPassed,
    WayReshuffled,
)
from rules.games.wikinger_saga.legal import actors, legal
from rules.games.wikinger_saga.score import result
from rules.games.wikinger_saga.show import show
from rules.games.wikinger_saga.state import Ask, Choice, Grant, How, Options, Phase, RowCard, State
from rules.games.wikinger_saga.view import view
from rules.rng import Rng
from tests.rules.wikinger_saga.positions import (
    CHANCE,
    answer,
    asked,
    choose,
    do,
    go_on,
    options,
    play,
    played,
    position,
    refused,
    resting,
    seat,
    told,
)


def market(
    *seats_gold: int, recruit_round: int = 0, odin: Seat = 0, turn: Seat = 0, **said: object
) -> State:
    """Recruiting in Midgard: 5 of each of its vikings, at 2, 3 and 4 gold."""
    count = len(seats_gold)
    return position(
        *(seat(gold=gold) for gold in seats_gold),
        phase=Phase.RECRUIT,
        stage=0,
        recruit_round=recruit_round,
        recruiting=tuple((odin + step) % count for step in range(count)),
        odin=odin,
        turn=turn,
        **said,
    )


def test_x1_too_little_gold_is_refused_with_what_is_needed() -> None:
    facts = {"need": 4, "have": 2}
    found = refused(market(2, 5), 0, Recruit(viking="mid_axe"))
    assert found == (Code.NOT_ENOUGH_GOLD, facts)


def test_x2_the_bought_viking_goes_into_the_supply_and_who_can_pay_nobody_passes() -> None:
    state = market(2, 5)
    step = do(state, 0, Recruit(viking="mid_trader"))
    bought = step.state.seats[0]
    assert (bought.gold, len(bought.supply)) == (0, 4)
    assert "mid_trader" in bought.supply
    assert dict(step.state.display)["mid_trader"] == 4
    after = do(step.state, 1, PassRecruit())
    assert [(event.seat, event.auto) for event in told(after, RecruitPassed)] == [
        (1, False),
        (0, True),
    ]


def test_x3_each_full_round_makes_everybody_one_gold_dearer() -> None:
    state = market(9, 4, recruit_round=1, turn=1)
    step = do(state, 1, Recruit(viking="mid_trader"))
    assert told(step, Recruited)[0].price == 3
    assert step.state.seats[1].gold == 1
    assert refused(state, 1, Recruit(viking="mid_axe")) == (
        Code.NOT_ENOUGH_GOLD,
        {"need": 5, "have": 4},
    )


def test_x4_who_has_passed_is_not_asked_again() -> None:
    state = do(market(9, 9, 9, turn=2), 2, PassRecruit()).state
    assert (state.turn, state.recruit_round) == (0, 1)
    state = do(state, 0, Recruit(viking="mid_trader")).state
    state = do(state, 1, Recruit(viking="mid_trader")).state
    assert (state.turn, state.recruit_round) == (0, 2)


def test_x5_the_last_copy_goes_to_whoever_comes_first_from_odin() -> None:
    state = market(9, 9, 9, 9, turn=2, odin=2, display=(("mid_scout", 1), ("mid_axe", 5)))
    state = do(state, 2, Recruit(viking="mid_scout")).state
    assert refused(state, 3, Recruit(viking="mid_scout"))[0] == Code.SOLD_OUT


def test_x6_vikings_of_worlds_not_entered_and_starters_cannot_be_recruited() -> None:
    assert refused(market(9, 9), 0, Recruit(viking="hel_bane"))[0] == Code.NOT_IN_DISPLAY
    assert refused(market(9, 9), 0, Recruit(viking="start_7"))[0] == Code.UNKNOWN_VIKING


def test_x7_others_see_that_a_seat_has_chosen_and_it_alone_sees_what() -> None:
    state = position(play("start_1"), play("start_2"), play("start_3"))
    state = choose(state, "start_1").state
    state = choose(state, "start_3", by=2).state
    assert actors(state) == {1}
    for viewer in range(3):
        seen = view(state, viewer)
        assert [each.answered for each in seen.seats] == [True, False, True]
        assert [each.hand for each in seen.seats] == [1, 1, 1]
        assert seen.you is not None
        assert (seen.you.choice is not None) is (viewer != 1)
    assert refused(state, 0, ChooseCard(card="start_1"))[0] == Code.ALREADY_CHOSEN


def test_x8_a_committed_card_is_safe_and_a_single_option_answers_itself() -> None:
    state = position(play("god_ran"), seat(hand=("start_1", "start_2")))
    state = choose(state, "start_2", by=1).state
    step = choose(state, "god_ran")
    robbed = step.state.seats[1]
    assert robbed.supply[-1] == "start_1" or "start_1" in robbed.hand
    assert not step.state.pending
    assert [laid.card for laid in robbed.row] == ["start_2"]
    assert told(step, Moved)[1].number == 2


def test_x9_seats_without_cards_are_moved_by_gods_one_after_the_other() -> None:
    state = position(
        seat(choice=Choice(how=How.FORCED)),
        play("start_1"),
        seat(choice=Choice(how=How.FORCED)),
        god_pile=("god_thor", "god_hel", "god_odin"),
    )
    step = choose(state, "start_1", by=1)
    assert [(event.seat, event.god) for event in told(step, GodTurned)] == [
        (0, "god_thor"),
        (2, "god_hel"),
    ]
    assert [event.number for event in told(step, Moved)] == [6, 1, 2]
    assert step.state.god_pile[:3] == ("god_odin", "god_thor", "god_hel") or not step.state.agenda
    assert all(each.vp == 5 for each in step.state.seats), "a forced god does nothing but move"


def deciding(own: dict[str, object], **said: object) -> State:
    """Seat 0 is in `decide`; seat 1 may leave, too, so that nothing goes on before both said."""
    other = seat(reached=True)
    return position(seat(**own), other, phase=Phase.DECIDE, **said)


@pytest.mark.parametrize(
    ("own", "place", "code"),
    [
        ({"reached": False}, {}, Code.NOT_REACHED),
        ({"reached": False}, {"on": "bif_1"}, Code.NOT_REACHED_SECOND),
        ({"reached": True}, {"way_open": ("way_hel_2",)}, Code.LEAVING_FORBIDDEN),
    ],
)
def test_x10_leaving_needs_the_card_reached_and_no_call_of_the_dead(
    own: dict[str, object], place: dict[str, object], code: str
) -> None:
    assert refused(deciding(own, **place), 0, Leave())[0] == code


def test_x11_the_dwarven_toll_costs_a_point_where_there_is_no_gold() -> None:
    state = deciding({"reached": True, "gold": 0}, way_open=("way_nid_2",))
    step = do(do(state, 0, Leave()).state, 1, GoOn())
    assert told(step, Left)[0].seat == 0
    left = step.state.seats[0]
    assert (left.inside, left.gold, left.vp) == (False, 0, 4)


def test_x12_of_two_gods_one_goes_under_the_supply_and_the_other_under_the_pile() -> None:
    step = played("start_2", god_pile=("god_odin", "god_thor", "god_loki"), on="ljo_a", shift=11)
    assert options(step.state) == ("god_odin", "god_thor")
    after = answer(step.state, "god_thor")
    assert after.state.seats[0].supply[-1] == "god_thor" or "god_thor" in after.state.seats[0].hand
    assert after.state.god_pile == ("god_loki", "god_odin")
    (taken,) = told(after, GodTaken)
    hidden = show(taken, 1)
    assert isinstance(hidden, GodTaken)
    assert (hidden.kept, hidden.returned) == (None, None)


def test_x13_an_empty_pile_is_made_of_the_discarded_cards() -> None:
    waiting = deciding(
        {"reached": True},
        way_draw=(),
        way_discard=("way_01",) * 9,
        way_open=("way_02", "way_03", "way_04"),
    )
    step = do(do(waiting, 0, GoOn()).state, 1, GoOn())
    assert told(step, WayReshuffled)[0].count == 9
    assert len(step.state.way_open) == 4
    assert (len(step.state.way_draw), step.state.way_discard) == (8, ())


def test_x14_without_discarded_cards_the_older_open_ones_are_shuffled_and_their_rules_lapse() -> (
    None
):
    waiting = deciding(
        {"reached": True},
        way_draw=(),
        way_open=("way_van_3", *("way_01",) * 15, "way_02"),
    )
    step = do(do(waiting, 0, GoOn()).state, 1, GoOn())
    assert told(step, WayReshuffled)[0].count == 16
    assert len(step.state.way_open) == 2
    assert len(step.state.way_draw) == 15


def test_x15_nobody_holds_two_clairvoyance_markers_and_unused_ones_are_given_back() -> None:
    step = played("start_4", sight=True, markers_on=((3, "light_17"),))
    assert "sight_taken" not in [event.type for event in step.events]
    assert step.state.seats[0].sight
    state = position(
        seat(row=("start_4",), inside=False, sight=True),
        seat(row=("start_4",), inside=False),
        phase=Phase.VALHALLA,
    )
    for by in (0, 1):
        state = do(state, by, SendValhalla(card="start_4")).state
    assert not state.seats[0].sight
    assert refused(position(seat(hand=("start_1",)), seat()), 0, Peek())[0] == Code.NO_MARKER


def sending(row: tuple[str, ...], **said: object) -> State:
    """Seat 0 sends a viking to Valhalla, and so does seat 1."""
    return position(
        seat(row=row, inside=False, **said),
        seat(row=("start_5",), inside=False),
        phase=Phase.VALHALLA,
        **({"god_pile": ("god_hel",)} if "god_odin" in row else {}),
    )


def test_x16_gods_and_hand_cards_do_not_go_to_valhalla() -> None:
    state = sending(("start_5", "god_odin"), hand=("start_7",))
    assert refused(state, 0, SendValhalla(card="god_odin"))[0] == Code.GOD_NOT_ALLOWED
    assert refused(state, 0, SendValhalla(card="start_7"))[0] == Code.NOT_PLAYED


def test_x17_who_has_played_gods_only_sends_nobody() -> None:
    state = sending(("god_odin",), hand=("start_7",), grants=(Grant.HAND,))
    assert actors(state) == {1}
    after = do(state, 1, SendValhalla(card="start_5")).state
    assert after.seats[0].valhalla == ()
    assert after.leg == 1


def test_x18_the_grave_guard_lets_a_second_played_viking_go() -> None:
    state = sending(("hel_grave", "mid_trader", "mid_axe"), grants=(Grant.PLAYED,))
    wrong = SendValhalla(card="mid_axe", extra=("mid_axe",))
    assert refused(state, 0, wrong)[0] == Code.BAD_OPTION
    state = do(state, 0, SendValhalla(card="mid_axe", extra=("hel_grave",))).state
    state = do(state, 1, SendValhalla(card="start_5")).state
    assert state.seats[0].valhalla == ("mid_axe", "hel_grave")
    assert sorted(state.seats[0].supply) == sorted(("start_1",) * 3 + ("mid_trader",))


def test_the_guard_himself_is_granted_by_the_end_of_the_leg() -> None:
    state = position(
        seat(row=("hel_grave", "mid_axe"), reached=True),
        seat(row=("start_5",), reached=True),
        phase=Phase.DECIDE,
        leg=5,
    )
    state = do(do(state, 0, Leave()).state, 1, Leave()).state
    assert state.phase is Phase.VALHALLA
    assert state.seats[0].grants == (Grant.PLAYED,)


def test_hel_lets_a_hand_card_go_and_nobody_else_may() -> None:
    state = sending(("start_5",), hand=("start_7", "god_thor"), grants=(Grant.HAND,))
    god = SendValhalla(card="start_5", extra=("god_thor",))
    assert refused(state, 0, god)[0] == Code.BAD_OPTION
    whole = SendValhalla(card="start_5", extra=("start_7",))
    assert whole in set(legal(state, 0))
    state = do(do(state, 0, whole).state, 1, SendValhalla(card="start_5")).state
    assert state.seats[0].valhalla == ("start_5", "start_7")
    ungranted = sending(("start_5",), hand=("start_7",))
    assert refused(ungranted, 0, whole)[0] == Code.BAD_OPTION


def test_x19_before_bifroest_all_other_cards_turn_into_gold() -> None:
    deck = ("start_1",) * 6 + ("mid_axe",) * 3
    state = position(
        seat(
            supply=(*deck, "god_tyr"),
            row=("start_5",),
            valhalla=("start_7",) * 6,
            inside=False,
        ),
        seat(row=("start_5",), inside=False),
        phase=Phase.VALHALLA,
        leg=6,
        on="unk_a",
        god_pile=("god_hel",),
    )
    for by in (0, 1):
        state = do(state, by, SendValhalla(card="start_5")).state
    crossed = state.seats[0]
    assert crossed.gold == 5 + 10
    assert sorted((*crossed.supply, *crossed.hand)) == ["start_5", *("start_7",) * 6]
    assert sorted(crossed.box) == sorted(deck)
    assert crossed.valhalla == (*("start_7",) * 6, "start_5")
    assert "god_tyr" in state.god_pile
    assert state.phase is Phase.CHOOSE, "nobody recruits at Bifröst"
    assert len(state.markers_on) == 6
    assert all(marker.startswith("dark") for _, marker in state.markers_on)


def test_x20_odin_goes_to_the_left_and_recruiting_begins_there() -> None:
    seats = [seat(row=("start_5",), inside=False) for _ in range(4)]
    state = position(*seats, phase=Phase.VALHALLA, odin=2)
    for by in range(4):
        state = do(state, by, SendValhalla(card="start_5")).state
    assert (state.odin, state.turn, state.phase) == (3, 3, Phase.RECRUIT)


@pytest.mark.parametrize(
    ("journey", "legs", "slot"),
    [
        ("own", (None, None, "van_a", None, None, None, None, None), 3),
        ("own", (None,) * 7 + ("mid_a",), 8),
        ("own", (None, None, "nid_a", "nid_a", None, None, None, None), 4),
        ("free", ("bif_1", *(None,) * 7), 1),
        ("free", ("tut_1", *(None,) * 7), 1),
        ("own", (None,) * 3, 3),
        ("gold", (None,) * 8, 0),
    ],
)
def test_x21_a_card_in_a_wrong_slot_of_a_journey_is_refused(
    journey: str, legs: tuple[str, ...], slot: int
) -> None:
    wished = Options(journey=journey, legs=legs)  # type: ignore[arg-type]
    with pytest.raises(RuleError) as refusal:
        setup(wished, 2, Rng(b"a journey that is none", 0))
    assert (refusal.value.code, refusal.value.facts) == (Code.BAD_SETUP, {"slot": slot})


def test_x22_with_two_the_other_wins_with_more_the_gone_seat_ranks_last() -> None:
    two = retire(position(seat(vp=20), seat()), 0, CHANCE).state
    over = result(two)
    assert over is not None
    assert (over.ranking, over.reason) == (((1,), (0,)), "last_seat")
    four = retire(position(*(seat() for _ in range(4))), 3, CHANCE).state
    assert result(four) is None
    assert 3 in four.retired


def test_x23_the_last_viking_of_the_display_is_offered_to_the_next_seat_no_more() -> None:
    state = position(
        seat(hand=("start_1",), index=12),
        play("start_1", index=12),
        on="nid_b",
        shift=7,
        display=(("mid_axe", 1),),
    )
    state = choose(choose(state, "start_1").state, "start_1", by=1).state
    assert (asked(state, 0), options(state, 0)) == (Ask.PICK_RECRUIT, (None, "mid_axe"))
    after = answer(state, "mid_axe").state
    assert asked(after, 1) is None
    assert dict(after.display)["mid_axe"] == 0


def test_x24_who_rests_stays_and_does_not_land_but_draws_and_decides() -> None:
    state = position(
        seat(hand=("start_1",), index=12, reached=True),
        resting(),
        way_open=("way_mid_3",),
        shift=0,
    )
    assert refused(position(play("start_1"), seat()), 0, Rest())[0] == Code.BAD_OPTION
    step = do(state, 0, Rest())
    own = step.state.seats[0]
    assert told(step, Moved) == []
    assert (own.index, own.gold, len(own.hand)) == (12, 5, 2)
    assert step.state.phase is Phase.DECIDE
    assert actors(step.state) == {0}


def test_x25_announced_recruits_are_carried_out_from_odin_before_the_reveal() -> None:
    state = position(
        seat(hand=("start_1",)),
        seat(hand=("start_1",), row=("ljo_tongue",)),
        seat(hand=("start_1",), row=("ljo_tongue",)),
        odin=2,
        display=(("mid_axe", 1),),
    )
    for by in (1, 2):
        step = do(state, by, UseFree(card="ljo_tongue"))
        state = step.state
    for by in (0, 1, 2):
        step = choose(state, "start_1", by=by)
        state = step.state
    assert told(step, CardsRevealed) == []
    assert asked(state, 2) is Ask.PICK_RECRUIT
    assert actors(state) == {2}
    step = answer(state, "mid_axe", by=2)
    assert asked(step.state, 1) is None
    assert len(told(step, CardsRevealed)) == 1
    assert step.state.seats[2].gold == 5 - 2


def test_x26_which_of_two_equal_vikings_went_to_valhalla_nobody_can_tell() -> None:
    state = position(
        seat(row=("start_5",), inside=False),
        seat(row=("mid_trader", "start_1", "mid_trader"), inside=False),
        phase=Phase.VALHALLA,
    )
    before = view(state, 0).seats[1]
    after = view(do(state, 1, SendValhalla(card="mid_trader")).state, 0).seats[1]
    assert after.valhalla == before.valhalla + 1
    assert after.row == before.row, "until all have sent, nothing is seen to leave the row"


def test_x27_without_hand_cards_a_free_action_may_bring_one_even_under_the_lot() -> None:
    state = position(
        seat(row=("start_6", "hel_priest")),
        play("start_1"),
        way_open=("way_nif_2",),
    )
    assert set(legal(state, 0)) == {AcceptGod(), UseFree(card="hel_priest")}
    state = do(state, 0, UseFree(card="hel_priest")).state
    assert options(state) == (None, "start_6")
    assert refused(state, 0, AcceptGod())[0] == Code.DECISION_OPEN
    state = answer(state, "start_6").state
    assert set(legal(state, 0)) == {ChooseCard(card="start_6")}
    assert refused(state, 0, AcceptGod())[0] == Code.BAD_OPTION


def test_a_seat_that_gets_no_card_back_accepts_the_god_by_itself() -> None:
    state = position(seat(row=("start_6", "hel_priest")), play("start_1"))
    state = do(state, 0, UseFree(card="hel_priest")).state
    step = do(state, 0, Answer(option=0))
    assert [event.type for event in step.events] == ["answered", "chosen"]
    assert actors(step.state) == {1}


def test_x28_the_owner_of_a_card_taken_by_the_lot_is_asked_whether_its_action_works() -> None:
    state = position(
        seat(hand=("start_1",)),
        seat(hand=("mus_ash",), choice=Choice(how=How.LOT)),
        way_open=("way_nif_2",),
    )
    state = replace(
        state, seats=(replace(state.seats[0], choice=Choice(how=How.LOT)), state.seats[1])
    )
    assert refused(state, 1, ChooseCard(card="mus_ash"))[0] == Code.CHOICE_IS_RANDOM
    begun = position(
        seat(hand=("start_1",), row=("nif_ice",)),
        seat(hand=("mus_ash", "mus_ash")),
        way_draw=("way_nif_2", "way_01"),
        phase=Phase.DECIDE,
        stage=0,
    )
    begun = replace(begun, seats=(replace(begun.seats[0], reached=True), begun.seats[1]))
    begun = go_on(begun)
    assert actors(begun) == {0}, "the ice breaker ignores the fog bank"
    step = choose(begun, "start_1")
    (shown,) = told(step, CardsRevealed)
    assert [each.use for each in shown.choices] == [True, None]
    assert asked(step.state, 1) is Ask.USE
    after = do(step.state, 1, Answer(option=1)).state
    assert after.seats[1].row == (RowCard(card="mus_ash", use=False),)
    assert "mus_ash" in after.seats[1].hand
