"""What people told the hosts, and what the hosts did."""

from collections.abc import Sequence

from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from server.archive.engine import insert_once, reading, unbroken, writing
from server.archive.schema import HOST_ACTS, REPORTS, USERS
from server.ports_hosting import HostAct, OpenReport, Report
from server.ports_people import UnknownUser


class SqlReports:
    """The port `ReportArchive`."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    @unbroken
    async def report(self, report: Report, key: str) -> None:
        """Keep a report. Raises UnknownUser when it is about nobody."""
        here = select(USERS.c.id).where(USERS.c.id == report.about, USERS.c.deleted_at.is_(None))
        async with writing(self._engine) as connection:
            if (await connection.execute(here)).one_or_none() is None:
                raise UnknownUser(report.about)
            row = {
                "key": key,
                "about": report.about,
                "by": report.by,
                "reason": report.reason,
                "at": report.at,
                "table": report.table,
                "quoted": report.quoted,
                "text": report.text,
            }
            await insert_once(connection, REPORTS, row)

    async def open_reports(self, limit: int) -> Sequence[OpenReport]:
        """Those nobody has dealt with, newest first."""
        about, by = USERS.alias(), USERS.alias()
        query = (
            select(REPORTS, about.c.name.label("about_name"), by.c.name.label("by_name"))
            .join(about, about.c.id == REPORTS.c.about)
            .join(by, by.c.id == REPORTS.c.by)
            .where(REPORTS.c.closed_at.is_(None))
            .order_by(REPORTS.c.at.desc(), REPORTS.c.key)
            .limit(limit)
        )
        async with reading(self._engine) as connection:
            rows = (await connection.execute(query)).all()
        return [
            OpenReport(
                key=row.key,
                report=Report(
                    about=row.about,
                    by=row.by,
                    reason=row.reason,
                    at=row.at,
                    table=row.table,
                    quoted=row.quoted,
                    text=row.text,
                ),
                about_name=row.about_name,
                by_name=row.by_name,
            )
            for row in rows
        ]

    @unbroken
    async def close_report(self, key: str, by: str, now_ms: int) -> bool:
        """It is dealt with; False: there is no such open report."""
        closed = update(REPORTS).where(REPORTS.c.key == key, REPORTS.c.closed_at.is_(None))
        async with writing(self._engine) as connection:
            done = await connection.execute(closed.values(closed_at=now_ms, closed_by=by))
            return done.rowcount == 1


class SqlActs:
    """The port `ActArchive`."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    @unbroken
    async def note(self, act: HostAct, key: str) -> None:
        """Write an act down."""
        row = {
            "key": key,
            "at": act.at,
            "by": act.by,
            "what": act.what,
            "target": act.target,
            "detail": act.detail,
        }
        async with writing(self._engine) as connection:
            await insert_once(connection, HOST_ACTS, row)

    async def acts(self, limit: int) -> Sequence[HostAct]:
        """The last ones, newest first."""
        query = select(HOST_ACTS).order_by(HOST_ACTS.c.at.desc(), HOST_ACTS.c.key).limit(limit)
        async with reading(self._engine) as connection:
            rows = (await connection.execute(query)).all()
        return [
            HostAct(at=row.at, by=row.by, what=row.what, target=row.target, detail=row.detail)
            for row in rows
        ]
