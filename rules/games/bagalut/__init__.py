"""Bagalut: steal, swap, lay; who leads at three of five goods becomes chief. Source: seed 000."""

from typing import Final

from rules.game import Game
from rules.games.bagalut.actions import Action
from rules.games.bagalut.apply import apply, autoplay, progress, setup, turn_key
from rules.games.bagalut.bot.levels import LEVELS
from rules.games.bagalut.bot.sample import sample
from rules.games.bagalut.events import Event, reading
from rules.games.bagalut.legal import actors, legal
from rules.games.bagalut.score import result
from rules.games.bagalut.state import SEATS, Options, State
from rules.games.bagalut.view import View, show, view
from rules.texts import read_manual, read_texts

GAME: Final[Game[Options, State, Action, Event, View]] = Game(
    id="bagalut",
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
    levels=LEVELS,
    texts=read_texts(__name__),
    manual=read_manual(__name__),
)
