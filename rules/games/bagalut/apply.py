"""The rules in motion: the deal, and one private function for each action.

Guards come first, in the order of the spec; then one new state is built. Nothing is drawn after
the deal.
"""

from dataclasses import replace
from typing import TypeAlias, TypeVar

from rules.errors import RuleError, SharedCode
from rules.game import Seat, Step
from rules.games.bagalut.actions import Action, Lay, Steal, SwapGive, SwapOffer
from rules.games.bagalut.content import (
    CARD_IDS,
    CARD_OF,
    CARDS,
    GOOD_OF,
    GOODS,
    INDEX_OF,
    VALUE_OF,
    Card,
    card_at,
)
from rules.games.bagalut.errors import Code
from rules.games.bagalut.events import (
    CardLaid,
    CardStolen,
    Event,
    GameOver,
    MarketCardLaid,
    MarketOpened,
    StepSkipped,
    SwapAnswered,
    SwapOffered,
    TurnStarted,
)
from rules.games.bagalut.legal import actor, eligible, layable, legal, must_cover
from rules.games.bagalut.score import goods_won
from rules.games.bagalut.state import (
    HAND_AT_START,
    LAST_TURN,
    NO_ROWS,
    SEATS,
    SETUP_LAYS,
    Options,
    Phase,
    Row,
    Side,
    State,
    cards_on,
)
from rules.rng import Rng

T = TypeVar("T")

BagalutStep: TypeAlias = Step[State, Event]


def setup(options: Options, seats: int, rng: Rng) -> State:
    """Deal eleven cards to each seat and eight to the stack.

    Raises RuleError: `no_interaction` when neither stealing nor swapping is left (spec D2),
    `bad_field` for an option that does not exist. Source: seed 000, Vorbereitung.
    """
    if seats != SEATS:
        raise ValueError(f"Bagalut is a game for two, not for {seats}")
    if options.first_seat not in range(SEATS):
        raise RuleError(SharedCode.BAD_FIELD, field="first_seat")
    if options.swaps not in (0, 1, 2):
        raise RuleError(SharedCode.BAD_FIELD, field="swaps")
    if not options.steal and options.swaps == 0:
        raise RuleError(Code.NO_INTERACTION)
    deck = rng.shuffled(range(CARDS))
    first = tuple(sorted(deck[:HAND_AT_START]))
    second = tuple(sorted(deck[HAND_AT_START : 2 * HAND_AT_START]))
    return State(
        options=options,
        phase=Phase.SETUP_LAY,
        turn=0,
        active_seat=options.first_seat,
        hands=(first, second) if options.first_seat == 0 else (second, first),
        stack=tuple(sorted(deck[2 * HAND_AT_START :])),
        market=None,
        rows=(NO_ROWS, NO_ROWS),
        swaps_done=0,
        offer=None,
    )


def apply(state: State, seat: Seat, action: Action, _rng: Rng) -> BagalutStep:
    """Do `action` for `seat`. Raises RuleError, and then nothing has changed."""
    match action:
        case Lay():
            card = _known_card(action.card)
            _check_turn(state, seat, Phase.LAY, Phase.SETUP_LAY)
            if state.phase is Phase.SETUP_LAY:
                return _lay_in_setup(state, seat, card)
            if state.market is None:
                return _lay_from_hand(state, seat, card)
            return _lay_from_market(state, seat, card, state.market)
        case Steal():
            good = _known_good(action.good)
            _check_turn(state, seat, Phase.STEAL)
            return _steal(state, seat, good)
        case SwapOffer():
            good = _known_good(action.good)
            _check_turn(state, seat, Phase.SWAP_OFFER)
            return _offer(state, seat, good)
        case SwapGive():
            good = _known_good(action.good)
            _check_turn(state, seat, Phase.SWAP_ANSWER)
            return _give(state, seat, good)
        case _:
            raise RuleError(SharedCode.UNKNOWN_ACTION)


def autoplay(state: State, seat: Seat, rng: Rng) -> Action:
    """Any legal action, each equally likely."""
    return rng.choice(tuple(legal(state, seat)))


def turn_key(state: State, _seat: Seat) -> str | None:
    """Each lay of the set-up is a turn of its own; an answer belongs to the other seat's turn."""
    if state.phase is Phase.SETUP_LAY:
        return f"setup-{cards_on(state.rows[0]) + cards_on(state.rows[1])}"
    return None if state.phase is Phase.SWAP_ANSWER else f"turn-{state.turn}"


def progress(state: State) -> int:
    """Per cent of the twenty turns that are finished."""
    finished = LAST_TURN if state.phase is Phase.OVER else max(0, state.turn - 1)
    return finished * 100 // LAST_TURN


def _known_card(card_id: object) -> Card:
    card = CARD_OF.get(card_id) if isinstance(card_id, str) else None
    if card is None:
        raise RuleError(SharedCode.BAD_FIELD, field="card")
    return card


def _known_good(name: object) -> int:
    good = INDEX_OF.get(name) if isinstance(name, str) else None
    if good is None:
        raise RuleError(SharedCode.BAD_FIELD, field="good")
    return good


def _check_turn(state: State, seat: Seat, *phases: Phase) -> None:
    if state.phase is Phase.OVER:
        raise RuleError(SharedCode.GAME_OVER)
    if state.phase not in phases:
        raise RuleError(SharedCode.WRONG_PHASE, phase=state.phase)
    if seat != (waited_for := actor(state)):
        raise RuleError(SharedCode.NOT_YOUR_TURN, seat=waited_for)


def _lay_in_setup(state: State, seat: Seat, card: Card) -> BagalutStep:
    if card not in state.hands[seat]:
        raise RuleError(Code.CARD_NOT_IN_HAND, card=CARD_IDS[card])
    if card not in layable(state, seat):
        goods = tuple(GOODS[good] for good in must_cover(state, seat))
        raise RuleError(Code.GOOD_MUST_BE_COVERED, goods=goods)
    laid = CardLaid(seat=seat, card=CARD_IDS[card], setup=True)
    hands = _pair(seat, _without(state.hands[seat], card), state.hands[1 - seat])
    rows = _pair(seat, _laid_on(state.rows[seat], card), state.rows[1 - seat])
    if cards_on(rows[0]) + cards_on(rows[1]) == 2 * SETUP_LAYS:
        return _begin_turn(replace(state, hands=hands, rows=rows), state.options.first_seat, laid)
    return Step(replace(state, active_seat=1 - seat, hands=hands, rows=rows), (laid,))


def _steal(state: State, seat: Seat, good: int) -> BagalutStep:
    other = 1 - seat
    theirs, own = state.rows[other], state.rows[seat]
    if not theirs[good]:
        raise RuleError(Code.ROW_EMPTY, seat=other, good=GOODS[good])
    value = theirs[good][-1]
    rows = _pair(
        seat,
        own=_with_row(own, good, (value, *own[good])),
        theirs=_with_row(theirs, good, theirs[good][:-1]),
    )
    stolen = CardStolen(seat=seat, from_seat=other, card=CARD_IDS[card_at(good, value)])
    phase, skipped = _phase_after_steal(state, seat, rows)
    return Step(replace(state, phase=phase, rows=rows), (stolen, *skipped))


def _offer(state: State, seat: Seat, good: int) -> BagalutStep:
    own = state.rows[seat]
    if not own[good]:
        raise RuleError(Code.ROW_EMPTY, seat=seat, good=GOODS[good])
    card = card_at(good, own[good][-1])
    rows = _pair(seat, _with_row(own, good, own[good][:-1]), state.rows[1 - seat])
    offered = replace(state, phase=Phase.SWAP_ANSWER, rows=rows, offer=card)
    answers = eligible(offered)
    theirs = rows[1 - seat]
    told = SwapOffered(
        seat=seat,
        card=CARD_IDS[card],
        eligible=tuple(CARD_IDS[card_at(good, theirs[good][-1])] for good in answers),
    )
    if len(answers) > 1:
        return Step(offered, (told,))
    # One answer is no decision: the other seat's clock would run for nothing (spec D6).
    answered = _swap(offered, 1 - seat, answers[0], card, auto=True)
    return Step(answered.state, (told, *answered.events))


def _give(state: State, seat: Seat, good: int) -> BagalutStep:
    own, card = state.rows[seat], state.offer
    assert card is not None  # the phase says so
    if not own[good]:
        raise RuleError(Code.ROW_EMPTY, seat=seat, good=GOODS[good])
    answers = eligible(state)
    if good not in answers:
        raise RuleError(
            Code.NOT_ELIGIBLE,
            eligible=tuple(CARD_IDS[card_at(good, own[good][-1])] for good in answers),
            offered=CARD_IDS[card],
        )
    return _swap(state, seat, good, card, auto=False)


def _swap(state: State, seat: Seat, good: int, offered: Card, *, auto: bool) -> BagalutStep:
    """Exchange the offered card for `seat`'s last card at `good`.

    Both have left their rows before either is appended, which matters when both are of one good.
    """
    offerer = 1 - seat
    own = state.rows[seat]
    given = card_at(good, own[good][-1])
    rows = _pair(
        seat,
        own=_laid_on(_with_row(own, good, own[good][:-1]), offered),
        theirs=_laid_on(state.rows[offerer], given),
    )
    told = SwapAnswered(
        seat=seat, to_seat=offerer, card=CARD_IDS[given], offered=CARD_IDS[offered], auto=auto
    )
    swaps_done = state.swaps_done + 1
    phase = Phase.SWAP_OFFER if swaps_done < state.options.swaps else Phase.LAY
    swapped = replace(state, phase=phase, rows=rows, swaps_done=swaps_done, offer=None)
    return Step(swapped, (told,))


def _lay_from_hand(state: State, seat: Seat, card: Card) -> BagalutStep:
    if card not in state.hands[seat]:
        raise RuleError(Code.CARD_NOT_IN_HAND, card=CARD_IDS[card])
    hands = _pair(seat, _without(state.hands[seat], card), state.hands[1 - seat])
    rows = _pair(seat, _laid_on(state.rows[seat], card), state.rows[1 - seat])
    laid = CardLaid(seat=seat, card=CARD_IDS[card], setup=False)
    if hands[0] or hands[1]:
        return _begin_turn(replace(state, hands=hands, rows=rows), 1 - seat, laid)
    # Not before both hands are played out (spec D7): always after turn 12.
    opened = replace(state, hands=hands, rows=rows, stack=(), market=state.stack)
    told = MarketOpened(cards=tuple(CARD_IDS[card] for card in state.stack))
    return _begin_turn(opened, 1 - seat, laid, told)


def _lay_from_market(state: State, seat: Seat, card: Card, market: tuple[Card, ...]) -> BagalutStep:
    if card not in market:
        raise RuleError(Code.CARD_NOT_IN_MARKET, card=CARD_IDS[card])
    rows = _pair(seat, _laid_on(state.rows[seat], card), state.rows[1 - seat])
    left = replace(state, market=_without(market, card), rows=rows)
    laid = MarketCardLaid(seat=seat, card=CARD_IDS[card])
    if state.turn < LAST_TURN:
        return _begin_turn(left, 1 - seat, laid)
    over = replace(left, phase=Phase.OVER)
    scores = goods_won(over)
    winner = 0 if scores[0] > scores[1] else 1
    told = GameOver(winner_seat=winner, winner_goods=scores[winner], loser_goods=scores[1 - winner])
    return Step(over, (laid, told))


def _begin_turn(state: State, seat: Seat, *before: Event) -> BagalutStep:
    turn = state.turn + 1
    started = TurnStarted(seat=seat, turn=turn)
    phase, skipped = _first_phase(state, seat)
    begun = replace(state, phase=phase, turn=turn, active_seat=seat, swaps_done=0)
    return Step(begun, (*before, started, *skipped))


def _first_phase(state: State, seat: Seat) -> tuple[Phase, tuple[Event, ...]]:
    """Where a turn begins, and what is told when a step is impossible (spec D5)."""
    if not state.options.steal:
        return _phase_after_steal(state, seat, state.rows)
    if cards_on(state.rows[1 - seat]):
        return Phase.STEAL, ()
    phase, skipped = _phase_after_steal(state, seat, state.rows)
    return phase, (StepSkipped(seat=seat, step="steal"), *skipped)


def _phase_after_steal(
    state: State, seat: Seat, rows: tuple[Side, Side]
) -> tuple[Phase, tuple[Event, ...]]:
    if not state.options.swaps:
        return Phase.LAY, ()
    if cards_on(rows[0]) and cards_on(rows[1]):
        return Phase.SWAP_OFFER, ()
    return Phase.LAY, (StepSkipped(seat=seat, step="swap"),)


def _pair(seat: Seat, own: T, theirs: T) -> tuple[T, T]:
    return (own, theirs) if seat == 0 else (theirs, own)


def _with_row(side: Side, good: int, row: Row) -> Side:
    fish, coin, mead, sheep, grain = side
    match good:
        case 0:
            return row, coin, mead, sheep, grain
        case 1:
            return fish, row, mead, sheep, grain
        case 2:
            return fish, coin, row, sheep, grain
        case 3:
            return fish, coin, mead, row, grain
        case _:
            return fish, coin, mead, sheep, row


def _laid_on(side: Side, card: Card) -> Side:
    good = GOOD_OF[card]
    return _with_row(side, good, (*side[good], VALUE_OF[card]))


def _without(cards: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]
