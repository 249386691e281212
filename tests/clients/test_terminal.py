"""Visits in the terminal, typed against a house in this process."""

import asyncio
from collections.abc import AsyncIterator, Iterable
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from clients.python.door import Address
from clients.python.terminal.app import visit
from clients.python.terminal.ears import Ears, Hangup, Line
from clients.python.terminal.identity import Identities
from clients.python.texts import Language
from protocol.commands import (
    AcceptLink,
    Act,
    Answer,
    AnyMessage,
    Attach,
    CancelLink,
    Claim,
    DeclineLink,
    EndPause,
    EnterRoom,
    FollowLink,
    NarrationDone,
    Offer,
    OpenLink,
    PlayComputer,
    Rename,
    Replay,
    Resign,
    Withdraw,
)
from protocol.frames import Plain
from tests.clients.fake_house import (
    ANNA,
    TERMS,
    Answering,
    FakeHouse,
    T,
    clock,
    courteous,
    error,
    fake_house,
    frame,
    ok,
    seat,
    snapshot,
)

pytestmark = pytest.mark.asyncio

LAY: list[Plain] = [{"type": "lay", "card": "fish-5"}, {"type": "lay", "card": "coin-7"}]
ASKED = frame(1, legal=LAY, decision=1, actors=[0])
OUTCOME: Plain = {
    "aborted": False,
    "reason": "played_out",
    "ranking": [[0], [1]],
    "scores": [3, 2],
    "seed": "00",
    "rematch": None,
    "settled": None,
}
LINK: Plain = {
    "type": "link",
    "link": "l1",
    "state": "open",
    "named": False,
    "reason": None,
    "rev": 2,
    "terms": TERMS,
    "challenger": {"user": "u2", "name": "Bo", "guest": True},
    "challenger_rating": None,
    "opponent": None,
    "opponent_rating": None,
    "answer_by": "opponent",
    "you": "visitor",
    "expires_ms": 1000,
}


class Visitor:
    """Somebody at a terminal: types, and reads what was printed."""

    def __init__(self, house: FakeHouse, tmp_path: Path) -> None:
        self.house = house
        self.ears = Ears()
        self.printed: list[str] = []
        self.identities = Identities(tmp_path / "terminal.json")
        self.identities.keep(Address.parse(house.url), "secret")
        self._news = asyncio.Event()
        self._visit: asyncio.Task[bool] | None = None

    def come(
        self,
        path: str = "",
        language: Language = "de",
        name: str | None = None,
        width: int | None = None,
    ) -> None:
        self._visit = asyncio.create_task(
            visit(
                self.house.url + path,
                language=language,
                tell=self._tell,
                ears=self.ears,
                identities=self.identities,
                name=name,
                width=width,
            )
        )

    def _tell(self, line: str) -> None:
        self.printed.append(line)
        self._news.set()

    def type(self, *lines: str) -> None:
        for line in lines:
            self.ears.put(Line(line))

    async def reads(self, part: str) -> str:
        """Wait for a line with this in it that was not read yet; what comes before is read too."""
        async with asyncio.timeout(60):
            while True:
                for place, line in enumerate(self.printed):
                    if part in line:
                        del self.printed[: place + 1]
                        return line
                self._news.clear()
                await self._news.wait()

    async def leaves(self) -> bool:
        self.ears.put(Hangup())
        assert self._visit is not None
        return await self._visit


@pytest_asyncio.fixture
async def house() -> AsyncIterator[FakeHouse]:
    async with fake_house() as opened:
        yield opened


@pytest_asyncio.fixture
async def anna(house: FakeHouse, tmp_path: Path) -> AsyncIterator[Visitor]:
    visitor = Visitor(house, tmp_path)
    yield visitor
    assert await visitor.leaves()


def at_table(
    present: Plain, answers: dict[type[AnyMessage], Any] | None = None, terms: Plain = TERMS
) -> Answering:
    """A house with this table; answers: what it says to some kinds of commands."""

    def answer(message: AnyMessage) -> Iterable[Plain]:
        if isinstance(message, Attach):
            return [snapshot(message, present, terms=terms)]
        for kind, said in (answers or {}).items():
            if isinstance(message, kind):
                frames: Iterable[Plain] = said(message)
                return frames
        return courteous(message)

    return answer


# The waiting room


async def test_a_visit_begins_in_the_waiting_room_with_what_there_is(
    house: FakeHouse, anna: Visitor
) -> None:
    anna.come()
    await anna.reads("Willkommen im Wartesaal, Anna.")
    await anna.reads("1) Deine Partie: Bagalut")


async def test_running_tables_and_people_are_told(house: FakeHouse, anna: Visitor) -> None:
    table = {
        "kind": "table",
        "table": "other",
        "game": "bagalut",
        "seats": [
            {
                "user": "u2",
                "name": "Bo",
                "computer": None,
                "rating": {"value": 153_000, "provisional": True},
            },
            {"user": "computer:easy", "name": "computer-1", "computer": "easy", "rating": None},
        ],
        "time_control": "none",
        "rated": False,
        "progress": None,
        "round": None,
        "clock": None,
        "since_ms": 1,
    }
    player = {"kind": "player", **ANNA, "doing": "free", "ratings": {}}
    rows = {"table:other": table, "player:u1": player}
    house.answer = lambda message: (
        [{"type": "room", "n": 1, "rows": rows}, ok(message)]
        if isinstance(message, EnterRoom)
        else courteous(message)
    )
    anna.come(language="en")
    await anna.reads("In the waiting room: Anna")
    await anna.reads("2) Watch: Bagalut, Bo 1530?, Computer")
    anna.type("2")
    (attach,) = await house.hears(Attach)
    assert (attach.table, attach.role) == ("other", "spectator")


async def test_blocked_people_and_their_tables_are_not_told(
    house: FakeHouse, anna: Visitor
) -> None:
    def player(user: str, name: str) -> dict[str, Any]:
        who = {"user": user, "name": name, "guest": True}
        return {"kind": "player", **who, "doing": "free", "ratings": {}}

    def table(table: str, *users: str) -> dict[str, Any]:
        seat = {"computer": None, "rating": None}
        return {
            "kind": "table",
            "table": table,
            "game": "bagalut",
            "seats": [{"user": user, "name": user.title(), **seat} for user in users],
            "time_control": "none",
            "rated": False,
            "progress": None,
            "round": None,
            "clock": None,
            "since_ms": 1,
        }

    rows = {
        "player:bo": player("bo", "Bo"),
        "player:cleo": player("cleo", "Cleo"),
        "table:one": table("one", "bo", "cleo"),
        "table:two": table("two", "cleo", "dora"),
    }
    house.answer = lambda message: (
        [
            {"type": "your_people", "friends": [], "blocked": ["bo"]},
            {"type": "room", "n": 1, "rows": rows},
            ok(message),
        ]
        if isinstance(message, EnterRoom)
        else courteous(message)
    )
    anna.come(language="en")
    await anna.reads("In the waiting room: Cleo")
    await anna.reads("2) Watch: Bagalut, Cleo, Dora")


async def test_the_name_can_be_changed(house: FakeHouse, anna: Visitor) -> None:
    house.answer = lambda message: (
        [ok(message, result={**ANNA, "name": message.name})]
        if isinstance(message, Rename)
        else courteous(message)
    )
    anna.come()
    anna.type("name Birke")
    await anna.reads("Du heißt jetzt Birke.")


async def test_a_name_that_is_taken_is_told(house: FakeHouse, anna: Visitor) -> None:
    house.answer = lambda message: (
        [error(message, "name_taken")] if isinstance(message, Rename) else courteous(message)
    )
    anna.come(name="Bo")
    await anna.reads("Diesen Namen hat schon jemand.")


async def test_a_game_against_the_computer_is_chosen_by_numbers(
    house: FakeHouse, anna: Visitor
) -> None:
    house.answer = at_table(
        ASKED, {PlayComputer: lambda message: [ok(message, result={"table": T})]}
    )
    anna.come()
    anna.type("computer", "9", "2", "2", "")
    await anna.reads("9 steht nicht zur Wahl.")
    (asked,) = await house.hears(PlayComputer)
    assert (asked.game, asked.level) == ("bagalut", "strong")
    assert asked.options == {"steal": False, "swaps": 1}
    await anna.reads("Bagalut: Anna, Bo")


async def test_a_dialog_can_be_left(house: FakeHouse, anna: Visitor) -> None:
    anna.come()
    anna.type("computer", "abbrechen")
    await anna.reads("Gut, dann nicht.")
    await anna.reads("Deine Partie")


async def test_what_is_not_understood_is_said(anna: Visitor) -> None:
    anna.come()
    anna.type("tanzen", "7", "öffnen überall", "?")
    await anna.reads("Das verstehe ich nicht.")
    await anna.reads("7 steht nicht zur Wahl.")
    await anna.reads("Was soll ich öffnen?")
    await anna.reads("computer: spielt gegen den Computer")


# Challenges


async def test_a_challenge_is_made_waited_for_and_taken_back(
    house: FakeHouse, anna: Visitor
) -> None:
    own = LINK | {"you": "challenger", "challenger": ANNA}
    house.answer = lambda message: (
        [ok(message, result=own)]
        if isinstance(message, OpenLink | FollowLink)
        else [ok(message, result=own | {"state": "cancelled"})]
        if isinstance(message, CancelLink)
        else courteous(message)
    )
    anna.come()
    anna.type("herausfordern", "", "", "1", "2")
    await anna.reads(f"Schick diesen Link weiter: {house.url}/c/l1")
    (asked,) = await house.hears(OpenLink)
    assert asked.terms.time_control.kind == "fischer"
    assert asked.terms.beginner == "challenger"
    anna.type("zurückziehen")
    await anna.reads("Die Herausforderung wurde zurückgezogen.")


async def test_a_link_is_read_in_a_sentence_and_accepted(house: FakeHouse, anna: Visitor) -> None:
    house.answer = at_table(
        ASKED,
        {
            FollowLink: lambda message: [ok(message, result=LINK)],
            AcceptLink: lambda message: [
                ok(message, result=LINK | {"link": T, "state": "started"})
            ],
        },
    )
    anna.come("/c/l1")
    await anna.reads("Bo fordert dich heraus")
    await anna.reads("»Bagalut, Freundschaft, mit Stehlen, einmal tauschen, ohne Uhr")
    anna.type("ja")
    (accepted,) = await house.hears(AcceptLink)
    assert (accepted.link, accepted.rev) == ("l1", 2)
    await anna.reads("Bagalut: Anna, Bo")


async def test_a_link_is_declined(house: FakeHouse, anna: Visitor) -> None:
    house.answer = lambda message: (
        [ok(message, result=LINK)]
        if isinstance(message, FollowLink)
        else [ok(message, result=LINK | {"state": "declined"})]
        if isinstance(message, DeclineLink)
        else courteous(message)
    )
    anna.come()
    anna.type(f"öffnen {house.url}/c/l1")
    await anna.reads("Spielst du mit?")
    anna.type("nein")
    await anna.reads("Die Herausforderung wurde abgelehnt.")


async def test_a_link_that_is_gone_leads_back(house: FakeHouse, anna: Visitor) -> None:
    house.answer = lambda message: (
        [error(message, "not_found")] if isinstance(message, FollowLink) else courteous(message)
    )
    anna.come("/c/l1")
    await anna.reads("Das gibt es nicht mehr.")
    await anna.reads("Deine Partie")


# Tables


async def test_choices_are_numbered_and_a_number_acts(house: FakeHouse, anna: Visitor) -> None:
    house.answer = at_table(ASKED)
    anna.come(f"/t/{T}")
    await anna.reads("Leg eine Karte.")
    await anna.reads("1) Leg Fische 5.")
    await anna.reads("2) Leg Münzen 7.")
    anna.type("2")
    (act,) = await house.hears(Act)
    assert (act.decision, act.action) == (1, LAY[1])


async def test_words_filter_and_keep_the_numbers(house: FakeHouse, anna: Visitor) -> None:
    house.answer = at_table(ASKED)
    anna.come(f"/t/{T}")
    await anna.reads("2) Leg Münzen 7.")
    anna.type("münzen")
    await anna.reads("Dazu passt:")
    await anna.reads("2) Leg Münzen 7.")
    anna.type("schafe")
    await anna.reads("Nichts davon passt")


async def test_events_are_told_in_sentences(house: FakeHouse, anna: Visitor) -> None:
    house.answer = at_table(frame(1))
    anna.come(f"/t/{T}")
    await anna.reads("Bagalut: Anna, Bo")
    laid = {"type": "card_laid", "seat": 1, "card": "coin-7", "setup": False}
    await house.tell(frame(2, events=[laid]))
    await anna.reads("Bo legt Münzen 7.")
    anna.type("log")
    await anna.reads("Bo legt Münzen 7.")


async def test_a_refusal_is_told_in_the_games_words(house: FakeHouse, anna: Visitor) -> None:
    refusal = {"rule": "card_not_in_hand", "facts": {"card": "fish-5"}}
    house.answer = at_table(
        ASKED, {Act: lambda message: [error(message, "illegal_action", **refusal)]}
    )
    anna.come(f"/t/{T}")
    anna.type("1")
    await anna.reads("Fische 5 ist nicht auf deiner Hand.")


def bids(high: int) -> list[Plain]:
    """What may be bid over `high` in an auction of Kuhhandel, and passing."""
    some = [
        {"type": "bid", "lot": 3, "attempt": 1, "amount": high + more} for more in (10, 50, 100)
    ]
    return [*some, {"type": "pass_bid", "lot": 3, "attempt": 1}]


def auction(vseq: int, high: int, *events: Plain) -> Plain:
    """Anna may bid for a horse that Bo leads for."""
    lot = {"animal": "horse", "high": high, "leader_seat": 1, "stage": "open", "auctioneer_seat": 1}
    return frame(
        vseq,
        view={"phase": "bidding", "auction": lot, "you": {"sum": 140}},
        legal=bids(high),
        decision=1,
        actors=[0],
        events=list(events),
        clock={"t_ms": 0, "seats": [clock(), clock()], "timer_ms": 12_000},
    )


def placed(amount: int) -> Plain:
    fields = {"seat": 1, "amount": amount, "no": 2, "animal": "horse", "over_seat": 0}
    return {"type": "bid_placed", **fields}


KUHHANDEL: Plain = {**TERMS, "game": "kuhhandel"}


def at_auction(present: Plain, answers: dict[type[AnyMessage], Any] | None = None) -> Answering:
    return at_table(present, answers, terms=KUHHANDEL)


async def test_in_an_auction_a_number_bids_what_was_read_and_never_more(
    house: FakeHouse, anna: Visitor
) -> None:
    low = {"rule": "bid_too_low", "facts": {"highest": 70, "leader_seat": 1, "min": 80}}
    house.answer = at_auction(
        auction(1, 60), {Act: lambda message: [error(message, "illegal_action", **low)]}
    )
    anna.come(f"/t/{T}")
    await anna.reads("1) Biete 70.")
    await house.tell(auction(2, 70, placed(70)))
    await anna.reads("Bo bietet 70.")
    anna.type("1")
    (act,) = await house.hears(Act)
    assert act.action["amount"] == 70
    await anna.reads("Zu niedrig. Es müssen mindestens 80 sein.")
    await anna.reads("1) Biete 80.")


async def test_in_an_auction_the_amount_itself_can_be_typed(
    house: FakeHouse, anna: Visitor
) -> None:
    house.answer = at_auction(auction(1, 60))
    anna.come(f"/t/{T}")
    await anna.reads("4) Passe")
    anna.type("130")
    (act,) = await house.hears(Act)
    assert act.action == {"type": "bid", "lot": 3, "attempt": 1, "amount": 130}


async def test_for_a_braille_display_lines_are_short_and_the_last_one_says_how_it_stands(
    house: FakeHouse, anna: Visitor
) -> None:
    house.answer = at_auction(auction(1, 60))
    anna.come(f"/t/{T}", width=40)
    await anna.reads("Pferd 60 Bo offen | 140")
    await house.tell(auction(2, 70, placed(70)))
    await anna.reads("70, Bo, nicht mehr du.")
    assert max(map(len, anna.printed)) <= 40
    await anna.reads("Pferd 70 Bo offen | 140")
    anna.type("?")
    await anna.reads("4) Passe")
    assert max(map(len, anna.printed)) <= 40


async def test_clocks_are_told(house: FakeHouse, anna: Visitor) -> None:
    seats = [clock(remaining_ms=227_000, state="running"), clock(remaining_ms=9_340)]
    face = {"t_ms": 0, "seats": seats, "timer_ms": 2_500}
    house.answer = at_table(frame(1, clock=face))
    anna.come(f"/t/{T}")
    anna.type("uhr")
    await anna.reads("Anna: 3:47 (läuft)")
    await anna.reads("Bo: 9.3")
    await anna.reads("Noch 2.5")


async def test_the_state_and_the_hand_are_told(house: FakeHouse, anna: Visitor) -> None:
    view = {"phase": "lay", "turn": 3, "hand": ["fish-5"], "sums": [{"fish": 5}, {"fish": 0}]}
    house.answer = at_table(frame(1, view=view))
    anna.come(f"/t/{T}")
    anna.type("stand")
    await anna.reads("Zug (von 20): 3")
    await anna.reads("Bo: Fische: 0")
    anna.type("hand")
    await anna.reads("Deine Hand: Fische 5")


async def test_taking_back_names_the_barrier_and_is_asked_twice(
    house: FakeHouse, anna: Visitor
) -> None:
    house.answer = at_table(frame(1, take_back={"barriers": ["reveal"], "to_vseq": 1}))
    anna.come(f"/t/{T}")
    anna.type("zurück")
    await anna.reads("inzwischen aufgedeckt wurde")
    anna.type("zurück")
    (offer,) = await house.hears(Offer)
    assert (offer.kind, offer.named) == ("take_back", ["reveal"])


async def test_resigning_is_asked_twice_and_anything_else_between_forgets_it(
    house: FakeHouse, anna: Visitor
) -> None:
    house.answer = at_table(frame(1))
    anna.come(f"/t/{T}")
    anna.type("aufgeben")
    await anna.reads("Wirklich aufgeben?")
    anna.type("uhr", "aufgeben")
    await anna.reads("Wirklich aufgeben?")
    assert not [message for message in house.heard if isinstance(message, Resign)]
    anna.type("aufgeben")
    await house.hears(Resign)


async def test_an_offer_is_told_and_answered(house: FakeHouse, anna: Visitor) -> None:
    house.answer = at_table(frame(1, offers=[offer_of(1)]))
    anna.come(f"/t/{T}")
    await anna.reads("Bo bietet Remis an. ja, nein oder nie? Noch 40 s.")
    anna.type("ja")
    (answer,) = await house.hears(Answer)
    assert (answer.offer, answer.accept, answer.mute) == (7, True, False)
    anna.type("nie")
    answer = (await house.hears(Answer, 2))[1]
    assert (answer.accept, answer.mute) == (False, True)


async def test_the_own_offer_is_withdrawn(house: FakeHouse, anna: Visitor) -> None:
    house.answer = at_table(frame(1, offers=[offer_of(0)]))
    anna.come(f"/t/{T}")
    await anna.reads("Du bietest Remis an. Noch 40 s.")
    anna.type("ja")
    await anna.reads("Es liegt kein Angebot auf dem Tisch.")
    anna.type("zurückziehen")
    assert [message.offer for message in await house.hears(Withdraw)] == [7]


async def test_an_absence_is_claimed(house: FakeHouse, anna: Visitor) -> None:
    house.answer = at_table(frame(1))
    anna.come(f"/t/{T}")
    anna.type("beanspruchen")
    await anna.reads("Es ist niemand weg")
    away = seat("Bo", presence="left", offline_ms=70_000, claim_ms=0)
    left = {"type": "table_left", "seat": 1}
    await house.tell(frame(2, seats=[seat("Anna"), away], events=[left]))
    await anna.reads("Bo hat den Tisch verlassen.")
    anna.type("beanspruchen remis")
    claims = await house.hears(Claim)
    assert [(claim.choice, claim.absent) for claim in claims] == [("draw", 1)]


async def test_a_pause_is_ended(house: FakeHouse, anna: Visitor) -> None:
    house.answer = at_table(frame(1, pause={"ends_ms": None, "resumed": []}))
    anna.come(f"/t/{T}")
    await anna.reads("Die Partie macht Pause.")
    anna.type("weiter")
    await house.hears(EndPause)


async def test_the_enter_key_ends_the_reading(house: FakeHouse, anna: Visitor) -> None:
    face = {"t_ms": 0, "seats": [clock(state="narration"), clock()], "timer_ms": None}
    house.answer = at_table(frame(4, clock=face, legal=LAY, decision=1, actors=[0]))
    anna.come(f"/t/{T}")
    anna.type("")
    assert [message.vseq for message in await house.hears(NarrationDone)] == [4]


async def test_the_end_is_told_and_the_game_replayed(house: FakeHouse, anna: Visitor) -> None:
    laid = {"type": "card_laid", "seat": 1, "card": "coin-7", "setup": False}
    positions = [
        {"vseq": 1, "view": {"phase": "lay", "turn": 1}, "events": []},
        {"vseq": 2, "view": {"phase": "over", "turn": 2}, "events": [laid]},
    ]
    house.answer = at_table(
        frame(2, outcome=OUTCOME),
        {Replay: lambda message: [ok(message, result={"positions": positions, "last": 2})]},
    )
    anna.come(f"/t/{T}")
    await anna.reads("Du liegst bei den meisten Waren vorn.")
    await anna.reads("1. Anna (3)")
    await anna.reads("2. Bo (2)")
    anna.type("nachspielen")
    await anna.reads("Schritt 1 von 2")
    anna.type("", "stand", "3", "zurück", "saal")
    await anna.reads("Bo legt Münzen 7.")
    await anna.reads("Zug (von 20): 2")
    await anna.reads("3 steht nicht zur Wahl.")
    await anna.reads("Schritt 1 von 2")
    await anna.reads("Deine Partie")
    (replay,) = await house.hears(Replay)
    assert (replay.start, replay.seat) == (1, 0)


async def test_a_running_game_is_not_replayed(house: FakeHouse, anna: Visitor) -> None:
    house.answer = at_table(frame(1))
    anna.come(f"/t/{T}")
    anna.type("nachspielen")
    await anna.reads("Nachspielen geht, wenn die Partie zu Ende ist.")


async def test_who_has_no_seat_watches(house: FakeHouse, anna: Visitor) -> None:
    house.answer = lambda message: (
        [error(message, "forbidden")]
        if isinstance(message, Attach) and message.role == "seat"
        else courteous(message)
    )
    anna.come(f"/t/{T}")
    await anna.reads("Du siehst zu.")


async def test_the_rematch_is_gone_to(house: FakeHouse, anna: Visitor) -> None:
    house.answer = at_table(frame(1, outcome=OUTCOME | {"rematch": "next"}))
    anna.come(f"/t/{T}")
    await anna.reads("nachspielen")
    anna.type("weiter")
    assert [attach.table for attach in await house.hears(Attach, 2)] == [T, "next"]


async def test_what_was_missed_is_told_after_a_break(house: FakeHouse, anna: Visitor) -> None:
    laid = {"type": "card_laid", "seat": 1, "card": "coin-7", "setup": False}
    missed = [{"vseq": 2, "t_ms": 5, "events": [laid]}]
    house.answer = lambda message: (
        [snapshot(message, frame(2), missed=missed if message.vseq else None)]
        if isinstance(message, Attach)
        else courteous(message)
    )
    anna.come(f"/t/{T}")
    await anna.reads("Bagalut: Anna, Bo")
    await house.cut()
    await anna.reads("Keine Verbindung.")
    await anna.reads("Seit du weg warst:")
    await anna.reads("Bo legt Münzen 7.")


# Coming and going


async def test_where_no_house_answers_it_is_said(house: FakeHouse, tmp_path: Path) -> None:
    visitor = Visitor(house, tmp_path)
    house.refuse = 500
    visitor.come()
    assert not await visitor.leaves()
    assert "antwortet kein Wartesaal" in visitor.printed[0]


async def test_being_signed_out_ends_the_visit(house: FakeHouse, tmp_path: Path) -> None:
    visitor = Visitor(house, tmp_path)
    visitor.come()
    await visitor.reads("Deine Partie")
    await house.cut(4401)
    await visitor.reads("Du bist nicht mehr angemeldet.")
    assert not await visitor.leaves()


async def test_a_token_is_kept_for_the_owner_alone(tmp_path: Path) -> None:
    path = tmp_path / "folder" / "terminal.json"
    address = Address.parse("localhost:8080")
    Identities(path).keep(address, "secret")
    assert Identities(path).token(address) == "secret"
    assert Identities(path).token(Address.parse("other.example")) is None
    assert path.stat().st_mode & 0o077 == 0


async def test_a_broken_file_of_tokens_makes_a_new_guest(tmp_path: Path) -> None:
    path = tmp_path / "terminal.json"
    path.write_text("{")
    assert Identities(path).token(Address.parse("localhost")) is None


def offer_of(who: int) -> Plain:
    return {
        "id": 7,
        "kind": "draw",
        "seat": who,
        "needs": [1 - who],
        "accepted": [],
        "expires_ms": 40_000,
        "absent_seat": None,
        "barriers": [],
        "to_vseq": None,
    }
