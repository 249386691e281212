"""A running table as the list of the waiting room shows it.

A row lies in the store from one move to the next, so its clocks carry the table time at which they
stood so, and are told with their age. Source: mechanisms.md 1.7, ux.md 4.
"""

from protocol.frames import Plain
from rules.game import Millis
from rules.match.elo import is_provisional
from rules.match.frame import shared_facts
from rules.match.terms import Audience, Bronstein, Fischer, Kind, NoClock, SeatHolder, TimeControl
from server.present import plain_clock
from server.services.live_table import LiveTable


def is_shown(live: LiveTable) -> bool:
    """Whether everybody may see that the table is there."""
    return live.table.match.start.terms.spectators.allowed is Audience.EVERYONE


def table_row(live: LiveTable, now: Millis) -> Plain:
    """The table at `now`, as it is stored."""
    match = live.table.match
    game, state, terms = live.game, live.table.state, match.start.terms
    # What spectators are told late, the list must not tell before (mechanisms.md 9).
    delayed = terms.spectators.delay_s > 0
    clock = None
    if not delayed and not isinstance(terms.time_control, NoClock):
        seats = shared_facts(live.table, now).clock.seats
        clock = {"at": now, "seats": [plain_clock(seat) for seat in seats]}
    return {
        "kind": "table",
        "table": live.id,
        "game": game.id,
        "seats": [_seat(holder) for holder in match.start.seats],
        "time_control": _control_name(terms.time_control),
        "rated": terms.kind is Kind.RATED,
        "progress": None if game.progress is None or delayed else game.progress(state),
        "round": None if game.round is None or delayed else game.round(state),
        "clock": clock,
        "since_ms": match.began_at,
    }


def told_at(row: Plain, now: Millis) -> Plain:
    """A stored row of any kind, as it is told at `now`."""
    if row["kind"] != "table" or row["clock"] is None:
        return row
    clock = row["clock"]
    return {**row, "clock": {"age_ms": max(0, now - clock["at"]), "seats": clock["seats"]}}


def _seat(holder: SeatHolder) -> Plain:
    rating = None
    if holder.rating is not None:
        rating = {"value": holder.rating, "provisional": is_provisional(holder.games)}
    return {
        "user": holder.user,
        "name": holder.name,
        "computer": holder.computer,
        "rating": rating,
    }


def _control_name(control: TimeControl) -> str:
    """A time control as people write it: "10+5", "15/10"; "none"."""
    match control:
        case Fischer(base_ms=base, inc_ms=extra):
            return f"{base // 60_000}+{extra // 1_000}"
        case Bronstein(base_ms=base, delay_ms=extra):
            return f"{base // 60_000}/{extra // 1_000}"
        case _:
            return "none"
