"""What is asked over plain HTTP: guests, games, texts, the client's files, health."""

import gzip
import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from rules.texts import LANGUAGES
from server.config import Rate, Settings
from server.gateway.guard import security_headers
from server.gateway.identity import host_name, site_of
from tests.server.gateway.harness import Answer, Gateway, with_limits

pytestmark = pytest.mark.asyncio(loop_factories=["asyncio"])  # no page knows the loop


def plain(answer: Answer) -> dict[str, object]:
    told = json.loads(answer.body)
    assert isinstance(told, dict)
    return told


# Guests


async def test_a_browser_becomes_a_guest_by_cookie_and_never_sees_its_token(
    gateway: Gateway,
) -> None:
    answer = await gateway.ask("POST /api/guest", Origin=gateway.origin, body='{"language": "en"}')
    assert answer.status == 200
    assert plain(answer) == {"user": "u1", "name": "Birke 1", "guest": True}
    cookie = answer.headers["set-cookie"]
    assert cookie.startswith("wartesaal=token-1;")
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Secure" not in cookie  # this origin is plain http
    assert gateway.people.guests["token-1"].language == "en"


async def test_a_program_becomes_a_guest_by_token_and_gets_no_cookie(gateway: Gateway) -> None:
    answer = await gateway.ask("POST /api/guest")
    told = {"user": "u1", "name": "Birke 1", "guest": True, "token": "token-1"}
    assert plain(answer) == told
    assert "set-cookie" not in answer.headers


@pytest.mark.parametrize(
    ("preferred", "language"),
    [("", "de"), ("en-GB,en;q=0.9", "en"), ("fr, EN;q=0.5, de", "en"), ("fr", "de")],
)
async def test_a_guests_language_is_the_browsers(
    gateway: Gateway, preferred: str, language: str
) -> None:
    await gateway.ask("POST /api/guest", Accept_Language=preferred)
    assert gateway.people.guests["token-1"].language == language


async def test_who_is_somebody_already_stays_so(gateway: Gateway) -> None:
    await gateway.ask("POST /api/guest", Origin=gateway.origin)
    again = await gateway.ask("POST /api/guest", Origin=gateway.origin, Cookie="wartesaal=token-1")
    assert plain(again)["user"] == "u1"
    assert "set-cookie" not in again.headers
    assert len(gateway.people.guests) == 1


async def test_another_site_cannot_make_a_browser_a_guest_or_sign_it_out(gateway: Gateway) -> None:
    for path in ("/api/guest", "/api/sign_out"):
        answer = await gateway.ask(f"POST {path}", Origin="http://evil.example")
        assert (answer.status, plain(answer)["code"]) == (403, "forbidden")
    assert gateway.people.guests == {}


@pytest.mark.parametrize("body", ["{", '{"language": "fr"}', '{"name": "x"}', "[]"])
async def test_a_guest_who_asks_for_something_odd_is_told_bad_message(
    gateway: Gateway, body: str
) -> None:
    answer = await gateway.ask("POST /api/guest", body=body)
    assert (answer.status, plain(answer)["code"]) == (400, "bad_message")


@with_limits(sign_ins_address=Rate(count=2, per_ms=60_000))
async def test_an_address_becomes_only_so_many_guests(gateway: Gateway) -> None:
    answers = [await gateway.ask("POST /api/guest") for _ in range(3)]
    assert [answer.status for answer in answers] == [200, 200, 429]
    assert plain(answers[2])["code"] == "rate_limited"
    assert 0 < int(answers[2].headers["retry-after"]) <= 30


async def test_me_is_who_the_cookie_or_the_bearer_says(gateway: Gateway) -> None:
    await gateway.people.new_guest("de")
    for proof in ({"Cookie": "wartesaal=token-1"}, {"Authorization": "Bearer token-1"}):
        answer = await gateway.ask("GET /api/me", **proof)
        assert plain(answer) == {"user": "u1", "name": "Birke 1", "guest": True}
        assert answer.headers["cache-control"] == "no-store"


async def test_nobody_is_401(gateway: Gateway) -> None:
    answer = await gateway.ask("GET /api/me")
    assert (answer.status, plain(answer)["code"]) == (401, "unauthenticated")


async def test_signing_out_ends_the_token_and_the_cookie(gateway: Gateway) -> None:
    await gateway.people.new_guest("de")
    answer = await gateway.ask(
        "POST /api/sign_out", Origin=gateway.origin, Cookie="wartesaal=token-1"
    )
    assert answer.status == 204
    assert 'wartesaal=""' in answer.headers["set-cookie"]
    assert "Max-Age=0" in answer.headers["set-cookie"]
    assert gateway.people.guests == {}


# Games, texts, codes


async def test_the_games_with_their_options(gateway: Gateway) -> None:
    answer = await gateway.ask("GET /api/games")
    assert json.loads(answer.body) == [
        {
            "id": "bagalut",
            "seats": [2, 2],
            "options": {"type": "object", "properties": {}},
            "levels": ["easy"],
            "rules_version": 1,
        }
    ]


@pytest.mark.parametrize(
    ("path", "kind", "text"),
    [
        ("/texts/bagalut/de.ftl", "text/plain; charset=utf-8", b"name = Bagalut\n"),
        ("/texts/bagalut/rules.en.md", "text/markdown; charset=utf-8", b"# Bagalut\n"),
    ],
)
async def test_texts_carry_a_tag_and_are_not_sent_twice(
    gateway: Gateway, path: str, kind: str, text: bytes
) -> None:
    first = await gateway.ask(f"GET {path}")
    assert (first.status, first.headers["content-type"], first.body) == (200, kind, text)
    again = await gateway.ask(f"GET {path}", If_None_Match=first.headers["etag"])
    assert (again.status, again.body) == (304, b"")
    other = await gateway.ask(f"GET {path}", If_None_Match='W/"another"')
    assert other.status == 200


@pytest.mark.parametrize("kind", ["c", "o"])
async def test_the_address_of_what_is_shared_as_a_picture(gateway: Gateway, kind: str) -> None:
    answer = await gateway.ask(f"GET /api/qr/{kind}/abc123.svg")
    assert answer.headers["content-type"] == "image/svg+xml"
    assert ElementTree.fromstring(answer.body).tag.endswith("svg")
    assert (await gateway.ask(f"GET /api/qr/{kind}/a%20b.svg")).status == 404
    assert (await gateway.ask("GET /api/qr/host/abc123.svg")).status == 404


# The client's files


@pytest.fixture
def static(tmp_path: Path, request: pytest.FixtureRequest) -> Path:
    if "unbuilt" not in request.node.name:
        (tmp_path / "assets").mkdir()
        (tmp_path / "index.html").write_text("<!doctype html><title>client</title>")
        (tmp_path / "assets" / "main-abc.js").write_text("let x = 1;\n" * 500)
        (tmp_path / "icon.svg").write_text("<svg/>")
        (tmp_path.parent / "secret.txt").write_text("secret")
    return tmp_path


async def test_hashed_names_are_kept_for_ever_and_gzipped(gateway: Gateway) -> None:
    answer = await gateway.ask("GET /assets/main-abc.js", Accept_Encoding="br, gzip")
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert answer.headers["content-encoding"] == "gzip"
    assert gzip.decompress(answer.body) == b"let x = 1;\n" * 500
    plain_answer = await gateway.ask("GET /assets/main-abc.js")
    assert plain_answer.body == b"let x = 1;\n" * 500


@pytest.mark.parametrize(
    "path", ["/", "/t/abc", "/c/abc?n=3", "/u/Anna", "/computer", "/index.html"]
)
async def test_every_page_of_the_client_is_its_one_file(gateway: Gateway, path: str) -> None:
    answer = await gateway.ask(f"GET {path}")
    assert answer.body == b"<!doctype html><title>client</title>"
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    "path",
    [
        "/assets/other.js",
        "/api/nothing",
        "/texts/chess/de.ftl",
        "/favicon.ico",
        "/../secret.txt",
        "/assets/../../secret.txt",
        "/%2e%2e/secret.txt",
        "/assets%2f..%2f..%2fsecret.txt",
    ],
)
async def test_what_is_not_there_is_404_and_nothing_lies_above(gateway: Gateway, path: str) -> None:
    answer = await gateway.ask(f"GET {path}")
    assert (answer.status, plain(answer)["code"]) == (404, "not_found")


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_unbuilt_pages_tell_the_command_for_the_terminal(gateway: Gateway, lang: str) -> None:
    answer = await gateway.ask("GET /t/abc", Accept_Language=lang)
    assert answer.status == 200
    assert f"wartesaal terminal http://127.0.0.1:{gateway.port}".encode() in answer.body
    assert f'lang="{lang}"'.encode() in answer.body


# Around everything


@pytest.mark.parametrize(
    "request_line", ["GET /", "GET /nothing.txt", "GET /api/me", "POST /api/guest", "GET /ws"]
)
async def test_security_headers_are_on_every_answer(gateway: Gateway, request_line: str) -> None:
    headers = (await gateway.ask(request_line)).headers
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert "frame-ancestors 'none'" in policy
    assert f"connect-src 'self' ws://127.0.0.1:{gateway.port};" in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert "server" not in headers


async def test_the_policy_names_no_ipv6_address_because_its_grammar_has_none() -> None:
    policy = dict(security_headers(site_of(Settings(), 8080)))[b"content-security-policy"]
    assert b"connect-src 'self' ws://127.0.0.1:8080 ws://localhost:8080;" in policy


async def test_another_host_is_refused_everywhere(gateway: Gateway) -> None:
    for path in ("/", "/api/me", "/healthz"):
        assert (await gateway.ask(f"GET {path}", Host="evil.example")).status == 400


async def test_another_method_is_405_without_a_word(gateway: Gateway) -> None:
    answer = await gateway.ask("DELETE /api/me")
    assert (answer.status, plain(answer)["code"]) == (405, "unknown_type")
    assert answer.headers["allow"]


async def test_an_unexpected_exception_is_internal_with_an_incident_and_nothing_else(
    gateway: Gateway, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def new_guest(_language: str) -> None:
        raise RuntimeError("the password is swordfish")

    monkeypatch.setattr(gateway.people, "new_guest", new_guest)
    answer = await gateway.ask("POST /api/guest")
    told = plain(answer)
    assert (answer.status, told["code"], told["retryable"]) == (500, "internal", True)
    assert b"swordfish" not in answer.body
    log = capsys.readouterr().out
    assert str(told["incident"]) in log
    assert "swordfish" not in log


# Names of the site


@pytest.mark.parametrize(
    ("header", "name"),
    [
        ("example.com", "example.com"),
        ("Example.com:8080", "example.com"),
        ("[::1]:8080", "::1"),
        ("127.0.0.1:80", "127.0.0.1"),
        ("", ""),
        ("a, b", "a, b"),
    ],
)
async def test_the_name_in_a_host_header(header: str, name: str) -> None:
    assert host_name(header) == name


async def test_a_host_who_sets_nothing_is_reached_where_it_listens() -> None:
    site = site_of(Settings(host="0.0.0.0"), 8080, ["192.168.1.5"])
    assert site.public_url == "http://192.168.1.5:8080"
    assert {"http://localhost:8080", "http://192.168.1.5:8080", "http://[::1]:8080"} <= site.origins
    assert {"localhost", "::1", "192.168.1.5"} <= site.hosts
    assert "0.0.0.0" not in site.hosts


async def test_a_host_who_sets_names_is_reached_only_there() -> None:
    settings = Settings(origins=("https://a.example",), hosts=("A.example",))
    site = site_of(settings, 8080)
    assert site.origins == {"https://a.example"}
    assert site.hosts == {"a.example"}
    assert site.public_url == "https://a.example"
