"""How an open table looks: as a row of the waiting room, and to those who are asked.

Source: ux.md 4 and 5.
"""

from collections.abc import Mapping
from typing import Final

from pydantic_core import to_json

from protocol.frames import Plain
from rules.match.gathering_state import Gathering, GatheringState, Sitter, sitters
from rules.match.terms import SeatHolder
from server.services.asked import Asked, AskedSeat, AskedState, Why

OPEN: Final = (
    GatheringState.GATHERING,
    GatheringState.READY_CHECK,
    GatheringState.STARTING,
)
"""While it is shown, and people sit there."""

ASKED: Final[Mapping[GatheringState, AskedState]] = {
    GatheringState.READY_CHECK: AskedState.WAITING,
    GatheringState.STARTING: AskedState.COMPLETE,
    GatheringState.PLAYING: AskedState.STARTED,
}
"""While there is a question to those who sit there; else it is over."""


def row_of(table: Gathering, terms: Plain) -> bytes:
    """The row that everybody sees."""
    row: bytes = to_json(
        {
            "kind": "open_table",
            "table": table.id,
            "host": table.host,
            "rev": table.rev,
            "terms": terms,
            "least": table.least,
            "seats": [_seat(table, sitter) for sitter in table.seats],
            "invited": table.invited,
            "state": table.state,
        }
    )
    return row


def asked_about(table: Gathering, terms: Plain) -> Asked:
    """How the question stands whether all are ready."""
    return Asked(
        check=table.id,
        of="table",
        rev=table.rev,
        terms=terms,
        seats=[
            AskedSeat(
                user=sitter.holder.user,
                name=sitter.holder.name,
                computer=sitter.holder.computer,
                ready=_is_ready(table, sitter.holder),
            )
            for sitter in sitters(table)
        ],
        state=ASKED.get(table.state, AskedState.OVER),
        ready_by=table.check_until or 0,
        why={} if table.refused is None else {table.refused: Why.STAKE},
    )


def _seat(table: Gathering, sitter: Sitter | None) -> Plain | None:
    if sitter is None:
        return None
    holder = sitter.holder
    return {
        "user": holder.user,
        "name": holder.name,
        "guest": holder.guest,
        "computer": holder.computer,
        "rating": holder.rating,
        "ready": _is_ready(table, holder),
    }


def _is_ready(table: Gathering, holder: SeatHolder) -> bool:
    return holder.computer is not None or holder.user in table.ready
