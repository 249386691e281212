"""Settings that a store must have before the house relies on it. Source: reliability.md S15."""

from enum import StrEnum
from typing import Final

from server.ports import StoreUnavailable
from server.store.client import StoreClient

OLDEST_VERSION: Final = (7, 0)


class Fsync(StrEnum):
    """When the store's log file is forced to disk (`appendfsync`)."""

    ALWAYS = "always"  # nothing acknowledged is ever lost
    EVERY_SECOND = "everysec"  # the last second, when the machine itself dies


class WrongSetting(Exception):
    """The store is set up so that moves could be lost; `name` says where.

    name: the store's name of the setting; found, wanted: its values.
    """

    def __init__(self, name: str, found: str, wanted: str) -> None:
        super().__init__(f"the store has {name} = {found!r}; needed: {wanted}")
        self.name = name
        self.found = found
        self.wanted = wanted


async def check_settings(client: StoreClient, fsync: Fsync) -> tuple[str, ...]:
    """Hold the store's settings against what the promises need.

    Returns the names of settings that the store does not let us read (an ACL without
    `+config|get`), to be told to the operator.
    Raises WrongSetting, StoreUnavailable.
    """
    info = await client.command("INFO", "everything")
    version = info.get("valkey_version") or info["redis_version"]
    if tuple(int(part) for part in version.split(".")[:2]) < OLDEST_VERSION:
        raise WrongSetting("version", version, "7.0 or newer")
    wanted = {
        "maxmemory-policy": "noeviction",
        "appendonly": "yes",
        "appendfsync": str(fsync),
        "no-appendfsync-on-rewrite": "no",
    }
    try:
        found = await client.command("CONFIG GET", *wanted)
    except StoreUnavailable as failure:
        if "NoPermission" not in str(failure) and "unknown command" not in str(failure):
            raise
        found = {
            "maxmemory-policy": info["maxmemory_policy"],
            "appendonly": "yes" if info["aof_enabled"] else "no",
        }
    for name, value in found.items():
        if value != wanted[name]:
            raise WrongSetting(name, value, wanted[name])
    return tuple(sorted(wanted.keys() - found.keys()))
