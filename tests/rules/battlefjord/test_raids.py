"""The four raids: who owes what, in secret, together. Spec 4.1; E10-E17."""

import pytest

from rules.errors import SharedCode
from rules.game import SPECTATOR
from rules.games.battlefjord.actions import Action, RaidOption, RaidPay
from rules.games.battlefjord.errors import Code
from rules.games.battlefjord.goods import Goods
from rules.games.battlefjord.score import result
from rules.games.battlefjord.state import Phase, State
from rules.games.battlefjord.view import show, view
from tests.rules.battlefjord.positions import (
    A,
    B,
    after,
    asked,
    can,
    code,
    end_round,
    has,
    position,
    refused,
    step,
    told,
)

FAME = RaidPay(option=RaidOption.FAME)
SILVER = RaidPay(option=RaidOption.SILVER)
CANNOT = RaidPay(option=RaidOption.CANNOT)


def goods(fish: int = 0, wool: int = 0, iron: int = 0) -> RaidPay:
    return RaidPay(option=RaidOption.GOODS, goods=Goods(fish=fish, wool=wool, iron=iron))


def raid(number: int, a: str, b: str = "2/2/2/1/4", halls: tuple[str, str] = ("", "")) -> State:
    return position(phase=Phase.RAID, round=4 * number, stocks=(a, b), halls=halls)


def preselected(state: State, seat: int) -> Action | None:
    own = view(state, seat).you
    assert own is not None
    return own.preselected


def test_E10_a_single_way_is_preselected_and_still_has_to_be_sent() -> None:
    state = raid(1, "0/0/0/2/1")
    assert can(state, A) == [FAME]
    assert preselected(state, A) == FAME
    assert asked(state) == {A, B}
    paid = after(state, (B, goods(fish=1)), (A, FAME))
    assert has(paid, A) == "0/0/0/2/0"
    assert paid.phase is Phase.PLACING


def test_E11_one_kind_of_goods_is_one_way() -> None:
    state = raid(2, "3/0/0/0/0")
    assert preselected(state, A) == goods(fish=2)
    assert refused(state, A, FAME) == (Code.RAID_SHORT, {"what": {"fame": 1}})
    assert refused(state, A, goods(fish=1)) == (Code.RAID_AMOUNT, {"n": 2})
    assert code(state, A, SILVER) == Code.RAID_OPTION
    assert refused(state, A, goods(wool=2)) == (Code.RAID_SHORT, {"what": {"wool": 2}})
    assert has(after(state, (A, goods(fish=2)), (B, FAME)), A) == "1/0/0/0/0"


def test_E12_the_fame_of_a_seat_that_cannot_pay_goes_to_the_other() -> None:
    state = raid(3, "1/1/0/0/1", "2/2/2/0/5")
    assert can(state, A) == [CANNOT]
    assert preselected(state, A) == CANNOT
    paid = after(state, (B, goods(1, 1, 1)), (A, CANNOT))
    assert (has(paid, A), has(paid, B)) == ("1/1/0/0/0", "1/1/1/0/6")


def test_E13_a_seat_that_can_pay_must() -> None:
    assert code(raid(3, "1/1/0/0/1", "2/2/2/0/5"), B, CANNOT) == Code.RAID_MUST_PAY


def test_E14_two_seats_that_cannot_pay_exchange_their_fame() -> None:
    paid = after(raid(4, "3/0/0/0/2", "0/0/0/0/0"), (A, CANNOT), (B, CANNOT))
    assert (has(paid, A), has(paid, B)) == ("3/0/0/0/0", "0/0/0/0/2")
    over = result(paid)
    assert over is not None
    assert (over.reason, over.ranking) == ("raid4", ((1,), (0,)))


def test_E15_a_confirmed_choice_is_secret_until_both_have_confirmed() -> None:
    state = raid(1, "2/2/2/1/4")
    chosen = step(state, A, goods(iron=1))
    assert asked(chosen.state) == {B}
    assert has(chosen.state, A) == "2/2/2/1/4"
    for viewer in (B, SPECTATOR):
        shown = [event.type for event in chosen.events if show(event, viewer) is not None]
        assert shown == ["raid_confirmed"]
        seen = view(chosen.state, viewer)
        assert seen.raid is not None
        assert seen.raid.confirmed == (True, False)
        assert seen.you is None or seen.you.raid_choice is None
    own = view(chosen.state, A).you
    assert own is not None
    assert own.raid_choice is not None
    assert own.raid_choice.iron == 1
    assert code(chosen.state, A, FAME) == Code.RAID_DONE


def test_the_secret_choice_changes_nothing_that_the_other_seat_sees() -> None:
    state = raid(1, "2/2/2/1/4")
    views = [view(after(state, (A, choice)), B) for choice in (goods(iron=1), FAME)]
    assert views[0] == views[1]


@pytest.mark.parametrize(
    ("number", "halls", "owes"),
    [
        (1, "B4", None),
        (2, "B4", None),  # 1 good, but no fame: an option that became 0 spares the seat
        (3, "B4", (2, 0, 1)),
        (4, "B4", (0, 1, 2)),
        (3, "B4 S4", None),
        (2, "S4", None),
        (3, "S4", (1, 0, 2)),
        (4, "S4", (0, 1, 3)),
    ],
)
def test_E16_shields_lower_goods_and_fame(
    number: int, halls: str, owes: tuple[int, int, int] | None
) -> None:
    state = raid(number, "2/2/2/1/4", halls=(halls, ""))
    seen = view(state, A).raid
    assert seen is not None
    debt = seen.owed[A]
    assert (debt and (debt.goods, debt.silver, debt.fame)) == owes
    assert asked(state) == ({B} if owes is None else {A, B})


def test_a_spared_seat_is_told_so_and_may_not_act() -> None:
    state = position(round=3, horn=B, turn=A, on=("2x1 3 5", "6 7 11"), halls=("B4", ""))
    raided = end_round(state)
    assert (raided.round, raided.phase, raided.horn) == (4, Phase.RAID, A)
    assert code(raided, A, FAME) == SharedCode.NOT_YOUR_TURN
    assert asked(raided) == {B}


def test_when_both_are_spared_placing_goes_on() -> None:
    raided = end_round(position(round=3, horn=A, halls=("B4", "S4")))
    assert (raided.round, raided.phase) == (4, Phase.PLACING)


def test_E17_the_fourth_raid_ends_the_game_at_once() -> None:
    state = raid(4, "2/2/2/1/4")
    done = step(after(state, (A, SILVER)), B, FAME)
    assert (done.state.phase, asked(done.state)) == (Phase.OVER, set())
    assert done.state.horn == state.horn
    assert has(done.state, A) == "2/2/2/0/4"
    assert has(done.state, B) == "2/2/2/1/1"
    assert [event.reason for event in told(done.events, "game_ended")] == ["raid4"]


def test_fame_received_in_a_raid_can_neither_pay_it_nor_be_passed_on() -> None:
    state = raid(4, "0/0/0/0/2", "0/0/0/0/2")
    paid = after(state, (A, CANNOT), (B, CANNOT))
    assert (has(paid, A), has(paid, B)) == ("0/0/0/0/2", "0/0/0/0/2")


def test_both_payments_are_revealed_together() -> None:
    state = raid(1, "2/2/2/1/4")
    done = step(after(state, (A, FAME)), B, goods(fish=1))
    assert [event.seat for event in told(done.events, "raid_paid")] == [A, B]
    assert all(event.reveals for event in told(done.events, "raid_paid"))
