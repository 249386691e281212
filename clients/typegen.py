"""Writes the JSON schemas the web client's types are made from: `python -m clients.typegen FOLDER`.

One file for the wire, one a game. Serialization mode with every field required: the types describe
what arrives, where defaults are filled in; so the tags are not optional, and unions can be told
apart.
"""

import json
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Final

from pydantic import Discriminator, TypeAdapter
from pydantic.json_schema import GenerateJsonSchema
from pydantic_core import core_schema

from protocol.commands import AnyMessage
from protocol.frames import AnyFrame
from rules.game import AnyGame
from rules.games import GAMES

Schema = dict[str, Any]


class _Arriving(GenerateJsonSchema):
    """Every field is there, and no field has a title (each would become a type of its own)."""

    def field_is_required(
        self,
        field: core_schema.ModelField | core_schema.DataclassField | core_schema.TypedDictField,
        total: bool,
    ) -> bool:
        return True

    def field_title_should_be_set(self, schema: Any) -> bool:
        return False


def _schema(title: str, roots: Mapping[str, Any]) -> Schema:
    """An object whose fields are the roots: a plain name for each union."""
    inputs: list[tuple[str, Any, TypeAdapter[Any]]] = [
        (name, "serialization", TypeAdapter(root)) for name, root in roots.items()
    ]
    references, shared = TypeAdapter.json_schemas(inputs, schema_generator=_Arriving)
    return {
        "title": title,
        "type": "object",
        "properties": {name: references[name, "serialization"] for name in roots},
        "required": list(roots),
        "$defs": shared.get("$defs", {}),
    }


def wire_schema() -> Schema:
    """What a client asks and what it hears."""
    return _schema("Wire", {"message": AnyMessage, "frame": AnyFrame})


def game_schema(game: AnyGame) -> Schema:
    """A game's options, actions, events and view."""
    title = "".join(word.capitalize() for word in game.id.split("_"))
    roots = {"action": _tagged(game.Action), "event": _tagged(game.Event), "view": game.View}
    return _schema(title, roots)


def _tagged(union: Any) -> Any:
    return Annotated[union, Discriminator("type")]


def write_schemas(folder: Path) -> None:
    """Write `wire.json` and `<game>.json`."""
    folder.mkdir(parents=True, exist_ok=True)
    schemas = {"wire": wire_schema()} | {game.id: game_schema(game) for game in GAMES.values()}
    for name, schema in schemas.items():
        text = json.dumps(schema, ensure_ascii=False, indent=2, sort_keys=True)
        (folder / f"{name}.json").write_text(text + "\n", encoding="utf-8")


_USAGE: Final = "usage: python -m clients.typegen FOLDER"


def main() -> int:
    """Write into the folder the command line names."""
    if len(sys.argv) != 2:  # the program's name and the folder
        sys.stderr.write(f"{_USAGE}\n")
        return 2
    write_schemas(Path(sys.argv[1]))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
