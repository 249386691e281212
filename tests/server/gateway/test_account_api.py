"""The own account over HTTP: who may ask, what a browser and what a program gets.

What the answers mean is tested in tests/server/people. Source: reliability.md 5 and 6.
"""

import json
from typing import Any

import pytest

from protocol.account import AccountSettings, ChangePassword, Register, SignIn
from protocol.errors import ErrorCode
from server.config import Rate
from server.ports import NameTaken, StoreUnavailable
from server.ports_people import PasswordsBusy, UnknownUser
from server.services.refusals import ServiceError
from tests.server.gateway.harness import Answer, Gateway, goodbye, with_limits

pytestmark = pytest.mark.asyncio(loop_factories=["asyncio"])  # no page knows the loop

SIGN_IN = "POST /api/account/sign_in"

CHANGES = {
    "POST /api/account/register": '{"name": "Anna", "password": "fjordblick"}',
    SIGN_IN: '{"name": "Anna", "password": "fjordblick"}',
    "POST /api/account/sign_out_everywhere": "",
    "POST /api/account/password": '{"old": "fjordblick", "new": "moorbirke"}',
    "POST /api/account/email": '{"email": "anna@example.org"}',
    "POST /api/account/settings": '{"challenges": "nobody", "page": {"sound": false}}',
    "POST /api/account/delete": '{"password": "fjordblick"}',
    "POST /api/account/programs": '{"name": "Robot"}',
    "POST /api/account/programs/r1/token": "",
    "DELETE /api/account/programs/r1": "",
}
READS = (
    "GET /api/account",
    "GET /api/account/settings",
    "GET /api/account/export",
    "GET /api/account/programs",
)


def plain(answer: Answer) -> dict[str, Any]:
    told = json.loads(answer.body)
    assert isinstance(told, dict)
    return told


async def ask(gateway: Gateway, request: str, body: str = "", **headers: str) -> Answer:
    """From a page of ours, by the guest `token-1`."""
    if not gateway.people.guests:
        await gateway.people.new_guest("de")
    proof = {"Origin": gateway.origin, "Cookie": "wartesaal=token-1", **headers}
    return await gateway.ask(request, body=body or CHANGES.get(request, ""), **proof)


# --- who may ------------------------------------------------------------


@pytest.mark.parametrize("request_line", CHANGES)
async def test_another_sites_page_changes_nothing(gateway: Gateway, request_line: str) -> None:
    foreign = await ask(gateway, request_line, Origin="http://evil.example")
    hidden = await ask(gateway, request_line, Origin="")  # a cookie alone proves nothing
    for answer in (foreign, hidden):
        assert (answer.status, plain(answer)["code"]) == (403, "forbidden")
    assert gateway.members.asked == []
    assert list(gateway.people.guests) == ["token-1"]


@pytest.mark.parametrize("request_line", sorted({*CHANGES, *READS} - {SIGN_IN}))
async def test_nobody_has_no_account(gateway: Gateway, request_line: str) -> None:
    answer = await gateway.ask(
        request_line, body=CHANGES.get(request_line, ""), Origin=gateway.origin
    )
    assert (answer.status, plain(answer)["code"]) == (401, "unauthenticated")
    assert gateway.members.asked == []


@pytest.mark.parametrize(
    ("request_line", "body", "path"),
    [
        ("POST /api/account/register", '{"name": "Anna"}', "password"),
        ("POST /api/account/register", '{"name": 7, "password": "fjordblick"}', "name"),
        (SIGN_IN, '{"name": "A", "password": "x", "admin": true}', "admin"),
        (SIGN_IN, '{"name": "A", "password": "%s"}' % ("x" * 1001), "password"),
        ("POST /api/account/email", '{"email": "nowhere"}', "email"),
        ("POST /api/account/email", "{}", "email"),
        ("POST /api/account/settings", '{"challenges": "some", "page": {}}', "challenges"),
        ("POST /api/account/password", "[]", ""),
        ("POST /api/account/delete", "{", ""),
    ],
)
async def test_a_body_that_is_none_is_refused_with_the_fields_path(
    gateway: Gateway, request_line: str, body: str, path: str
) -> None:
    answer = await ask(gateway, request_line, body)
    assert (answer.status, plain(answer)["code"]) == (400, "bad_message")
    assert plain(answer)["facts"] == {"path": path}
    assert gateway.members.asked == []


@pytest.mark.parametrize(
    ("refusal", "status", "code"),
    [
        (ServiceError(ErrorCode.SIGN_IN_FAILED), 403, "sign_in_failed"),
        (ServiceError(ErrorCode.NOT_PROVEN), 403, "not_proven"),
        (ServiceError(ErrorCode.ACCOUNT_NEEDED), 403, "account_needed"),
        (ServiceError(ErrorCode.ALREADY_REGISTERED), 409, "already_registered"),
        (ServiceError(ErrorCode.TOO_WEAK, reason="short"), 400, "too_weak"),
        (ServiceError(ErrorCode.NAME_INVALID, reason="length"), 400, "name_invalid"),
        (NameTaken(), 409, "name_taken"),
        (PasswordsBusy(), 503, "busy"),
        (StoreUnavailable(), 503, "store_unavailable"),
        (UnknownUser("u1"), 401, "unauthenticated"),
    ],
)
async def test_a_refusal_has_its_status_and_its_code(
    gateway: Gateway, refusal: Exception, status: int, code: str
) -> None:
    gateway.members.refusal = refusal
    answer = await ask(gateway, SIGN_IN)
    assert (answer.status, plain(answer)["code"]) == (status, code)
    assert "set-cookie" not in answer.headers
    assert "token-1" in gateway.people.guests  # who he was he still is


async def test_a_suspended_account_hears_why_and_until_when(gateway: Gateway) -> None:
    gateway.members.refusal = ServiceError(ErrorCode.ACCOUNT_SUSPENDED, reason="spam", until=99)
    answer = await ask(gateway, SIGN_IN)
    assert (answer.status, plain(answer)["code"]) == (403, "account_suspended")
    assert plain(answer)["facts"] == {"reason": "spam", "until": 99}


async def test_a_fault_of_ours_tells_nothing_of_itself(gateway: Gateway) -> None:
    gateway.members.refusal = RuntimeError("the password was fjordblick")
    answer = await ask(gateway, SIGN_IN)
    assert (answer.status, plain(answer)["code"]) == (500, "internal")
    assert b"fjordblick" not in answer.body


@with_limits(sign_ins_address=Rate(count=2, per_ms=60_000))
async def test_an_address_tries_only_so_often(gateway: Gateway) -> None:
    gateway.members.refusal = ServiceError(ErrorCode.SIGN_IN_FAILED)
    tries = [await ask(gateway, SIGN_IN) for _ in range(2)]
    assert [answer.status for answer in tries] == [403, 403]
    late = await ask(gateway, SIGN_IN)
    assert (late.status, plain(late)["code"]) == (429, "rate_limited")
    assert 0 < int(late.headers["retry-after"]) <= 30
    assert len(gateway.members.asked) == 2


# --- becoming somebody --------------------------------------------------


async def test_a_browser_that_registers_stays_who_it_is(gateway: Gateway) -> None:
    answer = await ask(gateway, "POST /api/account/register")
    assert plain(answer) == {"user": "u1", "name": "Anna", "guest": False}
    assert answer.headers["set-cookie"].startswith("wartesaal=token-1;")
    assert answer.headers["cache-control"] == "no-store"
    asked = Register(name="Anna", password="fjordblick")
    assert gateway.members.asked == [("register", "u1", asked)]


async def test_a_browser_that_signs_in_gets_another_cookie_and_is_no_guest_any_more(
    gateway: Gateway,
) -> None:
    answer = await ask(gateway, SIGN_IN)
    assert plain(answer) == {"user": "anna", "name": "Anna", "guest": False}
    cookie = answer.headers["set-cookie"]
    assert cookie.startswith("wartesaal=anna-token;")
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert gateway.members.asked == [("sign_in", SignIn(name="Anna", password="fjordblick"))]
    assert gateway.people.guests == {}


async def test_a_program_that_signs_in_gets_a_token_and_keeps_the_other(gateway: Gateway) -> None:
    await gateway.people.new_guest("de")
    answer = await gateway.ask(
        SIGN_IN,
        body=CHANGES[SIGN_IN],
        Authorization="Bearer token-1",
    )
    assert plain(answer)["token"] == "anna-token"
    assert "set-cookie" not in answer.headers
    assert "token-1" in gateway.people.guests


async def test_whoever_has_nothing_yet_can_sign_in(gateway: Gateway) -> None:
    answer = await gateway.ask(
        SIGN_IN,
        body=CHANGES[SIGN_IN],
        Origin=gateway.origin,
    )
    assert answer.status == 200


@pytest.mark.parametrize(
    "request_line", ["POST /api/account/sign_out_everywhere", "POST /api/account/delete"]
)
async def test_going_ends_the_cookie_and_the_sockets_here_at_once(
    gateway: Gateway, request_line: str
) -> None:
    socket, _ = await gateway.enter(token=(await gateway.people.new_guest("de")).token)
    answer = await ask(gateway, request_line)
    assert answer.status == 204
    assert "Max-Age=0" in answer.headers["set-cookie"]
    assert await goodbye(socket) == 4401


# --- what is kept -------------------------------------------------------


async def test_a_new_password_names_the_token_that_stays(gateway: Gateway) -> None:
    answer = await ask(gateway, "POST /api/account/password")
    assert (answer.status, answer.body) == (204, b"")
    asked = ChangePassword(old="fjordblick", new="moorbirke")
    assert gateway.members.asked == [("change_password", "u1", "token-1", asked)]


async def test_the_account_is_told_to_its_owner_alone_and_never_kept(gateway: Gateway) -> None:
    answer = await ask(gateway, "GET /api/account")
    assert (plain(answer)["user"], plain(answer)["name"]) == ("u1", "Birke 1")
    assert answer.headers["cache-control"] == "no-store"


async def test_an_export_is_a_file_under_ones_own_name(gateway: Gateway) -> None:
    answer = await ask(gateway, "GET /api/account/export")
    assert plain(answer) == {"user": {"name": "Birke 1"}}
    assert answer.headers["content-disposition"] == (
        'attachment; filename="wartesaal-Birke_1.json"'
    )
    assert answer.headers["cache-control"] == "no-store"


async def test_an_address_can_be_forgotten(gateway: Gateway) -> None:
    await ask(gateway, "POST /api/account/email", '{"email": null}')
    await ask(gateway, "POST /api/account/email")
    assert gateway.members.asked == [
        ("change_email", "u1", None),
        ("change_email", "u1", "anna@example.org"),
    ]


async def test_settings_are_told_and_kept(gateway: Gateway) -> None:
    told = await ask(gateway, "GET /api/account/settings")
    assert plain(told) == {"challenges": "friends", "page": {}}
    assert told.headers["cache-control"] == "no-store"
    assert (await ask(gateway, "POST /api/account/settings")).status == 204
    kept = AccountSettings(challenges="nobody", page={"sound": False})
    assert gateway.members.asked[-1] == ("change_settings", "u1", kept)


@pytest.mark.parametrize(
    "page",
    [
        {"deep": {}},
        {"list": []},
        {"long": "x" * 41},
        {"large": 10_001},
        {"x" * 41: 1},
        {str(number): 1 for number in range(41)},
    ],
)
async def test_what_a_page_keeps_is_small(gateway: Gateway, page: dict[str, Any]) -> None:
    body = json.dumps({"challenges": "everyone", "page": page})
    answer = await ask(gateway, "POST /api/account/settings", body)
    assert (answer.status, plain(answer)["code"]) == (400, "bad_message")
    assert gateway.members.asked == []


# --- programs -----------------------------------------------------------


async def test_programs_are_listed_added_renewed_and_dropped(gateway: Gateway) -> None:
    listed = await ask(gateway, "GET /api/account/programs")
    assert plain(listed) == {"programs": [{"user": "r1", "name": "Robot"}], "most": 5}
    added = await ask(gateway, "POST /api/account/programs")
    assert plain(added) == {"user": "r2", "name": "Robot", "token": "secret"}
    assert added.headers["cache-control"] == "no-store"
    renewed = await ask(gateway, "POST /api/account/programs/r1/token")
    assert plain(renewed) == {"user": "r1", "name": "Robot", "token": "secret"}
    assert (await ask(gateway, "DELETE /api/account/programs/r1")).status == 204
    assert [asked[0] for asked in gateway.members.asked] == ["listed", "add", "renew", "drop"]
