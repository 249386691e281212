"""Kuhhandel: auction animals, trade in the dark, collect quartets. Source: seed 004."""

from typing import Final

from rules.game import Game
from rules.games.kuhhandel.actions import Action
from rules.games.kuhhandel.apply import apply, autoplay, progress, retire, setup, turn_key
from rules.games.kuhhandel.bot.levels import LEVELS
from rules.games.kuhhandel.bot.sample import sample
from rules.games.kuhhandel.content import SEATS
from rules.games.kuhhandel.events import Event, reading
from rules.games.kuhhandel.legal import actors, legal, timers
from rules.games.kuhhandel.score import result
from rules.games.kuhhandel.state import Options, State
from rules.games.kuhhandel.view import View, show, view
from rules.texts import read_manual, read_texts

GAME: Final[Game[Options, State, Action, Event, View]] = Game(
    id="kuhhandel",
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
    timers=timers,
    retire=retire,
    sample=sample,
    turn_key=turn_key,
    progress=progress,
    levels=LEVELS,
    secret_after_end=True,
    texts=read_texts(__name__),
    manual=read_manual(__name__),
)
