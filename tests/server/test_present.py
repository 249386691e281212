"""What the server builds as plain dicts is what the protocol's models say."""

import random
from dataclasses import replace

import pytest

from protocol.codec import JSON, MSGPACK
from protocol.table_frames import Frame, LogLine, Snapshot
from rules.game import SPECTATOR, AnyGame, Millis, Viewer
from rules.games import GAMES
from rules.match.commands import Act, MakeOffer, OfferKind, Resign
from rules.match.table import Table, decide_step, open_table, start_table
from rules.match.terms import Fischer, SeatHolder, Start, Terms
from server.present import Presenter, log_lines, snapshot_head
from server.services.tail import Tail
from server.wire import GameWire


def sit_down(game: AnyGame) -> tuple[Table, Tail]:
    seats = tuple(
        SeatHolder(user=f"user{seat}", name=f"Name{seat}") for seat in range(game.seats.start)
    )
    start = Start(
        table="table",
        terms=Terms(
            game=game.id,
            options=game.Options(),
            time_control=Fischer(base_ms=Millis(600_000), inc_ms=Millis(5_000)),
        ),
        seats=seats,
        first_seat=0,
        seed="cd" * 32,
        rules_version=game.rules_version,
    )
    entry = start_table(game, start, Millis(0))
    table = open_table(game, entry)
    return table, Tail([entry], table)


@pytest.fixture(params=GAMES.values(), ids=GAMES)
def played(request: pytest.FixtureRequest) -> tuple[Table, Tail]:
    """A table some thirty acts old, with an open offer."""
    table, tail = sit_down(request.param)
    rng = random.Random(7)
    for ply in range(30):
        seat = min(table.match.actors)
        action = rng.choice(list(table.game.legal(table.state, seat)))
        decision = table.match.seats[seat].decision
        act = Act(seat=seat, decision=decision, action=action)
        step = decide_step(table, act, Millis(1_000 * ply))
        assert step is not None
        table = step.table
        tail.append(step.entry, table.match.vseqs)
    offered = decide_step(table, MakeOffer(seat=0, offer=OfferKind.ABANDON), Millis(40_000))
    assert offered is not None
    tail.append(offered.entry, offered.table.match.vseqs)
    return offered.table, tail


def viewers(table: Table) -> tuple[Viewer, ...]:
    return (*range(len(table.match.seats)), SPECTATOR)


def test_a_frame_has_the_shape_of_the_protocol(played: tuple[Table, Tail]) -> None:
    table, _ = played
    present = Presenter(GameWire(table.game), table, epoch="first", now=Millis(50_000))
    for viewer in viewers(table):
        plain = present.frame(viewer, 3, ())
        parsed = Frame.model_validate_json(JSON.encode(plain))
        assert parsed.offers[0].kind == "abandon"
        assert parsed.legal == [] if viewer is SPECTATOR else parsed.decision is not None
        assert MSGPACK.decode_frame(MSGPACK.encode(plain)) == parsed.model_dump()


def test_a_frame_of_a_table_that_is_over_tells_the_outcome(played: tuple[Table, Tail]) -> None:
    table, _ = played
    for seat in range(len(table.match.seats) - 1):
        resigned = decide_step(table, Resign(seat=seat), Millis(50_000))
        assert resigned is not None
        table = resigned.table
    present = Presenter(GameWire(table.game), table, epoch="first", now=Millis(50_000))
    parsed = Frame.model_validate_json(JSON.encode(present.frame(SPECTATOR, 3, ())))
    assert parsed.outcome is not None
    assert parsed.outcome.reason == ("resign" if len(table.match.seats) == 2 else "last_seat")
    opened = None if table.game.secret_after_end else table.match.start.seed
    assert parsed.outcome.seed == opened


def test_the_seed_stays_in_the_house_where_the_terms_keep_hands_hidden(
    played: tuple[Table, Tail],
) -> None:
    table, _ = played
    start = table.match.start
    sealed = replace(start, terms=replace(start.terms, reveal_after_end=False))
    table = replace(table, match=replace(table.match, start=sealed))
    for seat in range(len(table.match.seats) - 1):
        resigned = decide_step(table, Resign(seat=seat), Millis(50_000))
        assert resigned is not None
        table = resigned.table
    present = Presenter(GameWire(table.game), table, epoch="first", now=Millis(50_000))
    for viewer in viewers(table):
        assert start.seed.encode() not in JSON.encode(present.frame(viewer, 3, ()))


def test_a_snapshot_has_the_shape_of_the_protocol(played: tuple[Table, Tail]) -> None:
    table, tail = played
    wire = GameWire(table.game)
    present = Presenter(wire, table, epoch="first", now=Millis(50_000))
    lines = log_lines(wire, table, 1, tail.last(1, 100))
    plain = {
        **snapshot_head(wire, table, 1),
        "cmd_id": "01ARZ3NDEKTSV4RRFFQ69G5FAV",
        "frame": present.frame(1, table.match.vseqs[1], ()),
        "missed": None,
        "log_tail": lines,
    }
    parsed = Snapshot.model_validate_json(JSON.encode(plain))
    assert [line.vseq for line in parsed.log_tail] == list(range(1, table.match.vseqs[1] + 1))


def test_the_seed_is_in_nothing_that_is_told_before_the_end(played: tuple[Table, Tail]) -> None:
    table, tail = played
    wire = GameWire(table.game)
    present = Presenter(wire, table, epoch="first", now=Millis(50_000))
    for viewer in viewers(table):
        told = JSON.encode(
            {
                "head": snapshot_head(wire, table, None),
                "frame": present.frame(viewer, 1, ()),
                "lines": log_lines(wire, table, viewer, tail.last(viewer, 100)),
            }
        )
        assert table.match.start.seed.encode() not in told


def test_lines_of_the_log_have_the_shape_of_the_protocol(played: tuple[Table, Tail]) -> None:
    table, tail = played
    for line in log_lines(GameWire(table.game), table, SPECTATOR, tail.last(SPECTATOR, 5)):
        assert LogLine.model_validate_json(JSON.encode(line)).events
