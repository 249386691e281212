"""How many watch is exact for few, rough for a crowd. Source: mechanisms.md 9."""

import pytest

from server.services.head_count import told


@pytest.mark.parametrize(
    ("count", "shown"), [(0, 0), (1, 1), (99, 99), (100, 100), (101, 100), (109, 100), (110, 110)]
)
def test_above_a_hundred_the_count_goes_in_steps_of_ten(count: int, shown: int) -> None:
    assert told(count) == shown
