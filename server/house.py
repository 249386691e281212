"""What the gateway needs from the services: the house behind the sockets, people, games.

The other direction is `server.ports.Peer`. The services know nothing of the gateway but that.
"""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol, TypeAlias

from protocol import commands
from protocol.account import (
    Account,
    AccountSettings,
    ChangePassword,
    Programs,
    ProgramToken,
    Register,
    SignIn,
)
from protocol.daily import Daily, DailyList, DailyTable
from protocol.frames import Plain
from protocol.people import HistoryPage, Leaderboard, Profile, RatingGraph
from server.ports import Guest, Peer
from server.ports_games import ListPlace, Showing

AnyCommand: TypeAlias = commands.AnyCommand


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


def plain_person(person: Guest) -> Plain:
    """A person as everybody may know him (`Person` of protocol/frames.py)."""
    return {"user": person.user, "name": person.name, "guest": person.guest}


class People(Protocol):
    """Who is who."""

    async def new_guest(self, language: str) -> SignedIn:
        """Make a guest with a name in this language. Raises StoreUnavailable."""

    async def by_token(self, token: str) -> Guest | None:
        """Who holds this token; None: nobody (any more). Raises StoreUnavailable."""

    async def sign_out(self, token: str) -> None:
        """End the token, and every socket of its user on every node, within a second."""


class Members(Protocol):
    """What somebody does with the own account (server/services/membership.py says how).

    All may raise ServiceError, NameTaken, PasswordsBusy, UnknownUser, StoreUnavailable.
    """

    async def account(self, person: Guest) -> Account:
        """What is kept about him."""

    async def register(self, person: Guest, asked: Register) -> Guest:
        """A guest becomes an account."""

    async def sign_in(self, asked: SignIn) -> SignedIn:
        """Another token for the account of this name."""

    async def sign_out_everywhere(self, person: Guest) -> None:
        """End all tokens and sockets."""

    async def change_password(self, person: Guest, token: str, asked: ChangePassword) -> None:
        """Another password; all tokens but `token` end."""

    async def change_email(self, person: Guest, email: str | None) -> None:
        """Another address, or none."""

    async def settings(self, person: Guest) -> AccountSettings:
        """What he has set."""

    async def change_settings(self, person: Guest, settings: AccountSettings) -> None:
        """Keep all of it."""

    async def export(self, person: Guest) -> Mapping[str, object]:
        """All that is kept about him."""

    async def delete(self, person: Guest, password: str | None) -> None:
        """Forget him, and his programs."""


class OwnPrograms(Protocol):
    """The accounts that somebody keeps for programs. Raises as `Members`."""

    async def listed(self, owner: Guest) -> Programs:
        """All of them."""

    async def add(self, owner: Guest, name: str) -> ProgramToken:
        """One more."""

    async def renew(self, owner: Guest, user: str) -> ProgramToken:
        """Another token; the old one ends."""

    async def drop(self, owner: Guest, user: str) -> None:
        """Delete one, with all that is kept about it."""


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


@dataclass(frozen=True, slots=True, kw_only=True)
class GamesAsked:
    """Which finished games are wanted; opponent: a name; None: all of them."""

    game: str | None = None
    rated: bool | None = None
    opponent: str | None = None
    showing: Showing | None = None
    after: ListPlace | None = None


class Reads(Protocol):
    """What is read about people; reader: who asks. Raises ServiceError, StoreUnavailable."""

    async def profile(self, name: str, reader: Guest | None) -> Profile:
        """Who has this name, or this id."""

    async def graph(self, name: str, game: str, days: int) -> RatingGraph:
        """The ratings of the last days; 0: of all time."""

    async def games(self, name: str, asked: GamesAsked) -> HistoryPage:
        """A page of finished games, newest first."""

    async def leaderboard(self, game: str | None, reader: Guest | None) -> Leaderboard:
        """The best at a game, or by points."""


class DailyHouse(Protocol):
    """The games of the day. Raises ServiceError(NOT_FOUND), StoreUnavailable."""

    async def play(self, game: str, person: Guest) -> DailyTable:
        """The person's table of today."""

    async def look(self, game: str, person: Guest | None) -> Daily:
        """Today, the reader's last days, the lists of today and the day before."""

    async def look_at_day(self, game: str, key: str, person: Guest | None) -> DailyList:
        """How one day went."""


Readiness: TypeAlias = Callable[[], Awaitable[Sequence[str]]]
"""The names of what this process still waits for ("store"); empty: it is ready."""
