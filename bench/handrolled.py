"""The house as one would write it first. `python -m bench.handrolled PORT STORE_URL`.

Starlette, JSON, pydantic; a room's state is read from the store, changed, written back under
WATCH and MULTI together with a publication; whoever subscribed passes it on. The rule is trivial:
the seats act in turn.
"""

import asyncio
import contextlib
import sys
from collections import defaultdict
from collections.abc import AsyncIterator, Callable
from typing import Any, Final, Literal

import uvicorn
from pydantic import BaseModel
from redis.asyncio import Redis
from redis.exceptions import WatchError
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from bench.children import HERE

CHANNEL: Final = "handrolled"


class Action(BaseModel):
    """What a seat does."""

    type: Literal["steal"]
    good: str


class Act(BaseModel):
    """What a seat sends."""

    type: Literal["act"]
    cmd_id: str
    table: str
    decision: int
    action: Action


class State(BaseModel):
    """A room's state, which is also what everybody is shown; about as large as a Bagalut frame."""

    actor: int = 0
    moves: int = 0
    rows: list[list[int]] = [[number % 7 for number in range(27)] for _ in range(17)]


class Rooms:
    """Who is in which room, and the store behind them."""

    def __init__(self, url: str) -> None:
        self._store: Redis = Redis.from_url(url, max_connections=1000)
        self._rooms: defaultdict[str, list[WebSocket]] = defaultdict(list)

    async def play(self, websocket: WebSocket) -> None:
        """One seat or watcher of a room."""
        await websocket.accept()
        name = websocket.path_params["room"]
        self._rooms[name].append(websocket)
        try:
            while True:
                asked = Act.model_validate_json(await websocket.receive_text())
                await self._apply(name, int(websocket.path_params["place"]), asked)
        except WebSocketDisconnect:
            self._rooms[name].remove(websocket)

    async def _apply(self, name: str, seat: int, _asked: Act) -> None:
        key = f"handrolled:{name}"
        async with self._store.pipeline(transaction=True) as pipe:
            while True:
                with contextlib.suppress(WatchError):
                    await pipe.watch(key)
                    stored: Any = await pipe.get(key)
                    state = State() if stored is None else State.model_validate_json(stored)
                    if state.actor != seat:
                        raise ValueError("not this seat's turn")
                    state.actor, state.moves = 1 - seat, state.moves + 1
                    told = state.model_dump_json()
                    begin: Callable[[], None] = pipe.multi  # the library gives it no types
                    begin()
                    pipe.set(key, told)
                    pipe.publish(CHANNEL, f"{name} {told}")
                    await pipe.execute()
                    return

    async def pass_on(self) -> None:
        """Send what is published to everybody in its room."""
        async with self._store.pubsub() as subscription:
            await subscription.subscribe(CHANNEL)
            async for message in subscription.listen():
                if message["type"] == "message":
                    name, _, told = message["data"].decode().partition(" ")
                    for viewer in tuple(self._rooms[name]):
                        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
                            await viewer.send_text(told)


def main(port: int, url: str) -> None:
    """Serve until told to stop."""
    rooms = Rooms(url)

    @contextlib.asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        passing = asyncio.create_task(rooms.pass_on())
        yield
        passing.cancel()

    app = Starlette(routes=[WebSocketRoute("/ws/{room}/{place}", rooms.play)], lifespan=lifespan)
    uvicorn.run(
        app,
        host=HERE,
        port=port,
        loop="uvloop",
        ws_per_message_deflate=False,
        log_level="error",
        access_log=False,
        timeout_graceful_shutdown=1,
    )


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2])
