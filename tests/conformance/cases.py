"""Every game that the suite holds to its contracts, and what each promises of itself.

A new game adds one entry to `PROMISES`; without it the suite does not start.
"""

from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass, field, fields, replace
from itertools import product
from typing import Any, Final, Literal, get_args, get_origin, get_type_hints

import pytest

from rules.errors import RuleError
from rules.game import SPECTATOR, AnyGame, Viewer
from rules.games import GAMES
from rules.games.bagalut import content as bagalut
from rules.games.battlefjord import content as battlefjord
from rules.games.wikinger_saga import content as saga
from rules.rng import Rng
from tests.conformance.sample import GAME as PEBBLES

Hook = Callable[[Any], Collection[object]]


@dataclass(frozen=True, kw_only=True)
class Promise:
    """What holds for one game only.

    plies:       random play ends within so many steps.
    pieces:      everything that is conserved, in a fixed order of its own.
    secrets:     words that may not occur in anything `viewer` gets while the state is `state`.
    represented: action types of which `legal` lists only some (a bid), so that others apply too.
    open_at:     sizes of table at which nothing is hidden, so that a state has no other twin.
    unseen:      action types of which others see only a part (hidden cards): in a twin the actor
                 may not be able to do the same.
    by_kind:     random play draws a type of action first: so what is listed in many variants (an
                 offer) does not crowd out the rest, and a long game stays short enough.
    twins_every, leaving_every: of the plies of a long game, at which ones a twin is made, and
                 after which ones a seat leaves: every one, every seventh, …
    played:      which combinations of options and seats are played, where there are too many.
    """

    plies: int
    pieces: Hook | None = None
    secrets: Callable[[Any, Viewer], Collection[str]] | None = None
    represented: frozenset[str] = field(default_factory=frozenset)
    open_at: frozenset[int] = field(default_factory=frozenset)
    unseen: frozenset[str] = field(default_factory=frozenset)
    by_kind: bool = False
    twins_every: int = 1
    leaving_every: int = 1
    played: Callable[[Any, int], bool] = lambda _options, _seats: True


def _bagalut_pieces(state: Any) -> list[int]:
    rows = [
        bagalut.card_at(good, value)
        for side in state.rows
        for good, row in enumerate(side)
        for value in row
    ]
    offered = () if state.offer is None else (state.offer,)
    hands, market = state.hands, state.market or ()
    return sorted((*rows, *hands[0], *hands[1], *state.stack, *market, *offered))


def _bagalut_secrets(state: Any, viewer: Viewer) -> set[str]:
    others = (hand for seat, hand in enumerate(state.hands) if seat != viewer)
    return {bagalut.CARD_IDS[card] for cards in (*others, state.stack) for card in cards}


def _battlefjord_pieces(state: Any) -> list[int]:
    halls = [card for side in state.halls for hall in side for card in hall]
    revealed = [card for pending in state.pending for card in pending.cards]
    piles = (*state.stacks, *state.discards, *state.hands, state.slots, halls, revealed)
    return sorted(card for pile in piles for card in pile)


def _battlefjord_secrets(state: Any, _viewer: Viewer) -> set[str]:
    """Nobody knows the stacks and what lies face down; hands are open (spec D8)."""
    down = [card for slot, card in enumerate(state.slots) if state.face_down >> slot & 1]
    hidden = (*state.stacks[0], *state.stacks[1], *down)
    return {battlefjord.CARD_IDS[card] for card in hidden}


def _kuhhandel_pieces(state: Any) -> list[tuple[str, int, int]]:
    """How many there are of each animal and of each money card, wherever they are."""
    auction, offer = state.auction, None if state.trade is None else state.trade.offer
    lot = auction.kind if auction is not None and auction.outcome is None else None
    hands = (*state.hands, state.bank, *(() if offer is None else (offer,)))
    animals = [
        (state.stack.count(kind) + sum(herd[kind] for herd in state.herds) + (kind == lot))
        for kind in range(10)
    ]
    money = [sum(hand[note] for hand in hands) for note in range(6)]
    return [
        (name, kind, count)
        for name, counts in (("animal", animals), ("money", money))
        for kind, count in enumerate(counts)
    ]


def _suleika_coins(state: Any) -> list[int]:
    return [sum(state.coins)]


def _saga_pieces(state: Any) -> list[tuple[str, int]]:
    """How many there are of each viking, god and way card, those of later worlds included."""
    later = [world for world in saga.WORLDS if world not in state.worlds_seen]
    cards = Counter[str](state.god_pile)
    for viking, left in state.display:
        cards[viking] += left
    for world in later:
        for viking in saga.KINDS_OF[world]:
            cards[viking] += saga.CARDS[viking].copies
    for seat in state.seats:
        row = [laid.card for laid in seat.row]
        cards.update([*seat.supply, *seat.hand, *row, *seat.box])
        if state.leg < saga.BIFROEST:  # there they are the supply
            cards.update(seat.valhalla)
        if state.phase == "choose" and seat.choice is not None and seat.choice.card:
            cards[seat.choice.card] += 1
    ways = [way for world in later for way in saga.WAYS_OF[world]]
    cards.update([*state.way_draw, *state.way_discard, *state.way_open, *ways])
    return sorted(cards.items())


def _saga_secrets(state: Any, viewer: Viewer) -> set[str]:
    """The way cards to come, but for the one a seat has looked at."""
    known = set() if viewer is SPECTATOR else {state.seats[viewer].peeked}
    return set(state.way_draw) - known


_SAGA_TABLES: Final = frozenset(
    {
        ("tutorial", "assigned", 3, 0),
        ("gold", "assigned", 2, 0),
        ("suffering", "random", 3, 2),
        ("companions", "assigned", 4, 3),
        ("own", "assigned", 2, 1),
        ("free", "random", 2, 0),
    }
)
"""Each kind of journey, both kinds of markers, each size; the game's own tests play all of them."""


def _saga_played(options: Any, seats: int) -> bool:
    return (options.journey, options.markers, seats, options.first_seat) in _SAGA_TABLES


_MONEY_FACE_DOWN: Final = frozenset({"trade_offer", "trade_counter", "trade_reoffer"})

PROMISES: Final[Mapping[str, Promise]] = {
    # 10 lays, then 20 turns of at most steal, two offers, two answers and a lay
    "bagalut": Promise(plies=10 + 20 * 6, pieces=_bagalut_pieces, secrets=_bagalut_secrets),
    # sixteen rounds: a raid, six figures, and for each seat three places, of which the Merchant
    # trades a store away one by one, three cards with an effect, the end and the store
    "battlefjord": Promise(
        plies=16 * (2 + 6 + 2 * 30),
        pieces=_battlefjord_pieces,
        secrets=_battlefjord_secrets,
        # the confirmation of a loss may be given where nothing is lost
        represented=frozenset({"end_actions"}),
    ),
    # forty lots, each with a few bids and passes, and as many trades as the limit allows
    "kuhhandel": Promise(
        plies=40 * 40 + 41 * 200 * 4,
        pieces=_kuhhandel_pieces,
        represented=frozenset({"bid", "pay", *_MONEY_FACE_DOWN}),
        unseen=_MONEY_FACE_DOWN,
        by_kind=True,
        twins_every=7,
        leaving_every=97,
    ),
    "pebbles": Promise(plies=15),
    # at most 48 carpets: turn or roll, lay, turn at the end; a seat that goes broke lays nothing
    "suleika": Promise(plies=3 * 48 + 3, pieces=_suleika_coins, open_at=frozenset({3, 4})),
    # eight legs, each with a few purchases and up to a dozen stages, in which a seat chooses,
    # decides, and answers now and then
    "wikinger_saga": Promise(
        plies=8 * (4 * 10 + 12 * 4 * 3),
        pieces=_saga_pieces,
        secrets=_saga_secrets,
        # nobody sees which card is chosen, put away or sent to Valhalla, nor which god is taken
        unseen=frozenset({"choose_card", "send_valhalla", "answer"}),
        twins_every=4,
        leaving_every=41,
        played=_saga_played,
    ),
}


@dataclass(frozen=True)
class Case:
    """A game with options at a table of some size."""

    game: AnyGame
    promise: Promise
    options: Any
    seats: int

    def __str__(self) -> str:
        chosen = [
            f"{option.name}={value}"
            for option in fields(self.options)
            if (value := getattr(self.options, option.name)) != option.default
        ]
        return "-".join((self.game.id, f"{self.seats}-seats", *chosen))


def _cases(game: AnyGame) -> Iterator[Case]:
    """Every combination of options that the rules allow, at every size of table."""
    for seats in game.seats:
        for options in every_options(game.Options, seats):
            if not PROMISES[game.id].played(options, seats):
                continue
            try:
                game.setup(options, seats, Rng(b"may this be combined", 0))
            except RuleError:
                continue
            yield Case(game, PROMISES[game.id], options, seats)


def every_options(form: type[Any], seats: int) -> Iterator[Any]:
    """Options with each value of each switch and choice; the last seat may begin too.

    A tempo, which changes nothing but times, is another one where the last seat begins.
    """
    hints = get_type_hints(form)
    choices = {
        option.name: _values(hints[option.name], getattr(form(), option.name))
        for option in fields(form)
    }
    choices["first_seat"] = (0, seats - 1)
    tempo = choices.pop("tempo", None)
    for values in product(*choices.values()):
        options = replace(form(), **dict(zip(choices, values, strict=True)))
        yield replace(options, tempo="calm") if tempo and options.first_seat else options


def _values(hint: Any, default: object) -> tuple[object, ...]:
    if hint is bool:
        return (False, True)
    return get_args(hint) if get_origin(hint) is Literal else (default,)


ALL_GAMES: Final = (*GAMES.values(), PEBBLES)
CASES: Final = tuple(case for game in ALL_GAMES for case in _cases(game))

CASES_WITH_PIECES: Final = tuple(case for case in CASES if case.promise.pieces)
CASES_WITH_SECRETS: Final = tuple(case for case in CASES if case.promise.secrets)
CASES_FROM_THREE_SEATS: Final = tuple(case for case in CASES if case.seats > 2)

every_game = pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.id)
every_case = pytest.mark.parametrize("case", CASES, ids=str)
