"""What a seat can do. What does not exist is refused at the door. Source: spec section 10."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from rules.game import Wire
from rules.games.wikinger_saga.ids import CardId, VikingId
from rules.games.wikinger_saga.state import Ask


@dataclass(frozen=True, slots=True, kw_only=True)
class Recruit(Wire):
    """Buy a viking of the display."""

    viking: VikingId
    type: Literal["recruit"] = "recruit"


@dataclass(frozen=True, slots=True, kw_only=True)
class PassRecruit(Wire):
    """Recruit nobody any more in this phase (spec D4)."""

    type: Literal["pass_recruit"] = "pass_recruit"


@dataclass(frozen=True, slots=True, kw_only=True)
class ChooseCard(Wire):
    """Lay a hand card face down. use: its action is to work; else only the movement counts."""

    card: CardId
    use: bool = True
    type: Literal["choose_card"] = "choose_card"


@dataclass(frozen=True, slots=True, kw_only=True)
class Rest(Wire):
    """Play no card and stay, where a way card allows it."""

    type: Literal["rest"] = "rest"


@dataclass(frozen=True, slots=True, kw_only=True)
class AcceptGod(Wire):
    """Without hand cards: let the top god move the figure."""

    type: Literal["accept_god"] = "accept_god"


@dataclass(frozen=True, slots=True, kw_only=True)
class UseFree(Wire):
    """Use the free action of a card in the own row, once."""

    card: CardId
    type: Literal["use_free"] = "use_free"


@dataclass(frozen=True, slots=True, kw_only=True)
class Peek(Wire):
    """Give up the clairvoyance marker and look at the top way card."""

    type: Literal["peek"] = "peek"


@dataclass(frozen=True, slots=True, kw_only=True)
class Answer(Wire):
    """Answer the own open question with one of its options, by their index.

    ask, number, card: what that option is, in words; may be left out, but must not be wrong.
    """

    option: int
    ask: Ask | None = None
    number: int | None = None
    card: CardId | None = None
    type: Literal["answer"] = "answer"


@dataclass(frozen=True, slots=True, kw_only=True)
class Leave(Wire):
    """End the adventure for the own figure."""

    type: Literal["leave"] = "leave"


@dataclass(frozen=True, slots=True, kw_only=True)
class GoOn(Wire):
    """Stay in the adventure."""

    type: Literal["go_on"] = "go_on"


@dataclass(frozen=True, slots=True, kw_only=True)
class SendValhalla(Wire):
    """Put a played viking face down under the shield. extra: as far as cards have granted it."""

    card: CardId
    extra: tuple[CardId, ...] = ()
    type: Literal["send_valhalla"] = "send_valhalla"


Action: TypeAlias = (
    Recruit
    | PassRecruit
    | ChooseCard
    | Rest
    | AcceptGod
    | UseFree
    | Peek
    | Answer
    | Leave
    | GoOn
    | SendValhalla
)
