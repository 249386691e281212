"""What must hold of a finished table, from what its viewers saw and from its record. Pure."""

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from clients.python.smoke.watch import Watch
from protocol.table_frames import Object

_KIND, _SEAT, _DATA = 3, 4, 7
"""Places in an entry of a record, which is an array."""

_OWN_NUMBERS: Final = frozenset({"to_vseq"})
"""Fields in which each viewer finds a number of his own stream."""


def check_table(
    watches: Sequence[Watch],
    acknowledged: Mapping[int, Sequence[Object]],
    record: Mapping[str, Any],
) -> Iterator[str]:
    """What does not hold. acknowledged: by seat, the actions the house said `ok` to, in order.

    record: the spectator's; where a game's secrets last beyond its end, without its entries.
    """
    for watch in watches:
        yield from watch.faults
    yield from _same_order(watches)
    yield from _same_end(watches, record)
    if "entries" in record:
        yield from _exactly_once(acknowledged, record)


def _same_order(watches: Sequence[Watch]) -> Iterator[str]:
    """Events that two viewers both saw came to both in the same order. Source: P3."""
    first, *others = watches
    for other in others:
        mine, theirs = _told(first), _told(other)
        shared = set(mine) & set(theirs)
        ordered = [[event for event in each if event in shared] for each in (mine, theirs)]
        if ordered[0] != ordered[1]:
            yield f"{_name(first)} and {_name(other)} saw the same events in different order"
        if not shared:
            yield f"{_name(first)} and {_name(other)} saw nothing together"


def _told(watch: Watch) -> list[str]:
    return [
        json.dumps(
            {name: value for name, value in event.items() if name not in _OWN_NUMBERS},
            sort_keys=True,
        )
        for event in watch.events
    ]


def _same_end(watches: Sequence[Watch], record: Mapping[str, Any]) -> Iterator[str]:
    """All saw the end that is recorded, under the commitment that was shown at the start."""
    for watch in watches:
        if watch.commitment != record["commitment"]:
            yield f"{_name(watch)} was shown another commitment"
        if watch.outcome is None:
            yield f"{_name(watch)} never saw the end"
        elif watch.outcome.ranking != record["result"]["ranking"]:
            yield f"{_name(watch)} saw another ranking"


def _exactly_once(
    acknowledged: Mapping[int, Sequence[Object]], record: Mapping[str, Any]
) -> Iterator[str]:
    """Every acknowledged action is in the record once, and nothing else is. Source: P2."""
    recorded: dict[int, list[Object]] = {seat: [] for seat in acknowledged}
    for entry in record["entries"]:
        if entry[_KIND] == "act" and entry[_SEAT] in recorded:
            recorded[entry[_SEAT]].append(entry[_DATA]["action"])
    for seat, actions in acknowledged.items():
        if recorded[seat] != list(actions):
            yield (
                f"seat {seat}: {len(actions)} actions were acknowledged, "
                f"{len(recorded[seat])} are recorded"
            )


def _name(watch: Watch) -> str:
    return "spectator" if watch.seat is None else f"seat {watch.seat}"
