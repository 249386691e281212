"""What comes next: tasks of the agenda, then the next phase, until somebody is asked. Spec 7."""

from typing import assert_never

from rules.games.wikinger_saga.board import Board, can_act
from rules.games.wikinger_saga.content import BIFROEST
from rules.games.wikinger_saga.state import Phase, Task, Verb
from rules.games.wikinger_saga.turns import effects, legs, stage


def run(board: Board) -> None:
    """Go on until somebody is asked or the game is over."""
    while not (board.agenda and board.pending):
        if board.agenda:
            do(board, board.agenda.pop())
        elif not _advance(board):
            return


def do(board: Board, task: Task) -> None:
    """Do one task; what follows from it is put on the agenda."""
    match task.verb:
        case Verb.EFFECT:
            effects.work(board, task)
        case Verb.GOD:
            effects.look_at_gods(board, task)
        case Verb.DISCARD:
            effects.discard(board, task)
        case Verb.RECRUIT:
            effects.recruit(board, task)
        case Verb.RETRIEVE:
            effects.retrieve(board, task)
        case Verb.RESOLVE:
            stage.resolve(board, task)
        case Verb.USE_CARD:
            stage.use_card(board, task)
        case Verb.STEP_ADD:
            stage.step_add(board, task)
        case Verb.MOVE:
            stage.move(board, task)
        case Verb.ON_LAND:
            stage.on_land(board, task)
        case Verb.DRAW:
            stage.draw(board, task)
        case Verb.REVEAL:
            stage.reveal(board)
        case Verb.LEAVE:
            stage.part(board)
        case Verb.END:
            stage.end_actions(board, task)
        case _:
            assert_never(task.verb)


def _advance(board: Board) -> bool:
    """The agenda is empty: the next phase, False if the present one waits for somebody."""
    match board.phase:
        case Phase.CHOOSE:
            if not stage.all_chosen(board):
                return False
            board.push([*stage.claims(board), Task(verb=Verb.REVEAL, seat=board.odin)])
        case Phase.DECIDE:
            if not stage.all_decided(board):
                return False
            board.push([*stage.claims(board), Task(verb=Verb.LEAVE, seat=board.odin)])
        case _ if board.pending:
            return False
        case Phase.RECRUIT:
            if board.recruiting:
                return False
            legs.draw_hands(board)
        case Phase.WAY:
            stage.begin_choice(board)
        case Phase.RESOLVE:
            stage.begin_drawing(board)
        case Phase.DRAW:
            stage.begin_deciding(board)
        case Phase.END_ACTIONS:
            board.phase = Phase.VALHALLA
            if board.leg == BIFROEST:
                legs.finish(board)
        case Phase.VALHALLA:
            if any(can_act(board, seat) for seat in range(board.seats)):
                return False
            legs.bury(board)
            if board.leg + 1 < len(board.legs):
                legs.next_leg(board)
            else:
                legs.finish(board)
        case Phase.FINISHED:
            return False
        case _:
            assert_never(board.phase)
    return True
