"""What each viewer may see, built up field by field: what nobody wrote down stays hidden.

Hidden are the order of stacks, face-down cards, and what the other seat has confirmed in a raid.
"""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final, assert_never

from rules.game import SPECTATOR, Seat, Viewer, Wire
from rules.games.battlefjord import events as told
from rules.games.battlefjord.actions import Action
from rules.games.battlefjord.board import thaw
from rules.games.battlefjord.content import (
    CARD_IDS,
    CARGO_IDS,
    DECKS,
    FOLLOWER_IDS,
    FOLLOWERS,
    LAST_CARD,
    NO_CARD,
    RAIDS,
    Card,
    CardId,
    CargoId,
    Deck,
    FollowerId,
    is_follower,
)
from rules.games.battlefjord.events import Event
from rules.games.battlefjord.goods import Bundle, bundle
from rules.games.battlefjord.legal import preselected
from rules.games.battlefjord.outlook import CardOutlook, StorePreview, outlooks, store_preview
from rules.games.battlefjord.powers import laid_in, powers, uses_left
from rules.games.battlefjord.prospects import (
    PlaceOutlook,
    RaidOutlook,
    Rates,
    place_outlooks,
    raid_outlook,
    rates,
)
from rules.games.battlefjord.raid import owed
from rules.games.battlefjord.score import SeatScore, seat_score
from rules.games.battlefjord.state import (
    SEATS,
    Ask,
    Figure,
    Halls,
    Options,
    Pending,
    Phase,
    Remote,
    State,
    Stock,
)
from rules.games.battlefjord.turns.placing import crossings
from rules.rng import Rng

_NO_CHANCE: Final = Rng(b"nothing is drawn to look at a table", 0)


@dataclass(frozen=True, slots=True, kw_only=True)
class NextRaid(Wire):
    """The raid that comes next: its number, its corner, and in how many rounds."""

    raid: int
    field: int
    in_rounds: int


@dataclass(frozen=True, slots=True, kw_only=True)
class FigureView(Wire):
    """A figure on a place. used, refreshed: what `uses_left` is made of."""

    field: int
    seat: Seat
    used: int
    refreshed: int
    uses_left: int


@dataclass(frozen=True, slots=True, kw_only=True)
class SlotView(Wire):
    """A slot of the centre. card: None while it is face down; kind: None where no card lies."""

    slot: int
    card: CardId | None
    kind: Deck | None
    face_up: bool
    pennant_seat: Seat | None


@dataclass(frozen=True, slots=True, kw_only=True)
class StackSizes(Wire):
    """How many cards lie face down in each stack."""

    follower: int
    cargo: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Discards(Wire):
    """The discard piles: all was seen. The last one is on top."""

    follower: tuple[FollowerId, ...]
    cargo: tuple[CargoId, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Limits(Wire):
    """What a seat may keep at a round's end, and hold in its hand."""

    goods: int
    silver: int
    hand: int


@dataclass(frozen=True, slots=True, kw_only=True)
class RemoteUses(Wire):
    """Uses from afar spent this round."""

    jarl: int
    merchant: int
    sea_mist: int


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatView(Wire):
    """One seat. hand: open, all have seen the cards (spec D8); score: as it would count now."""

    stock: Bundle
    limits: Limits
    halls: tuple[tuple[FollowerId, ...], ...]
    hand: tuple[FollowerId, ...]
    remote: RemoteUses
    score: SeatScore


@dataclass(frozen=True, slots=True, kw_only=True)
class RaidDebt(Wire):
    """What a seat owes: goods, or silver, or fame; 0: no such way."""

    goods: int
    silver: int
    fame: int


@dataclass(frozen=True, slots=True, kw_only=True)
class RaidView(Wire):
    """The raid that is being paid. owed: None for a spared seat."""

    raid: int
    owed: tuple[RaidDebt | None, RaidDebt | None]
    confirmed: tuple[bool, bool]


@dataclass(frozen=True, slots=True, kw_only=True)
class PendingView(Wire):
    """The decision that blocks everything else; all of it was told to all.

    card: whose content or effect it is; n: how many goods; cards: what was revealed.
    """

    seat: Seat
    ask: Ask
    card: CardId | None
    n: int
    cards: tuple[CardId, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class You(Wire):
    """For the own seat alone.

    raid_choice: what it has confirmed in a raid that is not paid yet.
    preselected: the only possible answer; still to be sent.
    end_preview: its store at the round's end, as it stands now.
    cards:       what each card in its reach would mean for it.
    places:      what the places would mean: all to put a figure, else those of the own figures.
    next_raid:   what the next raid would cost it; None: there is none.
    rates:       its prices at the Merchant and the Skald.
    """

    seat: Seat
    raid_choice: Bundle | None
    preselected: Action | None
    end_preview: StorePreview
    cards: tuple[CardOutlook, ...]
    places: tuple[PlaceOutlook, ...]
    next_raid: RaidOutlook | None
    rates: Rates


@dataclass(frozen=True, slots=True, kw_only=True)
class View(Wire):
    """The table as one viewer sees it.

    ship:     the field of the raiders' ship: always the number of the round (spec D2).
    turn_seat: who is asked in placing, actions and storage.
    figures:  seat by seat, in the order in which they were placed.
    crossings: by seat, the slots that will get a pennant as the figures stand; empty after that.
    seats:    by seat.
    you:      None for spectators.
    """

    options: Options
    phase: Phase
    round: int
    ship: int
    next_raid: NextRaid | None
    horn_seat: Seat
    turn_seat: Seat
    final_round: bool
    figures: tuple[FigureView, ...]
    crossings: tuple[tuple[int, ...], tuple[int, ...]]
    slots: tuple[SlotView, ...]
    stacks: StackSizes
    discards: Discards
    seats: tuple[SeatView, SeatView]
    raid: RaidView | None
    merchant_open: bool
    pending: tuple[PendingView, ...]
    you: You | None


def view(state: State, viewer: Viewer) -> View:
    """What `viewer` may see."""
    public = _public(state)
    if viewer is SPECTATOR:
        return public
    # Spelled out: `replace` would take longer than all the rest.
    return View(
        options=public.options,
        phase=public.phase,
        round=public.round,
        ship=public.ship,
        next_raid=public.next_raid,
        horn_seat=public.horn_seat,
        turn_seat=public.turn_seat,
        final_round=public.final_round,
        figures=public.figures,
        crossings=public.crossings,
        slots=public.slots,
        stacks=public.stacks,
        discards=public.discards,
        seats=public.seats,
        raid=public.raid,
        merchant_open=public.merchant_open,
        pending=public.pending,
        you=_you(state, viewer),
    )


@lru_cache(maxsize=64)
def _public(state: State) -> View:
    """What all may see: made once for all viewers of a step."""
    first, second = (
        _seat(state.stocks[seat], state.halls[seat], state.hands[seat], state.remote[seat])
        for seat in range(SEATS)
    )
    return View(
        options=state.options,
        phase=state.phase,
        round=state.round,
        ship=state.round,
        next_raid=_next_raid(state.round),
        horn_seat=state.horn,
        turn_seat=state.turn,
        final_round=any(laid_in(halls).bit_count() == LAST_CARD for halls in state.halls),
        figures=_figures(state.figures, state.halls),
        crossings=_foretold(state.figures) if state.phase is Phase.PLACING else ((), ()),
        slots=_slots(state.slots, state.face_down, state.pennants),
        stacks=_stacks(len(state.stacks[0]), len(state.stacks[1])),
        discards=_discards(state.discards),
        seats=(first, second),
        raid=_raid(state) if state.phase is Phase.RAID else None,
        merchant_open=state.merchant_open,
        pending=tuple(_pending(each, state.turn) for each in state.pending),
        you=None,
    )


def show(event: Event, viewer: Viewer) -> Event | None:
    """All is public but a seat's own choice in a raid; the type check asks about new events."""
    match event:
        case told.RaidChoice():
            return event if viewer == event.seat else None
        case told.RoundStarted() | told.ShipMoved() | told.RaidOwed() | told.RaidSpared():
            return event
        case told.RaidConfirmed() | told.RaidPaid() | told.RaidFailed() | told.Placed():
            return event
        case told.PlacingSkipped() | told.PennantsSet() | told.ActionsBegun():
            return event
        case told.ActionsEnded() | told.Used() | told.Traded() | told.SkaldTraded():
            return event
        case told.PennantMoved() | told.PennantAdded() | told.CargoTaken() | told.GoodsChosen():
            return event
        case told.CardRevealed() | told.CardLaid() | told.CardToHand() | told.CardDiscarded():
            return event
        case told.CardUnderStack() | told.SlotRefilled() | told.EffectWorked():
            return event
        case told.EffectLapsed() | told.StackShuffled() | told.CardsTurnedUp() | told.Income():
            return event
        case told.SilverLost() | told.StorageDue() | told.Stored() | told.HornPassed():
            return event
        case told.FinalRound() | told.GameEnded():
            return event
        case _:
            assert_never(event)


@lru_cache
def _next_raid(current: int) -> NextRaid | None:
    for field, raid in RAIDS.items():
        if field > current:
            return NextRaid(raid=raid.number, field=field, in_rounds=field - current)
    return None


@lru_cache(maxsize=1024)
def _figures(
    figures: tuple[tuple[Figure, ...], tuple[Figure, ...]], halls: tuple[Halls, Halls]
) -> tuple[FigureView, ...]:
    return tuple(
        FigureView(
            field=figure[0],
            seat=seat,
            used=figure[1],
            refreshed=figure[2],
            uses_left=uses_left(figure, powers(laid_in(halls[seat]))),
        )
        for seat in range(SEATS)
        for figure in figures[seat]
    )


@lru_cache(maxsize=1024)
def _foretold(
    figures: tuple[tuple[Figure, ...], tuple[Figure, ...]],
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    first, second = (tuple(crossings([figure[0] for figure in of])) for of in figures)
    return first, second


@lru_cache(maxsize=1024)
def _slots(
    cards: tuple[Card, ...], face_down: int, pennants: tuple[int, ...]
) -> tuple[SlotView, ...]:
    return tuple(
        _slot(slot, card, card != NO_CARD and not face_down >> slot & 1, pennants[slot])
        for slot, card in enumerate(cards)
    )


@lru_cache(maxsize=4096)
def _slot(slot: int, card: Card, face_up: bool, pennant: int) -> SlotView:
    kind = None if card == NO_CARD else DECKS[0 if is_follower(card) else 1]
    return SlotView(
        slot=slot,
        card=CARD_IDS[card] if face_up else None,
        kind=kind,
        face_up=face_up,
        pennant_seat=pennant if pennant >= 0 else None,
    )


@lru_cache(maxsize=1024)
def _stacks(followers: int, cargo: int) -> StackSizes:
    return StackSizes(follower=followers, cargo=cargo)


@lru_cache(maxsize=1024)
def _discards(piles: tuple[tuple[Card, ...], tuple[Card, ...]]) -> Discards:
    return Discards(
        follower=tuple(FOLLOWER_IDS[card] for card in piles[0]),
        cargo=tuple(CARGO_IDS[card - FOLLOWERS] for card in piles[1]),
    )


@lru_cache(maxsize=4096)
def _seat(stock: Stock, halls: Halls, hand: tuple[Card, ...], remote: Remote) -> SeatView:
    """One seat as it travels: the same for all viewers, and mostly after the next action."""
    laid = laid_in(halls)
    allowed = powers(laid)
    jarl, merchant, sea_mist = remote
    return SeatView(
        stock=bundle(stock),
        limits=Limits(goods=allowed.goods, silver=allowed.silver, hand=allowed.hand),
        halls=tuple(tuple(FOLLOWER_IDS[card] for card in hall) for hall in halls),
        hand=tuple(FOLLOWER_IDS[card] for card in hand),
        remote=RemoteUses(jarl=jarl, merchant=merchant, sea_mist=sea_mist),
        score=seat_score(halls, laid, stock),
    )


def _raid(state: State) -> RaidView:
    first, second = (_debt(state.round, halls) for halls in state.halls)
    paid = state.raid_paid
    return RaidView(
        raid=RAIDS[state.round].number,
        owed=(first, second),
        confirmed=(paid[0] is not None, paid[1] is not None),
    )


def _debt(field: int, halls: Halls) -> RaidDebt | None:
    asked = owed(field, powers(laid_in(halls)))
    if asked is None:
        return None
    return RaidDebt(goods=asked.goods, silver=asked.silver, fame=asked.fame)


@lru_cache(maxsize=1024)
def _pending(pending: Pending, seat: Seat) -> PendingView:
    return PendingView(
        seat=seat,
        ask=pending.ask,
        card=None if pending.card == NO_CARD else CARD_IDS[pending.card],
        n=pending.n,
        cards=tuple(CARD_IDS[card] for card in pending.cards),
    )


def _you(state: State, seat: Seat) -> You:
    paid = state.raid_paid[seat]
    halls, stock = state.halls[seat], state.stocks[seat]
    coming = _next_raid(state.round)
    # Only these phases ask for one answer that may be the only one.
    asks = state.pending or state.phase in (Phase.RAID, Phase.STORAGE)
    return You(
        seat=seat,
        raid_choice=None if paid is None else bundle(paid),
        preselected=preselected(thaw(state, _NO_CHANCE), seat) if asks else None,
        end_preview=store_preview(halls, stock),
        cards=outlooks(state, seat),
        places=place_outlooks(state, seat),
        next_raid=None if coming is None else raid_outlook(coming.field, halls, stock),
        rates=rates(halls),
    )
