"""Visits in the terminal, typed against a house in this process: coming, meeting, going."""

from pathlib import Path

import pytest

from clients.python.door import Address
from clients.python.terminal.identity import Identities
from protocol.commands import (
    AcceptLink,
    Attach,
    CancelLink,
    DeclineLink,
    FollowLink,
    OpenLink,
    PlayComputer,
    Rename,
)
from protocol.frames import Plain
from tests.clients.fake_house import (
    ANNA,
    FakeHouse,
    T,
    courteous,
    error,
    ok,
)
from tests.clients.terminal_visit import ASKED, LINK, Visitor, at_table, in_room, player, table_row

pytestmark = pytest.mark.asyncio


async def test_a_visit_begins_in_the_waiting_room_with_what_there_is(
    house: FakeHouse, anna: Visitor
) -> None:
    anna.come()
    await anna.reads("Willkommen im Wartesaal, Anna.")
    await anna.reads("1) Deine Partie: Bagalut")


async def test_running_tables_and_people_are_told(house: FakeHouse, anna: Visitor) -> None:
    rating = {"value": 153_000, "provisional": True}
    bo = {"user": "u2", "name": "Bo", "computer": None, "rating": rating}
    other = {"user": "computer:easy", "name": "computer-1", "computer": "easy", "rating": None}
    house.answer = in_room(
        {"table:other": table_row("other", bo, other), "player:u1": player(ANNA)}
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
    def sitting(user: str) -> Plain:
        return {"user": user, "name": user.title(), "computer": None, "rating": None}

    def somebody(user: str) -> Plain:
        return player({"user": user, "name": user.title(), "guest": True})

    rows = {
        "player:bo": somebody("bo"),
        "player:cleo": somebody("cleo"),
        "table:one": table_row("one", sitting("bo"), sitting("cleo")),
        "table:two": table_row("two", sitting("cleo"), sitting("dora")),
    }
    house.answer = in_room(rows, {"type": "your_people", "friends": [], "blocked": ["bo"]})
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
