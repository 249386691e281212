"""The hosts' tools, on two nodes, by socket and by command line. Source: ux.md 7."""

import asyncio
import json
import re
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, closing
from pathlib import Path
from typing import Any, NamedTuple
from urllib.request import ProxyHandler, Request, build_opener

import pytest
import pytest_asyncio

from clients.python.sdk import Client, Ended, Refused
from protocol.errors import CloseCode, ErrorCode
from protocol.hosting import AnyHostCommand
from tests.e2e.players import PATIENCE_S, is_over, seated, until
from tests.processes import Server, in_thread, running, short_folder

pytestmark = [pytest.mark.processes, pytest.mark.asyncio(loop_scope="module")]

SPAN_MINUTES = 60


class Nodes(NamedTuple):
    """Two servers on one data folder."""

    data: Path
    first: Server
    second: Server


@pytest.fixture(scope="module")
def nodes() -> Iterator[Nodes]:
    with short_folder() as data, running(data) as first, running(data) as second:
        yield Nodes(data, first, second)


def command(data: Path, *words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "server", "host", "--data", str(data), *words],
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE_S,
    )


def registered(url: str, token: str, name: str) -> None:
    request = Request(
        f"{url}/api/account/register",
        data=json.dumps({"name": name, "password": "ein langes Passwort"}).encode(),
        headers={"Authorization": f"Bearer {token}", "Content-Type": "application/json"},
        method="POST",
    )
    with build_opener(ProxyHandler({})).open(request, timeout=PATIENCE_S):
        pass


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def host(nodes: Nodes) -> AsyncIterator[Client]:
    """Hilde, who was made a host at the machine."""
    async with await Client.connect(nodes.first.url) as hilde:
        await in_thread(registered, nodes.first.url, hilde.token, "Hilde")
        made = await in_thread(command, nodes.data, "appoint", "Hilde")
        assert made.returncode == 0, made.stderr
        yield hilde


@pytest_asyncio.fixture(loop_scope="module")
async def people(nodes: Nodes, host: Client) -> AsyncIterator[tuple[Client, Client]]:
    """Two guests, the second at the other node."""
    async with AsyncExitStack() as stack:
        anna, bo = [
            await stack.enter_async_context(await Client.connect(url))
            for url in (nodes.first.url, nodes.second.url)
        ]
        yield anna, bo


async def refused(work: Any) -> str:
    with pytest.raises(Refused) as refusal:
        await work
    return refusal.value.code


async def acts(host: Client) -> list[tuple[str, str, str]]:
    return [(act["by"], act["what"], act["target"]) for act in await host.host.acts()]


def every_question(client: Client) -> list[Any]:
    """One of each kind that only hosts may ask."""
    tools = client.host
    return [
        tools.overview(),
        tools.find("Anna"),
        tools.rename(client.person.user, "Koenig"),
        tools.sanction(client.person.user, "muted", 1, "no"),
        tools.lift(client.person.user, "muted"),
        tools.void("table", "no"),
        tools.banner("no"),
        tools.drain("node"),
        tools.backup(),
        tools.reports(),
        tools.close_report("key"),
        tools.acts(),
    ]


async def test_whoever_is_no_host_is_refused_whatever_he_asks(
    people: tuple[Client, Client], host: Client
) -> None:
    anna, _ = people
    asked = every_question(anna)
    assert len(asked) == len(AnyHostCommand.__args__)
    before = await host.host.acts()
    for question in asked:
        assert await refused(question) == ErrorCode.FORBIDDEN
    assert await host.host.acts() == before


async def test_the_mark_of_a_host_counts_at_once_and_no_longer_than_it_is_there(
    nodes: Nodes, people: tuple[Client, Client]
) -> None:
    _, bo = people
    nobody = await in_thread(command, nodes.data, "appoint", bo.person.name)
    assert nobody.returncode == 1  # a guest has no account
    assert "not_found" in nobody.stderr
    await in_thread(registered, nodes.second.url, bo.token, "Bodo")
    assert (await in_thread(command, nodes.data, "appoint", "Bodo")).returncode == 0
    assert (await bo.host.overview())["people"]
    assert (await in_thread(command, nodes.data, "dismiss", "Bodo")).returncode == 0
    assert await refused(bo.host.overview()) == ErrorCode.FORBIDDEN


async def test_people_are_found_renamed_and_heard_of_everywhere(
    people: tuple[Client, Client], host: Client
) -> None:
    anna, bo = people
    found = await host.host.find(anna.person.user)
    assert [person["name"] for person in found["people"]] == [anna.person.name]
    await host.host.rename(anna.person.user, "Astrid")
    async with asyncio.timeout(PATIENCE_S):
        async for news in bo.room():
            row = news.rows.get(f"player:{anna.person.user}")
            if row is not None and row.name == "Astrid":
                break
    assert (await acts(host))[0] == ("Hilde", "rename", anna.person.user)
    assert await refused(host.host.rename(bo.person.user, "Astrid")) == ErrorCode.NAME_TAKEN
    assert await refused(host.host.rename(bo.person.user, "x")) == ErrorCode.NAME_INVALID
    assert await refused(host.host.rename("nobody", "Niemand")) == ErrorCode.NOT_FOUND


async def test_who_is_muted_reads_and_cannot_write_until_it_is_lifted(
    people: tuple[Client, Client], host: Client
) -> None:
    anna, bo = people
    here, there = await anna.talk.enter(), await bo.talk.enter()
    await host.host.sanction(anna.person.user, "muted", SPAN_MINUTES, "Lärm")
    with pytest.raises(Refused) as refusal:
        await here.say("Darf ich?")
    assert (refusal.value.code, refusal.value.facts["reason"]) == (ErrorCode.MUTED, "Lärm")
    await there.say("Nein")
    async for line in here:
        if line.text == "Nein":
            break
    await host.host.lift(anna.person.user, "muted")
    assert await here.say("Danke") > 0
    assert await refused(host.host.lift(anna.person.user, "muted")) == ErrorCode.NOT_FOUND
    blank = host.host.sanction(anna.person.user, "muted", 1, " \u200b")
    assert await refused(blank) == ErrorCode.BAD_MESSAGE


async def test_who_is_suspended_is_put_out_everywhere_and_leaves_his_table(
    nodes: Nodes, host: Client
) -> None:
    async with seated([nodes.first.url, nodes.second.url]) as pair:
        _, bo = pair.clients
        await host.host.sanction(bo.person.user, "suspended", SPAN_MINUTES, "Betrug")
        with pytest.raises(Ended) as ended:
            await until(pair.tables[1], lambda _frame: False)
        assert ended.value.code == CloseCode.SIGNED_OUT
        left = await until(pair.tables[0], lambda frame: frame.seats[1].presence == "left")
        assert left.seats[1].claim_ms is not None
        with pytest.raises(Ended):
            await Client.connect(nodes.second.url, bo.token)


async def test_a_table_is_voided_for_both_whatever_it_was_doing(nodes: Nodes, host: Client) -> None:
    async with seated([nodes.first.url, nodes.second.url]) as pair:
        found = (await host.host.find(pair.id))["table"]
        assert (found["game"], found["over"], len(found["seats"])) == ("bagalut", False, 2)
        assert set(found) == {"table", "game", "seats", "over", "settled", "frozen", "stake"}
        await host.host.void(pair.id, "Fehler im Spiel")
        for table in pair.tables:
            over = await until(table, is_over)
            assert over.outcome is not None
            assert (over.outcome.aborted, over.outcome.ranking) == (True, [])
        assert await refused(host.host.void(pair.id, "again")) == "table_over"
        assert await refused(host.host.void("nowhere", "x")) == ErrorCode.NOT_FOUND
        assert (await acts(host))[0] == ("Hilde", "void", pair.id)


async def noticed(client: Client, holds: Callable[[str | None], bool]) -> None:
    changed = asyncio.Event()
    client.on_notice = changed.set
    async with asyncio.timeout(PATIENCE_S):
        while not holds(None if client.notice is None else client.notice.text):
            changed.clear()
            await changed.wait()


async def test_a_notice_is_on_every_screen_and_on_that_of_whoever_comes(
    nodes: Nodes, people: tuple[Client, Client], host: Client
) -> None:
    await host.host.banner("Wartung <b>heute</b>\u202e", at=1_800_000_000_000)
    for client in people:
        await noticed(client, lambda text: text == "Wartung <b>heute</b>")
        assert client.notice is not None
        assert client.notice.at == 1_800_000_000_000
    async with await Client.connect(nodes.second.url) as late:
        await noticed(late, bool)
    await host.host.banner("")
    for client in people:
        await noticed(client, lambda text: text is None)


async def test_reports_are_read_and_closed(people: tuple[Client, Client], host: Client) -> None:
    anna, bo = people
    await anna.talk.report(bo.person.user, "cheating", text="Er sieht <i>alles</i>")
    [report] = [each for each in await host.host.reports() if each["by"] == anna.person.user]
    assert (report["about"], report["reason"], report["text"]) == (
        bo.person.user,
        "cheating",
        "Er sieht <i>alles</i>",
    )
    await host.host.close_report(report["key"])
    assert report["key"] not in {each["key"] for each in await host.host.reports()}
    assert await refused(host.host.close_report(report["key"])) == ErrorCode.NOT_FOUND


async def test_a_backup_holds_what_is_there(nodes: Nodes, host: Client) -> None:
    made = await host.host.backup()
    assert made["by_hand"] == []
    await in_thread(_look_into, Path(made["folder"]), made["files"])
    assert (await acts(host))[0][1] == "backup"


def _look_into(folder: Path, files: list[str]) -> None:
    assert set(files) == {file.name for file in folder.iterdir()}
    assert folder.stat().st_mode & 0o077 == 0
    with closing(sqlite3.connect(folder / "wartesaal.sqlite")) as copy:
        assert copy.execute("SELECT count(*) FROM users WHERE name = 'Hilde'").fetchone() == (1,)
        assert copy.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    assert (folder / "dump.rdb").read_bytes().startswith((b"REDIS", b"VALKEY"))


async def test_the_command_line_does_the_same_and_is_in_the_same_book(
    nodes: Nodes, people: tuple[Client, Client], host: Client
) -> None:
    anna, _ = people
    done = await in_thread(
        command, nodes.data, "mute", anna.person.user, "--minutes", "5", "--reason", "laut"
    )
    assert done.returncode == 0, done.stderr
    assert await refused((await anna.talk.enter()).say("Hallo")) == ErrorCode.MUTED
    by, what, target = (await acts(host))[0]
    assert by.startswith("shell:")
    assert (what, target) == ("muted", anna.person.user)
    listed = await in_thread(command, nodes.data, "find", anna.person.user)
    assert anna.person.name in listed.stdout
    wrong = await in_thread(command, nodes.data, "void", "nowhere", "--reason", "x")
    assert (wrong.returncode, wrong.stdout) == (1, "")
    assert "not_found" in wrong.stderr


async def test_a_drained_node_hands_over_and_games_go_on_elsewhere(nodes: Nodes) -> None:
    async with seated([nodes.second.url]) as pair:
        before = await until(pair.tables[0], lambda _frame: True)
        overview = await in_thread(command, nodes.data, "overview")
        names = sorted(set(re.findall(r"'node': '([^']+)'", overview.stdout)))
        assert len(names) == 2
        assert "not_found" in (await in_thread(command, nodes.data, "drain", "nowhere")).stderr
        assert (await in_thread(command, nodes.data, "drain", names[0])).returncode == 0
        last = await in_thread(command, nodes.data, "drain", names[1])
        assert (last.returncode, "last_node" in last.stderr) == (1, True)

        ready = [await in_thread(_is_ready, server.url) for server in nodes[1:]]
        assert sorted(ready) == [False, True]
        drained, other = nodes[1:] if not ready[0] else (nodes.second, nodes.first)
        async with await Client.connect(other.url, pair.clients[0].token) as elsewhere:
            frame = await until(elsewhere.table(pair.id), lambda _frame: True)
            assert frame.view == before.view
    assert (await in_thread(command, nodes.data, "drain", names[0], "--off")).returncode == 0
    await in_thread(drained.wait_for, "node_serves")
    assert await in_thread(_is_ready, drained.url)


def _is_ready(url: str) -> bool:
    try:
        with build_opener(ProxyHandler({})).open(f"{url}/readyz", timeout=PATIENCE_S) as answer:
            return bool(answer.status == 200)
    except OSError:
        return False
