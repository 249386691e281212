"""What each viewer may see, built up field by field: what nobody wrote down stays hidden.

Hidden are the order of all piles, others' hands, chosen cards, decisions, gods looked at, peeks,
and Valhalla until the end. Copies of a viking are equal and go by their kind. Source: spec 12.
"""

from functools import lru_cache
from typing import Final, Literal

from rules.game import SPECTATOR, Seat, Viewer
from rules.games.wikinger_saga.board import Board, Side, can_act, opened
from rules.games.wikinger_saga.content import BIFROEST, CARDS, EFFECTS, MARKERS, WAYS, Script
from rules.games.wikinger_saga.ground import GROUND_OF
from rules.games.wikinger_saga.ids import (
    AdventureId,
    CardId,
    LegId,
    MarkerId,
    WayId,
)
from rules.games.wikinger_saga.outlook import (
    MOVE_ASKS,
    Outlook,
    extras_of,
    outlooks,
    question_outlooks,
    situation,
)
from rules.games.wikinger_saga.powers import (
    field_of,
    gold_change,
    helmets_lost,
    holders,
    powers_of,
)
from rules.games.wikinger_saga.score import SeatScore, hand_size, places, scores_of
from rules.games.wikinger_saga.state import (
    Ask,
    Display,
    How,
    MarkersOn,
    Pending,
    Phase,
    SeatState,
    Source,
    State,
)
from rules.games.wikinger_saga.table import (
    Leaving,
    LegView,
    Offer,
    OpenWay,
    OwnChoice,
    Pile,
    Question,
    SeatView,
    SpaceView,
    View,
    You,
)
from rules.games.wikinger_saga.turns.changes import price
from rules.games.wikinger_saga.vocabulary import Op

SECRET_ASKS: Final = frozenset({Ask.PICK_GOD, Ask.DISCARD})
"""Questions whose options and answers are for their seat alone."""


_OUT: Final = Leaving(may=False, gold=0, vp=0, why="out")
_NOT_REACHED: Final = Leaving(may=False, gold=0, vp=0, why="not_reached")
_NOT_REACHED_SECOND: Final = Leaving(may=False, gold=0, vp=0, why="not_reached_second")
_FORBIDDEN: Final = Leaving(may=False, gold=0, vp=0, why="leaving_forbidden")


_last: tuple[State, View] | None = None
"""What all see of the state that was looked at last, found again by identity."""


def view(state: State, viewer: Viewer) -> View:
    """What `viewer` may see."""
    seen = _shared(state)
    if viewer is SPECTATOR:
        return seen
    return View(
        options=seen.options,
        phase=seen.phase,
        leg=seen.leg,
        stage=seen.stage,
        card=seen.card,
        world=seen.world,
        odin_seat=seen.odin_seat,
        turn_seat=seen.turn_seat,
        longboat=seen.longboat,
        length=seen.length,
        shift=seen.shift,
        spaces=seen.spaces,
        way_open=seen.way_open,
        way_draw=seen.way_draw,
        way_discard=seen.way_discard,
        god_pile=seen.god_pile,
        display=seen.display,
        recruit_round=seen.recruit_round,
        recruiting=seen.recruiting,
        worlds_seen=seen.worlds_seen,
        questions=seen.questions,
        agenda=seen.agenda,
        set_number=seen.set_number,
        added=seen.added,
        seats=seen.seats,
        journey=seen.journey,
        retired=seen.retired,
        you=_you(opened(state), viewer),
    )


def _shared(state: State) -> View:
    """What everybody sees, made once for all who look at the state."""
    global _last
    last = _last
    if last is None or last[0] is not state:
        last = _last = (state, _open_table(state, opened(state)))
    return last[1]


def _open_table(state: State, board: Board) -> View:
    ground = board.ground
    recruiting = state.phase is Phase.RECRUIT
    return View(
        options=state.options,
        phase=state.phase,
        leg=state.leg + 1,
        stage=state.stage,
        card=ground.leg,
        world=ground.world,
        odin_seat=state.odin,
        turn_seat=state.turn if recruiting else None,
        longboat=ground.longboat,
        length=ground.length,
        shift=state.shift,
        spaces=_spaces(ground.leg, state.markers_on),
        way_open=_open_ways(state.way_open),
        way_draw=len(state.way_draw),
        # In the order of their names: the pile is shuffled before it is used again.
        way_discard=tuple(sorted(state.way_discard)),
        god_pile=len(state.god_pile),
        display=_display(state.display, state.recruit_round if recruiting else 0),
        recruit_round=state.recruit_round,
        recruiting=state.recruiting if recruiting else (),
        worlds_seen=state.worlds_seen,
        questions=tuple([_question(pending) for pending in state.pending]),
        agenda=state.agenda,
        set_number=state.set_number,
        added=state.added,
        seats=_seats(board, state),
        journey=_journey(state.legs, state.leg_markers, state.leg),
        retired=state.retired,
        you=None,
    )


def _seats(board: Board, state: State) -> tuple[SeatView, ...]:
    place_of = places(tuple([seat.vp for seat in state.seats]))
    over = state.phase is Phase.FINISHED
    scores = scores_of(state) if over else (None,) * len(state.seats)
    return tuple(
        [
            _seat(
                each,
                state.phase,
                place_of[seat],
                state.shift + each.index if each.inside else None,
                can_act(board, seat),
                helmets_lost(
                    board.ground.broken,
                    board.rules_for(board.sides[seat]),
                    powers_of(each.row),
                ),
                scores[seat],
            )
            for seat, each in enumerate(state.seats)
        ]
    )


@lru_cache(maxsize=4096)
def _seat(
    seat: SeatState,
    phase: Phase,
    place: int,
    space: int | None,
    waits: bool,
    helmets: int,
    score: SeatScore | None,
) -> SeatView:
    """One seat as it travels: the same for all viewers, and mostly after the next action."""
    choice, how = None, None
    if seat.choice is not None:
        if phase is Phase.CHOOSE:
            choice = seat.choice
        if choice is None or choice.how is How.LOT:
            how = seat.choice.how
    chosen = () if choice is None or choice.card is None else (choice.card,)
    held = (*seat.supply, *seat.hand, *chosen)
    decided = phase is Phase.DECIDE and seat.decided is not None
    return SeatView(
        gold=seat.gold,
        vp=seat.vp,
        place=place,
        draws=hand_size(place),
        index=seat.index,
        space=space,
        inside=seat.inside,
        reached=seat.reached,
        out_stage=seat.out_stage,
        sight=seat.sight,
        row=seat.row,
        supply=len(seat.supply),
        hand=len(seat.hand) + len(chosen),
        valhalla=len(seat.valhalla) + len(seat.sent),
        waits=waits,
        answered=choice is not None or decided or bool(seat.sent),
        how=how,
        ignores_way=powers_of(seat.row).ignores_way,
        helmets=helmets,
        recruits=seat.recruits,
        gods=sum(not CARDS[card].is_viking for card in held),
        grants=seat.grants,
        claims=seat.claims,
        score=score,
    )


def _question(pending: Pending) -> Question:
    secret = pending.ask in SECRET_ASKS
    return Question(
        seat=pending.seat,
        ask=pending.ask,
        options=None if secret else pending.options,
        task=pending.task,
    )


@lru_cache(maxsize=1024)
def _spaces(leg: LegId, markers_on: MarkersOn) -> tuple[SpaceView, ...]:
    ground = GROUND_OF[leg]
    fields = [
        _space(
            space,
            script,
            card=card,
            field=field,
            broken=ground.broken if space == ground.goal.last else None,
        )
        for space, (card, field, script) in ground.field_at.items()
    ]
    markers = [_space(space, MARKERS[marker], marker=marker) for space, marker in markers_on]
    return tuple(sorted((*markers, *fields), key=_by_space))


def _by_space(found: SpaceView) -> int:
    return found.space


def _space(
    space: int,
    script: Script,
    *,
    card: AdventureId | None = None,
    field: int | None = None,
    marker: MarkerId | None = None,
    broken: int | None = None,
) -> SpaceView:
    effects = [EFFECTS[number] for number in script]
    return SpaceView(
        space=space,
        card=card,
        field=field,
        marker=marker,
        gold=sum(each.n for each in effects if each.op is Op.GOLD) or None,
        vp=sum(each.n for each in effects if each.op is Op.VP) or None,
        effects=extras_of(script) or None,
        broken=broken,
    )


@lru_cache(maxsize=4096)
def _open_ways(way_open: tuple[WayId, ...]) -> tuple[OpenWay, ...]:
    held = dict(holders(way_open))
    found = []
    for place, way in enumerate(way_open):
        said = WAYS[way].instruction
        newest = place == len(way_open) - 1
        state: Literal["bare", "done", "ended", "holds", "overruled"]
        by = None
        if said is None:
            state = "bare"
        elif said.rule is None:
            state = "done"
        else:
            holder = held.get(field_of(said))
            if holder == way:
                state = "holds"
            elif said.lasting or newest:
                state, by = "overruled", holder
            else:
                state = "ended"
        found.append(OpenWay(way=way, value=WAYS[way].value, state=state, by=by))
    return tuple(found)


@lru_cache(maxsize=1024)
def _display(display: Display, recruit_round: int) -> tuple[Offer, ...]:
    return tuple(
        [
            Offer(
                viking=viking,
                left=left,
                price=price(viking, recruit_round),
                next_price=price(viking, recruit_round + 1),
            )
            for viking, left in display
        ]
    )


@lru_cache(maxsize=1024)
def _journey(
    legs: tuple[LegId, ...], markers: tuple[tuple[MarkerId, ...], ...], leg: int
) -> tuple[LegView, ...]:
    return tuple(
        [
            LegView(
                leg=number + 1,
                card=card,
                world=GROUND_OF[card].world,
                markers=markers[number] or None,
                state="past" if number < leg else "now" if number == leg else "ahead",
            )
            for number, card in enumerate(legs)
        ]
    )


def _you(board: Board, seat: Seat) -> You:
    side, pending = board.sides[seat], board.question(seat)
    choice = side.choice
    return You(
        seat=seat,
        hand=side.hand,
        supply=_piles(side.supply),
        valhalla=side.valhalla,
        valhalla_helmets=sum([CARDS[card].helmets for card in (*side.valhalla, *side.sent)]),
        choice=None
        if choice is None
        else OwnChoice(how=choice.how, card=choice.card, use=choice.use),
        decided=side.decided,
        sent=side.sent,
        options=() if pending is None else pending.options,
        peeked=side.peeked,
        outlooks=_outlooks(board, seat, pending),
        leaving=_leaving(board, side),
    )


@lru_cache(maxsize=4096)
def _piles(supply: tuple[CardId, ...]) -> tuple[Pile, ...]:
    counts: dict[CardId, int] = {}
    for card in sorted(supply):
        counts[card] = counts.get(card, 0) + 1
    return tuple([Pile(card=card, count=count) for card, count in counts.items()])


def _outlooks(board: Board, seat: Seat, pending: Pending | None) -> tuple[Outlook, ...]:
    side = board.sides[seat]
    if pending is not None and pending.ask in MOVE_ASKS:
        return question_outlooks(board, pending)
    if board.phase is Phase.CHOOSE and side.inside and side.choice is None:
        return outlooks(situation(board, seat), side.hand)
    return ()


def _leaving(board: Board, side: Side) -> Leaving:
    if not side.inside:
        return _OUT
    if not side.reached:
        return _NOT_REACHED_SECOND if board.leg == BIFROEST else _NOT_REACHED
    rules = board.rules_for(side)
    if rules.no_leave:
        return _FORBIDDEN
    gold, vp = gold_change(-rules.leave_cost, Source.WAY, rules, side.powers, side.gold)
    return Leaving(may=True, gold=gold, vp=max(vp, -side.vp), why=None)
