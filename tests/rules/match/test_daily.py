"""The game of the day: which day it is, its seed, what a game is worth. mechanisms.md 11."""

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest

from rules.match.daily import HOUR, daily_first_seat, daily_seed, day_at, day_named, is_final

BERLIN = ZoneInfo("Europe/Berlin")
SECRET = b"only the server knows this"


def ms(*moment: int, zone: ZoneInfo = BERLIN) -> int:
    return int(datetime(*moment, tzinfo=zone).timestamp() * 1000)  # type: ignore[arg-type, misc]


@pytest.mark.parametrize("year", [1999, 2024, 2025, 2026, 2031, 2100])
def test_days_are_those_of_berlin_whatever_the_clocks_do(year: int) -> None:
    for number in range(366):
        for hour in (0, 1, 2, 3, 12, 22, 23):
            wall = ms(year, 1, 1) + number * 24 * HOUR + hour * HOUR + 1
            local = datetime.fromtimestamp(wall / 1000, UTC).astimezone(BERLIN)
            assert day_at(wall).key == f"{local:%Y-%m-%d}"


def test_a_day_lasts_from_midnight_to_midnight_and_is_final_at_three() -> None:
    day = day_at(ms(2026, 11, 30, 12))
    assert day.key == "2026-11-30"
    assert (day.starts_at, day.ends_at) == (ms(2026, 11, 30), ms(2026, 12, 1))
    assert day.final_at == ms(2026, 12, 1, 3)


@pytest.mark.parametrize(("key", "hours"), [("2026-03-29", 23), ("2026-10-25", 25)])
def test_days_on_which_the_clocks_change_are_shorter_or_longer(key: str, hours: int) -> None:
    day = day_named(key)
    assert day.ends_at - day.starts_at == hours * HOUR
    assert day_named("2026-03-28").final_at == ms(2026, 3, 29, 3)
    assert day_named("2026-10-24").final_at == ms(2026, 10, 25, 3)


@pytest.mark.parametrize(
    "key", ["", "2026-2-03", "2026-02-30", "2026-13-01", "2026-00-10", "heute"]
)
def test_what_is_no_day_is_refused(key: str) -> None:
    with pytest.raises(ValueError, match="no day"):
        day_named(key)


def test_secrets_are_public_from_three_on() -> None:
    final = day_named("2026-11-30").final_at
    assert not is_final("2026-11-30", final - 1)
    assert is_final("2026-11-30", final)


def test_a_days_seed_is_the_same_for_all_and_another_on_every_day_and_for_every_game() -> None:
    seed = daily_seed(SECRET, "battlefjord", "2026-11-30")
    assert seed == "0b63c163b80bd3bb3f15da46c9676a0917741f8320dfcb595a0c3df6a1a069f5"
    assert seed != daily_seed(SECRET, "battlefjord", "2026-12-01")
    assert seed != daily_seed(SECRET, "bagalut", "2026-11-30")
    assert seed != daily_seed(b"another house", "battlefjord", "2026-11-30")


@pytest.mark.parametrize(("first", "seat"), [("00", 0), ("01", 1), ("fe", 0), ("ff", 1)])
def test_the_seeds_first_byte_says_who_begins(first: str, seat: int) -> None:
    assert daily_first_seat(first + "00" * 31, 2) == seat


def test_with_more_seats_any_of_them_may_begin() -> None:
    assert [daily_first_seat(f"{byte:02x}" + "00" * 31, 3) for byte in range(4)] == [0, 1, 2, 0]
