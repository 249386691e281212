"""What is asked over HTTP: an identity, which games there are, and the texts of unknown ones."""

import asyncio
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from ipaddress import ip_address
from typing import Any, Final, Literal, TypeAlias
from urllib.error import HTTPError
from urllib.parse import urlsplit, urlunsplit
from urllib.request import ProxyHandler, Request, build_opener

PATIENCE_S: Final = 10

MANY: Final = 8
"""An option of more numbers than this is left to its default."""


class Unreachable(Exception):
    """There is no house at this address, or it does not answer as one."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Guest:
    """A new identity. token: the only proof of it; whoever holds it is that user."""

    token: str
    user: str
    name: str


OptionValue: TypeAlias = str | int | bool


@dataclass(frozen=True, slots=True, kw_only=True)
class OptionChoice:
    """An option of a game that people choose from a list."""

    field: str
    values: Sequence[OptionValue]
    default: OptionValue


@dataclass(frozen=True, slots=True, kw_only=True)
class GameCard:
    """A game as the house offers it. seats: fewest and most; choices: its options."""

    id: str
    seats: tuple[int, int]
    levels: Sequence[Literal["easy", "medium", "strong"]]
    choices: Sequence[OptionChoice]


@dataclass(frozen=True, slots=True)
class Address:
    """Where a house is: what people type ("localhost:8080", "https://play.example/t/…")."""

    base: str
    """Scheme and place, e.g. "https://play.example"."""

    @classmethod
    def parse(cls, typed: str) -> "Address":
        """Raises ValueError for something that is no web address."""
        parts = urlsplit(typed if "://" in typed else f"http://{typed}")
        if parts.scheme not in {"http", "https"} or not parts.hostname:
            raise ValueError(f"no web address: {typed}")
        return cls(urlunsplit((parts.scheme, parts.netloc, "", "", "")))

    @property
    def socket(self) -> str:
        """Where the conversation is held."""
        return f"ws{self.base.removeprefix('http')}/ws"

    @property
    def is_this_machine(self) -> bool:
        """Whether no proxy can be meant."""
        host = urlsplit(self.base).hostname or ""
        try:
            return ip_address(host).is_loopback
        except ValueError:
            return host == "localhost"


async def new_guest(address: Address, language: str) -> Guest:
    """Become a new guest. Raises Unreachable."""
    body = json.dumps({"language": language}).encode()
    request = Request(  # noqa: S310  Address lets http and https through alone
        f"{address.base}/api/guest",
        data=body,
        headers={"Content-Type": "application/json"},
        method="POST",
    )
    answer = await asyncio.to_thread(_fetch, address, request)
    try:
        found: Mapping[str, Any] = json.loads(answer)
        return Guest(token=found["token"], user=found["user"], name=found["name"])
    except (ValueError, KeyError, TypeError) as error:
        raise Unreachable(f"{request.full_url} answers nothing useful") from error


async def register(address: Address, token: str, name: str, password: str) -> None:
    """Make the guest who holds `token` an account; the token stays good. Raises Unreachable."""
    request = Request(  # noqa: S310  as above
        f"{address.base}/api/account/register",
        data=json.dumps({"name": name, "password": password}).encode(),
        headers={"Content-Type": "application/json", "Authorization": f"Bearer {token}"},
        method="POST",
    )
    await asyncio.to_thread(_fetch, address, request)


async def is_ready(address: Address) -> bool:
    """Whether the house says that it can take people in."""
    try:
        await asyncio.to_thread(_fetch, address, Request(f"{address.base}/readyz"))  # noqa: S310
    except Unreachable:
        return False
    return True


async def games(address: Address) -> list[GameCard]:
    """The games one can play at this house. Raises Unreachable."""
    request = Request(f"{address.base}/api/games")  # noqa: S310  as above
    answer = await asyncio.to_thread(_fetch, address, request)
    try:
        return [_card(each) for each in json.loads(answer)]
    except (ValueError, KeyError, TypeError) as error:
        raise Unreachable(f"{request.full_url} answers nothing useful") from error


async def game_texts(address: Address, game: str, language: str) -> str | None:
    """The Fluent source of a game that this program does not have; None: nor has the house."""
    request = Request(f"{address.base}/texts/{game}/{language}.ftl")  # noqa: S310  as above
    try:
        return (await asyncio.to_thread(_fetch, address, request)).decode()
    except Unreachable:
        return None


def _card(plain: Mapping[str, Any]) -> GameCard:
    fewest, most = plain["seats"]
    choices = (
        _choice(field, schema)
        for field, schema in plain["options"]["properties"].items()
        if field not in ("first_seat", "tempo")  # the terms say who begins, and how fast it is
    )
    return GameCard(
        id=plain["id"],
        seats=(fewest, most),
        levels=plain["levels"],
        choices=[choice for choice in choices if len(choice.values) > 1],
    )


def _choice(field: str, schema: Mapping[str, Any]) -> OptionChoice:
    values: Sequence[OptionValue] = ()
    if "enum" in schema:
        values = schema["enum"]
    elif schema.get("type") == "boolean":
        values = (True, False)
    elif "minimum" in schema and schema.get("maximum", MANY) - schema["minimum"] < MANY:
        values = range(schema["minimum"], schema["maximum"] + 1)
    return OptionChoice(field=field, values=values, default=schema.get("default", False))


def knock(address: Address, request: Request) -> tuple[int, bytes]:
    """Ask once, blocking: HTTP status and body, also of a refusal. Raises Unreachable."""
    opener = build_opener(ProxyHandler({})) if address.is_this_machine else build_opener()
    try:
        with opener.open(request, timeout=PATIENCE_S) as answer:
            return answer.status, answer.read()
    except HTTPError as refusal:
        return refusal.code, refusal.read()
    except OSError as error:
        raise Unreachable(f"{request.full_url}: {error}") from error


def _fetch(address: Address, request: Request) -> bytes:
    status, body = knock(address, request)
    if status >= 400:
        raise Unreachable(f"{request.full_url}: {status}")
    return body
