"""What each viewer may see, built up field by field: what nobody wrote down stays hidden.

Hidden are the order of stacks, face-down cards, and what the other seat has confirmed in a raid.
"""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final, assert_never

from rules.game import SPECTATOR, Seat, Viewer, Wire
from rules.games.battlefjord import events as told
from rules.games.battlefjord.actions import Action
from rules.games.battlefjord.board import Board, thaw
from rules.games.battlefjord.content import (
    CARD_IDS,
    CARGO_IDS,
    DECKS,
    FOLLOWER_IDS,
    FOLLOWERS,
    NO_CARD,
    RAIDS,
    SLOTS,
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
from rules.games.battlefjord.powers import laid_in, powers
from rules.games.battlefjord.raid import owed
from rules.games.battlefjord.score import SeatScore, seat_score
from rules.games.battlefjord.state import SEATS, Ask, Halls, Options, Phase, Remote, State, Stock
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
    """

    seat: Seat
    raid_choice: Bundle | None
    preselected: Action | None
    end_preview: StorePreview
    cards: tuple[CardOutlook, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class View(Wire):
    """The table as one viewer sees it.

    ship:     the field of the raiders' ship: always the number of the round (spec D2).
    turn_seat: who is asked in placing, actions and storage.
    figures:  seat by seat, in the order in which they were placed.
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
    board = thaw(state, _NO_CHANCE)
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
        final_round=board.is_final(),
        figures=_figures(board),
        slots=tuple(
            _slot(slot, state.slots[slot], board.is_open(slot), state.pennants[slot])
            for slot in range(SLOTS)
        ),
        stacks=StackSizes(follower=len(state.stacks[0]), cargo=len(state.stacks[1])),
        discards=Discards(
            follower=tuple(FOLLOWER_IDS[card] for card in state.discards[0]),
            cargo=tuple(CARGO_IDS[card - FOLLOWERS] for card in state.discards[1]),
        ),
        seats=(first, second),
        raid=_raid(board) if state.phase is Phase.RAID else None,
        merchant_open=state.merchant_open,
        pending=_pending(board),
        you=None if viewer is SPECTATOR else _you(board, viewer),
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


def _next_raid(current: int) -> NextRaid | None:
    for field, raid in RAIDS.items():
        if field > current:
            return NextRaid(raid=raid.number, field=field, in_rounds=field - current)
    return None


def _figures(board: Board) -> tuple[FigureView, ...]:
    return tuple(
        FigureView(
            field=figure[0],
            seat=seat,
            used=figure[1],
            refreshed=figure[2],
            uses_left=board.uses_left(seat, figure),
        )
        for seat in range(SEATS)
        for figure in board.figures[seat]
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


def _raid(board: Board) -> RaidView:
    first, second = (_debt(board, seat) for seat in range(SEATS))
    paid = board.raid_paid
    return RaidView(
        raid=RAIDS[board.round].number,
        owed=(first, second),
        confirmed=(paid[0] is not None, paid[1] is not None),
    )


def _debt(board: Board, seat: Seat) -> RaidDebt | None:
    asked = owed(board.round, board.powers(seat))
    if asked is None:
        return None
    return RaidDebt(goods=asked.goods, silver=asked.silver, fame=asked.fame)


def _pending(board: Board) -> tuple[PendingView, ...]:
    return tuple(
        PendingView(
            seat=board.turn,
            ask=pending.ask,
            card=None if pending.card == NO_CARD else CARD_IDS[pending.card],
            n=pending.n,
            cards=tuple(CARD_IDS[card] for card in pending.cards),
        )
        for pending in board.pending
    )


def _you(board: Board, seat: Seat) -> You:
    paid = board.raid_paid[seat]
    return You(
        seat=seat,
        raid_choice=None if paid is None else bundle(paid),
        preselected=preselected(board, seat),
        end_preview=store_preview(board, seat),
        cards=outlooks(board, seat),
    )
