"""What animals are worth to a seat in points, as the rules of thumb of experience have it.

Spec section 16: a card is worth its share of what the whole quartet would add to the score.
"""

from collections.abc import Sequence
from typing import Final

from rules.game import Seat
from rules.games.kuhhandel.content import QUARTET, VALUES, Kind
from rules.games.kuhhandel.score import value_of
from rules.games.kuhhandel.state import Herd

DENIAL: Final = {3: 0.35, 4: 0.65, 5: 0.65}
"""By seats: how much of what the card is worth to the rival who needs it most counts too."""


def share_of_quartet(herd: Herd, kind: Kind, count: int = 1) -> float:
    """What `count` more of an animal are worth to the owner of `herd`, in points."""
    missing = QUARTET - herd[kind]
    if missing <= 0:
        return 0.0
    complete = herd.count(QUARTET)
    return (value_of(herd) + (complete + 1) * VALUES[kind]) * min(count, missing) / missing


def worth(herds: Sequence[Herd], seat: Seat, kind: Kind, count: int = 1) -> float:
    """The same, and what it is worth that no rival gets them."""
    rivals = [
        share_of_quartet(herd, kind, count)
        for other, herd in enumerate(herds)
        if other != seat and herd[kind]
    ]
    denied = DENIAL[len(herds)] * max(rivals, default=0.0)
    return share_of_quartet(herds[seat], kind, count) + denied
