"""Connects, goes from screen to screen, says goodbye."""

from collections.abc import Callable
from functools import partial

from clients.python.door import Address, games
from clients.python.sdk import Client, Ended, Unreachable
from clients.python.terminal.braille import fold
from clients.python.terminal.ears import Ears
from clients.python.terminal.identity import Identities
from clients.python.terminal.link_screen import link_screen
from clients.python.terminal.replay_screen import replay_screen
from clients.python.terminal.room_screen import place_of, rename, room_screen
from clients.python.terminal.session import (
    Place,
    Session,
    ToChallenge,
    ToComputer,
    ToDoor,
    ToLink,
    ToReplay,
    ToRoom,
    ToTable,
)
from clients.python.terminal.setup_screens import challenge_screen, computer_screen
from clients.python.terminal.table_screen import table_screen
from clients.python.texts import Language, house_book

PROGRAM = "wartesaal-terminal/0.1"


async def visit(
    url: str,
    *,
    language: Language,
    tell: Callable[[str], None],
    ears: Ears,
    identities: Identities,
    name: str | None = None,
    width: int | None = None,
) -> bool:
    """One visit from door to door; False: it ended before the user wanted it to.

    url:   of the house; of one of its tables or challenges: begin there.
    width: cells of a Braille display: no line is longer; None: as long as it comes.
    """
    if width is not None:
        tell = partial(_tell_folded, tell, width)
    house = house_book(language)
    try:
        address = Address.parse(url)
        client = await _come_in(address, language, identities)
    except (Unreachable, ValueError):
        tell(house.say("terminal-unreachable", address=url))
        return False
    except Ended:
        tell(house.say("terminal-signed-out"))
        return False
    async with client:
        client.on_connection = lambda is_there: tell(
            house.say("connection-back" if is_there else "terminal-connection-lost")
        )
        cards = {card.id: card for card in await games(address)}
        session = Session(
            client=client, house=house, ears=ears, tell=tell, cards=cards, width=width
        )
        if name is not None and name != client.person.name:
            await rename(session, name)
        session.say("terminal-hello", name=client.person.name)
        try:
            await _walk(session, _first(url))
        except Ended:
            session.say("terminal-signed-out")
            return False
    tell(house.say("terminal-bye"))
    return True


def _tell_folded(tell: Callable[[str], None], width: int, line: str) -> None:
    for piece in fold(line, width):
        tell(piece)


async def _come_in(address: Address, language: Language, identities: Identities) -> Client:
    """As who one was, or else as a new guest."""
    known = identities.token(address)
    try:
        client = await Client.connect(address.base, known, language=language, program=PROGRAM)
    except Ended:
        if known is None:
            raise
        client = await Client.connect(address.base, language=language, program=PROGRAM)
    identities.keep(address, client.token)
    return client


def _first(url: str) -> Place:
    """Where a visit begins: at the table or challenge of the address, or in the waiting room."""
    place = place_of(url) if "/" in url.partition("://")[2] else None
    return place or ToRoom()


async def _walk(session: Session, place: Place) -> None:
    while not isinstance(place, ToDoor):
        place = await _enter(session, place)


async def _enter(session: Session, place: Place) -> Place:
    match place:
        case ToRoom():
            return await room_screen(session)
        case ToComputer():
            return await computer_screen(session)
        case ToChallenge():
            return await challenge_screen(session)
        case ToLink(link):
            return await link_screen(session, link)
        case ToTable():
            return await table_screen(session, place)
        case ToReplay():
            return await replay_screen(session, place)
        case ToDoor():
            return place
