"""`wartesaal host …`: the hosts' tools at the machine itself, the same acts as on the admin page.

They work on the same data as the servers, whether one is running or not. The first host is made
here: `wartesaal host appoint NAME`.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from getpass import getuser
from pathlib import Path
from typing import Annotated, Any

import structlog
import typer

from protocol.frames import Plain
from server.config import Settings
from server.log_setup import set_up_logging
from server.ports_people import SanctionKind
from server.services.hosting import By, Hosting
from server.services.refusals import refusal
from server.wiring import OpenHouse, open_house

app = typer.Typer(help="What hosts do: people, tables, notices, backups.", no_args_is_help=True)

Name = Annotated[str, typer.Argument(help="Name or id of a person.")]
Reason = Annotated[str, typer.Option(help="Why; the person reads it.")]
Minutes = Annotated[int, typer.Option(min=1, help="For how long.")]


@app.callback()
def where(
    context: typer.Context,
    data: Annotated[Path | None, typer.Option(envvar="DATA", help="Folder of the server.")] = None,
    store_url: Annotated[str | None, typer.Option(help="A Valkey or Redis of your own.")] = None,
    database_url: Annotated[str | None, typer.Option(help="A database of your own.")] = None,
) -> None:
    """On whose data; the settings of the server hold here too."""
    options = {"data": data, "store_url": store_url, "database_url": database_url}
    given: dict[str, Any] = {name: value for name, value in options.items() if value is not None}
    context.obj = Settings(**given)


@app.command()
def overview(context: typer.Context) -> None:
    """People, tables, nodes, what is not settled, the settings in force."""
    _print(_do(context, lambda hosting, _by: hosting.overview()))


@app.command()
def find(context: typer.Context, query: Annotated[str, typer.Argument()]) -> None:
    """People whose names begin so; a person or a table by id."""
    found = _do(context, lambda hosting, _by: hosting.find(query))
    for person in found["people"]:
        _print(person)
    if found["table"] is not None:
        _print(found["table"])


@app.command()
def appoint(context: typer.Context, name: Name) -> None:
    """Make somebody who has an account a host."""
    _do(context, lambda hosting, by: _appoint(hosting, by, name, host=True))


@app.command()
def dismiss(context: typer.Context, name: Name) -> None:
    """Somebody is a host no longer."""
    _do(context, lambda hosting, by: _appoint(hosting, by, name, host=False))


@app.command()
def rename(
    context: typer.Context, name: Name, to: Annotated[str, typer.Argument(help="The new name.")]
) -> None:
    """Give somebody another name."""

    async def act(hosting: Hosting, by: By) -> None:
        await hosting.rename(by, await _id_of(hosting, name), to)

    _do(context, act)


@app.command()
def mute(context: typer.Context, name: Name, minutes: Minutes, reason: Reason) -> None:
    """Somebody may write nothing that others read."""
    _sanction(context, name, SanctionKind.MUTED, minutes, reason)


@app.command()
def suspend(context: typer.Context, name: Name, minutes: Minutes, reason: Reason) -> None:
    """Somebody may not sign in, and leaves his games."""
    _sanction(context, name, SanctionKind.SUSPENDED, minutes, reason)


@app.command()
def unrate(context: typer.Context, name: Name, minutes: Minutes, reason: Reason) -> None:
    """Somebody may play no rated games."""
    _sanction(context, name, SanctionKind.UNRATED, minutes, reason)


@app.command()
def lift(
    context: typer.Context, name: Name, kind: Annotated[SanctionKind, typer.Argument()]
) -> None:
    """End a sanction before its time."""

    async def act(hosting: Hosting, by: By) -> None:
        await hosting.lift(by, await _id_of(hosting, name), kind)

    _do(context, act)


@app.command()
def void(
    context: typer.Context, table: Annotated[str, typer.Argument(help="Its id.")], reason: Reason
) -> None:
    """End a table without a result; stakes go back."""
    _do(context, lambda hosting, by: hosting.void(by, table, reason))


@app.command()
def banner(
    context: typer.Context,
    text: Annotated[str, typer.Argument(help="Empty: take the notice away.")],
    at: Annotated[
        datetime | None, typer.Option(help="When the maintenance begins, in UTC.")
    ] = None,
) -> None:
    """Show everybody a notice."""
    moment = None if at is None else int(at.replace(tzinfo=UTC).timestamp() * 1000)
    _do(context, lambda hosting, by: hosting.banner(by, text, moment))


@app.command()
def drain(
    context: typer.Context,
    node: Annotated[str, typer.Argument(help="As `overview` names it.")],
    on: Annotated[bool, typer.Option("--on/--off", help="Hand over, or serve again.")] = True,
) -> None:
    """Let a node hand over all it has to the others."""
    _do(context, lambda hosting, by: hosting.drain(by, node, on=on))


@app.command()
def backup(context: typer.Context) -> None:
    """Copy what is kept, while the house goes on."""
    made = _do(context, lambda hosting, by: hosting.backup(by))
    for name in made.files:
        typer.echo(str(Path(made.folder) / name))
    if "postgresql" in made.by_hand:
        typer.echo("PostgreSQL: run pg_dump with the URL of your settings.", err=True)
    if "store" in made.by_hand:
        typer.echo("Valkey: it has written its dump.rdb; copy it from its folder.", err=True)


@app.command()
def reports(context: typer.Context) -> None:
    """What people have told the hosts."""
    for report in _do(context, lambda hosting, _by: hosting.reports()):
        _print(report)


@app.command()
def close(context: typer.Context, report: Annotated[str, typer.Argument(help="Its key.")]) -> None:
    """A report is dealt with."""
    _do(context, lambda hosting, by: hosting.close_report(by, report))


@app.command()
def acts(context: typer.Context) -> None:
    """The last acts of hosts."""
    for act in _do(context, lambda hosting, _by: hosting.acts()):
        _print(act)


@app.command(name="replay-check")
def replay_check(context: typer.Context) -> None:
    """Play every finished game again, as is done each night; exit code 1: some do not hold."""
    checked = _in_house(context, lambda house: house.replay_check.check_all())
    for table, what in checked.wrong:
        typer.echo(f"{table}: {what}")
    typer.echo(
        f"{checked.holding} hold, {len(checked.wrong)} do not, "
        f"{checked.other} were played by other rules"
    )
    if checked.wrong:
        raise typer.Exit(1)


def _sanction(
    context: typer.Context, name: str, kind: SanctionKind, minutes: int, reason: str
) -> None:
    async def act(hosting: Hosting, by: By) -> None:
        await hosting.sanction(by, await _id_of(hosting, name), kind, minutes, reason)

    _do(context, act)


async def _appoint(hosting: Hosting, by: By, name: str, *, host: bool) -> None:
    await hosting.appoint(by, await _id_of(hosting, name), host=host)


async def _id_of(hosting: Hosting, name: str) -> str:
    """Whose name or id this is exactly; a beginning is not enough to act on."""
    for person in (await hosting.find(name))["people"]:
        if name in (person["name"], person["user"]):
            return str(person["user"])
    raise typer.BadParameter(f"nobody is called {name}", param_hint="NAME")


def _do(context: typer.Context, act: Callable[[Hosting, By], Awaitable[Any]]) -> Any:
    """Do it as somebody at this machine."""

    async def as_host(house: OpenHouse) -> Any:
        by = By(name=f"shell:{getuser()}"[:40], key=f"shell:{house.chance.new_id()}")
        return await act(house.social.hosting, by)

    return _in_house(context, as_host)


def _in_house(context: typer.Context, act: Callable[[OpenHouse], Awaitable[Any]]) -> Any:
    """Open the house, do it, and close the house."""
    settings: Settings = context.obj
    set_up_logging(settings)
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.ERROR))

    async def inside() -> Any:
        async with open_house(settings, serves=False) as house:
            return await act(house)

    try:
        return asyncio.run(inside())
    except typer.BadParameter:
        raise
    except Exception as fault:
        answer = refusal(None, fault)
        if answer is None:
            raise
        typer.echo(f"refused: {answer['code']} {answer['facts'] or ''}".rstrip(), err=True)
        raise typer.Exit(1) from None


def _print(plain: Plain) -> None:
    """One thing a line, its fields in order; long ones (settings) one a line."""
    for name, value in plain.items():
        if isinstance(value, dict):
            for inner, each in value.items():
                typer.echo(f"{name}.{inner}: {each}")
    flat = {name: value for name, value in plain.items() if not isinstance(value, dict)}
    typer.echo("  ".join(f"{name}={value}" for name, value in flat.items()))
