"""What a seat can do. A good or a card that does not exist is refused by `apply` (`bad_field`)."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from rules.game import Wire
from rules.games.bagalut.content import CardId, Good


@dataclass(frozen=True, slots=True, kw_only=True)
class Lay(Wire):
    """Lay a card as the last one of its row: from the hand, or from the market once it is open.

    Source: seed 000, Aktionen einer Runde, ABLEGEN; in the set-up: Vorbereitung.
    """

    card: CardId
    type: Literal["lay"] = "lay"


@dataclass(frozen=True, slots=True, kw_only=True)
class Steal(Wire):
    """Take the other seat's last card at `good`; it becomes the first one of the own row.

    Source: seed 000, Aktionen einer Runde, KLAUEN; Karten richtig legen.
    """

    good: Good
    type: Literal["steal"] = "steal"


@dataclass(frozen=True, slots=True, kw_only=True)
class SwapOffer(Wire):
    """Offer the own last card at `good`; it cannot be withdrawn.

    Source: seed 000, Aktionen einer Runde, TAUSCHEN.
    """

    good: Good
    type: Literal["swap_offer"] = "swap_offer"


@dataclass(frozen=True, slots=True, kw_only=True)
class SwapGive(Wire):
    """Answer an offer with the own last card at `good`, which must be eligible.

    Source: seed 000, Regeln (equal or higher, else the next lower).
    """

    good: Good
    type: Literal["swap_give"] = "swap_give"


Action: TypeAlias = Lay | Steal | SwapOffer | SwapGive
