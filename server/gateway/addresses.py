"""Where a connection comes from, and how many may come from there. Pure; the time is an argument.

Source: reliability.md 5 (sockets per address) and 6 (forwarded-for headers).
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final, TypeAlias

from server.config import Limits
from server.limits import Buckets

Networks: TypeAlias = tuple[IPv4Network | IPv6Network, ...]

LOCAL: Final = "local"
"""The peer of a unix socket: always a proxy on this machine."""

FULL_HOUSE_MS: Final = 10_000
"""Try again after so long when an address has all its sockets open: one may have closed."""


def parse_networks(names: Iterable[str]) -> Networks:
    """Addresses or networks of trusted proxies. Raises ValueError for anything else."""
    return tuple(ip_network(name, strict=False) for name in names)


def client_address(peer: str | None, forwarded: Sequence[str], trusted: Networks) -> str:
    """The address to hold responsible, in the form under which it is counted.

    peer:      of the TCP connection; None on a unix socket.
    forwarded: the values of all X-Forwarded-For headers, in order.
    The header counts only when a trusted proxy sent it, and then its right-most entry that is not
    itself a trusted proxy: everything left of that is what the client wanted us to believe.
    """
    address = LOCAL if peer is None else peer
    hops = [hop.strip() for value in forwarded for hop in value.split(",")]
    while hops and (address == LOCAL or _is_within(address, trusted)):
        address = hops.pop()
    return _counted(address)


def _is_within(address: str, networks: Networks) -> bool:
    try:
        parsed = ip_address(address)
    except ValueError:
        return False
    return any(parsed in network for network in networks)


def _counted(address: str) -> str:
    """An IPv6 host owns a whole /64, so that is what is counted."""
    try:
        parsed = ip_address(address)
    except ValueError:
        return LOCAL if address == LOCAL else "unreadable"
    if isinstance(parsed, IPv6Address):
        if parsed.ipv4_mapped is not None:
            return str(parsed.ipv4_mapped)
        return str(ip_network((parsed, 64), strict=False))
    return str(parsed)


class Arrivals:
    """The open sockets of each address, and how fast new ones come."""

    def __init__(self, limits: Limits) -> None:
        self._most = limits.sockets_address
        self._open: Counter[str] = Counter()
        self._new = Buckets(limits.new_sockets, limits.new_sockets_burst)

    def enter(self, address: str, now: float) -> int:
        """One more socket: 0 and it is counted until `leave`, or the ms to wait."""
        if self._open[address] >= self._most:
            return FULL_HOUSE_MS
        wait = self._new.take(address, now)
        if wait == 0:
            self._open[address] += 1
        return wait

    def leave(self, address: str) -> None:
        """A counted socket is gone."""
        self._open[address] -= 1
        if self._open[address] <= 0:
            del self._open[address]

    def open(self, address: str) -> int:
        """How many sockets the address has open."""
        return self._open[address]
