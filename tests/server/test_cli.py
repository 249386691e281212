"""The command line."""

from importlib.metadata import EntryPoint, EntryPoints
from pathlib import Path

import pytest
from typer.testing import CliRunner

from rules.games import GAMES
from server import cli


@pytest.fixture
def runner() -> CliRunner:
    return CliRunner()


def test_games_lists_every_registered_game(runner: CliRunner) -> None:
    answer = runner.invoke(cli.app, ["games"])
    assert answer.exit_code == 0
    assert [line.split()[0] for line in answer.stdout.splitlines()] == list(GAMES)


@pytest.mark.parametrize("content", [b"", b"{}", b"[1]", b'{"game":"nowhere"}', b"\xff"])
def test_what_is_no_record_ends_with_2(runner: CliRunner, tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "record.json"
    path.write_bytes(content)
    answer = runner.invoke(cli.app, ["verify", str(path)])
    assert answer.exit_code == 2
    assert "record.json: no record" in answer.stderr


def test_other_packages_add_commands_by_entry_points(monkeypatch: pytest.MonkeyPatch) -> None:
    point = EntryPoint(name="greet", value="tests_greet:greet", group=cli.GROUP)
    monkeypatch.setattr(cli, "entry_points", lambda **_: EntryPoints([point]))
    monkeypatch.setattr(EntryPoint, "load", lambda _: lambda: None)
    monkeypatch.setattr("sys.argv", ["wartesaal", "greet"])
    with pytest.raises(SystemExit) as ended:
        cli.main()
    assert ended.value.code == 0
