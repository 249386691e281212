"""Builds what people are to each other and what hosts may do: a part of the wiring in `app.py`."""

from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Any

from server.archive.sql import SqlArchive
from server.backup import HouseBackup
from server.config import Settings
from server.limits import Buckets
from server.ports import Chance, WallClock
from server.services.accounts import Accounts
from server.services.attending import Attending
from server.services.circles import Circles
from server.services.host_desk import HostDesk
from server.services.hosting import Books, Hosting
from server.services.leaving import Leaving
from server.services.nodes import Nodes
from server.services.notices import Notices
from server.services.room import Room
from server.services.tables import Tables
from server.services.talk import Talk
from server.services.talk_desk import TalkDesk
from server.services.yourself import Yourself
from server.store.node import StoreNode

HIDDEN = "…"
"""What stands in the place of a setting that may hold a secret."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Social:
    """The two desks, and what lies behind them."""

    talk: TalkDesk
    hosts: HostDesk
    hosting: Hosting
    nodes: Nodes


def build_social(
    settings: Settings,
    store: StoreNode,
    archive: SqlArchive,
    database_url: str,
    *,
    accounts: Accounts,
    attending: Attending,
    circles: Circles,
    leaving: Leaving,
    room: Room,
    tables: Tables,
    yourself: Yourself,
    chance: Chance,
    wall: WallClock,
    spawn: Callable[[Coroutine[Any, Any, None]], None],
) -> Social:
    """Everything about talk, friends, reports and hosts."""
    limits = settings.limits
    nodes = Nodes(
        store.id,
        room=room,
        store=store.room,
        liveness=store.liveness,
        figures=lambda: {"people": len(room.everybody()), "tables": tables.count()},
        spawn=spawn,
    )
    notices = Notices(room, store.room, spawn=spawn)
    talk = Talk(
        store.talk,
        attending,
        circles,
        archive.sanctions,
        wall=wall,
        clock=store.clock,
        rate=limits.chat,
        burst=limits.chat_burst,
    )
    hosting = Hosting(
        Books(
            archive=archive,
            accounts=archive.accounts,
            sanctions=archive.sanctions,
            reports=archive.reports,
            acts=archive.acts,
        ),
        accounts=accounts,
        leaving=leaving,
        yourself=yourself,
        tables=tables,
        room=room,
        notices=notices,
        nodes=nodes,
        backup=HouseBackup(
            database_url,
            store.client,
            data=settings.data,
            embedded=settings.store_url is None,
        ),
        settings=shown_settings(settings),
        chance=chance,
        wall=wall,
    )
    return Social(
        talk=TalkDesk(
            talk,
            circles,
            archive.reports,
            notices,
            wall=wall,
            report_rates=Buckets(limits.reports),
        ),
        hosts=HostDesk(hosting, archive.accounts, wall),
        hosting=hosting,
        nodes=nodes,
    )


def shown_settings(settings: Settings) -> dict[str, object]:
    """The settings in force as hosts see them: what may hold a password is hidden."""
    shown: dict[str, object] = settings.model_dump(mode="json")
    for name, field in type(settings).model_fields.items():
        if not field.repr and shown[name] is not None:
            shown[name] = HIDDEN
    return shown
