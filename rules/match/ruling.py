"""What a command comes to before it is folded in: an entry without its number, time and events."""

from typing import NamedTuple

from rules.game import Seat
from rules.match.entry import EntryKind
from rules.match.entry_data import EntryData
from rules.match.fold import Outcome


class Ruling(NamedTuple):
    """An entry in the making. outcome: of an action that was tried while it was judged."""

    kind: EntryKind
    seat: Seat | None
    data: EntryData
    outcome: Outcome | None = None
