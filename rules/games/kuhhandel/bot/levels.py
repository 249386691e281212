"""The three computers. They see what their seat knows, and count steps, never time."""

from collections.abc import Mapping
from typing import Final, TypeAlias

from rules.game import Bot, Knowledge, Level
from rules.games.kuhhandel.actions import Action
from rules.games.kuhhandel.bot.easy import easy
from rules.games.kuhhandel.events import Event
from rules.games.kuhhandel.view import View

Known: TypeAlias = Knowledge[Action, Event, View]

LEVELS: Final[Mapping[Level, Bot[Action, Event, View]]] = {
    Level.EASY: easy,
    Level.MEDIUM: easy,
    Level.STRONG: easy,
}
