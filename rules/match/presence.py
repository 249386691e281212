"""Who is there, who is away for how long, and when others may claim. Source: mechanisms.md 8."""

from typing import Final

from rules.game import Millis, Seat
from rules.match.match_state import Match, Presence, is_friendly, is_person
from rules.match.terms import TimeControl, estimated_seconds

ALL_AWAY: Final = Millis(300_000)  # 8.3
GAP_MAX: Final = Millis(10_000)  # 8.4: longer absences are not credited
GAPS_CREDITED: Final = 2  # 8.4
_BUDGET_EXTRA: Final = 60_000  # 8.2
_REGAINED: Final = 10  # 8.2: ten seconds online give one second back
_SHORT, _LONG = 10 * 60, 30 * 60  # seconds of estimated length


def away_limit(control: TimeControl) -> Millis:
    """How long a seat may be away before the others can claim. Source: 8.2."""
    expected = estimated_seconds(control)
    if expected is None or expected > _LONG:
        return Millis(180_000)
    return Millis(60_000 if expected < _SHORT else 120_000)


def left_limit(control: TimeControl) -> Millis:
    """The same after it has said that it leaves."""
    expected = estimated_seconds(control)
    if expected is None or expected > _LONG:
        return Millis(30_000)
    return Millis(15_000 if expected < _SHORT else 20_000)


def full_budget(control: TimeControl) -> Millis:
    """How long a seat may be away in a whole game."""
    return Millis(away_limit(control) + _BUDGET_EXTRA)


def fresh_presence(control: TimeControl, at: Millis) -> Presence:
    """A seat when the table starts: taken to be there until the house notices otherwise."""
    return Presence(online=True, at=at, budget=full_budget(control))


def went_away(match: Match, presence: Presence, since: Millis) -> Presence:
    """The seat lost its last connection at `since`; its time online has regained budget."""
    regained = max(0, since - presence.at) // _REGAINED
    most = full_budget(match.start.terms.time_control)
    return Presence(
        online=False,
        at=max(since, presence.at),
        budget=Millis(min(most, presence.budget + regained)),
        left_at=presence.left_at,
        gaps=presence.gaps,
    )


def came_back(presence: Presence, at: Millis, *, credited: bool = False) -> Presence:
    """The seat is there again; its time away has eaten budget."""
    away = 0 if presence.online else at - presence.at
    return Presence(
        online=True,
        at=presence.at if presence.online else at,
        budget=Millis(max(0, presence.budget - away)),
        gaps=presence.gaps + credited,
    )


def said_goodbye(presence: Presence, at: Millis) -> Presence:
    """The seat has said that it leaves."""
    return Presence(
        online=presence.online,
        at=presence.at,
        budget=presence.budget,
        left_at=at,
        gaps=presence.gaps,
    )


def frozen(presence: Presence, began: Millis, ended: Millis) -> Presence:
    """The presence with no time away counted from `began` to `ended`."""

    def later(moment: Millis) -> Millis:
        return Millis(moment + max(0, ended - max(began, moment)))

    if presence.online and presence.left_at is None:
        return presence
    return Presence(
        online=presence.online,
        at=presence.at if presence.online else later(presence.at),
        budget=presence.budget,
        left_at=None if presence.left_at is None else later(presence.left_at),
        gaps=presence.gaps,
    )


def claim_at(match: Match, seat: Seat) -> Millis | None:
    """From when the absence of `seat` may be claimed; None: it is here, or nothing runs out."""
    presence = match.seats[seat].presence
    if match.persons <= 1 or match.over or (presence.online and presence.left_at is None):
        return None
    control = match.start.terms.time_control
    moments = []
    if not presence.online:
        moments.append(presence.at + min(away_limit(control), presence.budget))
    if presence.left_at is not None:
        moments.append(presence.left_at + left_limit(control))
    return Millis(min(moments))


def all_away_at(match: Match) -> Millis | None:
    """When a friendly table that everybody has left is aborted. Source: 8.3."""
    if match.persons <= 1 or match.pause is not None or not is_friendly(match):
        return None
    latest = Millis(0)
    for seat, record in enumerate(match.seats):
        if record.retired is None and is_person(match, seat):
            if record.presence.online:
                return None
            latest = max(latest, record.presence.at)
    return Millis(latest + ALL_AWAY)
