"""The smoke test itself, from the command line to its last line."""

import subprocess
import sys

import pytest

from rules.games import GAMES


@pytest.mark.processes
def test_a_fresh_house_passes_its_own_smoke_test() -> None:
    smoke = subprocess.run(
        [sys.executable, "-m", "server", "smoke", "--tables", "2"],
        capture_output=True,
        text=True,
        timeout=250,
        check=False,
    )
    assert smoke.returncode == 0, smoke.stdout + smoke.stderr
    *_, summary = smoke.stdout.splitlines()
    assert summary.startswith(f"smoke: ok, {2 * len(GAMES)} tables, ")
    assert ", 0 faults, " in summary
