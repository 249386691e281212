"""A challenge by link: wait for somebody, or say yes or no."""

from collections.abc import Awaitable
from typing import Final

from clients.python.sdk import Refused
from clients.python.terminal.ears import Failure, Hangup, Line, News, Sound
from clients.python.terminal.session import Place, Session, ToDoor, ToRoom, ToTable
from clients.python.terminal.vocabulary import Command, Said, Vocabulary
from clients.python.terms_text import terms_sentence
from protocol.frames import Link
from protocol.ids import TableId

COMMANDS: Final = ("yes", "no", "withdraw", "room", "help", "quit")


async def link_screen(session: Session, link: TableId) -> Place:
    """Stay until the table starts, or the challenge is over, or the user goes."""
    vocabulary = Vocabulary(session.house, COMMANDS)
    try:
        with session.ears.listening(session.client.link(link)):
            sound: Sound = await session.ears.hear_house()
            while True:
                match sound:
                    case Hangup():
                        return ToDoor()
                    case Failure(error):
                        raise error
                    case News(what):
                        present: Link = what
                        place = await _tell(session, present)
                    case Line(text):
                        said = vocabulary.understand(text, 0)
                        place = await _obey(session, vocabulary, said, present)
                if place is not None:
                    return place
                sound = await session.ears.hear()
    except Refused as refused:
        session.refused(refused)
        return ToRoom()
    finally:
        session.client.leave_link(link)


def may_answer(link: Link) -> bool:
    """Whether the reader is the one who is to answer the present terms."""
    is_open_to_all = link.you == "visitor" and link.opponent is None
    return link.answer_by == link.you or (is_open_to_all and link.answer_by == "opponent")


async def _tell(session: Session, link: Link) -> Place | None:
    if link.state == "started":
        return ToTable(link.link)
    if link.state != "open":
        session.say(f"link-{link.state}")
        return ToRoom()
    game = await session.book(link.terms.game)
    if link.you == "challenger":
        session.say("link-yours")
    else:
        session.say("link-of", name=link.challenger.name)
    session.tell(terms_sentence(link, game, session.house))
    if may_answer(link):
        session.say("terminal-link-question")
    elif link.you == "challenger":
        session.say("terminal-link-yours", address=session.client.address_of(link.link))
        session.say("terminal-link-waiting")
    else:
        session.say("link-visitor")
    return None


async def _obey(session: Session, vocabulary: Vocabulary, said: Said, link: Link) -> Place | None:
    client = session.client
    match said:
        case Command("quit"):
            return ToDoor()
        case Command("room"):
            return ToRoom()
        case Command("yes"):
            return await _ask(session, client.accept_link(link.link, link.rev))
        case Command("no"):
            return await _ask(session, client.decline_link(link.link))
        case Command("withdraw"):
            return await _ask(session, client.cancel_link(link.link))
        case Command("help"):
            for line in vocabulary.help():
                session.tell(line)
        case _:
            session.say("terminal-not-understood")
    return None


async def _ask(session: Session, asking: Awaitable[Link]) -> Place | None:
    try:
        return await _tell(session, await asking)
    except Refused as refused:
        session.refused(refused)
        return None
