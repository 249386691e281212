"""The table after this one: same terms, and the other one begins. Source: mechanisms.md 3.6."""

from dataclasses import replace

from rules.match.terms import SeatHolder, Start


def rematch_start(start: Start, *, table: str, seed: str, seats: tuple[SeatHolder, ...]) -> Start:
    """What the rematch `table` begins with.

    seed:  a fresh one. seats: the same holders, with ratings and names as they are now.
    """
    return replace(
        start,
        table=table,
        seed=seed,
        seats=seats,
        first_seat=(start.first_seat + 1) % len(start.seats),
        previous=start.table,
    )
