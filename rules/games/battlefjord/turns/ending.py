"""The end of a game. Source: spec section 8."""

from rules.games.battlefjord.board import Board
from rules.games.battlefjord.events import GameEnded
from rules.games.battlefjord.score import end_reason, seat_score, winner
from rules.games.battlefjord.state import Phase


def end(board: Board) -> None:
    """Nothing can be done any more; tell the count."""
    board.phase = Phase.OVER
    if board.told is None:
        return
    first, second = (
        seat_score(board.halls[seat], board.laid[seat], board.stocks[seat]) for seat in (0, 1)
    )
    board.told.append(
        GameEnded(
            round=board.round,
            reason=end_reason(board.round),
            winner_seat=winner((first, second)),
            totals=(first.total, second.total),
            scores=(first, second),
        )
    )
