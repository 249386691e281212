"""The smoke test itself, from the command line to its last line."""

import subprocess
import sys

import pytest

from rules.games import GAMES


def smoke(*arguments: str) -> str:
    """The last line of a run in which everything was well."""
    run = subprocess.run(
        [sys.executable, "-m", "server", "smoke", *arguments],
        capture_output=True,
        text=True,
        timeout=250,
        check=False,
    )
    assert run.returncode == 0, run.stdout + run.stderr
    *_, summary = run.stdout.splitlines()
    return summary


@pytest.mark.processes
def test_a_fresh_house_passes_its_own_smoke_test() -> None:
    summary = smoke("--tables", "2")
    assert summary.startswith(f"smoke: ok, {2 * len(GAMES)} tables, ")
    assert ", 0 faults, " in summary


@pytest.mark.processes
def test_the_waiting_room_of_a_fresh_house_keeps_its_promises() -> None:
    assert smoke("--lobby").startswith(
        "lobby: ok, seek, challenge with a counter-offer, pool, open table with three seats, "
        "stake, rematch, 0 faults, "
    )
