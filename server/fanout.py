"""A committed entry on its way to everybody at this node: one view and one encoding per kind of
viewer, the same bytes to each of its sockets.

Source: design.md 4 step 5, performance.md 1.
"""

from collections import defaultdict
from collections.abc import Callable
from typing import Protocol

from protocol.frames import Plain
from rules.game import AnyGame, Millis, Spectator, Viewer
from rules.match.frame import ClockState
from rules.match.table import Table, shown
from server.ports import Peer, TableClock, TableId
from server.present import Presenter
from server.services.tail import Line, stream
from server.wire import GameWire


class Shown(Protocol):
    """A table as its viewers know it: as it is, or as it was a while ago."""

    @property
    def id(self) -> TableId:
        """The table's id."""

    @property
    def wire(self) -> GameWire:
        """How its game's values travel."""

    @property
    def game(self) -> AnyGame:
        """Which game is played."""

    @property
    def table(self) -> Table:
        """All that is known of it."""


class Following:
    """Who follows one table at this node, by kind of viewer and by codec."""

    __slots__ = ("groups",)

    def __init__(self) -> None:
        self.groups: dict[tuple[Viewer, str], list[Peer]] = {}

    def add(self, peer: Peer, viewer: Viewer) -> None:
        """`peer` follows as `viewer`; whatever he followed as before ends."""
        self.drop(peer)
        self.groups.setdefault((viewer, peer.codec.subprotocol), []).append(peer)

    def drop(self, peer: Peer) -> Viewer | None:
        """`peer` no longer follows; as whom he did."""
        for (viewer, codec), peers in self.groups.items():
            if peer in peers:
                peers.remove(peer)
                if not peers:
                    del self.groups[viewer, codec]
                return viewer
        return None

    def everybody(self) -> list[Peer]:
        """All who follow."""
        return [peer for peers in self.groups.values() for peer in peers]

    def spectators(self) -> int:
        """How many people watch, each once."""
        watching = (
            peers for (viewer, _), peers in self.groups.items() if isinstance(viewer, Spectator)
        )
        return len({peer.person.user for peers in watching for peer in peers})


class Fanout:
    """Tells the viewers at this node what was committed."""

    def __init__(self, clock: TableClock, epoch: Callable[[], str]) -> None:
        self._clock = clock
        self._epoch = epoch
        self._following: defaultdict[TableId, Following] = defaultdict(Following)

    def following(self, table: TableId) -> Following:
        """Who follows this table here."""
        return self._following[table]

    def forget(self, table: TableId) -> None:
        """Nobody follows it any more."""
        self._following.pop(table, None)

    def publish(self, live: Shown, line: Line) -> None:
        """Tell every viewer what the line's entry shows him; nothing: he hears nothing."""
        following = self._following.get(live.id)
        if following is None:
            return
        presenter = self._presenter(live)
        built: dict[Viewer, Plain | None] = {}
        for (viewer, _), peers in following.groups.items():
            if viewer not in built:
                events = shown(line.entry, viewer, live.game)
                vseq = line.vseqs[stream(viewer)]
                built[viewer] = presenter.frame(viewer, vseq, events) if events else None
            if (plain := built[viewer]) is not None:
                _write(peers, viewer, plain)

    def publish_present(self, live: Shown) -> None:
        """Give every viewer the present frame, whatever he saw last; a gap makes him resume."""
        following = self._following.get(live.id)
        if following is None:
            return
        for (viewer, _), peers in following.groups.items():
            _write(peers, viewer, self.present(live, viewer))

    def present(self, live: Shown, viewer: Viewer) -> Plain:
        """The frame of now, without events."""
        vseq = live.table.match.vseqs[stream(viewer)]
        return self._presenter(live).frame(viewer, vseq, ())

    def _presenter(self, live: Shown) -> Presenter:
        now = Millis(self._clock.now())
        return Presenter(live.wire, live.table, epoch=self._epoch(), now=now)


def _write(peers: list[Peer], viewer: Viewer, plain: Plain) -> None:
    framed = peers[0].frame(plain)
    for peer in tuple(peers):
        peer.write(framed)
    if not isinstance(viewer, Spectator):
        state = plain["clock"]["seats"][viewer]["state"]
        for peer in peers:
            peer.clock_runs(state is ClockState.RUNNING)
