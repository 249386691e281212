"""What people in the house do again and again: meet, agree, play, and hear how it ended."""

from collections.abc import Sequence
from typing import Any

import pytest

from protocol import commands as wire
from protocol.frames import Plain
from protocol.terms import Terms
from tests.house.house import Refused, Street, Visitor, new_id, see_each_other


async def two(street: Street, *, nodes: int = 1, registered: bool = True) -> list[Visitor]:
    """Anna and Ben, who know that the other is here; with two nodes Ben is at the other one."""
    first = await street.node()
    second = await street.node() if nodes > 1 else first
    pair = [
        await street.come(first, "anna", registered=registered),
        await street.come(second, "ben", registered=registered),
    ]
    await see_each_other(pair)
    return pair


def challenge(target: str, terms: Terms, **more: Any) -> wire.ChallengePlayer:
    return wire.ChallengePlayer(cmd_id=new_id(), target=target, terms=terms, **more)


def accept(link: Plain, **more: Any) -> wire.AcceptLink:
    return wire.AcceptLink(cmd_id=new_id(), link=link["link"], rev=link["rev"], **more)


async def started(pair: Sequence[Visitor], terms: Terms, **more: Any) -> str:
    """The table of a challenge of the first to the second, at which both sit."""
    one, other = pair
    made = await one.ask(challenge(other.person.user, terms, **more))
    begun = await other.ask(accept(made, **more))
    assert begun["state"] == "started", begun
    table = str(begun["link"])
    for visitor in pair:
        await visitor.sit(table)
    return table


async def finished(pair: Sequence[Visitor], table: str, loser: int = 1) -> Plain:
    """Both act once, then one gives up; the outcome once it is settled."""
    for visitor in pair:
        await visitor.act(table)
    await pair[loser].resign(table)
    return await settled(pair[0], table)


async def settled(visitor: Visitor, table: str) -> Plain:
    frame = await visitor.until(
        table, lambda frame: frame["outcome"] and frame["outcome"]["settled"] is not None
    )
    return dict(frame["outcome"])


def changes(outcome: Plain) -> list[tuple[int, int, int, int, list[str]]]:
    """Per seat: rating before and after, points, Taler, why not."""
    return [
        (
            one["rating_before"],
            one["rating_after"],
            one["points"],
            one["taler"],
            one["reasons"],
        )
        for one in outcome["settled"]
    ]


async def refused(visitor: Visitor, command: Any) -> tuple[str, Plain]:
    with pytest.raises(Refused) as caught:
        await visitor.ask(command)
    return caught.value.code, caught.value.facts
