"""What the gateway counts, as Prometheus reads it. Plain integers: counting is on the hot path.

Source: reliability.md 9.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import TypeAlias

from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

Levels: TypeAlias = Callable[[], tuple[Mapping[str, int], int]]
"""Open sockets by role, and the bytes that wait in all their buffers."""


class Tally(Collector):
    """Counters of sockets and messages; register it with a CollectorRegistry."""

    def __init__(self) -> None:
        self.handshakes: Counter[str] = Counter()
        self.closes: Counter[str] = Counter()
        self.messages: Counter[str] = Counter()
        self.rejects: Counter[str] = Counter()
        self.aborts: Counter[str] = Counter()
        self.snapshots = 0
        self.lag_s = 0.0
        self.levels: Levels = lambda: ({}, 0)

    def collect(self) -> Iterator[Metric]:
        """Everything counted so far."""
        sockets, unsent = self.levels()
        yield _gauge("ws_connections", "Open sockets.", "role", sockets)
        yield GaugeMetricFamily("lobby_ws_unsent_bytes", "Waiting in buffers.", value=unsent)
        yield GaugeMetricFamily("lobby_loop_lag_seconds", "Of the event loop.", value=self.lag_s)
        yield _counter("ws_handshakes", "Upgrades asked for.", "result", self.handshakes)
        yield _counter("ws_closes", "Sockets gone.", "code", self.closes)
        yield _counter("ws_messages_in", "Messages of clients.", "type", self.messages)
        yield _counter("ws_rejects", "Messages refused here.", "code", self.rejects)
        yield _counter("ws_send_aborts", "Sockets cut.", "reason", self.aborts)
        yield CounterMetricFamily(
            "lobby_ws_spectator_snapshots", "Readers too slow for all frames.", value=self.snapshots
        )


def _gauge(name: str, text: str, label: str, values: Mapping[str, int]) -> Metric:
    family = GaugeMetricFamily(f"lobby_{name}", text, labels=[label])
    for value, number in values.items():
        family.add_metric([value], number)
    return family


def _counter(name: str, text: str, label: str, values: Mapping[str, int]) -> Metric:
    family = CounterMetricFamily(f"lobby_{name}", text, labels=[label])
    for value, number in values.items():
        family.add_metric([value], number)
    return family
