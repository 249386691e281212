"""The order of a conversation, and how it ends."""

import pytest

from protocol.codec import JSON, MSGPACK
from protocol.commands import PROTOCOL, Hello, Ping
from protocol.conversation import Conversation, Hangup
from protocol.errors import CloseCode, ErrorCode, ProtocolError

HELLO = JSON.encode({"type": "hello", "protocol": PROTOCOL, "client": "test"})
PING = JSON.encode({"type": "ping"})
NONSENSE = b"{"


def heard(conversation: Conversation, data: bytes) -> ErrorCode:
    with pytest.raises(ProtocolError) as caught:
        conversation.receive(data, binary=False)
    return caught.value.code


def hung_up(conversation: Conversation, data: bytes, *, binary: bool = False) -> CloseCode:
    with pytest.raises(Hangup) as caught:
        conversation.receive(data, binary=binary)
    return caught.value.code


@pytest.fixture
def greeted() -> Conversation:
    conversation = Conversation(JSON)
    conversation.receive(HELLO, binary=False)
    return conversation


def test_hello_comes_first_then_everything_else() -> None:
    conversation = Conversation(JSON)
    assert isinstance(conversation.receive(HELLO, binary=False), Hello)
    assert conversation.greeted
    assert conversation.receive(PING, binary=False) == Ping()


def test_anything_before_hello_ends_it() -> None:
    assert hung_up(Conversation(JSON), PING) is CloseCode.POLICY


def test_another_version_of_the_protocol_ends_it() -> None:
    hello = JSON.encode({"type": "hello", "protocol": PROTOCOL + 1, "client": "test"})
    conversation = Conversation(JSON)
    assert hung_up(conversation, hello) is CloseCode.POLICY
    assert not conversation.greeted


def test_a_second_hello_is_refused(greeted: Conversation) -> None:
    assert heard(greeted, HELLO) is ErrorCode.BAD_MESSAGE
    assert greeted.receive(PING, binary=False) == Ping()


def test_a_frame_of_the_other_kind_ends_it(greeted: Conversation) -> None:
    assert hung_up(greeted, PING, binary=True) is CloseCode.WRONG_KIND
    assert hung_up(Conversation(MSGPACK), HELLO, binary=False) is CloseCode.WRONG_KIND


def test_the_fifth_bad_frame_in_a_row_ends_it(greeted: Conversation) -> None:
    for _ in range(4):
        assert heard(greeted, NONSENSE) is ErrorCode.BAD_FRAME
    assert hung_up(greeted, NONSENSE) is CloseCode.BAD_FRAMES


def test_a_readable_frame_in_between_is_forgiven(greeted: Conversation) -> None:
    for good in (PING, JSON.encode({"type": "cheat"})):
        for _ in range(4):
            heard(greeted, NONSENSE)
        if good == PING:
            greeted.receive(good, binary=False)
        else:
            assert heard(greeted, good) is ErrorCode.UNKNOWN_TYPE
    assert heard(greeted, NONSENSE) is ErrorCode.BAD_FRAME


def test_wrong_messages_alone_never_end_it(greeted: Conversation) -> None:
    for _ in range(20):
        assert heard(greeted, JSON.encode({"type": "ping", "x": 1})) is ErrorCode.BAD_MESSAGE
