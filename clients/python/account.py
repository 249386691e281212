"""Accounts and what is known of people, over HTTP: register, sign in and out, profiles, boards.

token = await sign_in("http://localhost:8080", "Anna", "drei Möwen")
async with await Client.connect("http://localhost:8080", token) as client:
    profile = await client.account.profile(client.person.name)
"""

import asyncio
import json
from collections.abc import Mapping
from typing import Any, Literal, TypeVar
from urllib.parse import quote, urlencode
from urllib.request import Request

from clients.python.asking import Refused
from clients.python.door import Address, Unreachable, knock
from protocol.account import Account, Register, SignedIn, SignIn
from protocol.frames import Error
from protocol.message import Message
from protocol.people import HistoryPage, Leaderboard, Profile, RatingGraph

M = TypeVar("M", bound=Message)


async def sign_in(url: str, name: str, password: str) -> str:
    """A token of the account; keep it to be that person. Raises Refused, Unreachable."""
    door = AccountDoor(Address.parse(url), None)
    asked = SignIn(name=name, password=password)
    found = await door.ask("/api/account/sign_in", SignedIn, asked)
    if found.token is None:
        raise Unreachable(f"{url} gives programs no token")
    return found.token


class AccountDoor:
    """What the holder of `token` asks about himself and others. All raise Refused, Unreachable."""

    def __init__(self, address: Address, token: str | None) -> None:
        self._address = address
        self._token = token

    # --- oneself --------------------------------------------------------

    async def register(self, name: str, password: str, email: str | None = None) -> SignedIn:
        """Become an account; user, token and tables stay the same."""
        asked = Register(name=name, password=password, email=email)
        return await self.ask("/api/account/register", SignedIn, asked)

    async def account(self) -> Account:
        """What the house keeps about oneself."""
        return await self.ask("/api/account", Account)

    async def sign_out(self) -> None:
        """End the token, and with it the connection."""
        await self._send("/api/sign_out", {})

    async def delete(self, password: str | None = None) -> None:
        """Have everything forgotten; password: None for a guest."""
        await self._send("/api/account/delete", {"password": password})

    # --- people ---------------------------------------------------------

    async def profile(self, name: str) -> Profile:
        """Who has this name, or this id."""
        return await self.ask(f"/api/people/{quote(name, safe='')}", Profile)

    async def graph(self, name: str, game: str, days: int = 0) -> RatingGraph:
        """How a rating became what it is; days: 0 for all of it."""
        query = urlencode({"game": game, "days": days})
        return await self.ask(f"/api/people/{quote(name, safe='')}/graph?{query}", RatingGraph)

    async def history(
        self,
        name: str,
        *,
        game: str | None = None,
        kind: Literal["rated", "friendly"] | None = None,
        opponent: str | None = None,
        showing: Literal["first", "equal", "behind"] | None = None,
        after: str | None = None,
    ) -> HistoryPage:
        """Finished games, newest first; after: of the page before."""
        wanted = {
            "game": game,
            "kind": kind,
            "opponent": opponent,
            "showing": showing,
            "after": after,
        }
        query = urlencode({key: value for key, value in wanted.items() if value is not None})
        return await self.ask(f"/api/people/{quote(name, safe='')}/games?{query}", HistoryPage)

    async def leaderboard(self, game: str | None = None) -> Leaderboard:
        """The best at a game; without one, by points over all games."""
        query = "" if game is None else f"?{urlencode({'game': game})}"
        return await self.ask(f"/api/top{query}", Leaderboard)

    # --- asking ---------------------------------------------------------

    async def ask(self, path: str, form: type[M], body: Message | None = None) -> M:
        """Ask for one thing."""
        plain = None if body is None else body.model_dump(mode="json")
        answer = await self._send(path, plain)
        try:
            # A newer house may say more than this program knows.
            return form.model_validate_json(answer, extra="ignore")
        except ValueError as fault:
            raise Unreachable(f"{path} answers nothing useful") from fault

    async def _send(self, path: str, body: Mapping[str, Any] | None) -> bytes:
        headers = {"Content-Type": "application/json"}
        if self._token is not None:
            headers["Authorization"] = f"Bearer {self._token}"
        request = Request(  # noqa: S310  Address lets http and https through alone
            f"{self._address.base}{path}",
            data=None if body is None else json.dumps(body).encode(),
            headers=headers,
            method="GET" if body is None else "POST",
        )
        status, answer = await asyncio.to_thread(knock, self._address, request)
        if status < 400:
            return answer
        try:
            raise Refused(Error.model_validate_json(answer, extra="ignore"))
        except ValueError as fault:
            raise Unreachable(f"{path}: {status}") from fault
