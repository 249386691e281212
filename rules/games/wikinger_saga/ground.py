"""Where figures stand: path or longboat, the cards on the board, what lies on a space. Spec 4, 8.

A board space is the path's shift plus the figure's index; only the index is stored.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from rules.games.wikinger_saga.content import (
    ADVENTURES,
    LONGBOAT_LENGTH,
    MARKERS,
    PAIRS,
    PATH_LENGTH,
    WORLDS,
    Adventure,
    Script,
)
from rules.games.wikinger_saga.ids import AdventureId, LegId, MarkerId, WorldId
from rules.games.wikinger_saga.state import MarkersOn


class Place(StrEnum):
    """Where a movement ends."""

    PLAIN = "plain"
    FIELD = "adventure"
    MARKER = "way_marker"
    DEAD_MARKER = "dead_marker"  # an open way card has taken its effect
    FALLEN = "fallen"  # on the last field, beyond it, or off the path


class Fall(StrEnum):
    """Why an adventure ended with a penalty."""

    OVER = "over"
    OFF = "off"
    BOTH = "both"
    LOST = "lost"  # after the last stage there is (spec D25)


@dataclass(frozen=True, slots=True, kw_only=True)
class Ground:
    """What a leg is played on.

    cards:  one adventure card, at Bifröst two; goal: the one that ends the adventure.
    length: fields of the path or the longboat.
    broken: broken helmets of the goal's last field.
    field_at: space -> card, number of its field and what it does.
    """

    leg: LegId
    cards: tuple[AdventureId, ...]
    goal: Adventure
    world: WorldId
    longboat: bool
    length: int
    broken: int
    marker_spaces: tuple[int, ...]
    field_at: Mapping[int, tuple[AdventureId, int, Script]]


@dataclass(frozen=True, slots=True, kw_only=True)
class Spot:
    """An end position.

    falls:  how many times the broken helmets are suffered; 0: the figure stays in.
    off, over: it left the path; it is on or beyond the last field.
    card, field: the field it stands on, 0..7.
    reaches: it stands on a field of the goal.
    """

    index: int
    space: int
    falls: int = 0
    off: bool = False
    over: bool = False
    card: AdventureId | None = None
    field: int | None = None
    marker: MarkerId | None = None
    script: Script = ()
    reaches: bool = False

    @property
    def fall(self) -> Fall | None:
        """Why the adventure ends here with a penalty; None: it does not."""
        if not self.falls:
            return None
        if self.falls > 1:
            return Fall.BOTH
        return Fall.OVER if self.over else Fall.OFF

    def place(self, marker_factor: int) -> Place:
        """What kind of place it is; markers may have lost their effect."""
        if self.falls:
            return Place.FALLEN
        if self.card is not None:
            return Place.FIELD
        if self.marker is not None:
            return Place.MARKER if marker_factor else Place.DEAD_MARKER
        return Place.PLAIN

    def effects(self, marker_factor: int) -> Script:
        """What happens there; nothing on a marker without effect."""
        return () if self.marker is not None and marker_factor == 0 else self.script


def _ground(leg: LegId, cards: tuple[AdventureId, ...], markers: tuple[int, ...]) -> Ground:
    goal = ADVENTURES[cards[-1]]
    world = WORLDS[goal.world]
    return Ground(
        leg=leg,
        cards=cards,
        goal=goal,
        world=goal.world,
        longboat=world.longboat,
        length=LONGBOAT_LENGTH if world.longboat else PATH_LENGTH,
        broken=goal.broken or 0,
        marker_spaces=markers,
        field_at={
            ADVENTURES[card].first + number: (card, number, script)
            for card in cards
            for number, script in enumerate(ADVENTURES[card].fields)
        },
    )


GROUND_OF: Final[Mapping[LegId, Ground]] = {
    **{
        card: _ground(card, (card,), adventure.marker_spaces)
        for card, adventure in ADVENTURES.items()
        if adventure.broken is not None and adventure.world != "bifroest"
    },
    **{pair: _ground(pair, found.cards, found.marker_spaces) for pair, found in PAIRS.items()},
}


def spot(ground: Ground, shift: int, index: int, markers_on: MarkersOn) -> Spot:
    """What a figure meets that ends its movement there. Source: spec 8 `land`."""
    space = shift + index
    last = ground.goal.last
    off = index < 0 or index >= ground.length
    over = space >= last
    if off or over:
        # Only beyond the card, not level with its last field, both penalties meet (spec D8).
        falls = 2 if off and space > last else 1
        return Spot(index=index, space=space, falls=falls, off=off, over=over)
    found = ground.field_at.get(space)
    if found is not None:
        card, field, script = found
        return Spot(
            index=index,
            space=space,
            card=card,
            field=field,
            script=script,
            reaches=card == ground.goal.id,
        )
    for place, marker in markers_on:
        if place == space:
            return Spot(index=index, space=space, marker=marker, script=MARKERS[marker])
    return Spot(index=index, space=space)
