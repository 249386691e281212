"""What every screen of the terminal has at hand, and where one can go from it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from clients.python.door import GameCard, game_texts
from clients.python.sdk import Client, Refused
from clients.python.terminal.ears import Ears
from clients.python.texts import Book, Language
from protocol.follower import Role
from protocol.ids import TableId
from rules.games import GAMES


@dataclass(frozen=True, slots=True)
class ToRoom:
    """The waiting room."""


@dataclass(frozen=True, slots=True)
class ToComputer:
    """What to play against the computer."""


@dataclass(frozen=True, slots=True)
class ToChallenge:
    """What to challenge somebody to."""


@dataclass(frozen=True, slots=True)
class ToLink:
    """A challenge by link."""

    link: TableId


@dataclass(frozen=True, slots=True)
class ToTable:
    """A table. role: None: as its seat, else as a spectator."""

    table: TableId
    role: Role | None = None


@dataclass(frozen=True, slots=True)
class ToReplay:
    """A finished game, step by step. seat: whose stream; None: the spectators'."""

    table: TableId
    role: Role
    seat: int | None


@dataclass(frozen=True, slots=True)
class ToDoor:
    """Out of the program."""


Place: TypeAlias = ToRoom | ToComputer | ToChallenge | ToLink | ToTable | ToReplay | ToDoor


@dataclass(slots=True, kw_only=True)
class Session:
    """One visit of one user.

    tell:  prints a line. width: of a Braille display: then lines are built short; None: any.
    """

    client: Client
    house: Book
    ears: Ears
    tell: Callable[[str], None]
    cards: Mapping[str, GameCard]
    width: int | None = None
    _books: dict[str, Book] = field(default_factory=dict)

    @property
    def language(self) -> Language:
        """The language that is spoken."""
        return self.house.language

    def say(self, name: str, /, **variables: Any) -> None:
        """Print a sentence of the house."""
        self.tell(self.house.say(name, **variables))

    def refused(self, refused: Refused) -> None:
        """Print why something that concerns no table was refused."""
        facts = {name: str(value) for name, value in refused.facts.items()}
        told = self.house.find(
            f"error-{refused.code}-{facts.get('reason')}", facts
        ) or self.house.find(f"error-{refused.code}", facts)
        self.tell(told or self.house.say("error-unknown"))

    async def book(self, game: str) -> Book:
        """The texts of a game: those of this program, or for a game of the host's, the host's."""
        if game not in self._books:
            if game in GAMES:
                source: str | None = GAMES[game].texts[self.language]
            else:
                source = await game_texts(self.client.address, game, self.language)
            self._books[game] = Book(self.language, source or "")
        return self._books[game]

    async def name_of(self, game: str) -> str:
        """What a game is called."""
        return (await self.book(game)).find("name") or game
