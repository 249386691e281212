"""From what a seat knows to a full state: unseen cards dealt at random where they may lie.

Which vikings others have sent to Valhalla nobody knows; rather those with many helmets.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from rules.game import Seat
from rules.games.wikinger_saga.content import (
    BASE_WAYS,
    BIFROEST,
    CARDS,
    GODS,
    STARTERS,
    WAYS_OF,
)
from rules.games.wikinger_saga.events import Event
from rules.games.wikinger_saga.ids import CardId, WayId
from rules.games.wikinger_saga.powers import rules_in_force
from rules.games.wikinger_saga.state import (
    Ask,
    Choice,
    Grant,
    How,
    Option,
    Pending,
    Phase,
    SeatState,
    State,
)
from rules.games.wikinger_saga.table import Question, SeatView, View, You
from rules.rng import Rng

TRIES: Final = 40
"""How often a hand is dealt anew when a question shows that its cards are not all equal."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Held:
    """The cards of one seat, wherever nobody else sees them."""

    supply: tuple[CardId, ...]
    hand: tuple[CardId, ...]
    choice: Choice | None
    valhalla: tuple[CardId, ...]
    sent: tuple[CardId, ...]
    box: tuple[CardId, ...]


def sample(view: View, seat: Seat, rng: Rng, seen: tuple[Event, ...]) -> State:
    """A state that `seat` cannot tell from the real one; the view says all that it needs."""
    you = view.you
    assert you is not None  # a computer has a seat
    top = _looked_at(view, you)
    gods = list(rng.shuffled([god for god in _unseen_gods(view, you) if god not in top]))
    held = [
        _own(view, you, rng) if other == seat else _others(view, other, gods, rng)
        for other in range(len(view.seats))
    ]
    pile = (*top, *gods)
    return State(
        options=view.options,
        seats=tuple(
            [_seat(view, other, each, you, rng) for other, each in enumerate(held)],
        ),
        legs=tuple([leg.card for leg in view.journey]),
        leg_markers=tuple([leg.markers or () for leg in view.journey]),
        leg=view.leg - 1,
        phase=view.phase,
        stage=view.stage,
        odin=view.odin_seat,
        shift=view.shift,
        markers_on=tuple(
            [(each.space, each.marker) for each in view.spaces if each.marker is not None]
        ),
        way_draw=_way_draw(view, you, rng),
        way_discard=view.way_discard,
        way_open=tuple([each.way for each in view.way_open]),
        god_pile=pile,
        display=tuple([(offer.viking, offer.left) for offer in view.display]),
        worlds_seen=view.worlds_seen,
        recruit_round=view.recruit_round,
        recruiting=view.recruiting,
        turn=view.odin_seat if view.turn_seat is None else view.turn_seat,
        pending=tuple(
            [_pending(question, you, held[question.seat].hand, pile) for question in view.questions]
        ),
        agenda=view.agenda,
        set_number=view.set_number,
        added=view.added,
        retired=view.retired,
    )


def _own_cards(view: View, you: You) -> list[CardId]:
    """All cards of the own supply, hand and row, and one that is chosen and not revealed."""
    hidden = view.phase is Phase.CHOOSE and you.choice is not None
    chosen = you.choice.card if hidden and you.choice is not None else None
    row = [laid.card for laid in view.seats[you.seat].row]
    supply = [pile.card for pile in you.supply for _ in range(pile.count)]
    return [*supply, *you.hand, *row, *([] if chosen is None else [chosen])]


def _unseen_gods(view: View, you: You) -> list[CardId]:
    """The gods that lie in the pile or with others."""
    if view.options.journey == "tutorial":
        return []
    rows = [laid.card for each in view.seats for laid in each.row]
    known = {*_own_cards(view, you), *rows}
    return [god for god in GODS if god not in known]


def _looked_at(view: View, you: You) -> tuple[CardId, ...]:
    for question in view.questions:
        if question.seat == you.seat and question.ask is Ask.PICK_GOD:
            return tuple([option for option in you.options if isinstance(option, str)])
    return ()


def _own(view: View, you: You, rng: Rng) -> Held:
    supply = [pile.card for pile in you.supply for _ in range(pile.count)]
    choice = you.choice
    return Held(
        supply=rng.shuffled(supply),
        hand=you.hand,
        choice=None if choice is None else Choice(how=choice.how, card=choice.card, use=choice.use),
        valhalla=you.valhalla,
        sent=you.sent,
        box=_left_behind(view, you),
    )


def _left_behind(view: View, you: You) -> tuple[CardId, ...]:
    """At Bifröst, all own vikings that are neither there nor in Valhalla."""
    if view.leg - 1 != BIFROEST:
        return ()
    owned = Counter[CardId]([*STARTERS, *view.seats[you.seat].recruits])
    return tuple((owned - Counter(_own_cards(view, you))).elements())


def _others(view: View, seat: Seat, gods: list[CardId], rng: Rng) -> Held:
    """Another seat's hidden cards. Takes the gods it gets out of `gods`."""
    public = view.seats[seat]
    for _ in range(TRIES):
        held, used = _deal(view, public, gods, rng)
        if _fits(view, seat, held):
            break
    for god in used:
        gods.remove(god)
    return held


def _fits(view: View, seat: Seat, held: Held) -> bool:
    """Whether it is right that the seat is asked which hand card it puts away."""
    asked = any(each.seat == seat and each.ask is Ask.DISCARD for each in view.questions)
    return not asked or len(set(held.hand)) > 1


def _deal(view: View, public: SeatView, gods: list[CardId], rng: Rng) -> tuple[Held, list[CardId]]:
    row = [laid.card for laid in public.row if CARDS[laid.card].is_viking]
    kept = public.valhalla - _sent_count(view, public)
    deck, valhalla, box = _divide(view, public, row, kept, rng)
    own_gods = list(rng.shuffled(gods)[: public.gods])
    cards = rng.shuffled([*deck, *own_gods])
    hand, supply = cards[: public.hand], cards[public.hand :]
    choice, hand = _choice(view, public, hand, rng)
    sent = _sending(public, row, hand, _sent_count(view, public), rng)
    held = Held(supply=supply, hand=hand, choice=choice, valhalla=valhalla, sent=sent, box=box)
    return held, own_gods


def _divide(
    view: View, public: SeatView, row: Sequence[CardId], kept: int, rng: Rng
) -> tuple[list[CardId], tuple[CardId, ...], tuple[CardId, ...]]:
    """All vikings of a seat: its deck without the row, Valhalla, the box."""
    owned: list[CardId] = [*STARTERS, *public.recruits]
    if view.leg - 1 != BIFROEST:
        for card in row:
            owned.remove(card)
        valhalla = _likely(owned, kept, rng)
        return _without(owned, valhalla), valhalla, ()
    deck = public.supply + public.hand - public.gods + len(row)
    fresh: list[CardId] = [*public.recruits[len(public.recruits) - (deck - kept) :]]
    before = _without(owned, fresh)
    on_way: list[CardId] = []
    for card in row:
        if card in fresh:
            fresh.remove(card)
        else:
            before.remove(card)
            on_way.append(card)
    rest = _likely(before, kept - len(on_way), rng)
    return [*rest, *fresh], (*on_way, *rest), tuple(_without(before, rest))


def _likely(vikings: Sequence[CardId], count: int, rng: Rng) -> tuple[CardId, ...]:
    """So many of these, rather those with many helmets."""
    weighed = [(CARDS[card].helmets + rng.below(4), card) for card in rng.shuffled(vikings)]
    weighed.sort(key=_weight, reverse=True)
    return tuple([card for _, card in weighed[:count]])


def _weight(weighed: tuple[int, CardId]) -> int:
    return weighed[0]


def _without(cards: Iterable[CardId], taken: Iterable[CardId]) -> list[CardId]:
    left = list(cards)
    for card in taken:
        left.remove(card)
    return left


def _choice(
    view: View, public: SeatView, hand: tuple[CardId, ...], rng: Rng
) -> tuple[Choice | None, tuple[CardId, ...]]:
    """What the seat may have chosen, and the hand without it."""
    if public.how is not None:  # known to all; a card lies in the row by now
        return Choice(how=public.how), hand
    if view.phase is not Phase.CHOOSE or not public.answered:
        return None, hand
    rules = rules_in_force(tuple([each.way for each in view.way_open]))
    rests = rules.may_rest and not public.ignores_way
    if rests and (not hand or not rng.below(4)):
        return Choice(how=How.REST), hand
    if not hand:
        return Choice(how=How.FORCED), hand
    place = rng.below(len(hand))
    left = hand[:place] + hand[place + 1 :]
    return Choice(how=How.CARD, card=hand[place]), left


def _sent_count(view: View, public: SeatView) -> int:
    """How many cards lie chosen for Valhalla, still in row and hand."""
    if view.phase is not Phase.VALHALLA or not public.answered:
        return 0
    owned = len(STARTERS) + len(public.recruits)
    row = sum(CARDS[laid.card].is_viking for laid in public.row)
    shown = public.supply + public.hand - public.gods + row + public.valhalla
    return shown - owned


def _sending(
    public: SeatView, row: Sequence[CardId], hand: Sequence[CardId], count: int, rng: Rng
) -> tuple[CardId, ...]:
    if not count:
        return ()
    left = list(rng.shuffled(row))
    sent = [left.pop()]
    grants = list(public.grants)
    while len(sent) < count:
        if Grant.PLAYED in grants and left:
            grants.remove(Grant.PLAYED)
            sent.append(left.pop())
        else:
            vikings = [card for card in hand if CARDS[card].is_viking]
            sent.append(rng.choice(vikings or left))
    return tuple(sent)


def _seat(view: View, seat: Seat, held: Held, you: You, rng: Rng) -> SeatState:
    public, own = view.seats[seat], seat == you.seat
    decided = you.decided if own else None
    if not own and view.phase is Phase.DECIDE and public.answered:
        decided = not rng.below(2)
    return SeatState(
        gold=public.gold,
        vp=public.vp,
        index=public.index,
        inside=public.inside,
        reached=public.reached,
        out_stage=public.out_stage,
        sight=public.sight,
        supply=held.supply,
        hand=held.hand,
        row=public.row,
        valhalla=held.valhalla,
        sent=held.sent,
        grants=public.grants,
        choice=held.choice,
        claims=public.claims,
        decided=decided,
        peeked=you.peeked if own else None,
        recruits=public.recruits,
        box=held.box,
    )


def _way_draw(view: View, you: You, rng: Rng) -> tuple[WayId, ...]:
    """The unseen way cards in any order; the one that was looked at lies on top."""
    seen = {*view.way_discard, *(each.way for each in view.way_open)}
    special = [way for world in view.worlds_seen for way in WAYS_OF[world]]
    hidden = [way for way in (*BASE_WAYS, *special) if way not in seen and way != you.peeked]
    top = () if you.peeked is None else (you.peeked,)
    return (*top, *rng.shuffled(hidden))


def _pending(
    question: Question, you: You, hand: Sequence[CardId], pile: Sequence[CardId]
) -> Pending:
    options: tuple[Option, ...]
    if question.seat == you.seat:
        options = you.options
    elif question.options is not None:
        options = question.options
    elif question.ask is Ask.PICK_GOD:
        options = tuple(pile[:2])
    else:
        options = tuple(dict.fromkeys(hand))
    return Pending(seat=question.seat, ask=question.ask, options=options, task=question.task)
