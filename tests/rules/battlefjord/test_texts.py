"""The words: that every event is told in time to read it, and how sentences sound."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Any, get_args

import pytest

from clients.python.texts import LANGUAGES, Language
from rules.games.battlefjord import GAME
from rules.games.battlefjord.actions import RaidOption, RaidPay, SkaldOption
from rules.games.battlefjord.content import CARD_IDS, FIELDS, Deck
from rules.games.battlefjord.errors import Code
from rules.games.battlefjord.events import (
    CardLaid,
    CardUnderStack,
    CargoTaken,
    EffectLapsed,
    EffectWorked,
    Event,
    FinalRound,
    Income,
    PennantAdded,
    PennantMoved,
    Placed,
    PlacingSkipped,
    RaidChoice,
    RaidFailed,
    RaidPaid,
    RaidSpared,
    RoundStarted,
    SilverLost,
    SkaldTraded,
    SlotRefilled,
    StackShuffled,
    StorageDue,
    Used,
    reading,
)
from rules.games.battlefjord.goods import Bundle, Good, Goods, Payment
from tests.rules.battlefjord.random_play import random_game
from tests.rules.telling import Telling, plain

TELLING = Telling(GAME)
BOOKS, said = TELLING.books, TELLING.said
LONG_NAME = "Alexandrina"  # longer than most names that people choose
NOTHING = Bundle()
UNTOLD = (RoundStarted, RaidChoice, SlotRefilled)
"""A heading; what its own seat has just chosen; what the board shows."""

RARE: tuple[Event, ...] = (
    RaidSpared(round=8, seat=0, cards=("B4", "S4")),
    RaidFailed(round=8, seat=0, fame_lost=12, other_seat=1, fame_gained=12),
    RaidPaid(round=12, seat=0, payment=Bundle(fish=1, wool=1, iron=1)),
    Placed(round=1, seat=0, field=7, bonus=NOTHING),
    Placed(round=1, seat=0, field=11, bonus=Bundle(wool=1)),
    PlacingSkipped(round=1, seat=0),
    Used(round=1, seat=0, field=7, via=None, gain=Bundle(fish=2)),
    SkaldTraded(round=1, seat=0, option=SkaldOption.GOODS4, good=Good.FISH, fame=4),
    PennantMoved(round=1, seat=0, from_slot=3, to_slot=7, via=None),
    PennantAdded(round=1, seat=0, slot=7, card="B8"),
    CargoTaken(
        round=1,
        seat=0,
        source="centre",
        slot=1,
        card="C15",
        gain=Bundle(fish=1, wool=1, iron=1),
        bonus=Bundle(iron=1),
        choice=0,
    ),
    CardLaid(
        round=1,
        seat=0,
        source="hand",
        slot=None,
        card="R9",
        hall=1,
        position=0,
        payment=Payment(fish=2, wool=1, iron=2, silver=1),
    ),
    CardUnderStack(round=1, deck=Deck.FOLLOWER, count=1),
    EffectWorked(round=1, seat=0, card="L7", gain=NOTHING, field=7, cards=(), auto=False),
    EffectWorked(
        round=1, seat=0, card="H9", gain=NOTHING, field=None, cards=("S3", "R9"), auto=False
    ),
    EffectLapsed(round=1, seat=0, card="L7", auto=True),
    FinalRound(round=1, seat=0),
    Income(round=1, seat=0, gain=Bundle(fish=1, wool=1, iron=1), cards=(), gains=()),
    SilverLost(round=1, seat=0, n=2),
    StackShuffled(round=1, deck=Deck.FOLLOWER, count=17),
    StorageDue(round=1, seat=0, n=3),
)


@lru_cache
def longest() -> dict[type[Any], int]:
    """The length of the longest sentence about each kind of event, in some games."""
    found: dict[type[Any], int] = {}
    for event in examples():
        lengths = [
            len(said(event, language, own_seat, LONG_NAME, LONG_NAME))
            for language in LANGUAGES
            for own_seat in (0, 1, None)
        ]
        found[type(event)] = max(found.get(type(event), 0), *lengths)
    return found


def examples() -> Iterator[Event]:
    yield from RARE
    for seed in range(2):
        for moment in random_game(seed):
            yield from moment.step.events


@pytest.mark.parametrize("kind", get_args(Event))
def test_the_reading_time_fits_the_longest_sentence(kind: type[Event]) -> None:
    event = next(event for event in examples() if isinstance(event, kind))
    if isinstance(event, UNTOLD):
        assert reading(event) == 0
        return
    needed = min(max(600 + 45 * longest()[kind], 800), 6000)
    assert needed <= reading(event) < needed + 100


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name_and_its_effect_in_words(language: Language) -> None:
    for card in CARD_IDS:
        assert BOOKS[language].say(f"value-{card}")
        assert (BOOKS[language].find(f"value-{card}.text") or "").endswith(".")
    for field in range(1, FIELDS + 1):
        assert BOOKS[language].say(f"place-{field}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_its_sentence(language: Language) -> None:
    assert {f"error-{code}" for code in Code} <= set(BOOKS[language].ids("error-"))


@pytest.mark.parametrize(
    ("event", "own", "other"),
    [
        (
            Used(round=1, seat=0, field=7, via=None, gain=Bundle(fish=2)),
            "Du nutzt diesen Ort: Trockengestell. Das bringt dir 2 Stockfisch.",
            "Tove nutzt diesen Ort: Trockengestell. Das bringt 2 Stockfisch.",
        ),
        (
            RaidFailed(round=8, seat=0, fame_lost=2, other_seat=1, fame_gained=2),
            "Du kannst nicht zahlen: Anna bekommt deinen Ruhm (2).",
            "Tove kann nicht zahlen: Du bekommst 2 Ruhm.",
        ),
        (
            Placed(round=1, seat=0, field=2, bonus=NOTHING),
            "Du stellst einen Gefolgsmann auf: Fischsteg.",
            "Tove stellt einen Gefolgsmann auf: Fischsteg.",
        ),
        (
            CargoTaken(
                round=1,
                seat=0,
                source="centre",
                slot=1,
                card="C13",
                gain=NOTHING,
                bonus=NOTHING,
                choice=2,
            ),
            "Du nimmst Offener Frachtraum: 2 Waren nach Wahl.",
            "Tove nimmt Offener Frachtraum: 2 Waren nach Wahl.",
        ),
    ],
)
def test_events_speak_to_their_reader(event: Event, own: str, other: str) -> None:
    assert said(event, "de", 0, "Tove", "Anna") == own
    assert said(event, "de", 1, "Tove", "Anna") == other


@pytest.mark.parametrize(
    ("action", "german", "english"),
    [
        (
            RaidPay(option=RaidOption.GOODS, goods=Goods(fish=1, iron=1)),
            "1 Stockfisch und 1 Eisen zahlen.",
            "Pay 1 stockfish and 1 iron.",
        ),
        (RaidPay(option=RaidOption.FAME), "Mit Ruhm zahlen.", "Pay with fame."),
    ],
)
def test_actions_name_what_they_cost(action: RaidPay, german: str, english: str) -> None:
    fields = plain(action)
    for language, expected in (("de", german), ("en", english)):
        assert TELLING.sentence("action-raid_pay", fields, language) == expected
