"""Guests become accounts, sign in, and have programs; the same on each database."""

import asyncio
from dataclasses import replace

import pytest

from server.archive.open import open_archive
from server.archive.sql import SqlArchive
from server.archive.tokens import TOKEN_IDLE_MS
from server.ports import Guest, NameTaken
from server.ports_people import Account, Credentials, UnknownUser
from tests.archive.people import DAY, NOW, account, accounts, guest, token

pytestmark = pytest.mark.asyncio

ROBOT = Guest(user="robot", name="Robot", guest=False, language="en")


# --- registering ------------------------------------------------------


async def test_a_guest_becomes_an_account_under_the_same_id(archive: SqlArchive) -> None:
    person = await guest(archive, "u1")
    stored = await archive.accounts.register(
        "u1", name="Anna", password_hash="hash", email="anna@example.org", now_ms=NOW + 5
    )
    anna = replace(person, name="Anna", guest=False)
    assert stored == Credentials(person=anna, password_hash="hash")
    assert await archive.user("u1") == anna
    assert await archive.user_by_token(token("u1"), NOW + 6) == anna
    assert await archive.accounts.account("u1", NOW) == Account(
        user="u1",
        name="Anna",
        language="de",
        created_at=NOW,
        registered_at=NOW + 5,
        email="anna@example.org",
    )


async def test_a_guest_may_keep_the_name_he_has(archive: SqlArchive) -> None:
    person = await guest(archive, "u1")
    stored = await archive.accounts.register(
        "u1", name=person.name, password_hash="hash", email=None, now_ms=NOW
    )
    assert stored.person == replace(person, guest=False)


async def test_registering_twice_changes_nothing_the_second_time(archive: SqlArchive) -> None:
    await account(archive, "anna")
    before = await archive.accounts.account("anna", NOW)
    stored = await archive.accounts.register(
        "anna", name="Other", password_hash="other", email="x@example.org", now_ms=NOW + 9
    )
    assert (stored.person.name, stored.password_hash) == ("anna", "hash of anna")
    assert await archive.accounts.account("anna", NOW) == before
    assert await archive.ledger.balance("anna") == 100


async def test_of_two_devices_that_register_at_once_one_does(
    archive: SqlArchive, archive_url: str
) -> None:
    await guest(archive, "u1")
    other = await open_archive(archive_url)
    outcomes = await asyncio.gather(
        *(
            server.accounts.register(
                "u1", name=f"Anna{n}", password_hash=f"hash{n}", email=None, now_ms=NOW
            )
            for n, server in enumerate((archive, other, archive, other))
        )
    )
    assert len(set(outcomes)) == 1
    assert await archive.ledger.balance("u1") == 100
    await other.close()


async def test_a_taken_name_leaves_a_guest_a_guest(archive: SqlArchive) -> None:
    await account(archive, "anna")
    person = await guest(archive, "u2")
    with pytest.raises(NameTaken):
        await archive.accounts.register(
            "u2", name="ANNA", password_hash="hash", email=None, now_ms=NOW
        )
    assert await archive.user("u2") == person
    assert await archive.ledger.balance("u2") == 0
    assert await archive.accounts.credentials(person.name) is None


async def test_nobody_cannot_register(archive: SqlArchive) -> None:
    with pytest.raises(UnknownUser):
        await archive.accounts.register(
            "nobody", name="Anna", password_hash="hash", email=None, now_ms=NOW
        )


# --- signing in -------------------------------------------------------


async def test_credentials_are_found_by_whatever_looks_like_the_name(archive: SqlArchive) -> None:
    await account(archive, "anna")
    for typed in ("anna", "Anna", "АNNА"):  # the last with Cyrillic letters
        found = await archive.accounts.credentials(typed)
        assert found is not None
        assert (found.person.user, found.password_hash) == ("anna", "hash of anna")
    assert await archive.accounts.credentials("ben") is None


async def test_a_guest_has_no_credentials(archive: SqlArchive) -> None:
    person = await guest(archive, "u1")
    assert await archive.accounts.credentials(person.name) is None


async def test_every_sign_in_has_its_own_token(archive: SqlArchive) -> None:
    await account(archive, "anna")
    for word in ("phone", "desk", "phone"):
        await archive.tokens.add_token("anna", token(word), NOW)
    for word in ("phone", "desk", "anna"):
        holder = await archive.user_by_token(token(word), NOW)
        assert holder is not None
        assert holder.user == "anna"
    with pytest.raises(UnknownUser):
        await archive.tokens.add_token("nobody", token("x"), NOW)


async def test_one_can_sign_out_everywhere(archive: SqlArchive) -> None:
    await accounts(archive, "anna", "ben")
    await archive.tokens.add_token("anna", token("phone"), NOW)
    await archive.tokens.end_tokens("anna")
    for word in ("phone", "anna"):
        assert await archive.user_by_token(token(word), NOW) is None
    assert await archive.user_by_token(token("ben"), NOW) is not None


async def test_another_password_signs_out_everywhere_else(archive: SqlArchive) -> None:
    await account(archive, "anna")
    await archive.tokens.add_token("anna", token("phone"), NOW)
    await archive.accounts.set_password("anna", "new hash", keep=token("phone"))
    assert await archive.user_by_token(token("phone"), NOW) is not None
    assert await archive.user_by_token(token("anna"), NOW) is None
    found = await archive.accounts.credentials("anna")
    assert found is not None
    assert found.password_hash == "new hash"
    await archive.accounts.set_password("anna", "newer hash", keep=None)
    assert await archive.user_by_token(token("phone"), NOW) is None


# --- what is kept of a person -----------------------------------------


async def test_settings_and_e_mail_are_kept_and_replaced(archive: SqlArchive) -> None:
    await account(archive, "anna")
    await archive.accounts.set_settings("anna", {"sound": 0.5, "seats": ["strong", None]})
    await archive.accounts.set_email("anna", "anna@example.org")
    found = await archive.accounts.account("anna", NOW)
    assert found is not None
    assert found.settings == {"sound": 0.5, "seats": ["strong", None]}
    assert found.email == "anna@example.org"
    await archive.accounts.set_settings("anna", {})
    await archive.accounts.set_email("anna", None)
    found = await archive.accounts.account("anna", NOW)
    assert found is not None
    assert (found.settings, found.email) == ({}, None)


async def test_a_host_is_known_as_one_wherever_he_is(archive: SqlArchive) -> None:
    await account(archive, "anna")
    await archive.accounts.set_admin("anna", admin=True)
    for person in (
        await archive.user("anna"),
        await archive.user_by_token(token("anna"), NOW),
        await archive.accounts.account("anna", NOW),
    ):
        assert person is not None
        assert person.admin
    await archive.accounts.set_admin("anna", admin=False)
    person = await archive.user("anna")
    assert person is not None
    assert not person.admin


async def test_what_only_accounts_have_cannot_be_changed_of_guests_and_programs(
    archive: SqlArchive,
) -> None:
    await account(archive, "anna")
    await guest(archive, "u2")
    await archive.tokens.add_bot("anna", ROBOT, token("robot"), NOW)
    for user in ("u2", "robot", "nobody"):
        with pytest.raises(UnknownUser):
            await archive.accounts.set_password(user, "hash", keep=None)
        with pytest.raises(UnknownUser):
            await archive.accounts.set_email(user, "x@example.org")
        with pytest.raises(UnknownUser):
            await archive.accounts.set_settings(user, {})
        with pytest.raises(UnknownUser):
            await archive.accounts.set_admin(user, admin=True)


async def test_hosts_find_people_by_the_beginning_of_their_names(archive: SqlArchive) -> None:
    await accounts(archive, "annika", "anna", "ben", "Anna_B")
    await guest(archive, "u9")
    found = await archive.accounts.find("AN", 10, NOW)
    assert [person.name for person in found] == ["anna", "Anna_B", "annika"]
    assert [person.name for person in await archive.accounts.find("an", 2, NOW)] == [
        "anna",
        "Anna_B",
    ]
    assert [person.name for person in await archive.accounts.find("Gast u9", 10, NOW)] == [
        "Gast u9 1"
    ]
    assert await archive.accounts.find("%", 10, NOW) == []
    assert await archive.accounts.find("a_", 10, NOW) == []


# --- programs ---------------------------------------------------------


async def test_a_program_has_an_owner_and_a_token_but_no_password_and_no_taler(
    archive: SqlArchive,
) -> None:
    await account(archive, "anna")
    await archive.tokens.add_bot("anna", ROBOT, token("robot"), NOW)
    bot = replace(ROBOT, bot=True)
    assert await archive.tokens.bots("anna") == [bot]
    assert await archive.user_by_token(token("robot"), NOW) == bot
    found = await archive.accounts.account("robot", NOW)
    assert found is not None
    assert (found.bot, found.owner, found.guest) == (True, "anna", False)
    assert await archive.accounts.credentials("Robot") == Credentials(
        person=bot, password_hash=None
    )
    assert await archive.ledger.balance("robot") == 0
    assert await archive.ledger.top_up("robot", "2026-11-29", NOW) == 0


async def test_a_programs_token_does_not_end_by_lying_idle(archive: SqlArchive) -> None:
    await account(archive, "anna")
    await archive.tokens.add_bot("anna", ROBOT, token("robot"), NOW)
    later = NOW + TOKEN_IDLE_MS + 400 * DAY
    assert await archive.user_by_token(token("robot"), later) is not None
    assert await archive.user_by_token(token("anna"), later) is None


async def test_a_programs_token_can_be_replaced_by_its_owner_alone(archive: SqlArchive) -> None:
    await accounts(archive, "anna", "ben")
    await archive.tokens.add_bot("anna", ROBOT, token("old"), NOW)
    with pytest.raises(UnknownUser):
        await archive.tokens.renew_bot_token("ben", "robot", token("new"), NOW)
    with pytest.raises(UnknownUser):
        await archive.tokens.renew_bot_token("anna", "anna", token("new"), NOW)
    for _ in range(2):
        await archive.tokens.renew_bot_token("anna", "robot", token("new"), NOW)
        assert await archive.user_by_token(token("old"), NOW) is None
        assert await archive.user_by_token(token("new"), NOW) is not None


async def test_adding_a_program_twice_adds_it_once(archive: SqlArchive) -> None:
    await account(archive, "anna")
    for _ in range(2):
        await archive.tokens.add_bot("anna", ROBOT, token("robot"), NOW)
    assert len(await archive.tokens.bots("anna")) == 1


async def test_only_an_account_can_own_a_program_and_only_under_a_free_name(
    archive: SqlArchive,
) -> None:
    await account(archive, "anna")
    await guest(archive, "u2")
    await archive.tokens.add_bot("anna", ROBOT, token("robot"), NOW)
    for owner in ("u2", "robot", "nobody"):
        with pytest.raises(UnknownUser):
            await archive.tokens.add_bot(owner, replace(ROBOT, user="r2"), token("r2"), NOW)
    with pytest.raises(NameTaken):
        await archive.tokens.add_bot("anna", replace(ROBOT, user="r2"), token("r2"), NOW)
    assert await archive.user("r2") is None
