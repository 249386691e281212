"""The three computers. They see what their seat knows, and count steps, never time."""

from collections.abc import Mapping
from typing import Final

from rules.game import Bot, Level
from rules.games.kuhhandel.actions import Action
from rules.games.kuhhandel.bot.easy import easy
from rules.games.kuhhandel.bot.medium import medium
from rules.games.kuhhandel.bot.strong import strong
from rules.games.kuhhandel.events import Event
from rules.games.kuhhandel.view import View

LEVELS: Final[Mapping[Level, Bot[Action, Event, View]]] = {
    Level.EASY: easy,
    Level.MEDIUM: medium,
    Level.STRONG: strong,
}
