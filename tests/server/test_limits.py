"""Rates and addresses as arithmetic."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from server.config import Limits, Rate
from server.gateway.addresses import Arrivals, client_address, parse_networks
from server.limits import FULL, Buckets, take

PROXIES = parse_networks(["10.0.0.0/8", "fd00::1"])


def test_a_full_bucket_gives_its_whole_count_at_once_and_then_none() -> None:
    rate, state = Rate(count=3, per_ms=300), FULL
    for _ in range(3):
        state, wait = take(state, 1000, rate)
        assert wait == 0
    assert take(state, 1000, rate) == (state, 100)


def test_a_refusal_takes_nothing() -> None:
    rate = Rate(count=1, per_ms=100)
    state, _ = take(FULL, 0, rate)
    refused, wait = take(state, 40, rate)
    assert (refused, wait) == (state, 60)


def test_whoever_waits_as_told_is_let_in() -> None:
    rate = Rate(count=7, per_ms=1000)
    state, now = FULL, 5.0
    for _ in range(100):
        state, wait = take(state, now, rate)
        if wait:
            now += wait
            state, wait = take(state, now, rate)
            assert wait == 0


@given(
    st.integers(1, 20),
    st.integers(1, 5_000),
    st.lists(st.integers(0, 2_000), min_size=1, max_size=200),
)
def test_over_any_time_no_more_than_the_count_and_what_refilled(
    count: int, per_ms: int, pauses: list[int]
) -> None:
    rate, state, now, given_out = Rate(count=count, per_ms=per_ms), FULL, 0, 0
    for pause in pauses:
        now += pause
        state, wait = take(state, now, rate)
        given_out += wait == 0
        assert given_out <= count + count * now / per_ms + 1e-6


def test_a_burst_may_be_larger_than_the_count() -> None:
    rate, state = Rate(count=50, per_ms=1000), FULL
    for _ in range(300):
        state, wait = take(state, 0, rate, 300)
        assert wait == 0
    assert take(state, 0, rate, 300)[1] == 20


def test_keys_have_buckets_of_their_own() -> None:
    buckets = Buckets(Rate(count=1, per_ms=100))
    assert buckets.take("a", 0) == 0
    assert buckets.take("b", 0) == 0
    assert buckets.take("a", 0) == 100


def test_full_buckets_are_forgotten() -> None:
    buckets = Buckets(Rate(count=1, per_ms=10))
    for number in range(10_000):
        buckets.take(str(number), number)
    assert len(buckets) <= 1024


def test_an_address_may_have_only_so_many_sockets_at_once() -> None:
    arrivals = Arrivals(Limits(sockets_address=2))
    assert [arrivals.enter("a", 0) for _ in range(3)] == [0, 0, 10_000]
    assert arrivals.enter("b", 0) == 0
    arrivals.leave("a")
    assert arrivals.enter("a", 0) == 0


def test_a_refused_socket_is_not_counted() -> None:
    limits = Limits(new_sockets=Rate(count=1, per_ms=1000), new_sockets_burst=1)
    arrivals = Arrivals(limits)
    assert arrivals.enter("a", 0) == 0
    assert arrivals.enter("a", 0) == 1000
    assert arrivals.open("a") == 1


@pytest.mark.parametrize(
    ("peer", "forwarded", "address"),
    [
        ("192.0.2.1", [], "192.0.2.1"),
        ("192.0.2.1", ["198.51.100.7"], "192.0.2.1"),  # not from a proxy: a lie, or noise
        ("10.1.2.3", [], "10.1.2.3"),
        ("10.1.2.3", ["198.51.100.7"], "198.51.100.7"),
        ("10.1.2.3", ["6.6.6.6, 198.51.100.7"], "198.51.100.7"),  # the left part is the client's
        ("10.1.2.3", ["6.6.6.6", "198.51.100.7, 10.9.9.9"], "198.51.100.7"),
        ("10.1.2.3", ["10.4.4.4, 10.5.5.5"], "10.4.4.4"),
        ("10.1.2.3", ["nonsense"], "unreadable"),
        ("10.1.2.3", ["6.6.6.6, nonsense"], "unreadable"),
        (None, ["198.51.100.7"], "198.51.100.7"),
        (None, [], "local"),
        ("fd00::1", ["2001:db8:1:2:3:4:5:6"], "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", [], "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.1", [], "192.0.2.1"),
    ],
)
def test_the_address_that_counts(peer: str | None, forwarded: list[str], address: str) -> None:
    assert client_address(peer, forwarded, PROXIES) == address


def test_a_proxy_that_is_no_address_is_refused_at_the_start() -> None:
    with pytest.raises(ValueError, match="proxy"):
        parse_networks(["proxy"])
