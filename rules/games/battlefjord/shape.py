"""Whether an action is one at all: fields and numbers within their ranges. Source: spec section 10.

The door checks types already; here is what only this game knows, for whoever calls the rules.
"""

from collections.abc import Iterable
from typing import Final

from rules.errors import RuleError, SharedCode
from rules.games.battlefjord.actions import (
    Action,
    CargoPick,
    ChooseEffect,
    ChooseGoods,
    EndActions,
    Jarl,
    Mist,
    Place,
    RaidOption,
    RaidPay,
    Skald,
    SkaldOption,
    StoreDiscard,
    TakeCargo,
    TakeFollower,
    Thing,
    Trade,
    Use,
)
from rules.games.battlefjord.content import CARGO_IDS, FIELDS, FOLLOWER_IDS, SLOTS
from rules.games.battlefjord.goods import FAME, GOODS, RESOURCES, Goods

_TRADED: Final = RESOURCES[:FAME]
_OF_GOODS: Final = (SkaldOption.GOODS2, SkaldOption.GOODS4)


def check(action: Action) -> None:
    """Raises RuleError: `bad_field`, or `unknown_action` for what is no action of Battlefjord."""
    match action:
        case RaidPay():
            _demand(action.option in tuple(RaidOption), "option")
            given = action.option == RaidOption.GOODS
            _demand((action.goods is not None) is given, "goods")
            if action.goods is not None:
                _check_goods(action.goods)
        case Place() | Use():
            _demand(_whole(action.field), "field")
            _demand(isinstance(action, Place) or 1 <= action.field <= FIELDS, "field")
        case Jarl():
            _check_follower(action.card)
            _check_laying(action, ("lay", "discard"))
            _check_via(action.via)
        case Trade():
            _demand(action.give in _TRADED, "give")
            _demand(action.get in _TRADED, "get")
            _check_via(action.via)
        case Skald():
            _demand(action.option in tuple(SkaldOption), "option")
            _demand(
                action.good in GOODS if action.option in _OF_GOODS else action.good is None, "good"
            )
        case Mist():
            _check_slot(action.from_slot, "from_slot")
            _check_slot(action.to_slot, "to_slot")
            _check_via(action.via)
        case TakeCargo():
            _check_slot(action.slot, "slot")
        case TakeFollower():
            _check_slot(action.slot, "slot")
            _check_laying(action, ("lay", "hand", "discard"))
        case Thing():
            _check_follower(action.card)
            _check_laying(action, ("lay", "hand", "discard"))
        case CargoPick():
            _demand(action.card in CARGO_IDS, "card")
        case ChooseGoods() | StoreDiscard():
            _check_goods(action.goods)
        case ChooseEffect():
            _check_effect(action)
        case EndActions():
            _demand(isinstance(action.confirm_loss, bool), "confirm_loss")
        case _:
            raise RuleError(SharedCode.UNKNOWN_ACTION)


def _demand(fits: bool, field: str) -> None:
    if not fits:
        raise RuleError(SharedCode.BAD_FIELD, field=field)


def _whole(value: object) -> bool:
    return type(value) is int


def _check_slot(slot: int, field: str) -> None:
    _demand(_whole(slot) and 0 <= slot < SLOTS, field)


def _check_follower(card: object) -> None:
    _demand(card in FOLLOWER_IDS, "card")


def _check_via(via: object) -> None:
    _demand(via in (None, "remote"), "via")


def _check_goods(goods: Goods) -> None:
    _check_amounts((goods.fish, goods.wool, goods.iron), "goods")


def _check_amounts(numbers: Iterable[int], field: str) -> None:
    _demand(all(_whole(n) and n >= 0 for n in numbers), field)


def _check_laying(action: Jarl | TakeFollower | Thing, modes: tuple[str, ...]) -> None:
    """Hall and payment belong to laying only. (A missing hall has a code of its own.)"""
    _demand(action.mode in modes, "mode")
    laid = action.mode == "lay"
    _demand(action.hall is None or (laid and _whole(action.hall)), "hall")
    _demand(action.pay is None or laid, "pay")
    if action.pay is not None:
        pay = action.pay
        _check_amounts((pay.fish, pay.wool, pay.iron, pay.silver), "pay")


def _check_effect(action: ChooseEffect) -> None:
    """Exactly one of the answers, and whole numbers."""
    _demand(isinstance(action.skip, bool), "skip")
    answers = (
        action.skip,
        action.field is not None,
        action.slot is not None,
        action.a is not None or action.b is not None,
    )
    _demand(sum(answers) == 1, "skip")
    _demand(action.field is None or _whole(action.field), "field")
    _demand(action.slot is None or _whole(action.slot), "slot")
    _demand((action.a is None) is (action.b is None), "b")
    for name, at in (("a", action.a), ("b", action.b)):
        _demand(at is None or (all(_whole(n) for n in at)), name)
