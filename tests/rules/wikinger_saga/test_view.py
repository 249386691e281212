"""What the table shows: outlooks, prices, which way card holds, what leaving costs. Spec 12."""

import pytest

from rules.game import SPECTATOR
from rules.games.wikinger_saga.actions import Answer
from rules.games.wikinger_saga.events import Moved
from rules.games.wikinger_saga.ground import Fall, Place
from rules.games.wikinger_saga.outlook import Extra, Outlook
from rules.games.wikinger_saga.state import Ask, Options, Phase, State
from rules.games.wikinger_saga.table import You
from rules.games.wikinger_saga.view import view
from rules.games.wikinger_saga.vocabulary import Op
from tests.rules.wikinger_saga.positions import answer, choose, played, position, seat
from tests.rules.wikinger_saga.random_play import random_game


def you(state: State, viewer: int = 0) -> You:
    own = view(state, viewer).you
    assert own is not None
    return own


def outlooks(card: str, **said: object) -> tuple[Outlook, ...]:
    """What one hand card would do; seat 1 stands elsewhere."""
    own = {name: said.pop(name) for name in ("index", "row", "gold", "vp") if name in said}
    state = position(seat(hand=(card,), **own), seat(index=9), **said)
    return you(state).outlooks


def test_an_outlook_says_where_the_figure_lands_and_what_it_gets() -> None:
    (found,) = outlooks("start_3", shift=11, index=1)
    assert (found.number, found.index, found.space, found.place) == (3, 4, 15, Place.FIELD)
    assert (found.adventure, found.field, found.gold, found.vp) == ("mid_a", 3, 3, 0)
    assert (found.reaches, found.falls) == (True, 0)


def test_an_outlook_says_what_it_would_suffer() -> None:
    (short,) = outlooks("start_3", on="nid_a", shift=10, index=4, gold=1)
    assert (short.gold, short.vp) == (-1, -1)
    (over,) = outlooks("start_3", shift=12, index=4, vp=1)
    assert (over.fall, over.falls, over.vp, over.place) == (Fall.OVER, 1, -1, Place.FALLEN)
    (both,) = outlooks("start_6", on="sea_b", shift=8, index=10, vp=8)
    assert (both.fall, both.falls, both.vp) == (Fall.BOTH, 2, -6)


def test_an_outlook_knows_way_cards_and_permanents() -> None:
    (capped,) = outlooks("start_7", way_open=("way_van_3",))
    assert capped.number == 3
    (richer,) = outlooks("start_3", shift=11, index=1, row=("ljo_archer",))
    assert richer.gold == 4
    free, waived = outlooks("nif_ice", way_open=("way_van_3",))
    assert (free.number, waived.number) == (7, 3), "the card frees its owner as soon as it lies"


def test_every_option_of_a_card_has_its_own_outlook() -> None:
    found = outlooks("sva_turn", index=5)
    assert [(each.use, each.chosen, each.index) for each in found] == [
        (True, 4, 9),
        (True, -4, 1),
        (False, None, 9),
    ]
    longer = outlooks("start_1", row=("mus_ember",))
    assert [(each.added, each.index) for each in longer] == [(0, 1), (1, 2)]
    shifted = outlooks("god_njoerd", shift=2)
    assert [each.shifted for each in shifted] == [-3, -2, -1, 0, 1, 2, 3, 0]
    assert [each.space for each in shifted[:3]] == [1, 1, 2]


def test_an_outlook_names_what_else_a_field_or_marker_does() -> None:
    (found,) = outlooks("start_3", markers_on=((3, "light_21"),))
    assert (found.place, found.marker) == (Place.MARKER, "light_21")
    assert found.extras == (Extra(what=Op.RECRUIT, n=1),)
    (dead,) = outlooks("start_3", markers_on=((3, "light_21"),), way_open=("way_sva_2",))
    assert (dead.place, dead.extras) == (Place.DEAD_MARKER, ())


def test_company_counts_where_it_would_be_met() -> None:
    (met,) = outlooks("start_3", row=("god_vidar",), index=6)
    (alone,) = outlooks("start_4", row=("god_vidar",), index=5)
    assert (met.vp, alone.vp) == (1, 0)


def test_while_a_movement_is_asked_about_each_answer_has_its_outlook() -> None:
    state = played("mid_scout", row=("mus_ember",)).state
    found = you(state).outlooks
    assert [each.number for each in found] == [2, 1, 2, 3]
    state = answer(state, 3).state
    assert [each.number for each in you(state).outlooks] == [3, 4]
    after = answer(state, 1).state
    assert after.seats[0].index == 4


def test_who_has_chosen_sees_its_choice_and_no_outlook() -> None:
    state = choose(position(seat(hand=("start_1",)), seat(hand=("start_1",))), "start_1").state
    own = you(state)
    assert own.choice is not None
    assert (own.choice.card, own.outlooks) == ("start_1", ())
    assert len(you(state, 1).outlooks) == 1


@pytest.mark.parametrize(
    ("way_open", "states"),
    [
        (("way_01",), [("bare", None)]),
        (("way_mid_1",), [("done", None)]),
        (("way_sva_3", "way_01"), [("ended", None), ("bare", None)]),
        (("way_ljo_3", "way_sva_2"), [("overruled", "way_sva_2"), ("holds", None)]),
        (("way_van_3", "way_sva_3", "way_01"), [("holds", None), ("ended", None), ("bare", None)]),
        (("way_nid_3", "way_van_2"), [("holds", None), ("holds", None)]),
    ],
)
def test_of_each_open_way_card_it_is_said_whether_it_holds(
    way_open: tuple[str, ...], states: list[tuple[str, str | None]]
) -> None:
    shown = view(position(way_open=way_open), SPECTATOR).way_open
    assert [(each.state, each.by) for each in shown] == states


def test_prices_are_those_of_this_round_and_the_next() -> None:
    state = position(
        phase=Phase.RECRUIT, recruit_round=2, recruiting=(0, 1), display=(("mid_axe", 3),)
    )
    (offer,) = view(state, SPECTATOR).display
    assert (offer.left, offer.price, offer.next_price) == (3, 6, 7)


@pytest.mark.parametrize(
    ("own", "place", "expected"),
    [
        ({"reached": True}, {}, (True, 0, 0, None)),
        ({"reached": True}, {"way_open": ("way_nid_2",)}, (True, -1, 0, None)),
        ({"reached": True, "gold": 0}, {"way_open": ("way_nid_2",)}, (True, 0, -1, None)),
        ({"reached": True}, {"way_open": ("way_hel_2",)}, (False, 0, 0, "leaving_forbidden")),
        ({}, {}, (False, 0, 0, "not_reached")),
        ({}, {"on": "bif_1"}, (False, 0, 0, "not_reached_second")),
        ({"inside": False}, {}, (False, 0, 0, "out")),
    ],
)
def test_it_is_said_whether_leaving_is_possible_and_what_it_costs(
    own: dict[str, object], place: dict[str, object], expected: tuple[object, ...]
) -> None:
    leaving = you(position(seat(**own), seat(reached=True), phase=Phase.DECIDE, **place)).leaving
    assert (leaving.may, leaving.gold, leaving.vp, leaving.why) == expected


def test_the_board_lists_fields_and_markers_by_their_space() -> None:
    shown = view(position(markers_on=((4, "light_05"),)), SPECTATOR).spaces
    assert [each.space for each in shown] == [4, *range(12, 20)]
    assert (shown[0].marker, shown[0].gold) == ("light_05", 2)
    assert (shown[6].field, shown[6].gold, shown[6].vp) == (5, 2, 1)
    assert (shown[-1].broken, shown[-2].broken) == (2, None)


def test_the_journey_shows_what_is_past_and_what_is_ahead() -> None:
    shown = view(position(leg=2), SPECTATOR).journey
    assert [each.state for each in shown] == ["past", "past", "now", *["ahead"] * 5]
    assert (shown[1].markers, shown[7].markers) == (("light_01", "light_02", "light_03"), None)


def test_places_say_how_many_cards_would_be_drawn() -> None:
    shown = view(position(*(seat(vp=vp) for vp in (9, 9, 7, 4))), SPECTATOR).seats
    assert [(each.place, each.draws) for each in shown] == [(1, 3), (1, 3), (2, 4), (3, 5)]


def test_a_fall_is_priced_with_shields_and_way_cards() -> None:
    state = position(seat(row=("hel_bane",)), seat(), way_open=("way_nif_3",), on="nid_a")
    assert [each.helmets for each in view(state, SPECTATOR).seats] == [3, 5]


def test_the_own_supply_is_a_heap_and_valhalla_may_be_looked_at_any_time() -> None:
    own = you(position(seat(supply=("start_2", "start_1", "start_2"), valhalla=("mid_axe",))))
    assert [(pile.card, pile.count) for pile in own.supply] == [("start_1", 1), ("start_2", 2)]
    assert (own.valhalla, own.valhalla_helmets) == (("mid_axe",), 3)


def test_outlooks_promise_what_then_happens_in_whole_games() -> None:
    """For cards without an action: what lands is what was shown, unless others came between."""
    checked = 0
    for moment in random_game(Options(journey="longest"), 2, 21):
        if moment.state.phase is not Phase.CHOOSE or moment.action.type != "choose_card":
            continue
        shown = [
            each
            for each in you(moment.state, moment.seat).outlooks
            if each.card == moment.action.card and each.use is moment.action.use
        ]
        moves = [event for event in moment.step.events if isinstance(event, Moved)]
        own = [event for event in moves if event.seat == moment.seat and event.chosen is None]
        for event in own[:1]:  # a second one belongs to the next stage
            assert event.index in {each.index for each in shown}
            checked += 1
    assert checked > 20


def test_a_question_shows_its_kind_to_all_and_public_options_too() -> None:
    state = played("mid_scout").state
    (question,) = view(state, 1).questions
    assert (question.seat, question.ask, question.options) == (0, Ask.SET_MOVE, (None, 1, 2, 3))
    assert you(state, 1).options == ()
    assert you(state, 0).options == (None, 1, 2, 3)
    assert Answer(option=1, ask=Ask.SET_MOVE, number=1).option == 1
