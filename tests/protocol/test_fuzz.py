"""Whatever bytes come, a message comes out, a typed refusal or a documented close code."""

from typing import Any

import msgpack
from hypothesis import example, given
from hypothesis import strategies as st

from protocol.codec import CODECS, JSON, MSGPACK, Codec, parse_command
from protocol.commands import Act, AnyMessage, Hello, OpenLink, Ping
from protocol.conversation import Conversation, Hangup
from protocol.errors import CloseCode, ErrorCode, ProtocolError
from protocol.message import Command

CMD_ID = "01HZY3V8Q4T6W2N9M5K7J1C0DA"
EXPECTED = {ErrorCode.BAD_FRAME, ErrorCode.BAD_MESSAGE, ErrorCode.UNKNOWN_TYPE}
codecs = st.sampled_from(list(CODECS.values()))

plain_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=30),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text(max_size=9), inner),
    max_leaves=20,
)
any_values = st.recursive(
    plain_values
    | st.binary(max_size=9)
    | st.builds(msgpack.ExtType, st.integers(0, 127), st.binary(max_size=9)),
    lambda inner: (
        st.lists(inner, max_size=5)
        | st.dictionaries(st.text(max_size=9) | st.integers(0, 9) | st.binary(max_size=9), inner)
    ),
    max_leaves=20,
)
valid_messages: list[dict[str, Any]] = [
    {"type": "hello", "protocol": 1, "client": "fuzz"},
    {"type": "ping"},
    {"type": "act", "cmd_id": CMD_ID, "table": "t", "decision": 1, "action": {"type": "bid"}},
    {"type": "attach", "cmd_id": CMD_ID, "table": "t", "role": "seat", "epoch": None, "vseq": 4},
    {"type": "offer", "cmd_id": CMD_ID, "table": "t", "kind": "take_back", "named": ["random"]},
    {
        "type": "open_link",
        "cmd_id": CMD_ID,
        "terms": {
            "game": "bagalut",
            "time_control": {"kind": "fischer", "base_ms": 300000, "inc_ms": 3000},
            "spectators": {"allowed": "nobody"},
        },
    },
]


def outcome(conversation: Conversation, data: bytes) -> AnyMessage | ErrorCode | CloseCode:
    """What a conversation makes of `data`."""
    try:
        return conversation.receive(data, binary=conversation.codec.binary)
    except ProtocolError as error:
        conversation.codec.encode(error.facts)  # they must be able to travel back
        return error.code
    except Hangup as hangup:
        return hangup.code


def hear(codec: Codec, data: bytes) -> None:
    """Let a greeted conversation hear `data`; only what is documented may come out."""
    conversation = Conversation(codec)
    assert isinstance(outcome(conversation, codec.encode(valid_messages[0])), Hello)
    heard = outcome(conversation, data)
    assert isinstance(heard, (Ping, Command)) or heard in EXPECTED


@given(codecs, st.binary(max_size=5000))
@example(JSON, b"[" * 4096)
@example(MSGPACK, b"\x91" * 4096)
def test_random_bytes(codec: Codec, data: bytes) -> None:
    hear(codec, data)


@given(
    codecs,
    st.sampled_from(valid_messages),
    st.lists(st.tuples(st.integers(0, 300), st.integers(0, 255)), min_size=1, max_size=4),
    st.integers(0, 300),
)
def test_valid_frames_with_bytes_changed_and_cut_off(
    codec: Codec, plain: dict[str, Any], changes: list[tuple[int, int]], cut: int
) -> None:
    data = bytearray(codec.encode(plain))
    for place, byte in changes:
        data[place % len(data)] = byte
    hear(codec, bytes(data[: len(data) - cut % len(data)]))


@given(any_values)
def test_every_kind_of_msgpack(value: Any) -> None:
    hear(MSGPACK, msgpack.packb(value) if in_range(value) else b"")


@given(st.sampled_from(valid_messages), st.data())
def test_valid_messages_with_a_field_replaced(plain: dict[str, Any], data: st.DataObject) -> None:
    field = data.draw(st.sampled_from(sorted(plain)))
    value = data.draw(any_values)
    if in_range(value):
        hear(MSGPACK, msgpack.packb(plain | {field: value}))


@given(st.dictionaries(st.text(max_size=9), plain_values), st.sampled_from(valid_messages))
def test_a_parsed_message_holds_exactly_what_was_sent(
    more: dict[str, Any], plain: dict[str, Any]
) -> None:
    """Nothing is converted: what parses is, field by field, what came."""
    sent = plain | more
    try:
        message = parse_command(sent)
    except ProtocolError:
        return
    assert isinstance(message, (Hello, Ping, Act, OpenLink, Command))
    assert sent == message.model_dump(exclude_unset=True)


@given(codecs, st.lists(st.binary(max_size=40), min_size=5, max_size=12))
@example(JSON, [b""] * 5)
def test_a_stream_of_nonsense_ends_with_its_fifth_frame(codec: Codec, frames: list[bytes]) -> None:
    conversation = Conversation(codec)
    outcome(conversation, codec.encode(valid_messages[0]))
    heard = [outcome(conversation, data) for data in frames]
    in_a_row = 0
    for code in heard:
        in_a_row = in_a_row + 1 if code in {ErrorCode.BAD_FRAME, CloseCode.BAD_FRAMES} else 0
        assert (code is CloseCode.BAD_FRAMES) == (in_a_row == 5)


def in_range(value: Any) -> bool:
    """Whether msgpack can write all integers in `value` at all."""
    match value:
        case dict():
            return all(in_range(key) and in_range(inner) for key, inner in value.items())
        case list():
            return all(map(in_range, value))
        case int():
            return -(2**63) <= value < 2**64
        case _:
            return True
