"""What may be a password: long enough, and not what everybody tries first.

No rules about digits and signs: they make passwords that people cannot keep in mind, and that
machines guess none the later (NIST SP 800-63B, 3.1.1.2).
"""

import json
import unicodedata
from importlib import resources
from typing import Final

from protocol.errors import ErrorCode
from server.services.names import skeleton
from server.services.refusals import ServiceError

SHORTEST: Final = 8
LONGEST: Final = 200
"""Far beyond what people type; so nothing huge is hashed."""

_COMMON: Final = frozenset(
    json.loads((resources.files("server.services") / "passwords.json").read_text(encoding="utf-8"))[
        "common"
    ]
)


def check_password(password: str, name: str) -> None:
    """Whether `name` may have this password. Raises ServiceError(TOO_WEAK)."""
    typed = unicodedata.normalize("NFKC", password)
    if (reason := _weakness(typed, name)) is not None:
        raise ServiceError(ErrorCode.TOO_WEAK, reason=reason)


def _weakness(password: str, name: str) -> str | None:
    if len(password) < SHORTEST:
        return "short"
    if len(password) > LONGEST:
        return "long"
    if password.casefold() in _COMMON or len(set(password)) == 1:
        return "common"
    if skeleton(password) == skeleton(name):
        return "name"
    return None
