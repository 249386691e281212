"""Each word of the closed vocabulary: what it does on cards, fields and the way. Spec 9."""

from dataclasses import replace

import pytest

from rules.games.wikinger_saga.actions import Answer, GoOn, Peek, UseFree
from rules.games.wikinger_saga.errors import Code
from rules.games.wikinger_saga.events import (
    Discarded,
    GoldChanged,
    Left,
    Moved,
    PutOut,
    Reason,
    RecruitedOnWay,
    Robbed,
    VpChanged,
    WayRevealed,
)
from rules.games.wikinger_saga.ground import Fall, Place
from rules.games.wikinger_saga.legal import actors, legal
from rules.games.wikinger_saga.powers import NO_RULES, number, powers_of, rules_in_force
from rules.games.wikinger_saga.state import Ask, Grant, Phase, RowCard
from rules.games.wikinger_saga.turns.stage import LAST_STAGE
from tests.rules.wikinger_saga.positions import (
    answer,
    asked,
    do,
    leave,
    options,
    play,
    played,
    position,
    refused,
    seat,
    told,
)


def test_gold_and_points_are_taken_at_once_and_told_with_their_reason() -> None:
    step = played("mid_trader")
    (taken,) = told(step, GoldChanged)
    assert (taken.amount, taken.gained, taken.gold, taken.reason) == (2, True, 7, Reason.CARD)
    step = played("van_king")
    (gained,) = told(step, VpChanged)
    assert (gained.amount, gained.vp) == (1, 6)


def test_an_action_that_is_waived_does_nothing_but_move() -> None:
    step = played("mid_trader", use=False)
    assert (step.state.seats[0].gold, step.state.seats[0].index) == (5, 3)
    assert step.state.seats[0].row == (RowCard(card="mid_trader", use=False),)


def test_a_clairvoyance_marker_shows_the_top_way_card_once() -> None:
    state = played("ljo_light").state
    assert state.seats[0].sight
    state = position(
        seat(reached=True, sight=True), seat(reached=True), phase=Phase.DECIDE, way_draw=("way_07",)
    )
    step = do(state, 0, Peek())
    assert (step.state.seats[0].peeked, step.state.seats[0].sight) == ("way_07", False)
    assert refused(step.state, 0, Peek())[0] == Code.NO_MARKER
    empty = replace(state, way_draw=())
    assert refused(empty, 0, Peek())[0] == Code.NOTHING_TO_SEE
    refilled = do(replace(empty, way_discard=("way_03",)), 0, Peek()).state
    assert refilled.seats[0].peeked == "way_03"


def test_what_was_seen_is_forgotten_when_the_pile_changes() -> None:
    state = position(seat(reached=True, peeked="way_01"), seat(reached=True), phase=Phase.DECIDE)
    state = do(do(state, 0, GoOn()).state, 1, GoOn()).state
    assert state.seats[0].peeked is None


def test_draw_takes_from_the_supply_as_far_as_it_goes() -> None:
    step = played("god_odin", supply=("start_2", "start_3"))
    assert step.state.seats[0].hand == ("start_2", "start_3")


def test_a_draw_action_brings_cards_when_all_draw() -> None:
    step = played("nif_song", supply=("start_1",) * 9)
    assert len(step.state.seats[0].hand) == 1 + 2


def test_discard_asks_for_a_hand_card_and_only_its_owner_hears_which() -> None:
    state = position(seat(hand=("god_ran",)), seat(hand=("start_1", "start_2", "start_3")))
    state = do(state, 1, next(iter(legal(state, 1)))).state
    state = do(state, 0, next(iter(legal(state, 0)))).state
    assert (asked(state, 1), options(state, 1)) == (Ask.DISCARD, ("start_2", "start_3"))
    step = answer(state, "start_3", by=1)
    assert told(step, Discarded)[0].card == "start_3"
    assert "start_3" in step.state.seats[1].supply


def test_recruiting_on_the_way_may_be_declined_and_offers_what_can_be_paid() -> None:
    step = played("god_freyja", gold=0, display=(("mid_axe", 1), ("mid_scout", 0)))
    assert options(step.state) == (None, "mid_axe")
    bought = answer(step.state, "mid_axe")
    assert told(bought, RecruitedOnWay)[0].price == 0
    assert bought.state.seats[0].recruits == ("mid_axe",)
    declined = do(step.state, 0, Answer(option=0))
    assert declined.state.seats[0].recruits == ()


def test_redraw_swaps_the_whole_hand() -> None:
    state = position(
        seat(hand=("mus_ash", "start_5", "start_6"), supply=("start_1", "start_2", "start_3")),
        seat(hand=("start_1",)),
    )
    state = do(state, 1, next(iter(legal(state, 1)))).state
    own = do(state, 0, next(iter(legal(state, 0)))).state.seats[0]
    assert own.hand == ("start_1", "start_2", "start_3"), "two for the hand, one is drawn"
    assert own.supply == ("start_5", "start_6")


def test_retrieve_takes_up_to_so_many_vikings_back_and_ends_their_permanents() -> None:
    step = played("god_idun", row=("ljo_archer", "god_tyr", "start_7"))
    assert (asked(step.state), options(step.state)) == (
        Ask.RETRIEVE,
        (None, "ljo_archer", "start_7"),
    )
    again = answer(step.state, "ljo_archer")
    assert options(again.state) == (None, "start_7")
    after = answer(again.state, "start_7").state.seats[0]
    assert [laid.card for laid in after.row] == ["god_tyr", "god_idun"]
    assert {"ljo_archer", "start_7"} <= set(after.hand)
    assert powers_of(after.row).gold_bonus == 0


def test_a_retrieved_card_gets_its_free_action_anew() -> None:
    spent = RowCard(card="ljo_tongue", use=True, spent=True)
    step = played("god_idun", row=(spent,))
    state = answer(step.state, "ljo_tongue").state
    assert "ljo_tongue" in state.seats[0].hand


def test_the_path_is_shifted_with_all_figures_and_nobody_lands_by_it() -> None:
    step = played("god_njoerd", seat(index=2, gold=5), shift=1, markers_on=((5, "light_05"),))
    assert options(step.state) == (-3, -2, -1, 0, 1, 2, 3)
    after = answer(step.state, 3).state
    assert (after.shift, after.seats[1].index) == (4, 2)
    assert after.seats[0].gold == 7, "one step from space 4 onto the marker"
    assert after.seats[1].gold == 5
    assert answer(step.state, -3).state.shift == 0


def test_robbing_takes_what_others_in_the_adventure_have() -> None:
    step = played("god_loki", seat(gold=1), seat(gold=9, inside=False), seat(gold=4))
    assert [(event.from_seat, event.gold) for event in told(step, Robbed)] == [(1, 1), (3, 2)]
    assert step.state.seats[0].gold == 8


def test_thor_costs_each_other_in_the_adventure_a_point() -> None:
    step = played("god_thor", seat(), seat(inside=False))
    assert [each.vp for each in step.state.seats] == [6, 4, 5]


def test_paying_is_offered_only_to_whoever_has_the_gold() -> None:
    state = position(seat(row=("nid_mint",), reached=True), seat(reached=True), phase=Phase.DECIDE)
    asked_for = leave(state)
    assert (asked(asked_for), asked_for.phase) == (Ask.PAY, Phase.END_ACTIONS)
    paid = answer(asked_for, 1).state.seats[0]
    assert (paid.gold, paid.vp) == (3, 7)
    kept = answer(asked_for, 0).state.seats[0]
    assert (kept.gold, kept.vp) == (5, 5)
    poor = leave(replace(state, seats=(replace(state.seats[0], gold=1), state.seats[1])))
    assert poor.phase is Phase.VALHALLA


@pytest.mark.parametrize(("out_stage", "gold", "vp"), [(2, 5, 8), (4, 7, 5)])
def test_the_frost_huntress_rewards_whoever_was_out_longest(
    out_stage: int, gold: int, vp: int
) -> None:
    state = position(
        seat(row=("jot_hunt",), reached=True),
        seat(inside=False, out_stage=out_stage),
        phase=Phase.DECIDE,
        stage=3,
    )
    own = leave(state).seats[0]
    assert (own.gold, own.vp) == (gold, vp)


def test_the_digger_counts_the_cards_of_the_row_up_to_four() -> None:
    row = ("sva_digger", "start_1", "god_odin", "start_2", "start_3")
    for count, gold in ((3, 3), (5, 4)):
        state = position(
            seat(row=row[:count], reached=True), seat(inside=False), phase=Phase.DECIDE
        )
        assert leave(state).seats[0].gold == 5 + gold


def test_set_move_may_be_declined_and_then_way_cards_count() -> None:
    step = played("mid_scout", way_open=("way_jot_3",))
    assert (asked(step.state), options(step.state)) == (Ask.SET_MOVE, (None, 1, 2, 3))
    assert told(answer(step.state, 3), Moved)[0].number == 3
    declined = answer(step.state, None)
    (moved,) = told(declined, Moved)[:1]
    assert (moved.number, moved.move, moved.by_way, moved.chosen) == (0, 2, -2, None)


def test_add_move_comes_on_top_of_the_cap() -> None:
    step = played("god_skadi", way_open=("way_van_3",))
    (moved,) = told(answer(step.state, 2), Moved)
    assert (moved.number, moved.by_way, moved.added) == (5, -4, 2)


def test_several_step_adds_are_asked_one_by_one_and_not_for_their_own_card() -> None:
    own = played("mus_ember")
    assert told(own, Moved)[0].number == 5
    step = played("start_1", row=("mus_ember", "mus_ember"))
    assert asked(step.state) is Ask.STEP_ADD
    step = answer(step.state, 1)
    assert asked(step.state) is Ask.STEP_ADD
    assert told(answer(step.state, 1), Moved)[0].number == 3


def test_a_step_is_not_lengthened_by_a_card_that_was_taken_back_meanwhile() -> None:
    step = played("god_idun", row=("mus_ember",))
    after = answer(step.state, "mus_ember")
    assert told(after, Moved)[0].number == 2


def test_valhalla_extras_are_granted_but_not_at_bifroest() -> None:
    for on, grants in (("mid_a", (Grant.HAND,)), ("bif_1", ())):
        state = position(
            seat(row=("god_hel", "start_1"), reached=True),
            seat(inside=False),
            on=on,
            phase=Phase.DECIDE,
        )
        assert leave(state).seats[0].grants == grants


def test_shields_add_up_and_all_shields_everything() -> None:
    row = tuple(
        RowCard(card=card, use=True)  # type: ignore[arg-type]
        for card in ("nid_rune", "nid_rune", "van_herb", "hel_bane", "god_tyr")
    )
    powers = powers_of(row)
    assert (powers.gold_shield, powers.vp_shield, powers.broken_shield) == (103, 100, 101)


def test_bonuses_add_to_fields_and_markers_and_not_to_cards() -> None:
    step = played("start_4", row=("ljo_archer", "god_freyr"), markers_on=((3, "light_01"),))
    assert step.state.seats[0].gold == 5 + 1 + 2
    card = played("god_bragi", row=("ljo_archer",))
    assert card.state.seats[0].gold == 9


def test_vidar_is_glad_of_company_at_the_end_of_a_move() -> None:
    step = played("start_2", seat(index=3), row=("god_vidar",), index=1)
    assert step.state.seats[0].vp == 6
    alone = played("start_2", seat(index=4), row=("god_vidar",), index=1)
    assert alone.state.seats[0].vp == 5


def test_who_ignores_way_cards_is_asked_for_nothing_by_them() -> None:
    state = position(
        seat(row=("nif_ice",), hand=("start_1", "start_2"), reached=True),
        seat(hand=("start_1", "start_2"), reached=True),
        phase=Phase.DECIDE,
        way_draw=("way_jot_2", "way_01"),
    )
    state = do(do(state, 0, GoOn()).state, 1, GoOn()).state
    assert (state.phase, actors(state)) == (Phase.WAY, {1})
    assert asked(state, 1) is Ask.DISCARD


@pytest.mark.parametrize(
    ("way_open", "name", "value"),
    [
        (("way_mid_2",), "move_all", 1),
        (("way_mid_3",), "may_rest", True),
        (("way_ljo_1",), "random_card", True),
        (("way_sva_3",), "cap", 4),
        (("way_nid_1",), "no_draw", True),
        (("way_nid_2", "way_01"), "leave_cost", 1),
        (("way_hel_2",), "no_leave", True),
        (("way_ljo_3", "way_01"), "marker_factor", 2),
        (("way_nid_3", "way_01"), "gold_bonus", 1),
        (("way_hel_3", "way_van_2"), "vp_bonus", 1),
        (("way_van_2", "way_hel_3"), "vp_bonus", -1),
        (("way_mus_1", "way_nif_3"), "broken_add", 2),
        # an older rule works again when a step rule of the same name has ended
        (("way_van_3", "way_sva_3", "way_01"), "cap", 3),
        (("way_van_3", "way_sva_3"), "cap", 4),
    ],
)
def test_of_two_open_way_cards_with_the_same_rule_the_later_holds(
    way_open: tuple[str, ...], name: str, value: object
) -> None:
    assert getattr(rules_in_force(way_open), name) == value  # type: ignore[arg-type]


def test_different_rules_add_up_and_those_of_a_step_end_with_it() -> None:
    both = rules_in_force(("way_nif_1", "way_sva_3"))
    assert (both.move_all, both.cap) == (-1, 4)
    assert number(6, both, None, 0) == 4
    assert rules_in_force(("way_sva_3", "way_01")) == NO_RULES


def test_nobody_draws_in_a_fallen_passage_but_by_an_action() -> None:
    step = played("nif_song", way_open=("way_nid_1",), supply=("start_1",) * 9)
    assert len(step.state.seats[0].hand) == 2


def test_a_marker_without_effect_says_so() -> None:
    step = played("start_4", markers_on=((3, "light_15"),), way_open=("way_sva_2",))
    assert told(step, Moved)[0].place is Place.DEAD_MARKER
    assert not step.state.pending


def test_an_instruction_works_seat_by_seat_from_odin() -> None:
    state = position(
        seat(reached=True),
        seat(reached=True, gold=0),
        phase=Phase.DECIDE,
        way_draw=("way_sva_1", "way_01"),
        odin=1,
    )
    step = do(do(state, 0, GoOn()).state, 1, GoOn())
    paid = [(event.type, event.seat) for event in step.events if event.type.endswith("_changed")]
    assert paid == [("vp_changed", 1), ("gold_changed", 0)]
    assert told(step, WayRevealed)[0].way == "way_sva_1"


def test_an_adventure_ends_for_all_after_the_last_stage() -> None:
    state = position(
        seat(reached=True),
        seat(reached=True, row=("hel_bane",)),
        phase=Phase.DECIDE,
        stage=LAST_STAGE,
    )
    step = do(do(state, 0, GoOn()).state, 1, GoOn())
    assert told(step, Left) == []
    assert [(event.fall, event.vp) for event in told(step, PutOut)] == [
        (Fall.LOST, 2),
        (Fall.LOST, 0),
    ]


def test_a_free_action_works_once_and_only_when_it_does_something() -> None:
    state = position(play("start_1", row=("ljo_tongue",)), seat(hand=("start_1",)))
    assert refused(state, 0, UseFree(card="hel_priest"))[0] == Code.ACTION_NOT_LAID
    waived = RowCard(card="ljo_tongue", use=False)
    assert (
        refused(
            position(play("start_1", row=(waived,)), seat(hand=("start_1",))),
            0,
            UseFree(card="ljo_tongue"),
        )[0]
        == Code.ACTION_NOT_LAID
    )
    used = do(state, 0, UseFree(card="ljo_tongue")).state
    assert refused(used, 0, UseFree(card="ljo_tongue"))[0] == Code.ACTION_USED
    poor = position(play("start_1", row=("ljo_tongue",), gold=0), seat(), display=(("mid_axe", 1),))
    assert refused(poor, 0, UseFree(card="ljo_tongue"))[0] == Code.ACTION_NO_EFFECT


def test_an_answer_that_names_something_else_than_its_option_is_refused() -> None:
    state = played("mid_scout").state
    for wrong in (
        Answer(option=9),
        Answer(option=-1),
        Answer(option=1, ask=Ask.SET_MOVE, number=3),
        Answer(option=1, ask=Ask.PATH, number=1),
    ):
        assert refused(state, 0, wrong)[0] == Code.BAD_OPTION
    assert do(state, 0, Answer(option=1)) == do(
        state, 0, Answer(option=1, ask=Ask.SET_MOVE, number=1)
    )
