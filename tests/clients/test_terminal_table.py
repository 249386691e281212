"""A table in the terminal, typed against a house in this process."""

from typing import Any

import pytest

from protocol.commands import (
    Act,
    Answer,
    AnyMessage,
    Attach,
    Claim,
    EndPause,
    NarrationDone,
    Offer,
    Replay,
    Resign,
    Withdraw,
)
from protocol.frames import Plain
from tests.clients.fake_house import (
    TERMS,
    Answering,
    FakeHouse,
    T,
    clock,
    courteous,
    error,
    frame,
    ok,
    seat,
    snapshot,
)
from tests.clients.terminal_visit import ASKED, LAY, OUTCOME, Visitor, at_table

pytestmark = pytest.mark.asyncio


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
