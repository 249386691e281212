"""Around a leg: recruiting, hands, Valhalla, the next leg, Bifröst, the end. Spec 7."""

from rules.game import Seat
from rules.games.wikinger_saga import score
from rules.games.wikinger_saga.board import Board, Side
from rules.games.wikinger_saga.checks import MARKERS_A_LEG
from rules.games.wikinger_saga.content import (
    BIFROEST,
    CARDS,
    DARK_MARKERS,
    KINDS_OF,
    LIGHT_MARKERS,
    WAYS_OF,
)
from rules.games.wikinger_saga.events import (
    BifroestGold,
    GameEnded,
    HandDrawn,
    LegEnded,
    LegStarted,
    RecruitPassed,
    WorldEntered,
)
from rules.games.wikinger_saga.ground import GROUND_OF
from rules.games.wikinger_saga.ids import CardId, MarkerId
from rules.games.wikinger_saga.state import Phase
from rules.games.wikinger_saga.turns import stage
from rules.games.wikinger_saga.turns.changes import affordable


def begin_recruiting(board: Board) -> None:
    """All seats may buy, the one with Odin first."""
    board.phase = Phase.RECRUIT
    board.recruit_round = 0
    board.recruiting = tuple(board.order())
    board.turn = board.odin
    skip_poor(board)


def next_turn(board: Board) -> None:
    """The next seat that recruits and can pay for somebody."""
    _pass_on(board)
    skip_poor(board)


def skip_poor(board: Board) -> None:
    """Seats that cannot pay for anybody pass by themselves: it only gets dearer (spec D4)."""
    while board.recruiting:
        gold = board.sides[board.turn].gold
        if affordable(board.display, board.recruit_round, gold):
            return
        drop_out(board, board.turn, auto=True)
        _pass_on(board)


def drop_out(board: Board, seat: Seat, *, auto: bool) -> None:
    """A seat recruits nobody any more in this leg."""
    board.recruiting = tuple([other for other in board.recruiting if other != seat])
    board.tell(RecruitPassed, seat=seat, auto=auto)


def _pass_on(board: Board) -> None:
    """The next seat; after a full round everything costs 1 gold more."""
    later = [seat for seat in board.recruiting if _place(board, seat) > _place(board, board.turn)]
    if later:
        board.turn = later[0]
    elif board.recruiting:
        board.recruit_round += 1
        board.turn = board.recruiting[0]


def _place(board: Board, seat: Seat) -> int:
    return (seat - board.odin) % board.seats


def draw_hands(board: Board) -> None:
    """Everybody goes to the start and draws by its place on the ladder. Source: spec 7.2."""
    places = score.places(tuple(side.vp for side in board.sides))
    board.stage = 0
    for seat in board.order():
        side = board.sides[seat]
        side.inside, side.reached, side.index, side.out_stage = True, False, 0, 0
        side.row, side.grants = (), ()
        count = score.hand_size(places[seat])
        side.hand, side.supply = side.supply[:count], side.supply[count:]
        board.tell(HandDrawn, seat=seat, count=len(side.hand), cards=side.hand)
    stage.begin(board)


def bury(board: Board) -> None:
    """What was chosen for Valhalla goes there. Source: spec 7.9."""
    for side in board.sides:
        if side.sent:
            side.valhalla += side.sent
            for card in side.sent:
                _take_sent(side, card)
            side.sent = ()


def _take_sent(side: Side, card: CardId) -> None:
    """Out of the row if it lies there, else out of the hand: only a grant allows that."""
    for place, laid in enumerate(side.row):
        if laid.card == card:
            side.row = side.row[:place] + side.row[place + 1 :]
            return
    side.take(card)


def next_leg(board: Board) -> None:
    """Clear away, hand Odin on, and lay out the next adventure. Source: spec 7.10, 7.11."""
    board.tell(LegEnded, leg=board.leg + 1)
    board.way_discard += board.way_open
    board.way_open = ()
    for seat in board.order():
        row = board.sides[seat].row
        board.god_pile += tuple([each.card for each in row if not CARDS[each.card].is_viking])
    for side in board.sides:
        side.sight, side.peeked = False, None
    board.odin = (board.odin + 1) % board.seats
    board.leg += 1
    board.shift = 0
    lay_out(board)
    _gather(board)
    if board.leg == BIFROEST:
        _cross_to_bifroest(board)
        draw_hands(board)
    else:
        for side in board.sides:
            side.supply = board.rng.shuffled(side.supply)
        begin_recruiting(board)


def lay_out(board: Board) -> None:
    """The adventure, what a new world brings, and the markers."""
    board.ground = GROUND_OF[board.legs[board.leg]]
    ground = board.ground
    board.tell(
        LegStarted, leg=board.leg + 1, card=ground.leg, world=ground.world, odin_seat=board.odin
    )
    if ground.world not in board.worlds_seen:
        board.worlds_seen += (ground.world,)
        ways, vikings = WAYS_OF[ground.world], KINDS_OF[ground.world]
        if ways:
            board.way_draw = board.rng.shuffled((*board.way_draw, *ways))
            board.tell(WorldEntered, world=ground.world, vikings=vikings, ways=len(ways))
        board.display += tuple((viking, CARDS[viking].copies) for viking in vikings)
    lay_markers(board)


def lay_markers(board: Board) -> None:
    """Marker i on the i-th space: dealt for the journey, or drawn now; at Bifröst the dark ones."""
    markers: tuple[MarkerId, ...]
    if board.leg == BIFROEST:
        markers = board.rng.shuffled(DARK_MARKERS)
    elif board.ground.marker_spaces and board.options.markers == "random":
        markers = board.rng.shuffled(LIGHT_MARKERS)[:MARKERS_A_LEG]
    else:
        markers = board.leg_markers[board.leg]
    spaces = board.ground.marker_spaces
    board.markers_on = tuple(zip(spaces, markers[: len(spaces)], strict=True))


def _gather(board: Board) -> None:
    """Supply, hand and what is left of the row make the new supply."""
    for side in board.sides:
        vikings = tuple([laid.card for laid in side.row if CARDS[laid.card].is_viking])
        side.supply = (*side.supply, *side.hand, *vikings)
        side.hand, side.row, side.grants = (), (), ()


def _cross_to_bifroest(board: Board) -> None:
    """Gold for all that stays behind; only the Valhalla cards come along. Source: spec 7.11."""
    for seat in board.order():
        side = board.sides[seat]
        count = len(side.supply)
        side.gold += count
        board.tell(BifroestGold, seat=seat, count=count, gold=side.gold)
        board.god_pile += tuple(sorted(card for card in side.supply if not CARDS[card].is_viking))
        side.box = tuple([card for card in side.supply if CARDS[card].is_viking])
    for side in board.sides:
        side.supply = board.rng.shuffled(side.valhalla)


def finish(board: Board) -> None:
    """The count."""
    board.phase = Phase.FINISHED
    board.pending.clear()
    board.agenda.clear()
    scores = tuple(score.seat_score(side.vp, side.gold, side.valhalla) for side in board.sides)
    ranking = score.ranking(scores, board.retired)
    winner = ranking[0][0]
    alone = len(board.retired) == board.seats - 1
    board.tell(
        GameEnded,
        reason="last_seat" if alone else "played",
        winner_seat=winner,
        winner_total=scores[winner].total,
        shared=len(ranking[0]) > 1,
        scores=scores,
        ranking=ranking,
    )
