"""Who may hear of what. The type check asks about new events. Source: spec 11."""

from dataclasses import replace
from typing import assert_never

from rules.game import Viewer
from rules.games.wikinger_saga import events as told
from rules.games.wikinger_saga.events import Event
from rules.games.wikinger_saga.view import SECRET_ASKS


def show(event: Event, viewer: Viewer) -> Event | None:
    """The event as `viewer` may see it: cards that go unseen are for their own seat alone."""
    match event:
        case told.HandDrawn() | told.CardsDrawn() | told.SentToValhalla():
            return event if viewer == event.seat else replace(event, cards=None)
        case told.GodsSeen():
            return event if viewer == event.seat else None
        case told.GodTaken():
            return event if viewer == event.seat else replace(event, kept=None, returned=None)
        case told.Discarded():
            return event if viewer == event.seat else replace(event, card=None)
        case told.Peeked():
            return event if viewer == event.seat else replace(event, way=None)
        case told.Answered():
            hidden = event.ask in SECRET_ASKS and viewer != event.seat
            return replace(event, choice=None) if hidden else event
        case told.LegStarted() | told.WorldEntered() | told.Recruited() | told.RecruitPassed():
            return event
        case told.WayRevealed() | told.WayReshuffled() | told.Chosen() | told.CardsRevealed():
            return event
        case told.CardPlayed() | told.Rested() | told.GodTurned() | told.Moved() | told.PutOut():
            return event
        case told.Decided() | told.Left() | told.GoldChanged() | told.VpChanged():
            return event
        case told.Robbed() | told.SightTaken() | told.FreeUsed() | told.RecruitedOnWay():
            return event
        case told.Retrieved() | told.Redrawn() | told.PathShifted() | told.Asked():
            return event
        case told.BifroestGold() | told.LegEnded() | told.SeatRetired() | told.GameEnded():
            return event
        case _:
            assert_never(event)
