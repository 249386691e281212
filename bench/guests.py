"""People for the load: guests of the house, made over plain HTTP on a few kept connections."""

import asyncio
import json
from collections.abc import Sequence
from typing import Final

from bench.children import HERE
from bench.line import UnexpectedAnswer

CONNECTIONS: Final = 8


async def make_guests(port: int, count: int) -> Sequence[str]:
    """The tokens of so many new guests. Raises UnexpectedAnswer, OSError."""
    shares = [count // CONNECTIONS + (n < count % CONNECTIONS) for n in range(CONNECTIONS)]
    made = await asyncio.gather(*(_make_some(port, share) for share in shares))
    return [token for tokens in made for token in tokens]


async def _make_some(port: int, count: int) -> list[str]:
    reader, writer = await asyncio.open_connection(HERE, port)
    body = b'{"language":"en"}'
    asked = (
        f"POST /api/guest HTTP/1.1\r\nHost: {HERE}:{port}\r\n"
        f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
    ).encode() + body
    tokens = []
    try:
        for _ in range(count):
            writer.write(asked)
            tokens.append(json.loads(await _answer(reader))["token"])
    finally:
        writer.close()
    return tokens


async def _answer(reader: asyncio.StreamReader) -> bytes:
    head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").lower()
    status, *headers = head.split("\r\n")
    if " 200 " not in f"{status} ":
        raise UnexpectedAnswer(status)
    lengths = [line for line in headers if line.startswith("content-length:")]
    return await reader.readexactly(int(lengths[0].partition(":")[2]))
