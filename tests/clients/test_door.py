"""What is asked over HTTP before there is a socket."""

import json
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest

from clients.python.door import Address, Guest, Unreachable, game_texts, new_guest


class Door(BaseHTTPRequestHandler):
    """Lets guests in; `status` and `body` are what a test wants it to say."""

    status = 200
    body = json.dumps({"token": "t", "user": "u", "name": "Gast Birke 42"})
    asked: list[tuple[str, str]] = []  # noqa: RUF012  one door a test, reset by the fixture

    def do_POST(self) -> None:
        length = int(self.headers["Content-Length"])
        self.asked.append((self.path, self.rfile.read(length).decode()))
        self._say()

    def do_GET(self) -> None:
        self.asked.append((self.path, ""))
        self._say()

    def _say(self) -> None:
        self.send_response(self.status)
        self.end_headers()
        self.wfile.write(self.body.encode())

    def log_message(self, *_args: object) -> None:
        """Nothing on the terminal."""


@pytest.fixture
def door() -> Iterator[Address]:
    Door.asked = []
    with ThreadingHTTPServer(("127.0.0.1", 0), Door) as server:
        threading.Thread(target=server.serve_forever, args=(0.01,), daemon=True).start()
        yield Address.parse(f"127.0.0.1:{server.server_port}")
        server.shutdown()


@pytest.mark.parametrize(
    ("typed", "base", "socket"),
    [
        ("localhost:8080", "http://localhost:8080", "ws://localhost:8080/ws"),
        ("http://localhost:8080/", "http://localhost:8080", "ws://localhost:8080/ws"),
        ("https://play.example/t/x?n=3", "https://play.example", "wss://play.example/ws"),
    ],
)
def test_an_address_is_what_people_type(typed: str, base: str, socket: str) -> None:
    address = Address.parse(typed)
    assert (address.base, address.socket) == (base, socket)


@pytest.mark.parametrize("typed", ["", "http://", "ftp://x", "file:///etc/passwd"])
def test_what_is_no_address_is_refused(typed: str) -> None:
    with pytest.raises(ValueError, match="no web address"):
        Address.parse(typed)


@pytest.mark.asyncio
async def test_a_guest_is_made(door: Address) -> None:
    guest = await new_guest(door, "en")
    assert guest == Guest(token="t", user="u", name="Gast Birke 42")
    assert Door.asked == [("/api/guest", '{"language": "en"}')]


@pytest.mark.asyncio
@pytest.mark.parametrize(("status", "body"), [(200, "hello"), (200, "{}"), (429, "{}")])
async def test_another_answer_is_no_house(
    door: Address, monkeypatch: pytest.MonkeyPatch, status: int, body: str
) -> None:
    monkeypatch.setattr(Door, "status", status)
    monkeypatch.setattr(Door, "body", body)
    with pytest.raises(Unreachable):
        await new_guest(door, "de")


@pytest.mark.asyncio
async def test_texts_of_unknown_games_are_fetched(
    door: Address, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Door, "body", "name = Würfelturm\n")
    assert await game_texts(door, "tower", "de") == "name = Würfelturm\n"
    assert Door.asked == [("/texts/tower/de.ftl", "")]
    monkeypatch.setattr(Door, "status", 404)
    assert await game_texts(door, "tower", "de") is None


@pytest.mark.parametrize(
    ("base", "is_this_machine"),
    [("127.0.0.1", True), ("localhost", True), ("[::1]", True), ("play.example", False)],
)
def test_no_proxy_is_asked_for_this_machine(base: str, is_this_machine: bool) -> None:
    assert Address.parse(base).is_this_machine is is_this_machine
