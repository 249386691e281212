"""Die Wikinger Saga: a journey of eight adventures along the path to Valhalla. Source: seed 002."""

from typing import Final

from rules.game import Game
from rules.games.wikinger_saga.actions import Action
from rules.games.wikinger_saga.apply import apply, progress, retire, turn_key
from rules.games.wikinger_saga.autoplay import autoplay
from rules.games.wikinger_saga.bot.levels import LEVELS
from rules.games.wikinger_saga.bot.sample import sample
from rules.games.wikinger_saga.deal import setup
from rules.games.wikinger_saga.events import Event, reading
from rules.games.wikinger_saga.legal import actors, legal
from rules.games.wikinger_saga.score import result
from rules.games.wikinger_saga.show import show
from rules.games.wikinger_saga.state import SEATS, Options, State
from rules.games.wikinger_saga.table import View
from rules.games.wikinger_saga.view import view
from rules.texts import read_manual, read_texts

GAME: Final[Game[Options, State, Action, Event, View]] = Game(
    id="wikinger_saga",
    rules_version=1,
    seats=SEATS,
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
    retire=retire,
    sample=sample,
    turn_key=turn_key,
    progress=progress,
    levels=LEVELS,
    texts=read_texts(__name__),
    manual=read_manual(__name__),
)
