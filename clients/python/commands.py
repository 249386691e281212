"""What the clients add to the command line, found by the entry points of pyproject.toml.

Only typer is imported before a command runs.
"""

import asyncio
import os
from typing import Annotated

import typer

HERE = "http://localhost:8080"


def terminal(
    url: Annotated[str, typer.Option(help="A house, a table or a challenge.")] = HERE,
    name: Annotated[str | None, typer.Option(help="How you want to be called.")] = None,
    lang: Annotated[str | None, typer.Option(help="de or en; default: the system's.")] = None,
    sign_in: Annotated[str | None, typer.Option(help="Be the account of this name.")] = None,
    register: Annotated[str | None, typer.Option(help="Become an account of this name.")] = None,
    braille: Annotated[
        int | None, typer.Option(min=20, help="Lines of at most so many characters: 40, say.")
    ] = None,
) -> None:
    """Play in the terminal: numbers choose, ? shows everything."""
    from clients.python.terminal.app import visit
    from clients.python.terminal.ears import Ears, listen_to_stdin
    from clients.python.terminal.entering import enter
    from clients.python.terminal.identity import Identities
    from clients.python.texts import Language, house_book

    language: Language = "de" if (lang or _system_language()).startswith("de") else "en"
    account = sign_in or register
    password = ""
    if account is not None:
        question = house_book(language).say("terminal-password", name=account)
        password = typer.prompt(question, hide_input=True)

    async def run() -> bool:
        if account is not None and not await enter(
            url,
            name=account,
            password=password,
            is_new=sign_in is None,
            language=language,
            tell=typer.echo,
            identities=Identities(),
        ):
            return False
        ears = Ears()
        listen_to_stdin(ears)
        return await visit(
            url,
            language=language,
            tell=typer.echo,
            ears=ears,
            identities=Identities(),
            name=name,
            width=braille,
        )

    try:
        is_well = asyncio.run(run())
    except KeyboardInterrupt:
        is_well = True
    raise typer.Exit(0 if is_well else 1)


def _system_language() -> str:
    found = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return next((value for value in found if value), "en")


def smoke(
    url: Annotated[str | None, typer.Option(help="Default: a house of its own.")] = None,
    game: Annotated[list[str] | None, typer.Option(help="Only these; default: all.")] = None,
    tables: Annotated[int, typer.Option(min=1, help="Tables of each game.")] = 20,
    lobby: Annotated[
        bool, typer.Option("--lobby", help="The waiting room instead of whole games.")
    ] = False,
) -> None:
    """Play many whole games over real sockets and check every promise; exit code 0: all kept."""
    from clients.python.smoke.run import smoke as play
    from clients.python.smoke.run import smoke_lobby

    if lobby:
        is_well = asyncio.run(smoke_lobby(url, tell=typer.echo))
    else:
        is_well = asyncio.run(play(url, wanted=game or [], tables=tables, tell=typer.echo))
    raise typer.Exit(0 if is_well else 1)
