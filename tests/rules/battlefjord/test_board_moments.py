"""What the board of the web client is tested with is what the rules say today."""

from tests.rules.battlefjord.board_moments import FILE, lines


def test_the_recorded_moments_are_those_of_the_rules() -> None:
    assert FILE.read_text(encoding="utf-8") == lines(), (
        "python -m tests.rules.battlefjord.board_moments writes them anew"
    )
