"""What people tell the hosts, and the book of what hosts do."""

import pytest

from server.archive.sql import SqlArchive
from server.ports_hosting import HostAct, OpenReport, Report
from server.ports_people import UnknownUser
from tests.archive.people import NOW, accounts, guest

pytestmark = pytest.mark.asyncio


def report(at: int = NOW, about: str = "bo") -> Report:
    return Report(
        about=about, by="anna", reason="insult", at=at, table="t1", quoted="you …", text="again"
    )


async def test_a_report_is_open_until_a_host_has_dealt_with_it(archive: SqlArchive) -> None:
    await accounts(archive, "anna", "bo")
    await archive.reports.report(report(), "anna:1")
    assert await archive.reports.open_reports(10) == [
        OpenReport(key="anna:1", report=report(), about_name="bo", by_name="anna")
    ]
    assert await archive.reports.close_report("anna:1", "cleo", NOW + 1)
    assert not await archive.reports.close_report("anna:1", "cleo", NOW + 2)
    assert await archive.reports.open_reports(10) == []


async def test_the_newest_reports_come_first_and_each_once(archive: SqlArchive) -> None:
    await accounts(archive, "anna", "bo")
    for number in (1, 2, 3, 3):
        await archive.reports.report(report(NOW + number), f"anna:{number}")
    assert [each.key for each in await archive.reports.open_reports(2)] == ["anna:3", "anna:2"]


async def test_nobody_is_reported_who_is_not_there(archive: SqlArchive) -> None:
    await accounts(archive, "anna")
    with pytest.raises(UnknownUser):
        await archive.reports.report(report(about="nobody"), "anna:1")
    assert await archive.reports.open_reports(10) == []


async def test_reports_go_with_either_of_the_two(archive: SqlArchive) -> None:
    await accounts(archive, "anna", "bo")
    await guest(archive, "cleo")
    await archive.reports.report(report(), "anna:1")
    await archive.reports.report(report(about="cleo"), "anna:2")
    assert len((await archive.departure.export("anna"))["reports"]) == 2
    await archive.departure.delete("bo", NOW)
    assert [each.key for each in await archive.reports.open_reports(10)] == ["anna:2"]
    await archive.departure.delete("anna", NOW)
    assert await archive.reports.open_reports(10) == []


async def test_an_act_is_written_down_once_and_read_newest_first(archive: SqlArchive) -> None:
    acts = [
        HostAct(at=NOW + number, by="cleo", what="mute", target="bo", detail="shouting")
        for number in range(3)
    ]
    for number, act in enumerate([*acts, acts[-1]]):
        await archive.acts.note(act, f"cleo:{min(number, 2)}")
    assert await archive.acts.acts(2) == acts[:0:-1]
