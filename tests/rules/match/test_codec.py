"""A match and every kind of entry survive the shell's codec: strict JSON, both ways.

Source: style.md (which kind of type), layout.md (`server/wire.py`).
"""

from dataclasses import fields, replace
from typing import Annotated, Any, get_args

import pytest
from pydantic import Discriminator, TypeAdapter

from rules.match import entry_data
from rules.match.commands import (
    Claim,
    ClaimChoice,
    Cut,
    EndNarration,
    OfferKind,
    Resign,
    SeatChange,
    Settled,
)
from rules.match.entry import EntryKind
from rules.match.entry_data import EntryData
from rules.match.events import TableEvent
from rules.match.match_state import Match
from rules.match.replay import tables
from rules.match.table import vseq
from tests.rules.match.sitting import Sitting
from tests.rules.match.tally import TALLY, Action, Auction, Count, Draw, Options

DATA: TypeAdapter[Any] = TypeAdapter(Annotated[EntryData, Discriminator("kind")])
EVENT: TypeAdapter[Any] = TypeAdapter(Annotated[TableEvent, Discriminator("type")])
MATCH = TypeAdapter(Match)
ACTION: TypeAdapter[Any] = TypeAdapter(Annotated[Action, Discriminator("type")])


def a_long_game() -> Sitting:
    """One that has an entry of almost every kind."""
    sitting = Sitting(seats=3).all_act_once()
    sitting.act(0, Draw())
    sitting.act(0, Count(loud=True))
    sitting.send(EndNarration(seat=1, vseq=vseq(sitting.table, 1)))
    sitting.spend(500).send(Cut(seat=1, incident="i1"))
    sitting.offer(0, OfferKind.ABANDON)
    sitting.wait()
    sitting.offer(0, OfferKind.TAKE_BACK)
    sitting.answer(1, accept=True)
    sitting.answer(2, accept=True)
    sitting.act(0, Auction())
    sitting.wait()
    sitting.go(2).spend(60_000)
    sitting.act(1)
    sitting.send(Claim(seat=0, absent=2, choice=ClaimChoice.WIN))
    sitting.answer(1, accept=True)
    sitting.send(Resign(seat=0))
    sitting.send(Settled(changes=(SeatChange(seat=0, points=-10, reasons=("retired",)),)))
    return sitting


def restored(value: Any, adapter: TypeAdapter[Any], parse: Any) -> Any:
    return parse(adapter.validate_json(adapter.dump_json(value), strict=True))


def test_every_entry_kind_has_one_kind_of_data_with_the_same_name() -> None:
    kinds = {
        field.default
        for data in get_args(EntryData)
        for field in fields(data)
        if field.name == "kind"
    }
    assert kinds == {str(kind) for kind in EntryKind}


def test_every_event_of_the_table_has_a_tag_of_its_own_that_says_so() -> None:
    tags = [
        field.default
        for event in get_args(TableEvent)
        for field in fields(event)
        if field.name == "type"
    ]
    assert len(tags) == len(set(tags))
    assert all(tag.startswith("table_") for tag in tags)


def test_data_and_the_tables_events_come_back_as_they_were() -> None:
    sitting = a_long_game()
    assert {entry.kind for entry in sitting.log} >= set(EntryKind) - {
        EntryKind.ABORTED,
        EntryKind.FLAGGED,
    }
    for entry in sitting.log[1:]:
        back = DATA.validate_json(DATA.dump_json(entry.data), strict=True)
        if isinstance(back, entry_data.Acted):
            assert ACTION.validate_python(back.action) == entry.data.action
        else:
            assert back == entry.data
        for event in entry.events:
            if event.type.startswith("table_"):
                assert EVENT.validate_json(EVENT.dump_json(event), strict=True) == event


def test_a_match_comes_back_as_it_was_after_every_entry() -> None:
    for table in tables(TALLY, a_long_game().log):
        back = MATCH.validate_json(MATCH.dump_json(table.match), strict=True)
        options = Options(**back.start.terms.options)
        terms = replace(back.start.terms, options=options)
        assert replace(back, start=replace(back.start, terms=terms)) == table.match


def test_unknown_fields_are_refused() -> None:
    text = b'{"kind": "resigned", "seat": 1}'
    with pytest.raises(ValueError, match="Unexpected keyword"):
        DATA.validate_json(text, strict=True)
