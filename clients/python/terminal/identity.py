"""Who one was the last time: login tokens by house, in a file that nobody else can read."""

import json
import os
from pathlib import Path

import platformdirs

from clients.python.door import Address


class Identities:
    """Tokens kept on this machine. A token is the only proof of a guest's identity."""

    def __init__(self, path: Path | None = None) -> None:
        self._path = path or platformdirs.user_config_path("wartesaal") / "terminal.json"

    def token(self, address: Address) -> str | None:
        """The token for a house, None when there is none."""
        token = self._read().get(address.base)
        return token if isinstance(token, str) else None

    def keep(self, address: Address, token: str) -> None:
        """Remember a token; where nothing can be written one is a new guest next time."""
        tokens = self._read() | {address.base: token}
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            # Made for the owner alone from the first byte on.
            handle = os.open(self._path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                json.dump(tokens, file, indent=1)
        except OSError:
            return

    def _read(self) -> dict[str, object]:
        try:
            found = json.loads(self._path.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return {}
        return found if isinstance(found, dict) else {}
