"""The floor: what a server costs that only passes messages on. `python -m bench.floor PORT`.

uvicorn with uvloop, httptools and the sans-I/O WebSocket, Starlette's endpoint, msgpack: no rules,
no store, no limits, no names. A seat's message is decoded, and one frame about as large as ours
goes to everybody in the room, encoded once.
"""

import sys
from collections import defaultdict
from typing import Final

import msgpack
import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from bench.children import HERE

FILLING: Final = b"\0" * 1050
"""Frames of Bagalut have 1,030 to 1,340 bytes, 1,140 on average, when two guests play it."""

_rooms: defaultdict[str, list[WebSocket]] = defaultdict(list)
_packer: Final = msgpack.Packer()


async def play(websocket: WebSocket) -> None:
    """One seat or watcher of a room."""
    await websocket.accept()
    room = _rooms[websocket.path_params["room"]]
    room.append(websocket)
    moves = 0
    try:
        while True:
            asked = msgpack.unpackb(await websocket.receive_bytes())
            moves += 1
            frame = _packer.pack(
                {
                    "type": "frame",
                    "table": asked["table"],
                    "vseq": moves,
                    "actor": 1 - int(websocket.path_params["place"]),
                    "filling": FILLING,
                }
            )
            for viewer in room:
                await viewer.send_bytes(frame)
    except WebSocketDisconnect:
        room.remove(websocket)


def main(port: int) -> None:
    """Serve until told to stop."""
    app = Starlette(routes=[WebSocketRoute("/ws/{room}/{place}", play)])
    uvicorn.run(
        app,
        host=HERE,
        port=port,
        loop="uvloop",
        http="httptools",
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        lifespan="off",
        log_level="error",
        access_log=False,
        timeout_graceful_shutdown=1,
    )


if __name__ == "__main__":
    main(int(sys.argv[1]))
