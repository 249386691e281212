"""A question with numbered answers."""

from collections.abc import Sequence

from clients.python.terminal.ears import Hangup, Line
from clients.python.terminal.session import Session
from clients.python.terminal.vocabulary import Command, NoSuchNumber, Nothing, Pick, Vocabulary


async def choose(
    session: Session, question: str, answers: Sequence[str], *, default: int | None = None
) -> int | None:
    """The place of the chosen answer; None: cancelled. A single answer is not asked for.

    default: what the Enter key alone means.
    """
    if len(answers) == 1:
        return 0
    vocabulary = Vocabulary(session.house, ("cancel",))
    session.tell(question)
    tell_choices(session, answers)
    if default is not None:
        session.say("terminal-default", text=answers[default])
    while True:
        match await session.ears.hear():
            case Hangup():
                return None
            case Line(text):
                said = vocabulary.understand(text, len(answers))
            case _:
                continue
        match said:
            case Pick(index):
                return index
            case Nothing() if default is not None:
                return default
            case Command():
                session.say("terminal-cancelled")
                return None
            case NoSuchNumber(number):
                session.say("terminal-no-such-number", number=number)
            case _:
                session.say("terminal-not-understood")


def tell_choices(session: Session, texts: Sequence[str], places: Sequence[int] = ()) -> None:
    """Number what can be chosen. places: only these, under their own numbers."""
    for place in places or range(len(texts)):
        session.say("terminal-choice", number=place + 1, text=texts[place])
