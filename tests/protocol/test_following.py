"""Promise P5: over any connection, a follower misses nothing and is told nothing twice."""

from collections import deque
from itertools import count

from hypothesis import given, settings
from hypothesis import strategies as st

from protocol.commands import Attach, Hello, Resign
from protocol.follower import Answered, Follower, Told
from protocol.frames import Plain
from protocol.ids import CommandId, Millis, command_id
from protocol.message import Command

T = "t"


class House:
    """The other end: one stream, its past, and one connection that may lose anything."""

    def __init__(self) -> None:
        self.vseq = 0
        self.attached = False
        self.wire: deque[Plain] = deque()
        self.applied: list[CommandId] = []

    def happen(self) -> None:
        self.vseq += 1
        if self.attached:
            self.wire.append(self.frame([self.vseq]))

    def frame(self, events: list[int]) -> Plain:
        return {"type": "frame", "table": T, "epoch": "e", "vseq": self.vseq, "events": events}

    def hear(self, message: object) -> None:
        match message:
            case Hello():
                self.wire.append({"type": "welcome"})
            case Attach(cmd_id=cmd_id, vseq=known):
                self.attached = True
                missed = list(range((known or 0) + 1, self.vseq + 1))
                self.wire.append(
                    {
                        "type": "snapshot",
                        "cmd_id": cmd_id,
                        "table": T,
                        "frame": self.frame([]),
                        "missed": missed,
                    }
                )
            case Command(cmd_id=cmd_id):
                if cmd_id not in self.applied:
                    self.applied.append(cmd_id)
                    self.happen()
                self.wire.append({"type": "ok", "cmd_id": cmd_id})

    def cut(self) -> None:
        self.wire.clear()
        self.attached = False


class World:
    """One follower, one house, and time."""

    def __init__(self) -> None:
        numbers = count(1)
        self.house = House()
        self.now = 0
        self.follower = Follower(
            client="t", new_id=lambda: command_id(0, next(numbers)), random=lambda: 0.5
        )
        self.asked: list[CommandId] = []
        self.answered: list[CommandId] = []
        self.told: list[int] = []
        self.follower.opened(Millis(0))
        self.follower.follow_table(T, "spectator", Millis(0))
        for _ in range(2):  # hello and welcome, attach and snapshot
            self.send(lose=False)
            self.deliver()

    def ask(self) -> None:
        command = Resign(cmd_id=command_id(1, len(self.asked)), table=T)
        self.asked.append(command.cmd_id)
        self.follower.ask(command, Millis(self.now))

    def deliver(self) -> None:
        """One frame reaches the client."""
        if not self.house.wire:
            return
        match self.follower.receive(self.house.wire.popleft(), Millis(self.now)):
            case Told({"type": "frame", "events": events}):
                self.told += events
            case Told({"type": "snapshot", "missed": missed}):
                self.told += missed
            case Answered(cmd_id=cmd_id):
                self.answered.append(cmd_id)

    def send(self, *, lose: bool) -> None:
        """What the client says reaches the house, or not."""
        for message in self.follower.messages_to_send():
            if not lose:
                self.house.hear(message)

    def reconnect(self) -> None:
        self.house.cut()
        self.follower.closed(None)
        self.follower.opened(Millis(self.now))

    def wait(self) -> None:
        self.now += 1_300
        if not self.follower.tick(Millis(self.now)):
            self.reconnect()

    def settle(self) -> None:
        """No more losses: everything that is on its way arrives."""
        self.reconnect()
        for _ in range(50):
            self.send(lose=False)
            self.deliver()

    def do(self, what: str) -> None:
        match what:
            case "happen":
                self.house.happen()
            case "ask":
                self.ask()
            case "deliver":
                self.deliver()
            case "send":
                self.send(lose=False)
            case "lose what is said":
                self.send(lose=True)
            case "lose a frame" if self.house.wire:
                self.house.wire.popleft()
            case "reconnect":
                self.reconnect()
            case "wait":
                self.wait()


steps = st.sampled_from(
    [
        *["happen", "happen", "send", "deliver", "deliver", "ask", "wait"],
        *["lose what is said", "lose a frame", "reconnect"],
    ]
)


@settings(max_examples=400)
@given(st.lists(steps, max_size=60))
def test_every_event_is_told_once_and_every_command_answered_once(doings: list[str]) -> None:
    world = World()
    for what in doings:
        world.do(what)
        assert world.told == list(range(1, len(world.told) + 1))
    world.settle()
    assert world.told == list(range(1, world.house.vseq + 1))
    assert sorted(world.answered) == sorted(world.asked)
    assert sorted(world.house.applied) == sorted(world.asked)
