"""How a table begins, and what binds the house to its seed. Source: design.md 2 and 3."""

from dataclasses import replace

import pytest

from rules.errors import RuleError
from rules.game import SPECTATOR, Step
from rules.match.entry import EntryKind
from rules.match.seed import commitment, fits, table_seed
from rules.match.table import ReplayMismatch, open_table, shown, start_table
from rules.rng import Rng
from tests.rules.match.sitting import SEED, T0, Sitting, make_start
from tests.rules.match.tally import TALLY, Options, State


def test_the_first_entry_shows_who_begins_and_a_commitment_but_never_the_seed() -> None:
    entry = start_table(TALLY, make_start(), T0)
    assert (entry.seq, entry.at, entry.kind) == (1, T0, EntryKind.STARTED)
    (event,) = shown(entry, SPECTATOR, TALLY)
    assert event.first_seat == 0
    assert event.commitment == commitment(SEED)
    assert SEED not in str(event)


def test_the_terms_beginner_becomes_the_games_first_seat() -> None:
    start = replace(make_start(), first_seat=1)
    table = open_table(TALLY, start_table(TALLY, start, T0))
    assert table.state.active == 1


def test_options_that_cannot_be_combined_are_refused_before_anything_is_stored() -> None:
    def refuse(options: Options, seats: int, rng: Rng) -> State:
        raise RuleError("no_interaction")

    with pytest.raises(RuleError):
        start_table(replace(TALLY, setup=refuse), make_start(), T0)


def test_a_log_begins_with_the_entry_that_started_its_table() -> None:
    sitting = Sitting()
    entry = sitting.act(0)
    with pytest.raises(ReplayMismatch):
        open_table(TALLY, entry)


def test_a_first_entry_with_another_commitment_is_no_start() -> None:
    entry = start_table(TALLY, make_start(), T0)
    forged = replace(entry, events=(replace(entry.events[0], commitment="00" * 32),))
    with pytest.raises(ReplayMismatch):
        open_table(TALLY, forged)


def test_the_commitment_binds_to_one_seed() -> None:
    assert fits(SEED, commitment(SEED))
    assert not fits("5f" * 32, commitment(SEED))
    assert len(commitment(SEED)) == 64


def test_a_seed_has_thirty_two_bytes() -> None:
    assert table_seed(SEED) == bytes.fromhex(SEED)
    with pytest.raises(ValueError, match="32 bytes"):
        table_seed("5e" * 16)


def test_the_commitment_shares_no_derivation_with_the_draws() -> None:
    draws = {Rng(table_seed(SEED), ply)._key.hex() for ply in range(50)}
    assert commitment(SEED) not in draws


def test_every_step_has_a_chance_of_its_own() -> None:
    seen = []

    def draws(state: State, seat: int, action: object, rng: Rng) -> Step[State, object]:
        seen.append(rng.below(2**32))
        return Step(state, ())

    sitting = Sitting(game=replace(TALLY, apply=draws))
    sitting.act(0)
    sitting.act(0)
    assert seen[0] == seen[1], "applied twice: once deciding, once on another node"
    assert seen[2] == seen[3] != seen[0]
