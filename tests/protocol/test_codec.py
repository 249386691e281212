"""What the decoder lets in, and that everything else is refused in one way."""

import struct
from typing import Any

import msgpack
import pytest

from protocol.codec import CODECS, JSON, MAX_BYTES, MSGPACK, Codec, parse_command
from protocol.commands import Act, Hello, Ping
from protocol.errors import ErrorCode, ProtocolError
from protocol.frames import SUBPROTOCOLS
from protocol.ids import MAX_INTEGER

CMD_ID = "01HZY3V8Q4T6W2N9M5K7J1C0DA"
BOTH = pytest.mark.parametrize("codec", CODECS.values(), ids=["msgpack", "json"])


def nested(depth: int) -> dict[str, Any]:
    """An object whose containers lie `depth` deep."""
    inner: Any = []
    for _ in range(depth - 2):
        inner = [inner]
    return {"a": inner}


def refused(codec: Codec, data: bytes) -> bool:
    with pytest.raises(ProtocolError) as caught:
        codec.decode(data)
    return caught.value.code is ErrorCode.BAD_FRAME


def test_each_subprotocol_has_its_codec() -> None:
    assert {codec.subprotocol for codec in CODECS.values()} == set(SUBPROTOCOLS)
    assert all(CODECS[name].subprotocol == name for name in SUBPROTOCOLS)


@BOTH
def test_what_was_encoded_comes_back(codec: Codec) -> None:
    plain = {"type": "x", "n": [1, -1, MAX_INTEGER], "ok": True, "none": None, "ü": {"a": "ß漢"}}
    assert codec.decode(codec.encode(plain)) == plain


@BOTH
@pytest.mark.parametrize(
    "plain",
    [
        pytest.param({"x": MAX_INTEGER}, id="largest integer"),
        pytest.param({"x": -MAX_INTEGER}, id="smallest integer"),
        pytest.param({"x": "a" * 2000}, id="longest string"),
        pytest.param({"x": "𝄞" * 900}, id="wide characters"),
        pytest.param({"x": [0] * 499}, id="most items"),
        pytest.param(nested(16), id="deepest nesting"),
    ],
)
def test_the_limits_themselves_are_allowed(codec: Codec, plain: dict[str, Any]) -> None:
    assert codec.decode(codec.encode(plain)) == plain


@BOTH
@pytest.mark.parametrize(
    "plain",
    [
        pytest.param({"x": MAX_INTEGER + 1}, id="integer too large"),
        pytest.param({"x": -MAX_INTEGER - 1}, id="integer too small"),
        pytest.param({"x": 1.0}, id="float"),
        pytest.param({"x": [{"y": 0.5}]}, id="float deep inside"),
        pytest.param({"x": "a" * 2001}, id="string too long"),
        pytest.param({"a" * 2001: 0}, id="key too long"),
        pytest.param({"x": [0] * 500}, id="too many items"),
        pytest.param({"x": [[] for _ in range(100)], "y": [0] * 400}, id="too many in all"),
        pytest.param(nested(17), id="nested too deeply"),
        pytest.param([{"type": "ping"}], id="no object"),
        pytest.param("ping", id="a bare string"),
        pytest.param(None, id="null"),
        pytest.param({"x": ["a" * 1000] * 5}, id="too many bytes"),
    ],
)
def test_beyond_a_limit_is_a_bad_frame(codec: Codec, plain: Any) -> None:
    assert refused(codec, codec.encode(plain))


@BOTH
def test_nothing_cut_off_passes(codec: Codec) -> None:
    whole = codec.encode({"type": "hello", "protocol": 1, "client": "x"})
    assert all(refused(codec, whole[:end]) for end in range(len(whole)))


@BOTH
def test_nothing_may_follow_the_object(codec: Codec) -> None:
    whole = codec.encode({"type": "ping"})
    assert refused(codec, whole + whole)


@pytest.mark.parametrize(
    "data",
    [
        pytest.param(b"\x81\xa1x\xc4\x01a", id="byte string"),
        pytest.param(b"\x81\xc4\x01x\x01", id="byte string as key"),
        pytest.param(b"\x81\xa1x\xd4\x05a", id="extension type"),
        pytest.param(b"\x81\xa1x\xc7\x00\x05", id="empty extension type"),
        pytest.param(b"\x81\xa1x\xd6\xff\x00\x00\x00\x00", id="timestamp"),
        pytest.param(b"\x81\xa1x\xc1", id="the byte that is never used"),
        pytest.param(b"\x82\xa1x\x01\xa1x\x02", id="duplicate key"),
        pytest.param(b"\x81\x01\x02", id="number as key"),
        pytest.param(b"\x81\xc0\x02", id="nil as key"),
        pytest.param(b"\x81\x90\x02", id="list as key"),
        pytest.param(b"\x81\xa1\xff\x01", id="invalid UTF-8 as key"),
        pytest.param(b"\x81\xa1x\xa2\xc3\x28", id="invalid UTF-8"),
        pytest.param(b"\x81\xa1x\xa3\xed\xa0\x80", id="half a surrogate pair"),
        pytest.param(b"\x81\xa1x\xdd\xff\xff\xff\xff", id="list of a declared 4 GiB"),
        pytest.param(b"\xdf\xff\xff\xff\xff", id="map of a declared 4 GiB"),
        pytest.param(b"\x81\xa1x\xdb\xff\xff\xff\xff", id="string of a declared 4 GiB"),
        pytest.param(b"\x91" * 4000, id="4,000 lists deep"),
        pytest.param(b"\x81\xa1x" * 1300 + b"\xc0", id="1,300 maps deep"),
        pytest.param(b"\x81\xa1x\xcb" + struct.pack(">d", float("nan")), id="NaN"),
        pytest.param(b"", id="nothing"),
    ],
)
def test_msgpack_that_no_client_of_ours_writes_is_a_bad_frame(data: bytes) -> None:
    assert refused(MSGPACK, data)


@pytest.mark.parametrize(
    "data",
    [
        pytest.param(b'{"x":1,"x":2}', id="duplicate key"),
        pytest.param(b'{"a":{"x":1,"\\u0078":2}}', id="duplicate key by escape"),
        pytest.param(b'{"x":NaN}', id="NaN"),
        pytest.param(b'{"x":-Infinity}', id="infinity"),
        pytest.param(b'{"x":1e3}', id="exponent"),
        pytest.param(b'{"x":-0.0}', id="negative zero"),
        pytest.param(b'{"x":' + b"9" * 4080 + b"}", id="4,080 digits"),
        pytest.param(b'{"x":"\xff"}', id="invalid UTF-8"),
        pytest.param(b'{"x":"\\ud800"}', id="half a surrogate pair"),
        pytest.param(b'{"\\udfff":1}', id="half a surrogate pair as key"),
        pytest.param(b"[" * 4000, id="4,000 lists deep"),
        pytest.param(b'{"x":' * 800, id="800 objects deep"),
        pytest.param('{"x":1}'.encode("utf-16"), id="UTF-16"),
        pytest.param(b'\xef\xbb\xbf{"x":1}', id="byte order mark"),
        pytest.param(b"{'x':1}", id="single quotes"),
        pytest.param(b'{"x":1,}', id="trailing comma"),
        pytest.param(b'{"x":"\n"}', id="raw control character"),
        pytest.param(b"", id="nothing"),
    ],
)
def test_json_that_no_client_of_ours_writes_is_a_bad_frame(data: bytes) -> None:
    assert refused(JSON, data)


def test_a_frame_of_the_house_may_be_larger() -> None:
    frame = {"rows": [["text" * 100] * 10] * 60}
    data = MSGPACK.encode(frame)
    assert len(data) > MAX_BYTES
    assert MSGPACK.decode_frame(data) == frame


def test_encoding_goes_on_after_a_value_it_cannot_write() -> None:
    with pytest.raises(TypeError):
        MSGPACK.encode({"begun": 1, "x": object()})
    assert msgpack.unpackb(MSGPACK.encode({"x": 1})) == {"x": 1}


def test_json_is_written_for_people_and_without_blanks() -> None:
    assert JSON.encode({"name": "Würfel", "n": [1]}) == '{"name":"Würfel","n":[1]}'.encode()


def test_a_command_becomes_its_model() -> None:
    act = {"type": "act", "cmd_id": CMD_ID, "table": "t", "decision": 3, "action": {"type": "bid"}}
    assert parse_command(act) == Act(cmd_id=CMD_ID, table="t", decision=3, action={"type": "bid"})
    assert parse_command({"type": "ping"}) == Ping()
    assert parse_command({"type": "hello", "protocol": 1, "client": "x"}) == Hello(
        protocol=1, client="x"
    )


def refusal(plain: dict[str, Any]) -> ProtocolError:
    with pytest.raises(ProtocolError) as caught:
        parse_command(plain)
    return caught.value


@pytest.mark.parametrize(
    ("wrong", "path"),
    [
        ({"decision": "3"}, "decision"),
        ({"decision": True}, "decision"),
        ({"decision": -1}, "decision"),
        ({"decision": MAX_INTEGER + 1}, "decision"),
        ({"table": "../etc"}, "table"),
        ({"table": "x" * 33}, "table"),
        ({"action": []}, "action"),
        ({"seat": 1}, "seat"),
        ({"cmd_id": CMD_ID[:-1]}, "cmd_id"),
        ({"cmd_id": CMD_ID.lower()}, "cmd_id"),
        ({"cmd_id": CMD_ID + "\n"}, "cmd_id"),
    ],
)
def test_a_wrong_field_is_named(wrong: dict[str, Any], path: str) -> None:
    act = {"type": "act", "cmd_id": CMD_ID, "table": "t", "decision": 3, "action": {}}
    error = refusal(act | wrong)
    assert (error.code, error.facts) == (ErrorCode.BAD_MESSAGE, {"path": path})


def test_a_missing_field_is_named() -> None:
    error = refusal({"type": "detach", "cmd_id": CMD_ID})
    assert (error.code, error.facts) == (ErrorCode.BAD_MESSAGE, {"path": "table"})


def test_a_wrong_field_deep_inside_is_named_with_its_way() -> None:
    terms = {"game": "bagalut", "time_control": {"kind": "fischer", "base_ms": "a secret"}}
    error = refusal({"type": "open_link", "cmd_id": CMD_ID, "terms": terms})
    assert error.facts == {"path": "terms.time_control.fischer.base_ms"}


def test_an_error_never_holds_the_value() -> None:
    error = refusal({"type": "detach", "cmd_id": CMD_ID, "table": "a secret!"})
    assert "secret" not in repr((error, error.facts, error.__cause__))


def test_the_path_of_an_error_is_short() -> None:
    error = refusal({"type": "ping", "x" * 2000: 1})
    assert len(str(error.facts["path"])) <= 100


def test_an_unknown_type_is_told_apart_from_a_missing_one() -> None:
    assert refusal({"type": "cheat"}).code is ErrorCode.UNKNOWN_TYPE
    assert refusal({"type": ["act"]}).code is ErrorCode.UNKNOWN_TYPE
    missing = refusal({"cmd_id": CMD_ID})
    assert (missing.code, missing.facts) == (ErrorCode.BAD_MESSAGE, {"path": "type"})


def test_the_command_id_is_kept_where_it_can_be_read() -> None:
    assert refusal({"type": "cheat", "cmd_id": CMD_ID}).cmd_id == CMD_ID
    assert refusal({"type": "detach", "cmd_id": CMD_ID}).cmd_id == CMD_ID
    assert refusal({"type": "detach", "cmd_id": "no ulid", "table": "t"}).cmd_id is None
    assert refusal({"type": "detach", "cmd_id": 7, "table": "t"}).cmd_id is None


def test_both_codecs_mean_the_same() -> None:
    plain = {"type": "resign", "cmd_id": CMD_ID, "table": "t"}
    assert parse_command(JSON.decode(JSON.encode(plain))) == parse_command(
        MSGPACK.decode(MSGPACK.encode(plain))
    )
