"""The table after this one: same terms, and the other one begins. Source: mechanisms.md 3.6."""

from dataclasses import replace

from rules.match.terms import Start


def rematch_start(before: Start, table: str, seed: str) -> Start:
    """How the rematch of `before` begins: nothing changes but the first seat and the seed.

    Names and ratings are those of the first game; who knows newer ones puts them in.
    """
    return replace(
        before,
        table=table,
        seed=seed,
        first_seat=(before.first_seat + 1) % len(before.seats),
        previous=before.table,
    )
