"""What the web client's board of the saga is tested with is what the rules say today."""

from tests.rules.wikinger_saga.board_moments import FILE, lines


def test_the_recorded_moments_are_those_of_the_rules() -> None:
    assert FILE.read_text(encoding="utf-8") == lines(), (
        "python -m tests.rules.wikinger_saga.board_moments writes them anew"
    )
