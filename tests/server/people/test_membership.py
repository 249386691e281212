"""Guests become accounts, sign in, change and leave. Source: reliability.md 5 and 6, ux.md 3."""

import asyncio
from dataclasses import replace

import pytest
from argon2 import PasswordHasher

from protocol.account import AccountSettings, ChangePassword, Register, SignIn
from protocol.errors import CloseCode, ErrorCode
from server.ports import Guest, NameTaken
from server.ports_people import PasswordsBusy, Sanction, SanctionKind
from server.services.refusals import ServiceError
from server.services.sign_in_delays import FREE
from tests.archive.people import DAY
from tests.server.people.hall import Hall

pytestmark = pytest.mark.asyncio

ANNA = SignIn(name="Anna", password="fjordblick")


async def holder(hall: Hall, token: str) -> str | None:
    person = await hall.people.by_token(token)
    return None if person is None else person.user


# --- registering --------------------------------------------------------


async def test_a_guest_becomes_an_account_and_stays_who_he_is(hall: Hall) -> None:
    guest = await hall.people.new_guest("de")
    sitter = await hall.sit(guest.person)
    asked = Register(name="Anna", password="fjordblick", email="anna@example.org")
    anna = await hall.members.register(guest.person, asked)
    assert anna == replace(guest.person, name="Anna", guest=False)
    assert await holder(hall, guest.token) == guest.person.user
    await hall.rest()
    assert sitter.closed is None
    assert sitter.person == anna
    assert sitter.told[-1] == {
        "type": "you",
        "person": {"user": anna.user, "name": "Anna", "guest": False},
        "bot": False,
        "admin": False,
        "taler": 100,
    }
    kept = await hall.members.account(anna)
    assert (kept.name, kept.guest, kept.email, kept.taler) == (
        "Anna",
        False,
        "anna@example.org",
        100,
    )


@pytest.mark.parametrize(
    ("name", "password", "code", "facts"),
    [
        ("An", "fjordblick", ErrorCode.NAME_INVALID, {"reason": "length"}),
        ("Gast Birke 42", "fjordblick", ErrorCode.NAME_INVALID, {"reason": "letters"}),
        ("Computer-7", "fjordblick", ErrorCode.NAME_INVALID, {"reason": "reserved"}),
        ("Anna", "fjord", ErrorCode.TOO_WEAK, {"reason": "short"}),
        ("Anna", "Passwort1", ErrorCode.TOO_WEAK, {"reason": "common"}),
        ("Annabella", "annabeIIa", ErrorCode.TOO_WEAK, {"reason": "name"}),
    ],
)
async def test_what_cannot_be_a_name_or_a_password_leaves_a_guest_a_guest(
    hall: Hall, name: str, password: str, code: ErrorCode, facts: dict[str, str]
) -> None:
    guest = (await hall.people.new_guest("de")).person
    with pytest.raises(ServiceError) as refused:
        await hall.members.register(guest, Register(name=name, password=password))
    assert (refused.value.code, refused.value.facts) == (code, facts)
    assert await hall.people.by_id(guest.user) == guest
    assert await hall.archive.ledger.balance(guest.user) == 0


async def test_a_name_that_looks_like_anothers_is_taken(hall: Hall) -> None:
    await hall.account("Cacao")
    guest = (await hall.people.new_guest("de")).person
    for name in ("CACAO", "сасао", "Cacaó"):  # the second is Cyrillic
        with pytest.raises(NameTaken):
            await hall.members.register(guest, Register(name=name, password="moorbirke"))
    assert await hall.people.by_id(guest.user) == guest


async def test_registering_again_is_answered_as_the_first_time_to_who_knows_the_password(
    hall: Hall,
) -> None:
    anna = await hall.account("Anna")
    again = await hall.members.register(anna, Register(name="Anna", password="fjordblick"))
    assert again == anna
    assert await hall.archive.ledger.balance(anna.user) == 100
    with pytest.raises(ServiceError) as refused:
        await hall.members.register(anna, Register(name="Berta", password="moorbirke"))
    assert refused.value.code is ErrorCode.ALREADY_REGISTERED
    assert await hall.people.by_id(anna.user) == anna
    assert (await hall.members.sign_in(ANNA)).person == anna


# --- signing in ---------------------------------------------------------


async def test_every_sign_in_has_a_token_of_its_own(hall: Hall) -> None:
    anna = await hall.account("Anna")
    tokens = {(await hall.members.sign_in(ANNA)).token for _ in range(2)}
    assert len(tokens) == 2
    assert {await holder(hall, token) for token in tokens} == {anna.user}


async def test_a_wrong_password_and_an_unknown_name_are_refused_alike(hall: Hall) -> None:
    await hall.account("Anna")
    refusals = []
    for name in ("Anna", "Berta"):
        with pytest.raises(ServiceError) as refused:
            await hall.members.sign_in(SignIn(name=name, password="moorbirke"))
        refusals.append((refused.value.code, refused.value.facts))
    assert refusals == [(ErrorCode.SIGN_IN_FAILED, {})] * 2


async def test_a_guest_and_a_program_have_no_password(hall: Hall) -> None:
    anna = await hall.account("Anna")
    await hall.programs.add(anna, "Robbe")
    guest = (await hall.people.new_guest("de")).person
    for name in ("Robbe", guest.name):
        for password in ("", "fjordblick"):
            with pytest.raises(ServiceError) as refused:
                await hall.members.sign_in(SignIn(name=name, password=password))
            assert refused.value.code is ErrorCode.SIGN_IN_FAILED


async def test_a_suspended_account_hears_why_and_until_when_once_the_password_fits(
    hall: Hall,
) -> None:
    anna = await hall.account("Anna")
    sanction = Sanction(
        kind=SanctionKind.SUSPENDED,
        since=hall.clock.ms,
        until=hall.clock.ms + DAY,
        reason="Beleidigung",
        by="Wirtin",
    )
    await hall.archive.sanctions.impose(anna.user, sanction)
    with pytest.raises(ServiceError) as refused:
        await hall.members.sign_in(ANNA)
    assert refused.value.code is ErrorCode.ACCOUNT_SUSPENDED
    assert refused.value.facts == {"reason": "Beleidigung", "until": sanction.until}
    with pytest.raises(ServiceError) as guessed:  # a stranger does not learn of it
        await hall.members.sign_in(SignIn(name="Anna", password="geraten!"))
    assert guessed.value.code is ErrorCode.SIGN_IN_FAILED
    hall.clock.ms += DAY
    assert (await hall.members.sign_in(ANNA)).person.user == anna.user


async def test_tries_for_one_name_are_slowed_down_more_and_more(hall: Hall) -> None:
    await hall.account("Anna")
    wrong = SignIn(name="ANNA", password="moorbirke")
    for _ in range(FREE):
        with pytest.raises(ServiceError) as refused:
            await hall.members.sign_in(wrong)
        assert refused.value.code is ErrorCode.SIGN_IN_FAILED
    for asked in (wrong, ANNA):  # also the right one has to wait now
        with pytest.raises(ServiceError) as refused:
            await hall.members.sign_in(asked)
        assert refused.value.code is ErrorCode.RATE_LIMITED
        assert refused.value.retry_after_ms == 1_000
    hall.clock.ms += 1_000
    await hall.members.sign_in(ANNA)


async def test_unknown_names_are_slowed_down_alike(hall: Hall) -> None:
    codes = []
    for _ in range(FREE + 1):
        with pytest.raises(ServiceError) as refused:
            await hall.members.sign_in(ANNA)
        codes.append(refused.value.code)
    assert codes == [*[ErrorCode.SIGN_IN_FAILED] * FREE, ErrorCode.RATE_LIMITED]


async def test_whoever_is_told_busy_has_not_failed(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    await hall.account("Anna")

    async def full(_stored: str | None, _password: str) -> bool:
        raise PasswordsBusy

    with monkeypatch.context() as crowded:
        crowded.setattr(hall.passwords, "verify", full)
        for _ in range(FREE + 1):
            with pytest.raises(PasswordsBusy):
                await hall.members.sign_in(ANNA)
    await hall.members.sign_in(ANNA)


async def test_a_sign_in_brings_an_old_hash_up_to_date(hall: Hall) -> None:
    anna = await hall.account("Anna")
    old = PasswordHasher(time_cost=2, memory_cost=8, parallelism=1).hash("fjordblick")
    phone = await hall.members.sign_in(ANNA)
    await hall.archive.accounts.rehash(anna.user, await stored(hall), old)
    await hall.members.sign_in(ANNA)
    assert await stored(hall) != old
    await hall.members.sign_in(ANNA)
    assert await holder(hall, phone.token) == anna.user


async def stored(hall: Hall) -> str:
    found = await hall.archive.accounts.credentials("Anna")
    assert found is not None
    assert found.password_hash is not None
    return found.password_hash


async def test_a_password_that_is_changed_meanwhile_signs_nobody_in(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = await hall.account("Anna")
    add_token = hall.archive.tokens.add_token

    async def changed_before(user: str, token_hash: bytes, now_ms: int) -> None:
        await hall.archive.accounts.set_password(anna.user, "another hash", keep=None)
        await add_token(user, token_hash, now_ms)
        added.append(token_hash)

    added: list[bytes] = []
    monkeypatch.setattr(hall.archive.tokens, "add_token", changed_before)
    with pytest.raises(ServiceError) as refused:
        await hall.members.sign_in(ANNA)
    assert refused.value.code is ErrorCode.SIGN_IN_FAILED
    assert await hall.archive.user_by_token(added[0], hall.clock.ms) is None


# --- Taler --------------------------------------------------------------


async def spend(hall: Hall, user: str, stake: int) -> None:
    await hall.archive.ledger.hold(f"t{stake}", [user], stake, hall.clock.ms)


async def test_an_empty_purse_is_filled_once_a_day_by_signing_in_or_coming(hall: Hall) -> None:
    anna = await hall.account("Anna")
    await spend(hall, anna.user, 95)
    await hall.members.sign_in(ANNA)
    assert await hall.archive.ledger.balance(anna.user) == 20
    await spend(hall, anna.user, 15)
    sitter = await hall.sit(anna)
    await hall.yourself.arrived(sitter)
    assert sitter.told[-1]["taler"] == 5
    hall.clock.ms += DAY
    await hall.yourself.arrived(sitter)
    assert sitter.told[-1]["taler"] == 20
    assert await hall.archive.ledger.total() == 0


async def test_guests_and_programs_are_given_nothing(hall: Hall) -> None:
    anna = await hall.account("Anna")
    robot = await hall.programs.add(anna, "Robbe")
    bot = await hall.people.by_token(robot.token)
    guest = (await hall.people.new_guest("de")).person
    for person in (bot, guest):
        assert person is not None
        sitter = await hall.sit(person)
        await hall.yourself.arrived(sitter)
        assert (sitter.told[-1]["taler"], sitter.told[-1]["bot"]) == (0, person.bot)


# --- signing out, another password --------------------------------------


async def test_signing_out_closes_all_sockets_and_ends_this_token_alone(hall: Hall) -> None:
    anna = await hall.account("Anna")
    phone, desk = [await hall.members.sign_in(ANNA) for _ in range(2)]
    sitter = await hall.sit(anna)
    await hall.people.sign_out(phone.token)
    assert sitter.closed is CloseCode.SIGNED_OUT
    assert await holder(hall, phone.token) is None
    assert await holder(hall, desk.token) == anna.user


async def test_signing_out_everywhere_ends_all_tokens(hall: Hall) -> None:
    anna = await hall.account("Anna")
    tokens = [(await hall.members.sign_in(ANNA)).token for _ in range(2)]
    sitter = await hall.sit(anna)
    await hall.members.sign_out_everywhere(anna)
    assert sitter.closed is CloseCode.SIGNED_OUT
    assert [await holder(hall, token) for token in tokens] == [None, None]


async def test_another_password_ends_all_other_devices(hall: Hall) -> None:
    anna = await hall.account("Anna")
    phone, desk = [await hall.members.sign_in(ANNA) for _ in range(2)]
    sitter = await hall.sit(anna)
    change = ChangePassword(old="fjordblick", new="moorbirke")
    await hall.members.change_password(anna, desk.token, change)
    assert sitter.closed is CloseCode.SIGNED_OUT
    assert await holder(hall, phone.token) is None
    assert await holder(hall, desk.token) == anna.user
    with pytest.raises(ServiceError):
        await hall.members.sign_in(ANNA)
    await hall.members.sign_in(SignIn(name="Anna", password="moorbirke"))


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("geraten1", "moorbirke", ErrorCode.NOT_PROVEN),
        ("fjordblick", "kurz", ErrorCode.TOO_WEAK),
    ],
)
async def test_a_refused_change_leaves_the_password_as_it_was(
    hall: Hall, old: str, new: str, code: ErrorCode
) -> None:
    anna = await hall.account("Anna")
    desk = await hall.members.sign_in(ANNA)
    with pytest.raises(ServiceError) as refused:
        await hall.members.change_password(anna, desk.token, ChangePassword(old=old, new=new))
    assert refused.value.code is code
    assert (await hall.members.sign_in(ANNA)).person == anna
    assert await holder(hall, desk.token) == anna.user


async def test_guessing_by_way_of_a_change_is_slowed_down_too(hall: Hall) -> None:
    anna = await hall.account("Anna")
    for _ in range(FREE):
        with pytest.raises(ServiceError):
            await hall.members.delete(anna, "geraten1")
    with pytest.raises(ServiceError) as refused:
        await hall.members.sign_in(ANNA)
    assert refused.value.code is ErrorCode.RATE_LIMITED


async def test_settings_are_the_same_wherever_one_signs_in(hall: Hall) -> None:
    anna = await hall.account("Anna")
    unset = AccountSettings(challenges="everyone", page={})
    assert await hall.members.settings(anna) == unset
    wanted = AccountSettings(challenges="friends", page={"theme": "dark", "sound": False})
    await hall.members.change_settings(anna, wanted)
    there = (await hall.members.sign_in(ANNA)).person
    assert await hall.members.settings(there) == wanted


async def test_what_only_accounts_have_is_refused_to_guests_and_programs(hall: Hall) -> None:
    anna = await hall.account("Anna")
    robot = await hall.programs.add(anna, "Robbe")
    bot = await hall.people.by_token(robot.token)
    guest = (await hall.people.new_guest("de")).person
    change = ChangePassword(old="fjordblick", new="moorbirke")
    settings = AccountSettings(challenges="nobody", page={})
    for person in (guest, bot):
        assert person is not None
        for act in (
            hall.members.sign_out_everywhere(person),
            hall.members.change_password(person, "token", change),
            hall.members.change_email(person, "x@example.org"),
            hall.members.settings(person),
            hall.members.change_settings(person, settings),
            hall.programs.add(person, "Otter"),
        ):
            with pytest.raises(ServiceError) as refused:
                await act
            assert refused.value.code is ErrorCode.ACCOUNT_NEEDED
    with pytest.raises(ServiceError) as refused:
        await hall.members.delete(bot, None)  # type: ignore[arg-type]  # it is somebody
    assert refused.value.code is ErrorCode.ACCOUNT_NEEDED


# --- one's own data, leaving --------------------------------------------


async def test_an_export_holds_what_is_kept_and_no_secret(hall: Hall) -> None:
    anna = await hall.account("Anna")
    await hall.members.change_email(anna, "anna@example.org")
    kept = await hall.members.export(anna)
    assert kept["user"]["name"] == "Anna"  # type: ignore[index]  # plain data
    assert "anna@example.org" in str(kept)
    assert "argon2" not in str(kept)


async def test_exports_are_rationed(hall: Hall) -> None:
    anna = await hall.account("Anna")
    for _ in range(hall.limits.exports.count):
        await hall.members.export(anna)
    with pytest.raises(ServiceError) as refused:
        await hall.members.export(anna)
    assert refused.value.code is ErrorCode.RATE_LIMITED


async def test_whoever_deletes_the_account_is_gone_with_his_programs(hall: Hall) -> None:
    anna = await hall.account("Anna")
    desk = await hall.members.sign_in(ANNA)
    robot = await hall.programs.add(anna, "Robbe")
    sitters = [await hall.sit(anna), await hall.sit(await known(hall, robot.token))]
    await hall.members.delete(anna, "fjordblick")
    assert [sitter.closed for sitter in sitters] == [CloseCode.SIGNED_OUT] * 2
    assert await holder(hall, desk.token) is None
    assert await holder(hall, robot.token) is None
    assert sorted(hall.left.users) == sorted([anna.user, robot.user])
    with pytest.raises(ServiceError):
        await hall.members.sign_in(ANNA)
    assert await hall.archive.ledger.total() == 0
    await hall.account("Anna")  # the name is free again


async def known(hall: Hall, token: str) -> Guest:
    person = await hall.people.by_token(token)
    assert person is not None
    return person


async def test_a_wrong_password_deletes_nothing(hall: Hall) -> None:
    anna = await hall.account("Anna")
    for password in ("geraten1", None):
        with pytest.raises(ServiceError) as refused:
            await hall.members.delete(anna, password)
        assert refused.value.code is ErrorCode.NOT_PROVEN
    assert await hall.people.by_id(anna.user) == anna
    assert hall.left.users == []


async def test_a_guest_can_be_forgotten_too(hall: Hall) -> None:
    guest = await hall.people.new_guest("de")
    await hall.members.delete(guest.person, None)
    assert await hall.people.by_token(guest.token) is None


# --- names --------------------------------------------------------------


async def test_a_new_name_is_told_on_all_devices(hall: Hall) -> None:
    anna = await hall.account("Anna")
    sitter = await hall.sit(anna)
    renamed = await hall.people.rename(anna, "Berta")
    await hall.yourself.changed(anna.user)
    await hall.rest()
    assert sitter.person == renamed
    assert sitter.told[-1]["person"]["name"] == "Berta"
    assert (await hall.members.sign_in(SignIn(name="berta", password="fjordblick"))).person


async def test_what_was_read_before_a_change_is_never_told_after_it(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = await hall.account("Anna")
    sitter = await hall.sit(anna)
    balance = hall.archive.ledger.balance
    read, go_on = asyncio.Event(), asyncio.Event()

    async def slow(user: str) -> int:
        read.set()
        await go_on.wait()
        return await balance(user)

    monkeypatch.setattr(hall.archive.ledger, "balance", slow)
    early = asyncio.ensure_future(hall.yourself.tell(anna.user))
    await read.wait()  # Anna's present name is read, and not told yet
    await hall.people.rename(anna, "Berta")
    late = asyncio.ensure_future(hall.yourself.tell(anna.user))
    go_on.set()
    await asyncio.gather(early, late)
    assert [told["person"]["name"] for told in sitter.told] == ["Anna", "Berta"]
    assert sitter.person.name == "Berta"


async def test_a_name_changes_only_so_often(hall: Hall) -> None:
    anna = await hall.account("Anna")
    for number in range(hall.limits.renames.count):
        anna = await hall.people.rename(anna, f"Anna{number}")
    with pytest.raises(ServiceError) as refused:
        await hall.people.rename(anna, "Berta")
    assert (refused.value.code, refused.value.facts) == (ErrorCode.LIMIT, {"limit": "renames"})
    assert (await hall.people.by_id(anna.user)) == anna
