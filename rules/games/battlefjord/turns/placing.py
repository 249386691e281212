"""Placing figures, and the pennants that follow from them. Source: spec 4.2, 4.3."""

from rules.errors import RuleError
from rules.game import Seat
from rules.games.battlefjord.board import ALL_FIGURES, Board
from rules.games.battlefjord.content import (
    CARD_IDS,
    COLUMN_OF,
    FIELDS,
    FIGURES,
    OPPOSITE,
    PLACES,
    RAIDS,
    ROW_OF,
)
from rules.games.battlefjord.errors import Code
from rules.games.battlefjord.events import (
    ActionsBegun,
    PennantsSet,
    Placed,
    PlacingSkipped,
)
from rules.games.battlefjord.goods import add, bundle
from rules.games.battlefjord.state import Phase


def begin(board: Board) -> None:
    """The seat with the horn places first."""
    board.phase = Phase.PLACING
    _ask(board, board.horn)


def open_fields(board: Board, seat: Seat) -> list[int]:
    """Where a seat may put its next figure, in the order of the ring."""
    blocked = {figure[0] for figure in board.figures[0]}
    blocked.update(figure[0] for figure in board.figures[1])
    blocked.update(OPPOSITE[figure[0]] for figure in board.figures[1 - seat])
    if not board.powers(seat).on_ship:
        blocked.add(board.round)
    return [field for field in PLACES if field not in blocked]


def place(board: Board, seat: Seat, field: int) -> None:
    """Put a figure on a field. Raises RuleError."""
    _check(board, seat, field)
    put(board, seat, field)


def put(board: Board, seat: Seat, field: int) -> None:
    """The same for a field that is known to be open."""
    bonus = board.powers(seat).place_bonus[field]
    board.figures[seat] = (*board.figures[seat], (field, 0, 0))
    add(board.stocks[seat], bonus)
    if board.told is not None:
        board.told.append(Placed(round=board.round, seat=seat, field=field, bonus=bundle(bonus)))
    _ask(board, 1 - seat)


def crossings(fields: list[int]) -> list[int]:
    """The slots where lines of these fields cross, in ascending order."""
    columns = {COLUMN_OF[field] for field in fields if field in COLUMN_OF}
    rows = {ROW_OF[field] for field in fields if field in ROW_OF}
    return sorted(3 * row + column for row in rows for column in columns)


def refusal(board: Board, seat: Seat, field: int) -> Code | None:
    """Why a seat may not stand on a field of the ring."""
    if field in RAIDS:
        return Code.FIELD_CORNER
    if field == board.round and not board.powers(seat).on_ship:
        return Code.FIELD_SHIP
    if board.stands_on(field) is not None:
        return Code.FIELD_TAKEN
    if board.figure_on(1 - seat, OPPOSITE[field]) is not None:
        return Code.FIELD_OPPOSITE
    return None


def _check(board: Board, seat: Seat, field: int) -> None:
    if not 1 <= field <= FIELDS:
        raise RuleError(Code.FIELD_UNKNOWN)
    code = refusal(board, seat, field)
    if code is not None:
        raise RuleError(code)


def _ask(board: Board, seat: Seat) -> None:
    """Ask a seat for its next figure, or the other one if it has none left to place."""
    if len(board.figures[0]) + len(board.figures[1]) == ALL_FIGURES:
        _set_pennants(board)
        return
    for asked in (seat, 1 - seat):
        if len(board.figures[asked]) == FIGURES:
            continue
        if open_fields(board, asked):
            board.turn = asked
            return
        # Proven impossible (spec D21): only so that a table would never hang.
        if board.told is not None:
            board.told.append(PlacingSkipped(round=board.round, seat=asked))
    _set_pennants(board)


def _set_pennants(board: Board) -> None:
    """A slot never has crossings of both seats: a line belongs to one seat (spec section 2)."""
    for seat in (board.horn, 1 - board.horn):
        slots = crossings([figure[0] for figure in board.figures[seat]])
        for slot in slots:
            board.pennants[slot] = seat
        if board.told is not None:
            board.told.append(
                PennantsSet(
                    round=board.round,
                    seat=seat,
                    slots=tuple(slots),
                    cards=tuple(CARD_IDS[board.slots[slot]] for slot in slots),
                )
            )
    board.phase = Phase.ACTIONS
    board.turn = board.horn
    if board.told is not None:
        board.told.append(ActionsBegun(round=board.round, seat=board.horn))
