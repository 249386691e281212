"""Everything that is read and never changes while the server runs, held in memory by its path.

The built web client, the games' texts and rules, the list of games. Looked up, never joined to a
folder: there is no path to climb out of.
"""

import gzip
import hashlib
import html
import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from rules.texts import read_texts
from server.gateway.identity import language
from server.house import GameCard

KINDS: Final = {
    ".css": "text/css; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".jpg": "image/jpeg",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".md": "text/markdown; charset=utf-8",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
"""Content types by ending; our own list, because Python's depends on the machine."""

PACKED: Final = ("text/", "application/", "image/svg")
"""Content types that gzip makes smaller."""

FOREVER: Final = "public, max-age=31536000, immutable"
"""For names that hold a hash of their content."""

CHECK: Final = "no-cache"
"""Keep it, but ask whether it is still the same."""

_API: Final = ("api", "assets", "texts", "ws")
"""First parts of paths that are no page of the client's."""


@dataclass(frozen=True, slots=True)
class Asset:
    """One file: content, the same gzipped where that is smaller, type, tag, how long to keep."""

    body: bytes
    packed: bytes | None
    kind: str
    etag: str
    keep: str

    def answer(self, request: Request) -> Response:
        """The file, or that the client has it already."""
        headers = {"etag": self.etag, "cache-control": self.keep, "vary": "accept-encoding"}
        known = request.headers.get("if-none-match", "")
        if self.etag in (tag.strip() for tag in known.split(",")):
            return Response(status_code=304, headers=headers)
        body = self.body
        if self.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            body = self.packed
            headers["content-encoding"] = "gzip"
        return Response(body, headers=headers, media_type=self.kind)


def make_asset(body: bytes, kind: str, keep: str = CHECK) -> Asset:
    """An asset around `body`."""
    packed = gzip.compress(body, mtime=0) if kind.startswith(PACKED) else body
    # Weak, because the gzipped form has the same tag.
    etag = f'W/"{hashlib.sha256(body).hexdigest()[:20]}"'
    return Asset(body, packed if len(packed) < len(body) else None, kind, etag, keep)


def client_assets(folder: Path) -> Mapping[str, Asset]:
    """The built web client; empty when it is not built. `/assets/` holds hashed names."""
    assets = {}
    for file in sorted(folder.rglob("*")):
        if file.is_file():
            path = "/" + file.relative_to(folder).as_posix()
            keep = FOREVER if path.startswith("/assets/") else CHECK
            kind = KINDS.get(file.suffix, "application/octet-stream")
            assets[path] = make_asset(file.read_bytes(), kind, keep)
    return assets


def game_assets(games: Iterable[GameCard]) -> Mapping[str, Asset]:
    """`/api/games`, and each game's texts and rules in each language."""
    assets, cards = {}, []
    for game in games:
        cards.append(
            {
                "id": game.id,
                "seats": list(game.seats),
                "options": game.options,
                "levels": list(game.levels),
                "rules_version": game.rules_version,
            }
        )
        for lang, source in game.texts.items():
            path = f"/texts/{game.id}/{lang}.ftl"
            assets[path] = make_asset(source.encode(), KINDS[".ftl"])
        for lang, source in game.rules.items():
            path = f"/texts/{game.id}/rules.{lang}.md"
            assets[path] = make_asset(source.encode(), KINDS[".md"])
    assets["/api/games"] = make_asset(json.dumps(cards).encode(), KINDS[".json"])
    return assets


def unbuilt_page(lang: str, source: str, public_url: str) -> Asset:
    """What a browser sees when the web client is not built: how to play in a terminal."""
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource(source))
    told = {
        name: html.escape(str(bundle.format_pattern(message.value, {})[0]))
        for name in ("house", "unbuilt")
        if (message := bundle.get_message(name)).value is not None
    }
    page = (
        f'<!doctype html>\n<html lang="{lang}"><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width">'
        f"<title>{told['house']}</title><h1>{told['house']}</h1><p>{told['unbuilt']}</p>"
        f"<pre>wartesaal terminal {html.escape(public_url)}</pre></html>\n"
    )
    return make_asset(page.encode(), KINDS[".html"])


class Pages:
    """Serves what is held in memory, and the client's one page at all its addresses."""

    def __init__(self, assets: Mapping[str, Asset], public_url: str) -> None:
        self._assets = assets
        self._index = assets.get("/index.html")
        self._unbuilt = {
            lang: unbuilt_page(lang, source, public_url)
            for lang, source in read_texts("server.gateway").items()
        }

    async def serve(self, request: Request) -> Response:
        """Whatever lies at this path."""
        path = request.scope["path"]
        asset = self._assets.get(path)
        if asset is None and _is_page(path):
            asset = self._index or self._unbuilt[language(request)]
        if asset is None:
            raise HTTPException(404)
        return asset.answer(request)


def _is_page(path: str) -> bool:
    first = path.removeprefix("/").partition("/")[0]
    return first not in _API and "." not in path.rpartition("/")[2]
