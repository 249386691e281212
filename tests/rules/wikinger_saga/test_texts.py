"""The words: that every event is told in time to read it, and how sentences sound."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Any, get_args

import pytest

from clients.python.texts import LANGUAGES, Language
from rules.errors import SharedCode
from rules.games.wikinger_saga import GAME
from rules.games.wikinger_saga.actions import Action, Answer, ChooseCard, SendValhalla
from rules.games.wikinger_saga.content import ADVENTURES, CARDS, MARKERS, PAIRS, WAYS, WORLDS
from rules.games.wikinger_saga.errors import Code
from rules.games.wikinger_saga.events import (
    Answered,
    Asked,
    BifroestGold,
    CardPlayed,
    CardsDrawn,
    CardsRevealed,
    Chosen,
    Decided,
    Event,
    GameEnded,
    GodTaken,
    GodTurned,
    GoldChanged,
    HandDrawn,
    LegEnded,
    LegStarted,
    Moved,
    PathShifted,
    PutOut,
    Reason,
    RecruitedOnWay,
    Redrawn,
    Rested,
    Retrieved,
    Robbed,
    SeatRetired,
    VpChanged,
    WayReshuffled,
    reading,
)
from rules.games.wikinger_saga.ground import Fall, Place
from rules.games.wikinger_saga.state import Ask, Options
from rules.games.wikinger_saga.vocabulary import Timing
from tests.rules.telling import Telling, plain
from tests.rules.wikinger_saga.random_play import random_game

TELLING = Telling(GAME)
BOOKS, said = TELLING.books, TELLING.said
LONG_NAME = "Alexandrina"  # longer than most names that people choose
UNTOLD = (
    LegStarted,  # a heading
    LegEnded,
    Chosen,  # the table shows who is waited for
    Decided,
    Asked,
    Answered,  # what comes of it is told
    CardsRevealed,  # each card is told when its seat moves
    HandDrawn,  # lies in the hand
    CardsDrawn,
)


def moved(place: Place, number: int = -4) -> Moved:
    return Moved(
        seat=0,
        before=4,
        number=number,
        steps=abs(number),
        back=number < 0,
        index=0,
        space=16,
        move=4,
        by_way=0,
        chosen=None,
        added=0,
        place=place,
        card=None,
        field=None,
        marker=None,
    )


RARE: tuple[Event, ...] = (
    *(moved(place) for place in Place),
    *(PutOut(seat=0, fall=fall, falls=2, helmets=3, vp=6) for fall in Fall),
    *(
        GoldChanged(seat=0, amount=10, gained=True, gold=15, reason=reason)
        for reason in Reason
        if reason is not Reason.SHORTFALL
    ),
    VpChanged(seat=0, amount=2, gained=False, vp=12, reason=Reason.SHORTFALL),
    GodTurned(seat=0, god=None),
    GodTurned(seat=0, god="god_heimdall"),
    Rested(seat=0),
    Robbed(seat=0, from_seat=1, gold=2),
    PathShifted(seat=0, before=13, after=10),
    Redrawn(seat=0, count=5),
    Retrieved(seat=0, card="ljo_archer"),
    RecruitedOnWay(seat=0, viking="ljo_archer", price=10),
    RecruitedOnWay(seat=0, viking="ljo_archer", price=0),
    CardPlayed(seat=0, card="hel_bane", use=False),
    GodTaken(seat=0, kept="god_heimdall", returned="god_freyja"),
    WayReshuffled(count=17),
    BifroestGold(seat=0, count=12, gold=25),
    SeatRetired(seat=0),
    GameEnded(
        reason="last_seat",
        winner_seat=0,
        winner_total=30,
        shared=False,
        scores=(),
        ranking=((0,), (1,)),
    ),
    GameEnded(
        reason="played",
        winner_seat=0,
        winner_total=30,
        shared=True,
        scores=(),
        ranking=((0, 1),),
    ),
)


@lru_cache
def examples() -> tuple[Event, ...]:
    return tuple(_examples())


def _examples() -> Iterator[Event]:
    yield from RARE
    for journey, seats in (("companions", 2), ("gods", 2), ("suffering", 2), ("gold", 2)):
        for seed in range(2):
            for moment in random_game(Options(journey=journey), seats, seed):  # type: ignore[arg-type]
                yield from moment.step.events


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
    book = BOOKS[language]
    for name in (*CARDS, *WAYS, *MARKERS):
        assert book.say(f"value-{name}")
        assert (book.find(f"value-{name}.text") or "").endswith(".")
    for name in WORLDS:
        assert book.say(f"value-{name}")
    for timing in Timing:
        assert book.say(f"timing-{timing}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_adventure_has_a_name_and_a_saga(language: Language) -> None:
    for name in (*ADVENTURES, *PAIRS):
        assert BOOKS[language].say(f"value-{name}")
        saga = BOOKS[language].find(f"value-{name}.saga") or ""
        assert saga.endswith(".")
        assert len(saga) > 60


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_its_sentence(language: Language) -> None:
    names = set(BOOKS[language].ids("error-"))
    assert {f"error-{code}" for code in (*Code, *SharedCode)} <= names


def test_no_word_that_a_sentence_asks_for_is_replaced_by_its_own_text() -> None:
    """`$reason -> [shortfall]` only works where there is no `value-shortfall`."""
    words = {*Ask, *Fall, *Place, *Reason, "played", "last_seat"}
    for language in LANGUAGES:
        names = set(BOOKS[language].ids("value-"))
        assert not {f"value-{word}" for word in words} & names


@pytest.mark.parametrize(
    ("event", "own", "other"),
    [
        (
            CardPlayed(seat=0, card="mid_trader", use=True),
            "Du spielst: Torvald, der Händler.",
            "Tove spielt: Torvald, der Händler.",
        ),
        (
            moved(Place.FIELD),
            "Du ziehst 4 Felder zurück auf Feld 16, auf die Abenteuerkarte.",
            "Tove zieht 4 Felder zurück auf Feld 16, auf die Abenteuerkarte.",
        ),
        (
            moved(Place.PLAIN, 0),
            "Du bleibst auf Feld 16.",
            "Tove bleibt auf Feld 16.",
        ),
        (
            PutOut(seat=0, fall=Fall.OFF, falls=1, helmets=1, vp=1),
            "Du ziehst vom Pfad herunter. Das kostet einen Siegpunkt, "
            "und das Abenteuer ist vorbei.",
            "Tove zieht vom Pfad herunter. Das kostet einen Siegpunkt, "
            "und das Abenteuer ist vorbei.",
        ),
        (
            GoldChanged(seat=0, amount=2, gained=True, gold=7, reason=Reason.FIELD),
            "Feld: Du nimmst 2 Gold und hast jetzt 7.",
            "Feld: Tove nimmt 2 Gold und hat jetzt 7.",
        ),
        (
            VpChanged(seat=0, amount=1, gained=False, vp=4, reason=Reason.SHORTFALL),
            "Zu wenig Gold: Du verlierst einen Siegpunkt, jetzt 4.",
            "Zu wenig Gold: Tove verliert einen Siegpunkt, jetzt 4.",
        ),
        (
            Robbed(seat=0, from_seat=1, gold=2),
            "Anna gibt dir 2 Gold.",
            "Du gibst Tove 2 Gold.",
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
            ChooseCard(card="mid_trader", use=False),
            "Spiel, ohne die Aktion zu nutzen: Torvald, der Händler.",
            "Play Torvald the Trader without using the action.",
        ),
        (
            Answer(option=1, ask=Ask.SET_MOVE, number=-4),
            "Zieh 4 Felder zurück.",
            "Move 4 spaces back.",
        ),
        (Answer(option=1, ask=Ask.PAY, number=0), "Zahle nichts.", "Pay nothing."),
        (Answer(option=0, ask=Ask.PICK_RECRUIT), "Wirb niemanden an.", "Recruit nobody."),
        (Answer(option=2), "Wähl Antwort 2.", "Give answer 2."),
        (
            SendValhalla(card="mid_axe", extra=("start_7",)),
            "Schick nach Walhalla: Eirik Langaxt, dazu Runa, die Schmiedin.",
            "Send Eirik Longaxe to Valhalla, and Runa the Smith.",
        ),
    ],
)
def test_actions_say_what_they_do(action: Action, german: str, english: str) -> None:
    fields = plain(action)
    for language, expected in (("de", german), ("en", english)):
        assert TELLING.sentence(f"action-{action.type}", fields, language) == expected  # type: ignore[arg-type]
