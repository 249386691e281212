"""Accounts for programs: a name and a token, kept by a person. Source: mechanisms.md 10."""

import pytest

from protocol.account import Program
from protocol.errors import CloseCode, ErrorCode
from server.ports import Guest, NameTaken
from server.services.refusals import ServiceError
from tests.server.people.hall import Hall

pytestmark = pytest.mark.asyncio


async def test_a_program_signs_in_by_its_token_and_is_its_owners(hall: Hall) -> None:
    anna = await hall.account("Anna")
    robot = await hall.programs.add(anna, "Robbe")
    bot = await hall.people.by_token(robot.token)
    assert bot == Guest(user=robot.user, name="Robbe", guest=False, language="de", bot=True)
    listed = await hall.programs.listed(anna)
    assert listed.programs == [Program(user=robot.user, name="Robbe")]
    assert listed.most == hall.limits.programs


async def test_a_program_has_a_name_of_its_own(hall: Hall) -> None:
    anna = await hall.account("Anna")
    with pytest.raises(NameTaken):
        await hall.programs.add(anna, "anna")
    with pytest.raises(ServiceError) as refused:
        await hall.programs.add(anna, "R 2")
    assert refused.value.code is ErrorCode.NAME_INVALID
    assert (await hall.programs.listed(anna)).programs == []


async def test_an_account_has_only_so_many_programs(hall: Hall) -> None:
    anna = await hall.account("Anna")
    for number in range(hall.limits.programs):
        await hall.programs.add(anna, f"Robbe{number}")
    with pytest.raises(ServiceError) as refused:
        await hall.programs.add(anna, "Otter")
    assert (refused.value.code, refused.value.facts) == (ErrorCode.LIMIT, {"limit": "programs"})
    assert len((await hall.programs.listed(anna)).programs) == hall.limits.programs


async def test_a_new_token_ends_the_old_one_and_its_sockets(hall: Hall) -> None:
    anna = await hall.account("Anna")
    old = await hall.programs.add(anna, "Robbe")
    bot = await hall.people.by_token(old.token)
    assert bot is not None
    sitter = await hall.sit(bot)
    new = await hall.programs.renew(anna, old.user)
    assert sitter.closed is CloseCode.SIGNED_OUT
    assert await hall.people.by_token(old.token) is None
    assert await hall.people.by_token(new.token) == bot


async def test_a_dropped_program_is_gone(hall: Hall) -> None:
    anna = await hall.account("Anna")
    robot = await hall.programs.add(anna, "Robbe")
    await hall.programs.drop(anna, robot.user)
    assert (await hall.programs.listed(anna)).programs == []
    assert await hall.people.by_token(robot.token) is None
    assert hall.left.users == [robot.user]


async def test_nobody_touches_the_program_of_another(hall: Hall) -> None:
    anna, ben = await hall.account("Anna"), await hall.account("Ben")
    robot = await hall.programs.add(anna, "Robbe")
    for act in (hall.programs.renew(ben, robot.user), hall.programs.drop(ben, robot.user)):
        with pytest.raises(ServiceError) as refused:
            await act
        assert refused.value.code is ErrorCode.NOT_FOUND
    assert await hall.people.by_token(robot.token) is not None
