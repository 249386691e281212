"""What a seat asks of its table, as it travels and as the table decides it."""

from typing import assert_never

from protocol import commands as wire_commands
from rules.game import Millis, Seat
from rules.match import commands
from server.ports import Chance
from server.wire import GameWire

SeatAsk = (
    wire_commands.Act
    | wire_commands.Offer
    | wire_commands.Answer
    | wire_commands.Withdraw
    | wire_commands.EndPause
    | wire_commands.Resign
    | wire_commands.Abort
    | wire_commands.Claim
    | wire_commands.Leave
    | wire_commands.NarrationDone
)
"""What only a seat may ask; it becomes a command of the table."""


def seat_command(
    wire: GameWire, seat: Seat, asked: SeatAsk, rtt_ms: int, chance: Chance
) -> commands.SeatCommand:
    """The seat's command as the table decides it. Raises BadValue for a malformed action."""
    match asked:
        case wire_commands.Act(decision=decision, action=raw):
            action = wire.parse_action(raw)
            return commands.Act(seat=seat, decision=decision, action=action, rtt=Millis(rtt_ms))
        case wire_commands.Offer(kind=kind, named=named):
            return commands.MakeOffer(
                seat=seat,
                offer=commands.OfferKind(kind),
                named=frozenset(commands.Barrier(name) for name in named),
                rematch_table=chance.new_id(),
            )
        case wire_commands.Answer(offer=offer, accept=accept, mute=mute):
            return commands.AnswerOffer(
                seat=seat,
                offer_id=offer,
                accept=accept,
                mute=mute,
                rematch_table=chance.new_id(),
            )
        case wire_commands.Withdraw(offer=offer):
            return commands.WithdrawOffer(seat=seat, offer_id=offer)
        case wire_commands.EndPause():
            return commands.EndPause(seat=seat)
        case wire_commands.Resign():
            return commands.Resign(seat=seat)
        case wire_commands.Abort():
            return commands.Abort(seat=seat)
        case wire_commands.Claim(choice=choice, absent=absent):
            return commands.Claim(seat=seat, choice=commands.ClaimChoice(choice), absent=absent)
        case wire_commands.Leave():
            return commands.Leave(seat=seat)
        case wire_commands.NarrationDone(vseq=vseq):
            return commands.EndNarration(seat=seat, vseq=vseq)
        case _:
            assert_never(asked)
