"""What the gateway needs from the services: the house behind the sockets, people, games.

The other direction is `server.ports.Peer`. The services know nothing of the gateway but that.
"""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol, TypeAlias

from protocol.commands import AnyRoomCommand, AnyTableCommand
from protocol.frames import Plain
from server.ports import Guest, Peer

AnyCommand: TypeAlias = AnyTableCommand | AnyRoomCommand
"""All that is asked of the house; `hello` and `ping` the gateway answers itself."""


class House(Protocol):
    """All services together, as the sockets see them.

    For one peer the calls come in this order: `opened`, then `receive` and `drained` any number
    of times, then `closed` once (also when `opened` failed or was cut short).
    """

    async def opened(self, peer: Peer) -> Sequence[Plain]:
        """A peer said hello: the user's running tables, for the welcome frame (`OwnTable`s).

        Commands that come before the answer wait for it in the gateway. StoreUnavailable closes
        the socket with 1013, any other exception with 1011.
        """

    def receive(self, peer: Peer, command: AnyCommand, received_at: int) -> None:
        """One command, inside the socket's callback: nothing in it may wait.

        received_at: table time in ms when the frame was read.
        Answers go through `peer.send`. An exception is logged and answered with `internal`.
        """

    def drained(self, peer: Peer) -> None:
        """`peer` could not follow, frames were left out, and now he can: send him the present.

        Only peers without a seat; one with a seat is cut off instead and resumes.
        """

    def closed(self, peer: Peer) -> None:
        """The connection is gone; nothing can be sent any more."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SignedIn:
    """A person and the token by which the browser or program proves to be that person."""

    token: str
    person: Guest


class People(Protocol):
    """Who is who."""

    async def new_guest(self, language: str) -> SignedIn:
        """Make a guest with a name in this language. Raises StoreUnavailable."""

    async def by_token(self, token: str) -> Guest | None:
        """Who holds this token; None: nobody (any more). Raises StoreUnavailable."""

    async def sign_out(self, token: str) -> None:
        """End the token, and every socket of its user on every node, within a second."""


@dataclass(frozen=True, slots=True, kw_only=True)
class GameCard:
    """A game as `GET /api/games` and `/texts/<game>/` tell of it.

    seats:   the fewest and the most players.
    options: JSON schema of the game's options, defaults included.
    texts:   Fluent source by language; rules: Markdown by language.
    """

    id: str
    rules_version: int
    seats: tuple[int, int]
    options: Mapping[str, object]
    levels: Sequence[str]
    texts: Mapping[str, str]
    rules: Mapping[str, str]


Readiness: TypeAlias = Callable[[], Awaitable[Sequence[str]]]
"""The names of what this process still waits for ("store"); empty: it is ready."""
