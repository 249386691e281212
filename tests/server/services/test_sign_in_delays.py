"""How often passwords may be tried for one name. Source: reliability.md 5."""

from server.config import Rate
from server.services.sign_in_delays import FORGET_MS, FREE, LONGEST_DELAY_MS, SignInDelays

MANY = Rate(count=1_000, per_ms=1)


def waits(delays: SignInDelays, failures: int, now: float = 0.0) -> int:
    """How long to wait after so many failures at once."""
    for _ in range(failures):
        delays.failed("anna", now)
    return delays.take("anna", now)


def test_tries_come_at_a_rate() -> None:
    delays = SignInDelays(Rate(count=5, per_ms=60_000))
    assert [delays.take("anna", 0) for _ in range(6)] == [0, 0, 0, 0, 0, 12_000]
    assert delays.take("ben", 0) == 0
    assert delays.take("anna", 12_000) == 0


def test_the_delay_doubles_with_each_failure_up_to_a_minute() -> None:
    found = [waits(SignInDelays(MANY), failures) for failures in range(FREE - 1, FREE + 9)]
    assert found == [0, 1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000, 60_000]
    assert waits(SignInDelays(MANY), 10_000) == LONGEST_DELAY_MS


def test_the_delay_counts_from_the_last_failure() -> None:
    delays = SignInDelays(MANY)
    waits(delays, FREE)
    assert delays.take("anna", 400) == 600
    assert delays.take("anna", 1_000) == 0


def test_success_and_time_let_failures_be_forgotten() -> None:
    delays = SignInDelays(MANY)
    waits(delays, FREE + 3)
    delays.succeeded("anna")
    assert delays.take("anna", 0) == 0
    waits(delays, FREE + 3)
    assert waits(delays, 1, FORGET_MS + 1) == 0


def test_what_is_forgotten_takes_no_memory() -> None:
    delays = SignInDelays(MANY)
    for number in range(1_023):
        delays.failed(f"name{number}", 0)
    delays.failed("late", FORGET_MS + 1)
    assert len(delays) == 1
