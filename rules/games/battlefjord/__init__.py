"""Battlefjord: a trading place at a fjord; followers for three halls. Source: seed 003."""

from typing import Final

from rules.game import Game
from rules.games.battlefjord.actions import Action
from rules.games.battlefjord.apply import apply, autoplay, progress, setup, turn_key
from rules.games.battlefjord.bot.levels import LEVELS
from rules.games.battlefjord.bot.sample import sample
from rules.games.battlefjord.events import Event, reading
from rules.games.battlefjord.legal import actors, legal
from rules.games.battlefjord.score import result
from rules.games.battlefjord.state import SEATS, Options, State
from rules.games.battlefjord.view import View, show, view
from rules.texts import read_manual, read_texts

GAME: Final[Game[Options, State, Action, Event, View]] = Game(
    id="battlefjord",
    rules_version=1,
    seats=range(SEATS, SEATS + 1),
    Options=Options,
    State=State,
    Action=Action,
    Event=Event,
    View=View,
    setup=setup,
    actors=actors,
    legal=legal,
    apply=apply,
    reading=reading,
    view=view,
    show=show,
    result=result,
    autoplay=autoplay,
    sample=sample,
    turn_key=turn_key,
    progress=progress,
    round=lambda state: state.round,
    levels=LEVELS,
    texts=read_texts(__name__),
    manual=read_manual(__name__),
)
