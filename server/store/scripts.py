"""The scripts that the store runs, read once from the files beside this one."""

from dataclasses import dataclass
from hashlib import sha1
from pathlib import Path

_HERE = Path(__file__).parent


@dataclass(frozen=True, slots=True)
class Script:
    """A script by its source and the digest under which the store knows it."""

    source: bytes
    sha: str


_all: list[Script] = []


def _read(name: str) -> Script:
    source = (_HERE / name).read_bytes()
    # The store names scripts by SHA-1; nothing is secured by it.
    script = Script(source, sha1(source, usedforsecurity=False).hexdigest())
    _all.append(script)
    return script


COMMIT = _read("commit.lua")
OPEN = _read("open.lua")
TAIL = _read("tail.lua")
CLAIM = _read("claim.lua")
RENEW = _read("renew.lua")
RESCHEDULE = _read("reschedule.lua")
CONNECT = _read("connect.lua")
DISCONNECT = _read("disconnect.lua")
RELEASE = _read("release.lua")
SAY = _read("say.lua")
WATCHERS = _read("watchers.lua")
BURY = _read("bury.lua")

TIME = _read("lobby/time.lua")
COLD_START = _read("lobby/cold_start.lua")
LEAP = _read("lobby/leap.lua")
BEAT = _read("lobby/beat.lua")
BEGIN_BURIAL = _read("lobby/begin_burial.lua")
END_BURIAL = _read("lobby/end_burial.lua")
PUT_ROWS = _read("lobby/put_rows.lua")
KEEP_ROWS = _read("lobby/keep_rows.lua")
DROP_ROW = _read("lobby/drop_row.lua")
ROWS = _read("lobby/rows.lua")
WRITE_RECORD = _read("lobby/write_record.lua")
CHANGE = _read("lobby/change.lua")
CLAIM_DUE = _read("lobby/claim_due.lua")
AWAY = _read("lobby/away.lua")

ALL = tuple(_all)
