"""What may be told once a table is over.

The seed tells as much as all hands together: with the log it deals the game again. So both become
public, or neither. Source: mechanisms.md 9, 11.
"""

from rules.game import AnyGame
from rules.match.terms import Start


def opens_at_end(game: AnyGame, start: Start) -> bool:
    """Whether the terms, and the game, open what was hidden when the table is over."""
    return start.terms.reveal_after_end and not game.secret_after_end
