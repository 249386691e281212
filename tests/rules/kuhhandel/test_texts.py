"""The words: how they sound, and that the reading times fit them. docs/texts.md; section 17."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Any, get_args

import pytest
from babel.numbers import format_decimal
from pydantic import TypeAdapter

from clients.python.table_texts import TableTexts
from clients.python.terminal.braille import status_line
from clients.python.texts import LANGUAGES, Language, Reader
from rules.errors import SharedCode
from rules.game import SPECTATOR
from rules.games.kuhhandel import GAME
from rules.games.kuhhandel.content import ANIMALS, Animal
from rules.games.kuhhandel.errors import Code
from rules.games.kuhhandel.events import (
    AnimalMoved,
    AnimalRevealed,
    BidderShown,
    BidPlaced,
    Event,
    GameOver,
    Going,
    HandChanged,
    Paid,
    PaymentCards,
    SeatRetired,
    SeatSkipped,
    Sold,
    TradeCards,
    TradeOffered,
    TradeWon,
    TurnStarted,
    reading,
)
from rules.games.kuhhandel.money import Cards
from rules.games.kuhhandel.state import Options, Phase, Reason, Stage
from rules.games.kuhhandel.view import View, show, view
from tests.rules.kuhhandel.random_play import random_game
from tests.rules.telling import Telling

TELLING = Telling(GAME)
BOOKS, said = TELLING.books, TELLING.said
LONG_NAME = "Alexandrina"  # longer than most names that people choose
MOST = Cards(zero=2, ten=4, fifty=2, hundred=1, two_hundred=1)
"""As much as a bidder usually has that must show it."""


def revealed(*holders: int) -> AnimalRevealed:
    first, second, third = [*holders, None, None, None][:3]
    return AnimalRevealed(
        seat=0,
        lot=3,
        animal=Animal.HORSE,
        value=1000,
        left=30,
        holder_seat=first,
        holder_count=0 if first is None else 1,
        second_seat=second,
        second_count=0 if second is None else 1,
        third_seat=third,
        third_count=0 if third is None else 1,
    )


def over(reason: Reason, *, shared: bool = False) -> GameOver:
    return GameOver(
        reason=reason, winner_seat=0, winner_score=2460, shared=shared, scores=(), ranking=((0,),)
    )


def placed(amount: int, over_seat: int | None) -> BidPlaced:
    return BidPlaced(seat=0, amount=amount, no=3, animal=Animal.HORSE, over_seat=over_seat)


EACH_WAY: tuple[Event, ...] = (
    SeatSkipped(seat=0),
    SeatRetired(seat=0),
    *(over(reason) for reason in get_args(Reason)),
    over("quartets", shared=True),
    BidderShown(seat=0, hand=MOST, sum=440, amount=1000),
    BidderShown(seat=0, hand=Cards(), sum=0, amount=1000),
    AnimalMoved(animal=Animal.GOAT, count=2, from_seat=1, to_seat=0),
    TradeOffered(seat=0, target_seat=1, animal=Animal.GOAT, count=2, cards=12, round=1),
    TradeWon(seat=0, loser_seat=1, free=True),
    Paid(seat=0, to_seat=1, amount=1000, cards=12),
)


def events() -> Iterator[Event]:
    """All that can happen: what is rare, then some games."""
    yield from EACH_WAY
    for seed in range(2):
        for moment in random_game(Options(), 3, seed):
            yield from moment.step.events


@lru_cache
def longest() -> dict[type[Any], int]:
    """The longest sentence about each kind of event; the private ones have no time."""
    found: dict[type[Any], int] = {}
    for event in events():
        if show(event, SPECTATOR) is None:
            continue
        lengths = [
            len(said(event, language, own_seat, *[LONG_NAME] * 3))
            for language in LANGUAGES
            for own_seat in (0, 1, None)
        ]
        found[type(event)] = max(found.get(type(event), 0), *lengths)
    return found


IN_AN_AUCTION = {"animal_revealed", "donkey_money", "bidding_opened", "bid_placed", "bid_passed"}
IN_AN_AUCTION |= {"going", "sold", "no_bid"}
PRIVATE = {"hand", "payment_cards", "trade_cards"}


@pytest.mark.parametrize("kind", get_args(Event))
def test_the_reading_time_fits_the_longest_sentence(kind: type[Event]) -> None:
    event = next(event for event in events() if isinstance(event, kind))
    if event.type in IN_AN_AUCTION | PRIVATE | {"turn_started"}:
        assert reading(event) == 0
        return
    needed = min(max(600 + 45 * longest()[kind], 800), 6000)
    assert needed <= reading(event) < needed + 100


@pytest.mark.parametrize(
    ("event", "own", "other", "watching"),
    [
        (
            Paid(seat=0, to_seat=1, amount=60, cards=2),
            "Du zahlst Anna 60 mit 2 Karten.",
            "Tove zahlt dir 60 mit 2 Karten.",
            "Tove zahlt Anna 60 mit 2 Karten.",
        ),
        (
            Sold(leader_seat=0, auctioneer_seat=1, animal=Animal.COW, amount=120),
            "Der Hammer fällt: Kuh für 120 an dich. Anna entscheidet.",
            "Der Hammer fällt: Kuh für 120 an Tove. Du entscheidest.",
            "Der Hammer fällt: Kuh für 120 an Tove. Anna entscheidet.",
        ),
        (
            AnimalMoved(animal=Animal.COW, count=2, from_seat=1, to_seat=0),
            "Du bekommst zwei Kühe von Anna.",
            "Tove bekommt zwei Kühe von dir.",
            "Tove bekommt zwei Kühe von Anna.",
        ),
        (
            AnimalMoved(animal=Animal.ROOSTER, count=1, from_seat=None, to_seat=0),
            "Du bekommst den Hahn aus der Auktion.",
            "Tove bekommt den Hahn aus der Auktion.",
            "Tove bekommt den Hahn aus der Auktion.",
        ),
        (
            TradeOffered(seat=0, target_seat=1, animal=Animal.PIG, count=1, cards=1, round=1),
            "Du willst von Anna das Schwein und legst eine Karte verdeckt hin.",
            "Tove will von dir das Schwein und legt eine Karte verdeckt hin.",
            "Tove will von Anna das Schwein und legt eine Karte verdeckt hin.",
        ),
        (
            BidderShown(seat=0, hand=Cards(zero=2, ten=4, fifty=1), sum=90, amount=200),
            "Du kannst 200 nicht zahlen und zeigst dein Geld: 2 Nuller, 4 Zehner und 1 Fünfziger,"
            " zusammen 90.",
            "Tove kann 200 nicht zahlen und zeigt alles Geld: 2 Nuller, 4 Zehner und 1 Fünfziger,"
            " zusammen 90.",
            "Tove kann 200 nicht zahlen und zeigt alles Geld: 2 Nuller, 4 Zehner und 1 Fünfziger,"
            " zusammen 90.",
        ),
        (
            over("quartets"),
            "Alle Quartette sind vollständig. Du gewinnst mit 2.460 Punkten.",
            "Alle Quartette sind vollständig. Tove gewinnt mit 2.460 Punkten.",
            "Alle Quartette sind vollständig. Tove gewinnt mit 2.460 Punkten.",
        ),
    ],
)
def test_a_player_is_called_you_and_the_others_by_name(
    event: Event, own: str, other: str, watching: str
) -> None:
    heard = [said(event, "de", own_seat, "Tove", "Anna", "Leif") for own_seat in (0, 1, None)]
    assert heard == [own, other, watching]


@pytest.mark.parametrize(
    ("event", "spoken"),
    [
        (revealed(), "Pferd, 1.000. Noch keiner hat eins."),
        (revealed(1), "Pferd, 1.000. Du 1."),
        (revealed(2, 1, 0), "Pferd, 1.000. Leif 1, du 1, Tove 1."),
        (placed(60, None), "Pferd. 60. Tove."),
        (placed(130, 1), "130, Tove, nicht mehr du."),
        (
            Going(stage="once", animal=Animal.HORSE, amount=0, leader_seat=None),
            "Pferd zum Ersten. Kein Gebot.",
        ),
        (
            Going(stage="twice", animal=Animal.HORSE, amount=130, leader_seat=1),
            "130 zum Zweiten. Du.",
        ),
        (
            Sold(leader_seat=1, auctioneer_seat=0, animal=Animal.HORSE, amount=130),
            "Zugeschlagen: Pferd, 130, du.",
        ),
        (HandChanged(seat=1, cards=Cards(ten=3), sum=30), "Du hast jetzt 30."),
    ],
)
def test_in_an_auction_what_is_spoken_is_short_and_names_price_and_leader(
    event: Event, spoken: str
) -> None:
    assert said(event, "de", 1, "Tove", "Anna", "Leif", form=".speech") == spoken


@pytest.mark.parametrize(
    ("event", "own", "other"),
    [
        (
            PaymentCards(seat=0, to_seat=1, cards=Cards(hundred=1), sum=100),
            "Du gibst 1 Hunderter, zusammen 100.",
            "Du bekommst 1 Hunderter, zusammen 100.",
        ),
        (
            TradeCards(
                seat=0,
                target_seat=1,
                offer=Cards(ten=1, zero=2),
                offer_sum=10,
                counter=Cards(fifty=1),
                counter_sum=50,
                equal=False,
            ),
            "Du gibst 2 Nuller und 1 Zehner, zusammen 10. Du bekommst 1 Fünfziger, zusammen 50.",
            "Du bekommst 2 Nuller und 1 Zehner, zusammen 10. Du gibst 1 Fünfziger, zusammen 50.",
        ),
        (
            TradeCards(
                seat=0,
                target_seat=1,
                offer=Cards(),
                offer_sum=0,
                counter=None,
                counter_sum=0,
                equal=False,
            ),
            "Du gibst nichts.",
            "Du bekommst nichts.",
        ),
    ],
)
def test_what_lay_on_the_table_is_told_to_each_from_its_own_side(
    event: Event, own: str, other: str
) -> None:
    assert [said(event, "de", own_seat, "Tove", "Anna") for own_seat in (0, 1)] == [own, other]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_animal_phase_stage_and_level_has_its_words(language: Language) -> None:
    names = set(BOOKS[language].ids(""))
    wanted = {f"error-{code}" for code in (*Code, *SharedCode)}
    wanted |= {f"value-{word}" for word in (*ANIMALS, *Phase, *Stage)}
    wanted |= {f"value-{note}" for note in Cards.__dataclass_fields__}
    wanted |= {f"level-{level}" for level in GAME.levels}
    wanted |= {f"result-{reason}" for reason in get_args(Reason)}
    assert wanted <= names


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_sentence_chooses_by_has_no_word_of_its_own(language: Language) -> None:
    """Else the client would fill in that word, and the sentence could not tell them apart."""
    chosen_by = {*get_args(Reason), "hammer", "bought", "kept"}
    assert not {f"value-{word}" for word in chosen_by} & set(BOOKS[language].ids(""))


@pytest.mark.parametrize("outcome", ["hammer", "bought", "kept"])
def test_a_bid_that_comes_too_late_is_told_what_happened(outcome: str) -> None:
    told = {
        BOOKS["de"].say(
            "error-auction_closed", outcome=outcome, seat="Tove", seat_you=you, amount=130
        )
        for you in ("yes", "no")
    }
    assert len(told) == 2
    assert all(sentence.startswith("Zu spät: ") for sentence in told)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reason", get_args(Reason))
def test_a_shared_first_place_names_nobody_as_the_winner(language: Language, reason: str) -> None:
    if reason != "last_seat":
        words = BOOKS[language].say(f"result-{reason}", seat="none", seat_you="no")
        assert "none" not in words


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_for_people_name_all_that_matters(language: Language) -> None:
    manual = GAME.manual[language]
    assert manual.startswith("# Kuhhandel\n")
    assert manual.count("\n## ") == 4
    assert manual.count("\n### ") == 4
    for number in ("40", "55", "90", "1000", "50", "100", "200", "500", "2460"):
        assert number in manual


def test_a_turn_is_a_heading_of_the_logbook() -> None:
    heading = said(TurnStarted(seat=0, turn_no=4), "de", None, "Tove", form=".heading")
    assert heading == "Tove ist dran"


@pytest.mark.parametrize("language", LANGUAGES)
def test_how_it_stands_fits_a_braille_display_and_keeps_the_amounts(language: Language) -> None:
    adapter = TypeAdapter(View)
    names = ["Alexandrina", "Maximiliane", "Ferdinande"]
    for moment in random_game(Options(), 3, 4):
        for viewer in (0, 1, SPECTATOR):
            seen = adapter.dump_python(view(moment.state, viewer), mode="json")
            own_seat = None if viewer is SPECTATOR else viewer
            reader = Reader(names=names, own_seat=own_seat)
            texts = TableTexts(BOOKS[language], BOOKS[language], reader)
            line = status_line(texts, seen, 40)
            assert line is not None
            assert len(line) <= 40
            if own_seat is not None:
                assert line.endswith(f"| {format_decimal(seen['you']['sum'], locale=language)}")


@pytest.mark.parametrize(
    ("event", "interrupts"),
    [
        (placed(60, None), "no"),
        (placed(130, 1), "yes"),
        (placed(130, 2), "no"),
        (BidPlaced(seat=1, amount=130, no=3, animal=Animal.HORSE, over_seat=1), "no"),
        (Going(stage="once", animal=Animal.HORSE, amount=130, leader_seat=1), "yes"),
        (Sold(leader_seat=1, auctioneer_seat=0, animal=Animal.HORSE, amount=130), "yes"),
    ],
)
def test_a_voice_is_interrupted_by_the_count_and_by_whoever_overbids_one(
    event: Event, interrupts: str
) -> None:
    for language in LANGUAGES:
        assert said(event, language, 1, "Tove", "Anna", "Leif", form=".alert") == interrupts
