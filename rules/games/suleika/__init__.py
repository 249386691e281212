"""Suleika: lay carpets, steer Omar, collect from whoever he stops for. Source: seed 001."""

from typing import Final

from rules.game import Game
from rules.games.suleika.actions import Action
from rules.games.suleika.apply import apply, autoplay, progress, retire, setup, turn_key
from rules.games.suleika.bot.levels import LEVELS
from rules.games.suleika.bot.sample import sample
from rules.games.suleika.content import CARPETS_A_SEAT
from rules.games.suleika.events import Event, reading
from rules.games.suleika.legal import actors, legal
from rules.games.suleika.score import result
from rules.games.suleika.state import Options, State
from rules.games.suleika.view import View, show, view
from rules.texts import read_manual, read_texts

GAME: Final[Game[Options, State, Action, Event, View]] = Game(
    id="suleika",
    rules_version=1,
    seats=range(min(CARPETS_A_SEAT), max(CARPETS_A_SEAT) + 1),
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
