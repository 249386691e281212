"""What is seen, and by whom. Spec section 11."""

from dataclasses import replace

import pytest
from pydantic import TypeAdapter

from rules.game import SPECTATOR, Viewer
from rules.games.suleika.actions import LayCarpet
from rules.games.suleika.content import Colour, Facing
from rules.games.suleika.legal import legal
from rules.games.suleika.outlook import layings
from rules.games.suleika.state import LastRoll, Options, Phase, State
from rules.games.suleika.view import Covered, Merchant, Omar, Pile, Region, Rolled, View, view
from tests.rules.suleika.positions import A, B, carpet, market, on, position

VIEW = TypeAdapter(View)

EXAMPLE = replace(
    position(
        seats=3,
        phase=Phase.LAY,
        active=B,
        omar="c4",
        facing="W",
        coins=(38, 22, 0),
        out=(None, None, 1),
        stacks=(9, 10, 0),
        laid=36,
        board=market("""
 3  .. .. r2 b1 .. .. ..
 4  .. .. r2 r3 r3 y1 ..
"""),
    ),
    last_roll=LastRoll(seat=B, steps=2),
)


def test_the_market_is_shown_cell_by_cell_with_what_a_stop_costs() -> None:
    red, blue = Colour.RED, Colour.BLUE
    assert view(EXAMPLE, B) == View(
        options=Options(),
        phase=Phase.LAY,
        active_seat=B,
        omar=Omar(cell="c4", facing=Facing.W),
        last_roll=Rolled(seat=B, steps=2),
        laid=36,
        board=(
            Covered(cell="c3", id=carpet("r2"), colour=red, seat=0, region=4, other_cell="c4"),
            Covered(cell="c4", id=carpet("r2"), colour=red, seat=0, region=4, other_cell="c3"),
            Covered(cell="d3", id=carpet("b1"), colour=blue, seat=1, region=1, other_cell="c3"),
            Covered(cell="d4", id=carpet("r3"), colour=red, seat=0, region=4, other_cell="e4"),
            Covered(cell="e4", id=carpet("r3"), colour=red, seat=0, region=4, other_cell="d4"),
            Covered(
                cell="f4",
                id=carpet("y1"),
                colour=Colour.YELLOW,
                seat=2,
                region=0,
                other_cell="e4",
            ),
        ),
        regions=(
            Region(colour=red, seat=0, price=4, cells=("c3", "c4", "d4", "e4")),
            Region(colour=blue, seat=1, price=1, cells=("d3",)),
            Region(colour=Colour.YELLOW, seat=2, price=0, cells=("f4",)),
        ),
        roller_seat=None,
        ways=(),
        layings=layings(EXAMPLE),
        seats=(
            Merchant(
                colours=(red,),
                coins=38,
                fields=4,
                score=42,
                stock=(Pile(colour=red, count=9),),
                next_colour=red,
                out=None,
            ),
            Merchant(
                colours=(blue,),
                coins=22,
                fields=1,
                score=23,
                stock=(Pile(colour=blue, count=10),),
                next_colour=blue,
                out=None,
            ),
            Merchant(
                colours=(Colour.YELLOW,),
                coins=0,
                fields=0,
                score=0,
                stock=(Pile(colour=Colour.YELLOW, count=0),),
                next_colour=None,
                out=1,
            ),
        ),
    )


def test_the_places_of_the_active_seat_stand_beside_the_view() -> None:
    listed = list(legal(EXAMPLE, B))
    assert all(isinstance(action, LayCarpet) for action in listed)
    assert listed[:2] == [on("a4", "b4"), on("b3", "b4")]
    assert list(legal(EXAMPLE, A)) == []


def for_two(first: str, second: str) -> State:
    return position(seats=2, stacks=(first, second))


@pytest.mark.parametrize("viewer", [A, B, SPECTATOR])
def test_of_a_mixed_stack_the_top_and_the_numbers_are_seen_but_not_the_order(
    viewer: Viewer,
) -> None:
    seen = view(for_two("ryyr", "pb"), viewer)
    stocks = [[(pile.colour, pile.count) for pile in seat.stock] for seat in seen.seats]
    assert stocks == [[("red", 2), ("yellow", 2)], [("blue", 1), ("purple", 1)]]
    assert [seat.next_colour for seat in seen.seats] == ["red", "purple"]
    twin = view(for_two("rryy", "pb"), viewer)
    assert VIEW.dump_json(twin) == VIEW.dump_json(seen)


def test_everybody_sees_the_same() -> None:
    assert view(EXAMPLE, A) == view(EXAMPLE, B) == view(EXAMPLE, SPECTATOR)
