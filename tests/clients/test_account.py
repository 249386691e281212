"""Accounts and people over HTTP, as programs ask for them."""

import json
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

from clients.python.account import AccountDoor, sign_in
from clients.python.asking import Refused
from clients.python.door import Address, Unreachable
from clients.python.terminal.entering import enter
from clients.python.terminal.identity import Identities

pytestmark = pytest.mark.asyncio

ANNA = {"user": "u1", "name": "Anna", "guest": False, "token": "t2"}
REFUSAL = {"type": "error", "cmd_id": None, "code": "sign_in_failed", "facts": {}}


class Door(BaseHTTPRequestHandler):
    """Says to everything what a test wants it to say, and notes what it heard."""

    status = 200
    told: Any = None
    heard: list[tuple[str, str, str, Any]] = []  # noqa: RUF012  reset by the fixture

    def do_POST(self) -> None:
        self._answer(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))

    def do_GET(self) -> None:
        self._answer(None)

    def _answer(self, body: Any) -> None:
        proof = self.headers.get("Authorization", "")
        self.heard.append((self.command, self.path, proof, body))
        self.send_response(self.status)
        self.end_headers()
        self.wfile.write(json.dumps(self.told).encode())

    def log_message(self, *_args: object) -> None:
        """Nothing on the terminal."""


@pytest.fixture
def door(monkeypatch: pytest.MonkeyPatch) -> Iterator[Address]:
    Door.heard = []
    for name, value in (("status", 200), ("told", ANNA)):
        monkeypatch.setattr(Door, name, value)
    with ThreadingHTTPServer(("127.0.0.1", 0), Door) as server:
        threading.Thread(target=server.serve_forever, args=(0.01,), daemon=True).start()
        yield Address.parse(f"127.0.0.1:{server.server_port}")
        server.shutdown()


async def test_signing_in_gives_a_token(door: Address) -> None:
    assert await sign_in(door.base, "Anna", "fjordblick") == "t2"
    asked = {"name": "Anna", "password": "fjordblick"}
    assert Door.heard == [("POST", "/api/account/sign_in", "", asked)]


async def test_a_refusal_is_raised_with_its_code(
    door: Address, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Door, "status", 403)
    monkeypatch.setattr(Door, "told", REFUSAL)
    with pytest.raises(Refused) as refused:
        await sign_in(door.base, "Anna", "geraten")
    assert refused.value.code == "sign_in_failed"


@pytest.mark.parametrize(("status", "told"), [(200, {"name": 7}), (502, "down"), (200, [])])
async def test_another_answer_is_no_house(
    door: Address, monkeypatch: pytest.MonkeyPatch, status: int, told: Any
) -> None:
    monkeypatch.setattr(Door, "status", status)
    monkeypatch.setattr(Door, "told", told)
    with pytest.raises(Unreachable):
        await sign_in(door.base, "Anna", "fjordblick")


async def test_whoever_registers_proves_who_he_is(door: Address) -> None:
    registered = await AccountDoor(door, "t1").register("Anna", "fjordblick")
    assert (registered.user, registered.guest) == ("u1", False)
    asked = {"name": "Anna", "password": "fjordblick", "email": None}
    assert Door.heard == [("POST", "/api/account/register", "Bearer t1", asked)]


async def test_people_are_asked_for_by_any_name(
    door: Address, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Door, "told", {"games": [], "after": None})
    page = await AccountDoor(door, "t1").history("Gast Birke/42", opponent="Änne", after="7.t1")
    assert page.games == []
    path = "/api/people/Gast%20Birke%2F42/games?opponent=%C3%84nne&after=7.t1"
    assert Door.heard == [("GET", path, "Bearer t1", None)]


# --- before a visit with the terminal -----------------------------------


async def enters(
    door: Address, folder: Path, *, is_new: bool
) -> tuple[bool, list[str], str | None]:
    told: list[str] = []
    identities = Identities(folder / "tokens.json")
    identities.keep(door, "t1")
    went_well = await enter(
        door.base,
        name="Anna",
        password="fjordblick",
        is_new=is_new,
        language="de",
        tell=told.append,
        identities=identities,
    )
    return went_well, told, identities.token(door)


async def test_the_terminal_keeps_the_token_it_signed_in_with(
    door: Address, tmp_path: Path
) -> None:
    assert await enters(door, tmp_path, is_new=False) == (True, [], "t2")


async def test_the_terminal_makes_whoever_one_is_an_account(door: Address, tmp_path: Path) -> None:
    assert await enters(door, tmp_path, is_new=True) == (True, [], "t1")
    assert Door.heard[0][1:3] == ("/api/account/register", "Bearer t1")


async def test_the_terminal_says_why_one_cannot_come_in(
    door: Address, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Door, "status", 403)
    monkeypatch.setattr(Door, "told", REFUSAL)
    told = ["Name und Passwort passen nicht zusammen."]
    assert await enters(door, tmp_path, is_new=False) == (False, told, "t1")
    nowhere = await enters(Address.parse("127.0.0.1:1"), tmp_path, is_new=False)
    assert nowhere[0] is False
    assert nowhere[1][0].startswith("Unter http://127.0.0.1:1 antwortet")
