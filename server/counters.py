"""The services' counts as Prometheus reads them. `frozen` and `mismatches` must stay 0."""

from collections.abc import Iterator

from prometheus_client.core import CounterMetricFamily, Metric, SummaryMetricFamily
from prometheus_client.registry import Collector

from server.services.counts import Counts


class Counters(Collector):
    """Tells one process's `Counts`."""

    def __init__(self, counts: Counts) -> None:
        self._counts = counts

    def collect(self) -> Iterator[Metric]:
        """Everything counted so far."""
        counts = self._counts
        commands = CounterMetricFamily(
            "lobby_actions", "Commands of tables.", labels=["game", "result"]
        )
        for (game, result), number in counts.commands.items():
            commands.add_metric([game, result], number)
        yield commands
        resumes = CounterMetricFamily("lobby_resumes", "Streams taken up again.", labels=["kind"])
        for kind, number in counts.resumes.items():
            resumes.add_metric([kind], number)
        yield resumes
        yield SummaryMetricFamily(
            "lobby_commit_seconds",
            "From a decision to the store's answer.",
            count_value=counts.commits,
            sum_value=counts.commit_s,
        )
        yield SummaryMetricFamily(
            "lobby_settle_age_seconds",
            "From the end of a game to its settlement.",
            count_value=counts.settled,
            sum_value=counts.settle_s,
        )
        yield CounterMetricFamily("lobby_commit_conflicts", "Lost races.", value=counts.conflicts)
        yield CounterMetricFamily(
            "lobby_commit_unknown", "Commits looked up in the log.", value=counts.unknown
        )
        yield CounterMetricFamily("lobby_event_gaps", "Tables read again.", value=counts.gaps)
        yield CounterMetricFamily(
            "lobby_tables_frozen", "Stopped by a fault of ours.", value=counts.frozen
        )
        yield CounterMetricFamily(
            "lobby_replay_mismatch", "Logs that replay otherwise.", value=counts.mismatches
        )
