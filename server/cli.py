"""The command line: `wartesaal serve`, `play`, `verify`, `games`, `host`, `db`.

Other packages add commands through the entry points `wartesaal.commands` (pyproject.toml): so
the clients bring `terminal` and `smoke`, and neither side imports the other. What a command
needs is imported when it runs: `wartesaal games` need not wait for a web server.
"""

from importlib.metadata import entry_points
from pathlib import Path
from typing import Annotated, Any, Final

import typer

GROUP: Final = "wartesaal.commands"

app = typer.Typer(
    help="Wartesaal: a waiting room for board games.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,  # a server's log wants a plain traceback
)
db = typer.Typer(help="The archive of accounts and finished games.", no_args_is_help=True)
app.add_typer(db, name="db")


@app.command()
def serve(
    host: Annotated[str | None, typer.Option(help="Address to listen on.")] = None,
    port: Annotated[int | None, typer.Option(help="Port to listen on.")] = None,
    data: Annotated[Path | None, typer.Option(help="Folder of all that is kept.")] = None,
    store_url: Annotated[str | None, typer.Option(help="A Valkey or Redis of your own.")] = None,
    database_url: Annotated[str | None, typer.Option(help="A database of your own.")] = None,
) -> None:
    """Run one server. All settings: WARTESAAL_* variables; options win over them."""
    from server.app import run
    from server.config import Settings

    options = {
        "host": host,
        "port": port,
        "data": data,
        "store_url": store_url,
        "database_url": database_url,
    }
    given: dict[str, Any] = {name: value for name, value in options.items() if value is not None}
    run(Settings(**given))


@app.command()
def play(
    port: Annotated[int | None, typer.Option(envvar="PORT", help="Default: 8080 or free.")] = None,
    data: Annotated[Path | None, typer.Option(envvar="DATA", help="Folder to keep it in.")] = None,
    browser: Annotated[
        bool, typer.Option("--open/--no-open", envvar="OPEN", help="Open the browser.")
    ] = True,
    lan: Annotated[bool, typer.Option("--lan", envvar="LAN", help="For the whole house.")] = False,
) -> None:
    """Run a server for yourself, with everything embedded, and open it in the browser."""
    from server import play as doorstep
    from server.app import run

    address = doorstep.lan_address() if lan else None
    settings = doorstep.play_settings(port=port, data=data, lan=address)
    for line in doorstep.invitation(settings, address):
        typer.echo(line)
    if browser and doorstep.has_display():
        doorstep.open_browser_when_listening(settings.port)
    run(settings)


@app.command()
def verify(
    records: Annotated[
        list[typer.FileBinaryRead], typer.Argument(help="Records; `-`: standard input.")
    ],
) -> None:
    """Play finished games' records again: was a deck touched, does everything follow?

    Of a record that holds only what one viewer saw, it says what nobody can check.
    Exit code 0: nothing is broken; 1: something is; 2: something is no record.
    """
    from server.verifying import UnreadableRecord, check

    worst = 0
    for record in records:
        try:
            report = check(record.read())
        except UnreadableRecord as error:
            typer.echo(f"{record.name}: no record: {error}", err=True)
            worst = 2
            continue
        verdict = "holds" if report.holds else "BROKEN"
        typer.echo(f"{record.name}: {verdict}; {chr(10).join(report.lines)}")
        worst = max(worst, 0 if report.holds else 1)
    raise typer.Exit(worst)


@app.command()
def games() -> None:
    """List the games this server knows: id, name, seats, version of the rules."""
    from server.config import Settings
    from server.registry import registered

    for game in registered(Settings().extra_games).values():
        seats = f"{game.seats.start}-{game.seats.stop - 1}"
        typer.echo(f"{game.id:16} {seats:>5} seats   rules version {game.rules_version}")


@app.command(
    context_settings={"allow_extra_args": True, "ignore_unknown_options": True},
    add_help_option=False,
)
def host(context: typer.Context) -> None:
    """What hosts do: people, tables, notices, backups (`wartesaal host --help`)."""
    from server.host_commands import app as hosts

    hosts(context.args, prog_name="wartesaal host")


@db.command()
def upgrade() -> None:
    """Bring the archive's tables to this version of the program."""
    from server.app import upgrade_database
    from server.config import Settings

    upgrade_database(Settings())


def main() -> None:
    """Run the command that was asked for."""
    for point in entry_points(group=GROUP):
        app.command(name=point.name)(point.load())
    app()
