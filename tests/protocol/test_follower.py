"""The client's end: nothing is lost, nothing is told twice, whatever the connection does."""

from collections.abc import Callable
from itertools import count
from typing import Any

import pytest

from protocol.commands import Attach, Detach, EnterRoom, FollowLink, Hello, Ping, Resign
from protocol.errors import CloseCode
from protocol.follower import ROOM, Answered, Follower, Shut, Stream, Told
from protocol.frames import Plain
from protocol.ids import Millis, command_id
from protocol.message import Message

T = "table1"


class End:
    """A follower with a hand-moved clock, and what it has said."""

    def __init__(self, random: Callable[[], float] = lambda: 0.5) -> None:
        numbers = count(1)
        self.now = 1_000_000
        self.follower = Follower(
            client="test/1", new_id=lambda: command_id(0, next(numbers)), random=random
        )

    def at(self) -> Millis:
        return Millis(self.now)

    def said(self) -> list[Message]:
        return self.follower.messages_to_send()

    def hear(self, frame: Plain) -> Any:
        return self.follower.receive(frame, self.at())

    def connect(self) -> list[Message]:
        """Open a socket, be welcomed; what is said after the hello."""
        self.follower.opened(self.at())
        (hello,) = self.said()
        assert isinstance(hello, Hello)
        assert self.hear(welcome()) == Told(welcome())
        return self.said()

    def wait(self, ms: int) -> list[Message]:
        """Let time pass; what is said during it."""
        for _ in range(0, ms, 100):
            self.now += 100
            assert self.follower.tick(self.at())
        return self.said()

    def resign(self) -> Resign:
        command = Resign(cmd_id=command_id(self.now, 7), table=T)
        self.follower.ask(command, self.at())
        return command

    def watch(self, vseq: int = 5) -> None:
        """Follow the table from its `vseq` on."""
        self.follower.follow_table(T, "spectator", self.at())
        (attach,) = self.said()
        assert isinstance(attach, Attach)
        assert self.hear(snapshot(attach, vseq)) == Told(snapshot(attach, vseq))


def welcome() -> Plain:
    return {"type": "welcome"}


def ok(command: Any, **more: Any) -> Plain:
    return {"type": "ok", "cmd_id": command.cmd_id, **more}


def error(command: Any, code: str, **more: Any) -> Plain:
    return {"type": "error", "cmd_id": command.cmd_id, "code": code, **more}


def frame(vseq: int, epoch: str = "e1") -> Plain:
    return {"type": "frame", "table": T, "epoch": epoch, "vseq": vseq, "events": [{"n": vseq}]}


def snapshot(attach: Any, vseq: int, epoch: str = "e1") -> Plain:
    return {
        "type": "snapshot",
        "cmd_id": attach.cmd_id,
        "table": T,
        "frame": frame(vseq, epoch),
    }


@pytest.fixture
def end() -> End:
    """Connected and welcomed."""
    connected = End()
    assert connected.connect() == []
    return connected


# What is asked


def test_nothing_but_hello_is_said_before_the_welcome() -> None:
    end = End()
    end.follower.opened(end.at())
    end.follower.enter_room(end.at())
    command = end.resign()
    assert [type(message) for message in end.said()] == [Hello]
    end.hear(welcome())
    room, resign = end.said()
    assert isinstance(room, EnterRoom)
    assert resign == command


def test_an_answer_comes_once(end: End) -> None:
    command = end.resign()
    assert end.said() == [command]
    assert end.hear(ok(command, vseq=3)) == Answered(command.cmd_id, ok(command, vseq=3))
    assert end.hear(ok(command, vseq=3)) is None
    assert end.hear(error(command, "busy")) is None


def test_a_command_without_answer_is_sent_again_after_2500_ms_and_then_every_1200(end: End) -> None:
    command = end.resign()
    assert end.said() == [command]
    assert end.wait(2_400) == []
    assert end.wait(100) == [command]
    assert end.wait(1_100) == []
    assert end.wait(100) == [command]
    assert end.wait(1_200) == [command]


def test_an_answered_command_is_not_sent_again(end: End) -> None:
    end.hear(ok(end.resign()))
    end.said()
    assert end.wait(4_000) == []


def test_a_command_without_answer_is_sent_again_on_the_next_connection(end: End) -> None:
    first, second = end.resign(), Resign(cmd_id=command_id(9, 9), table="other")
    end.follower.ask(second, end.at())
    assert end.said() == [first, second]
    end.follower.closed(1006)
    assert end.connect() == [first, second]


def test_a_refusal_that_may_pass_is_asked_again_with_the_same_id(end: End) -> None:
    command = end.resign()
    end.said()
    assert end.hear(error(command, "rate_limited", retryable=True, retry_after_ms=700)) is None
    assert end.wait(600) == []
    assert end.wait(100) == [command]
    assert end.hear(error(command, "busy", retryable=True)) is None
    assert end.wait(900) == []
    assert end.wait(100) == [command]


def test_a_refusal_that_does_not_pass_is_told_after_five_tries(end: End) -> None:
    command = end.resign()
    end.said()
    refusal = error(command, "busy", retryable=True, retry_after_ms=100)
    for _ in range(5):
        assert end.hear(refusal) is None
        assert end.wait(100) == [command]
    assert end.hear(refusal) == Answered(command.cmd_id, refusal)


def test_an_internal_error_is_told_at_once(end: End) -> None:
    command = end.resign()
    refusal = error(command, "internal", retryable=True, incident="i1")
    assert end.hear(refusal) == Answered(command.cmd_id, refusal)


def test_a_refused_command_is_not_sent_again(end: End) -> None:
    command = end.resign()
    end.said()
    end.hear(error(command, "table_over", retryable=False))
    assert end.wait(4_000) == []


def test_a_refusal_without_id_is_news(end: End) -> None:
    refusal = {"type": "error", "cmd_id": None, "code": "bad_frame"}
    assert end.hear(refusal) == Told(refusal)


def test_what_nobody_waits_for_any_more_is_not_sent_again(end: End) -> None:
    command = end.resign()
    end.said()
    end.follower.forget(command.cmd_id)
    assert end.wait(4_000) == []


# Streams of tables


def test_frames_in_order_are_told(end: End) -> None:
    end.watch(vseq=5)
    assert [end.hear(frame(vseq)) for vseq in (6, 7)] == [Told(frame(6)), Told(frame(7))]
    assert end.said() == []


def test_a_gap_is_not_told_but_asked_for(end: End) -> None:
    end.watch(vseq=5)
    assert end.hear(frame(7)) is None
    (attach,) = end.said()
    assert isinstance(attach, Attach)
    assert (attach.role, attach.epoch, attach.vseq) == ("spectator", "e1", 5)


def test_while_a_stream_is_asked_for_its_frames_wait_for_the_snapshot(end: End) -> None:
    end.watch(vseq=5)
    end.hear(frame(7))
    (attach,) = end.said()
    assert end.hear(frame(8)) is None
    assert end.said() == []
    assert isinstance(end.hear(snapshot(attach, 8)), Told)
    assert end.hear(frame(9)) == Told(frame(9))


def test_another_epoch_is_asked_for(end: End) -> None:
    end.watch(vseq=5)
    assert end.hear(frame(6, epoch="e2")) is None
    (attach,) = end.said()
    assert isinstance(end.hear(snapshot(attach, 2, epoch="e2")), Told)
    assert end.hear(frame(3, epoch="e2")) == Told(frame(3, epoch="e2"))


def test_old_frames_are_not_told_again(end: End) -> None:
    end.watch(vseq=5)
    assert end.hear(frame(4)) is None
    assert end.said() == []


def test_the_present_frame_again_brings_no_events_again(end: End) -> None:
    end.watch(vseq=5)
    assert end.hear(frame(5)) == Told(frame(5) | {"events": []})


def test_a_second_snapshot_of_the_same_attach_is_not_told(end: End) -> None:
    end.follower.follow_table(T, "seat", end.at())
    (attach,) = end.said()
    assert end.wait(2_500) == [attach]
    assert isinstance(end.hear(snapshot(attach, 5)), Told)
    assert end.hear(frame(6)) == Told(frame(6))
    assert end.hear(snapshot(attach, 6)) is None
    assert end.hear(frame(7)) == Told(frame(7))


def test_after_a_reconnection_every_stream_is_opened_where_it_was(end: End) -> None:
    end.watch(vseq=5)
    end.hear(frame(6))
    end.follower.enter_room(end.at())
    end.follower.follow_link("link1", end.at())
    end.follower.closed(1012)
    attach, room, link = end.connect()
    assert isinstance(attach, Attach)
    assert (attach.epoch, attach.vseq) == ("e1", 6)
    assert isinstance(room, EnterRoom)
    assert isinstance(link, FollowLink)


def test_streams_are_opened_before_commands_are_sent_again(end: End) -> None:
    end.watch()
    command = end.resign()
    end.follower.closed(None)
    attach, resign = end.connect()
    assert isinstance(attach, Attach)
    assert resign == command


def test_a_table_that_may_not_be_followed_is_shut(end: End) -> None:
    end.follower.follow_table(T, "seat", end.at())
    (attach,) = end.said()
    refusal = error(attach, "forbidden")
    assert end.hear(refusal) == Shut(Stream("table", T), refusal)
    end.follower.closed(None)
    assert end.connect() == []


def test_a_refused_table_leaves_the_challenge_of_the_same_id_alone(end: End) -> None:
    end.follower.follow_link(T, end.at())
    end.follower.follow_table(T, "seat", end.at())
    _link, attach = end.said()
    end.hear(error(attach, "not_found"))
    end.follower.closed(None)
    (link,) = end.connect()
    assert isinstance(link, FollowLink)


def test_a_table_that_was_left_is_not_followed_any_more(end: End) -> None:
    end.watch(vseq=5)
    end.follower.leave_table(T, end.at())
    (detach,) = end.said()
    assert isinstance(detach, Detach)
    assert end.hear(frame(6)) is None
    end.hear(ok(detach))
    end.follower.closed(None)
    assert end.connect() == []


# The waiting room and challenges


def test_news_of_the_room_follow_its_whole(end: End) -> None:
    end.follower.enter_room(end.at())
    (enter,) = end.said()
    room = {"type": "room", "n": 4, "rows": {}}
    assert end.hear(room) == Told(room)
    news = {"type": "room_news", "n": 5, "rows": {}, "gone": []}
    assert end.hear(news) == Told(news)
    assert end.hear(news) is None
    assert end.hear(ok(enter)) is None
    assert end.wait(4_000) == []


def test_a_gap_in_the_news_asks_for_the_whole_room(end: End) -> None:
    end.follower.enter_room(end.at())
    end.said()
    end.hear({"type": "room", "n": 4, "rows": {}})
    assert end.hear({"type": "room_news", "n": 6, "rows": {}, "gone": []}) is None
    (enter,) = end.said()
    assert isinstance(enter, EnterRoom)
    assert end.hear({"type": "room_news", "n": 7, "rows": {}, "gone": []}) is None
    assert isinstance(end.hear({"type": "room", "n": 7, "rows": {}}), Told)


def test_a_room_that_was_left_is_silent(end: End) -> None:
    end.follower.enter_room(end.at())
    end.hear({"type": "room", "n": 4, "rows": {}})
    end.follower.leave_room(end.at())
    assert end.hear({"type": "room_news", "n": 5, "rows": {}, "gone": []}) is None
    assert end.hear({"type": "room", "n": 5, "rows": {}}) is None


def test_the_room_may_be_refused(end: End) -> None:
    end.follower.enter_room(end.at())
    (enter,) = end.said()
    assert end.hear(error(enter, "limit")) == Shut(ROOM, error(enter, "limit"))


def test_a_challenge_is_told_from_its_present_on_until_it_is_left(end: End) -> None:
    end.follower.follow_link("link1", end.at())
    (follow,) = end.said()
    link = {"type": "link", "link": "link1", "state": "open"}
    assert end.hear(ok(follow, result=link)) == Told(link)
    started = link | {"state": "started"}
    assert end.hear(started) == Told(started)
    assert end.wait(4_000) == []
    end.follower.leave_link("link1")
    end.follower.closed(None)
    assert end.connect() == []


# The connection


def test_after_five_seconds_of_silence_there_is_a_ping(end: End) -> None:
    assert end.wait(4_900) == []
    assert end.wait(100) == [Ping()]
    assert end.wait(3_000) == []
    assert end.hear({"type": "pong", "server_time": 1}) is None
    assert end.wait(4_900) == []
    assert end.wait(100) == [Ping()]


def test_without_an_answer_to_the_ping_the_connection_is_dead(end: End) -> None:
    end.wait(5_000)
    end.wait(9_900)
    end.now += 100
    assert not end.follower.tick(end.at())


def test_without_a_welcome_the_connection_is_dead() -> None:
    end = End()
    end.follower.opened(end.at())
    end.now += 9_999
    assert end.follower.tick(end.at())
    end.now += 1
    assert not end.follower.tick(end.at())


def test_the_waits_grow_to_eight_seconds() -> None:
    end = End()
    waits = [end.follower.closed(None) for _ in range(8)]
    assert waits == [200, 500, 1_000, 2_000, 4_000, 8_000, 8_000, 8_000]


def test_a_welcome_lets_the_waits_begin_anew() -> None:
    end = End()
    for _ in range(5):
        end.follower.closed(None)
    end.connect()
    assert end.follower.closed(None) == 200


@pytest.mark.parametrize(("random", "wait"), [(0.0, 160), (0.5, 200), (0.999_999, 240)])
def test_a_wait_may_be_a_fifth_shorter_or_longer(random: float, wait: int) -> None:
    assert End(random=lambda: random).follower.closed(None) == wait


def test_an_overloaded_house_is_given_time(end: End) -> None:
    assert end.follower.closed(CloseCode.OVERLOADED) == 4_000


@pytest.mark.parametrize("code", [4401, 4403, 4404])
def test_after_some_codes_there_is_no_other_try(end: End, code: int) -> None:
    assert end.follower.closed(code) is None


@pytest.mark.parametrize("code", [1000, 1001, 1006, 1008, 1011, 1012, 4400, 4408, None])
def test_after_all_others_there_is(end: End, code: int | None) -> None:
    assert end.follower.closed(code) == 200


def test_a_house_that_refuses_the_hello_is_not_asked_again() -> None:
    end = End()
    end.follower.opened(end.at())
    assert end.follower.closed(CloseCode.POLICY) is None


def test_what_was_not_sent_before_the_break_is_not_sent_twice(end: End) -> None:
    command = end.resign()
    end.follower.closed(None)
    assert end.connect() == [command]


def test_frames_of_a_newer_house_are_ignored(end: End) -> None:
    assert end.hear({"type": "fireworks"}) is None


# Ids


def test_a_command_id_is_a_ulid() -> None:
    assert command_id(0, 0) == "0" * 26
    assert command_id(2**48 - 1, 2**80 - 1) == "7" + "Z" * 25
    assert command_id(1, 0) < command_id(2, 0)
    made = command_id(1_700_000_000_000, 12345)
    assert Resign(cmd_id=made, table=T).cmd_id == made
