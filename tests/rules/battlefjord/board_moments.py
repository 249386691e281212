"""Moments of Battlefjord for the tests of the web client's board: views and legal actions.

    python -m tests.rules.battlefjord.board_moments

writes them anew, one a line; a test holds the file to the rules.
"""

import json
from pathlib import Path
from typing import Any, Final

from pydantic import TypeAdapter

from rules.games.battlefjord.actions import Action
from rules.games.battlefjord.content import CARD_OF, NO_CARD
from rules.games.battlefjord.legal import legal
from rules.games.battlefjord.state import Ask, Pending, Phase, State
from rules.games.battlefjord.view import View, view
from tests.rules.battlefjord.positions import A, B, position

FILE: Final = Path(__file__).parents[3] / "clients/web/test/games/battlefjord/moments.jsonl"

_VIEW: Final = TypeAdapter(View)
_LEGAL: Final[TypeAdapter[list[Action]]] = TypeAdapter(list[Action])

CARDS: Final = "0 C07, 1 R4, 2 C03, 3 L5, 4 C13, 5 S1, 6 C16, 7 H2, 8 C05"


def pending(ask: Ask, *cards: str, card: str | None = None, n: int = 0) -> tuple[Pending, ...]:
    """One open decision."""
    about = NO_CARD if card is None else CARD_OF[card]
    return (Pending(ask=ask, card=about, n=n, cards=tuple(CARD_OF[each] for each in cards)),)


MOMENTS: Final[dict[str, State]] = {
    "placing": position(
        phase=Phase.PLACING,
        round=7,
        on=("3", "5 10"),
        slots=CARDS,
        halls=("S6", ""),
        stocks=("3/2/1/1/6", "1/4/2/2/5"),
    ),
    "actions": position(
        round=7,
        on=("3 6 5", "2 13 7"),
        slots=CARDS.replace("0 C07", "0 down"),
        pennants={2: A, 5: A, 7: B},
        halls=("L3 L8 | R5 H3 | S8", "B6"),
        hands=("B8", "H9"),
        stocks=("3/3/3/1/6", "1/4/2/2/5"),
    ),
    "discount": position(
        round=5,
        on=("6 2 11", "5 13 3"),
        slots=CARDS.replace("1 R4", "1 L5").replace("3 L5", "3 H1"),
        pennants={1: A},
        halls=("L3", ""),
        stocks=("2/1/1/1/4", "1/1/1/1/4"),
    ),
    "mist": position(
        round=2,
        on=("9 6 3", "5 13 2"),
        slots=CARDS,
        pennants={5: A, 4: B},
        stocks=("0/1/1/0/4", "1/1/1/1/4"),
    ),
    "skald": position(
        round=2,
        on=("10 15 6", "5 13 3"),
        slots=CARDS,
        halls=("R2", ""),
        stocks=("4/0/2/2/4", "1/1/1/1/4"),
    ),
    "full": position(
        round=2,
        on=("5x1 6x1 2x1", "15 13 3"),
        slots=CARDS,
        halls=("H1", ""),
        stocks=("6/4/2/4/4", "1/1/1/1/4"),
        merchant_open=True,
    ),
    "raid": position(phase=Phase.RAID, round=8, slots=CARDS, stocks=("2/1/0/1/3", "1/1/1/1/4")),
    "raidOnly": position(phase=Phase.RAID, round=4, slots=CARDS, stocks=("3/0/0/1/0", "1/1/1/1/4")),
    "raidCannot": position(
        phase=Phase.RAID, round=12, slots=CARDS, stocks=("1/0/0/1/1", "1/1/1/1/4")
    ),
    "storage": position(
        phase=Phase.STORAGE, round=3, slots=CARDS, stocks=("6/4/2/1/4", "1/1/1/1/4")
    ),
    "thing": position(
        round=3, on=("14x1 2 3", "5 13 6"), slots=CARDS, pending=pending(Ask.THING, "S5")
    ),
    "thingTwo": position(
        round=3,
        on=("14x1 2 3", "5 13 6"),
        slots=CARDS,
        halls=("R4", ""),
        pending=pending(Ask.THING, "S5", "H5"),
    ),
    "goods": position(
        round=3,
        on=("14x1 2 3", "5 13 6"),
        slots=CARDS,
        pending=pending(Ask.CARGO_GOODS, card="C14", n=2),
    ),
    "extra": position(
        round=3,
        on=("14x1 2 3", "5 13 6"),
        slots=CARDS,
        pennants={5: A},
        pending=pending(Ask.EXTRA_PENNANT, card="B8", n=1),
    ),
    "refresh": position(
        round=3,
        on=("7x1 2 3", "5 13 6"),
        slots=CARDS,
        pending=pending(Ask.REFRESH_PLACE, card="L7", n=1),
    ),
    "swap": position(
        round=3,
        on=("7x1 2 3", "5 13 6"),
        slots=CARDS,
        halls=("L1|H9", ""),
        pending=pending(Ask.SWAP_CARDS, card="H9", n=1),
    ),
    "theirs": position(
        round=7, turn=B, horn=B, on=("3 6 5", "2 13 7"), slots=CARDS, pennants={7: B}
    ),
}


def moment(name: str, state: State) -> dict[str, Any]:
    """A moment as the client gets it in seat A."""
    return {
        "name": name,
        "view": json.loads(_VIEW.dump_json(view(state, A))),
        "legal": json.loads(_LEGAL.dump_json(list(legal(state, A)))),
    }


def lines() -> str:
    """The file."""
    return "".join(
        json.dumps(moment(name, state), separators=(",", ":")) + "\n"
        for name, state in MOMENTS.items()
    )


if __name__ == "__main__":
    FILE.write_text(lines(), encoding="utf-8")
