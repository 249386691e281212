"""What to play: against the computer, or as a challenge by link."""

from collections.abc import Sequence
from typing import Any, Final, Literal

from clients.python.door import GameCard, OptionValue
from clients.python.sdk import Refused
from clients.python.terminal.dialog import choose
from clients.python.terminal.session import Place, Session, ToLink, ToRoom, ToTable
from clients.python.terms_text import option_value, short_time
from protocol.terms import FischerControl, NoControl, Terms, TimeControl

_MINUTE: Final = 60_000
_SECOND: Final = 1_000

TIMES: Final[Sequence[TimeControl]] = (
    *(
        FischerControl(base_ms=minutes * _MINUTE, inc_ms=seconds * _SECOND)
        for minutes, seconds in ((5, 3), (10, 5), (15, 10), (30, 15))
    ),
    NoControl(),
)
"""The presets of mechanisms.md 2.1 for two people."""

BEGINNERS: Final[Sequence[Literal["random", "challenger", "opponent"]]] = (
    "random",
    "challenger",
    "opponent",
)


class Cancelled(Exception):
    """The user wants none of this."""


async def computer_screen(session: Session) -> Place:
    """Ask what to play, and begin."""
    try:
        card = await _game(session)
        level = card.levels[
            await _ask(
                session,
                session.house.say("setup-level"),
                [session.house.say(f"setup-level-{level}") for level in card.levels],
            )
        ]
        seats = await _seats(session, card)
        options = await _options(session, card)
        table = await session.client.play_computer(card.id, level, options=options, seats=seats)
    except Cancelled:
        return ToRoom()
    except Refused as refused:
        session.refused(refused)
        return ToRoom()
    return ToTable(table, "seat")


async def challenge_screen(session: Session) -> Place:
    """Ask for the terms, and make the link."""
    try:
        card = await _game(session)
        options = await _options(session, card)
        time = TIMES[
            await _ask(
                session,
                session.house.say("terminal-choose-time"),
                [short_time(control, session.house) for control in TIMES],
                default=len(TIMES) - 1,
            )
        ]
        beginner = BEGINNERS[
            await _ask(
                session,
                session.house.say("terminal-choose-beginner"),
                [session.house.say(f"terminal-beginner-{each}") for each in BEGINNERS],
                default=0,
            )
        ]
        terms = Terms(game=card.id, options=options, time_control=time, beginner=beginner)
        link = await session.client.open_link(terms)
    except Cancelled:
        return ToRoom()
    except Refused as refused:
        session.refused(refused)
        return ToRoom()
    return ToLink(link.link)


async def _game(session: Session) -> GameCard:
    cards = list(session.cards.values())
    names = [await session.name_of(card.id) for card in cards]
    return cards[await _ask(session, session.house.say("terminal-choose-game"), names)]


async def _seats(session: Session, card: GameCard) -> int | None:
    fewest, most = card.seats
    if fewest == most:
        return None
    answers = [str(seats) for seats in range(fewest, most + 1)]
    question = session.house.say("terminal-choose-seats")
    return fewest + await _ask(session, question, answers, default=0)


async def _options(session: Session, card: GameCard) -> dict[str, Any]:
    book = await session.book(card.id)
    options: dict[str, OptionValue] = {}
    for choice in card.choices:
        label = book.find(f"option-{choice.field}") or choice.field
        answers = [
            book.find(option_value(choice.field, value)) or str(value) for value in choice.values
        ]
        default = list(choice.values).index(choice.default)
        chosen = await _ask(session, label, answers, default=default)
        options[choice.field] = choice.values[chosen]
    return options


async def _ask(
    session: Session, question: str, answers: Sequence[str], *, default: int | None = None
) -> int:
    chosen = await choose(session, question, answers, default=default)
    if chosen is None:
        raise Cancelled
    return chosen
