"""What a client asks. Parsed once, strictly, at the door; a game's action stays raw here."""

from typing import Annotated, Literal, TypeAlias

from pydantic import Field, JsonValue, StringConstraints

from protocol.gathering import AnyGatheringCommand
from protocol.hosting import AnyHostCommand
from protocol.ids import GameId, Natural, TableId, UserId
from protocol.message import Command, Message, SeatNumber, TableCommand
from protocol.talk import AnyTalkCommand
from protocol.terms import Terms

PROTOCOL = 1
"""Version of the conversation; another one is answered with close code 1008."""


class Hello(Message):
    """The first frame. client: name and version of the program, for the log only."""

    type: Literal["hello"] = "hello"
    protocol: Natural
    client: Annotated[str, StringConstraints(max_length=60)]


class Ping(Message):
    """Is the connection alive? Answered with `pong`."""

    type: Literal["ping"] = "ping"


class Attach(TableCommand):
    """Follow a table as its seat or as a spectator; answered by a `snapshot`, then live frames.

    epoch, vseq: what the client last saw of this stream, to be told what it missed.
    """

    type: Literal["attach"] = "attach"
    role: Literal["seat", "spectator"]
    epoch: Annotated[str, StringConstraints(max_length=32)] | None = None
    vseq: Natural | None = None


class Detach(TableCommand):
    """Stop following a table."""

    type: Literal["detach"] = "detach"


class Act(TableCommand):
    """The seat answers a decision with one action.

    decision: the decision point the seat was offered; a late answer is refused as stale.
    action:   the game's object, left raw here: the envelope knows no game.
    """

    type: Literal["act"] = "act"
    decision: Natural
    action: dict[str, JsonValue]


class Offer(TableCommand):
    """Propose something. named: the barriers a take-back request shows to those who agree."""

    type: Literal["offer"] = "offer"
    kind: Literal["take_back", "draw", "abandon", "pause", "rematch"]
    named: Annotated[list[Literal["random", "reveal"]], Field(max_length=2)] = Field(
        default_factory=list
    )


class Answer(TableCommand):
    """Accept or decline the offer with this id; mute: no more of this kind in this game."""

    type: Literal["answer"] = "answer"
    offer: Natural
    accept: bool
    mute: bool = False


class Withdraw(TableCommand):
    """Take back one's own open offer."""

    type: Literal["withdraw"] = "withdraw"
    offer: Natural


class EndPause(TableCommand):
    """Say that play may go on."""

    type: Literal["end_pause"] = "end_pause"


class Resign(TableCommand):
    """Give the game up."""

    type: Literal["resign"] = "resign"


class Abort(TableCommand):
    """Call the game off before it has begun."""

    type: Literal["abort"] = "abort"


class Claim(TableCommand):
    """Claim the result after the absence of the seat `absent`; more than two seats: a vote."""

    type: Literal["claim"] = "claim"
    choice: Literal["win", "draw"]
    absent: SeatNumber


class Leave(TableCommand):
    """Leave the running game for good."""

    type: Literal["leave"] = "leave"


class NarrationDone(TableCommand):
    """Everything up to `vseq` has been read; the own clock may start."""

    type: Literal["narration_done"] = "narration_done"
    vseq: Natural


class Log(TableCommand):
    """Up to 100 lines of the own stream's log, those before `before`."""

    type: Literal["log"] = "log"
    role: Literal["seat", "spectator"]
    before: Natural


class Replay(TableCommand):
    """Up to 50 positions of a stream from `start` on.

    seat: whose stream; None: the spectators'. While the table runs, only the own.
    """

    type: Literal["replay"] = "replay"
    seat: SeatNumber | None = None
    start: Natural


class Record(TableCommand):
    """The record of a finished table, for downloading and `wartesaal verify`.

    Whole where hands are opened after the end, else what the asker saw himself.
    """

    type: Literal["record"] = "record"


class EnterRoom(Command):
    """Follow the waiting room; answered by `room`, then news."""

    type: Literal["enter_room"] = "enter_room"


class LeaveRoom(Command):
    """Stop following the waiting room."""

    type: Literal["leave_room"] = "leave_room"


class PlayComputer(Command):
    """Start a friendly table without a clock against computers in all other seats.

    seats: how many play in all; None: as few as the game allows.
    take_back: whether the own last step may be taken back.
    """

    type: Literal["play_computer"] = "play_computer"
    game: GameId
    options: dict[str, JsonValue] = Field(default_factory=dict)
    level: Literal["easy", "medium", "strong"]
    beginner: Literal["challenger", "opponent", "random"] = "random"
    tempo: Literal["fast", "normal", "calm"] = "normal"
    seats: Annotated[int, Field(ge=2, le=5)] | None = None
    take_back: bool = True


class OpenLink(Command):
    """Make a challenge to whoever opens its address.

    gap_confirmed: a rated game is welcome however far apart the ratings are.
    """

    type: Literal["open_link"] = "open_link"
    terms: Terms
    gap_confirmed: bool = False


class CheckChallenge(Command):
    """Ask whether a challenge could be made, before anything is shown to the other."""

    type: Literal["check_challenge"] = "check_challenge"
    target: UserId
    terms: Terms


class ChallengePlayer(Command):
    """Challenge a player. Answers and counter-offers go by the same commands as those of links.

    gap_confirmed: the warning that ratings are far apart was seen.
    """

    type: Literal["challenge_player"] = "challenge_player"
    target: UserId
    terms: Terms
    gap_confirmed: bool = False


class PostSeek(Command):
    """Look for anybody.

    low, high: ratings that are welcome, in hundredths; None: any, guests too.
    gap_confirmed: a rated game is welcome however far apart the ratings are.
    """

    type: Literal["post_seek"] = "post_seek"
    terms: Terms
    low: Natural | None = None
    high: Natural | None = None
    gap_confirmed: bool = False


class TakeSeek(Command):
    """Take a seek up: the table starts. gap_confirmed: as of `ChallengePlayer`."""

    type: Literal["take_seek"] = "take_seek"
    seek: TableId
    gap_confirmed: bool = False


class WithdrawSeek(Command):
    """Take the own seek back."""

    type: Literal["withdraw_seek"] = "withdraw_seek"
    seek: TableId


class LinkCommand(Command):
    """Base of what is asked of one challenge, by link or to a player."""

    link: TableId


class FollowLink(LinkCommand):
    """Read a challenge and hear what becomes of it (`link` frames)."""

    type: Literal["follow_link"] = "follow_link"


class CounterLink(LinkCommand):
    """Propose other terms; the other side is to answer. gap_confirmed: as of `ChallengePlayer`."""

    type: Literal["counter_link"] = "counter_link"
    rev: Natural
    terms: Terms
    gap_confirmed: bool = False


class AcceptLink(LinkCommand):
    """Agree to the terms of this revision: the table starts.

    gap_confirmed: as of `ChallengePlayer`.
    """

    type: Literal["accept_link"] = "accept_link"
    rev: Natural
    gap_confirmed: bool = False


DeclineReason: TypeAlias = Literal[
    "generic",
    "later",
    "too_fast",
    "too_slow",
    "time_control",
    "want_rated",
    "want_friendly",
    "stake_too_high",
    "stake_too_low",
    "other_game",
    "beginner",
    "no_bots",
    "only_bots",
]


class DeclineLink(LinkCommand):
    """Refuse, and say why; the challenge is over."""

    type: Literal["decline_link"] = "decline_link"
    reason: DeclineReason = "generic"


class CancelLink(LinkCommand):
    """The challenger takes the challenge back."""

    type: Literal["cancel_link"] = "cancel_link"


class Rename(Command):
    """Take another name."""

    type: Literal["rename"] = "rename"
    name: Annotated[str, StringConstraints(max_length=40)]


AnyTableCommand: TypeAlias = (
    Attach
    | Detach
    | Act
    | Offer
    | Answer
    | Withdraw
    | EndPause
    | Resign
    | Abort
    | Claim
    | Leave
    | NarrationDone
    | Log
    | Replay
    | Record
)
AnyRoomCommand: TypeAlias = (
    EnterRoom
    | LeaveRoom
    | PlayComputer
    | CheckChallenge
    | ChallengePlayer
    | PostSeek
    | TakeSeek
    | WithdrawSeek
    | OpenLink
    | FollowLink
    | CounterLink
    | AcceptLink
    | DeclineLink
    | CancelLink
    | Rename
)
AnyCommand: TypeAlias = (
    AnyTableCommand | AnyRoomCommand | AnyTalkCommand | AnyHostCommand | AnyGatheringCommand
)
"""All that is asked of the house; `hello` and `ping` the gateway answers itself."""

AnyMessage: TypeAlias = Annotated[Hello | Ping | AnyCommand, Field(discriminator="type")]
