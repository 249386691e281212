"""What is asked over HTTP, before there is a socket: an identity, and texts of unknown games."""

import asyncio
import json
from collections.abc import Mapping
from dataclasses import dataclass
from ipaddress import ip_address
from typing import Any, Final
from urllib.error import HTTPError
from urllib.parse import urlsplit, urlunsplit
from urllib.request import ProxyHandler, Request, build_opener

PATIENCE_S: Final = 10


class Unreachable(Exception):
    """There is no house at this address, or it does not answer as one."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Guest:
    """A new identity. token: the only proof of it; whoever holds it is that user."""

    token: str
    user: str
    name: str


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


async def game_texts(address: Address, game: str, language: str) -> str | None:
    """The Fluent source of a game that this program does not have; None: nor has the house."""
    request = Request(f"{address.base}/texts/{game}/{language}.ftl")  # noqa: S310  as above
    try:
        return (await asyncio.to_thread(_fetch, address, request)).decode()
    except Unreachable:
        return None


def _fetch(address: Address, request: Request) -> bytes:
    opener = build_opener(ProxyHandler({})) if address.is_this_machine else build_opener()
    try:
        with opener.open(request, timeout=PATIENCE_S) as answer:
            body: bytes = answer.read()
            return body
    except HTTPError as error:
        raise Unreachable(f"{request.full_url}: {error.code}") from error
    except OSError as error:
        raise Unreachable(f"{request.full_url}: {error}") from error
