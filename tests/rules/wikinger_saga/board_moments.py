"""Moments of Die Wikinger Saga for the tests of the web client's board: views and legal actions.

    python -m tests.rules.wikinger_saga.board_moments

writes them anew, one a line; a test holds the file to the rules. They are met in random games:
the first state of its kind in which seat 0 has something to look at.
"""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from pydantic import TypeAdapter

from rules.games.wikinger_saga.actions import Action
from rules.games.wikinger_saga.legal import legal
from rules.games.wikinger_saga.state import Ask, Options, Phase, State
from rules.games.wikinger_saga.table import View
from rules.games.wikinger_saga.view import view
from tests.rules.wikinger_saga.random_play import random_game

FILE: Final = Path(__file__).parents[3] / "clients/web/test/games/wikinger_saga/moments.jsonl"

_VIEW: Final = TypeAdapter(View)
_LEGAL: Final[TypeAdapter[list[Action]]] = TypeAdapter(list[Action])


def _asked(ask: Ask) -> Callable[[View], bool]:
    return lambda seen: any(each.seat == 0 and each.ask is ask for each in seen.questions)


def _choosing(seen: View) -> bool:
    own = seen.you
    return (
        seen.phase is Phase.CHOOSE
        and own is not None
        and own.choice is None
        and seen.seats[0].inside
        and len(own.hand) > 2
    )


KINDS: Final[dict[str, Callable[[View], bool]]] = {
    "recruit": lambda seen: seen.turn_seat == 0 and seen.recruit_round > 0,
    "choose": lambda seen: (
        _choosing(seen) and not seen.longboat and any(seat.answered for seat in seen.seats)
    ),
    "chosen": lambda seen: (
        seen.phase is Phase.CHOOSE
        and seen.seats[0].answered
        and sum(s.waits for s in seen.seats) > 1
    ),
    "boat": lambda seen: _choosing(seen) and seen.longboat,
    "decide": lambda seen: seen.phase is Phase.DECIDE and seen.seats[0].waits,
    "valhalla": lambda seen: seen.phase is Phase.VALHALLA and seen.seats[0].waits,
    "overruled": lambda seen: any(way.state == "overruled" for way in seen.way_open),
    "god": _asked(Ask.PICK_GOD),
    "number": _asked(Ask.SET_MOVE),
    "finished": lambda seen: seen.phase is Phase.FINISHED,
}


def moments() -> dict[str, State]:
    """The first of each kind, in the order of `KINDS`."""
    found: dict[str, State] = {}
    for seed in range(40):
        game = random_game(Options(journey="gods"), 4, seed)
        for state in (*(each.state for each in game), game[-1].step.state):
            seen = view(state, 0)
            for name, fits in KINDS.items():
                if name not in found and fits(seen):
                    found[name] = state
        if len(found) == len(KINDS):
            break
    return {name: found[name] for name in KINDS}


def moment(name: str, state: State) -> dict[str, Any]:
    """A moment as the client gets it in seat 0."""
    return {
        "name": name,
        "view": json.loads(_VIEW.dump_json(view(state, 0))),
        "legal": json.loads(_LEGAL.dump_json(list(legal(state, 0)))),
    }


def lines() -> str:
    """The file."""
    return "".join(
        json.dumps(moment(name, state), separators=(",", ":")) + "\n"
        for name, state in moments().items()
    )


if __name__ == "__main__":
    FILE.write_text(lines(), encoding="utf-8")
