"""What a game keeps secret beyond its end, the terms do not open; its tempo is the table's."""

from rules.game import Millis
from rules.games import GAMES
from rules.match.opening import open_table, start_table
from rules.match.terms import SeatHolder, Start, Tempo
from server.wire import GameWire, parse_terms, plain_terms

RAW = {
    "options": {},
    "time_control": {"kind": "none"},
    "tempo": "calm",
    "reveal_after_end": True,
}


def wire(game: str) -> GameWire:
    return GameWire(GAMES[game])


def test_money_of_kuhhandel_is_not_opened_after_the_end_whatever_is_asked_for() -> None:
    terms = parse_terms(wire("kuhhandel"), {**RAW, "game": "kuhhandel"})
    assert terms.reveal_after_end is False
    assert plain_terms(wire("kuhhandel"), terms)["reveal_after_end"] is False


def test_other_games_are_open_after_the_end_as_agreed() -> None:
    assert parse_terms(wire("bagalut"), {**RAW, "game": "bagalut"}).reveal_after_end is True


def test_the_tempo_of_an_auction_is_that_of_the_terms_and_no_option_of_its_own() -> None:
    terms = parse_terms(wire("kuhhandel"), {**RAW, "game": "kuhhandel"})
    assert terms.tempo is Tempo.CALM
    assert "tempo" not in plain_terms(wire("kuhhandel"), terms)["options"]
    start = Start(
        table="t1",
        terms=terms,
        seats=tuple(SeatHolder(user=name, name=name) for name in "abc"),
        first_seat=0,
        seed="5e" * 32,
        rules_version=1,
    )
    game = GAMES["kuhhandel"]
    table = open_table(game, start_table(game, start, Millis(0)))
    assert table.state.options.tempo == "calm"
