"""Terms in words, the same sentence as the web client's. Source: ux.md 5."""

from collections.abc import Iterator
from typing import Final

from clients.python.texts import Book
from protocol.frames import Link
from protocol.terms import BronsteinControl, FischerControl, NoControl, Terms, TimeControl

_MINUTE: Final = 60_000
_SECOND: Final = 1_000


def short_time(control: TimeControl, house: Book) -> str:
    """ "5 + 3", "15 / 10", as it stands in a list."""
    return _time(control, house, "time-short")


def terms_sentence(link: Link, game: Book, house: Book) -> str:
    """What is agreed on, or proposed, as one sentence."""
    terms = link.terms
    first = ", ".join(_agreed(terms, game, house))
    rest = (
        _beginner(link, house),
        house.say(f"terms-tempo-{terms.tempo}"),
        house.say(f"terms-watch-{terms.spectators.allowed}", seconds=terms.spectators.delay_s),
    )
    return house.say("terms-quoted", terms="; ".join((first, *rest)))


def _agreed(terms: Terms, game: Book, house: Book) -> Iterator[str]:
    yield game.find("name") or terms.game
    yield house.say(f"terms-{terms.kind}")
    if terms.stake:
        yield house.say("terms-stake", stake=terms.stake)
    for field, value in terms.options.items():
        text = game.find(option_value(field, value))
        if text is not None:
            yield text
    yield _time(terms.time_control, house, "time")


def option_value(field: str, value: object) -> str:
    """The name of the text of an option's value (docs/texts.md)."""
    return f"option-{field}-{str(value).lower() if isinstance(value, bool) else value}"


def _beginner(link: Link, house: Book) -> str:
    beginner = link.terms.beginner
    if beginner == "random":
        return house.say("terms-begins-random")
    if beginner == link.you:
        return house.say("terms-begins-you")
    if beginner == "challenger":
        return house.say("terms-begins", name=link.challenger.name)
    if link.opponent is None:
        return house.say("terms-begins-taker")
    return house.say("terms-begins", name=link.opponent.name)


def _time(control: TimeControl, house: Book, prefix: str) -> str:
    match control:
        case FischerControl(base_ms=base, inc_ms=extra):
            kind = "fischer"
        case BronsteinControl(base_ms=base, delay_ms=extra):
            kind = "bronstein"
        case NoControl():
            return house.say(f"{prefix}-none")
    return house.say(f"{prefix}-{kind}", minutes=base // _MINUTE, seconds=extra // _SECOND)
