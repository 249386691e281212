"""Writes the JSON schema of all that travels, from which the web client makes its types.

    python -m clients.typegen FOLDER

One file a module: `wire.json` (messages and frames), `table.json` (the table's own events),
`people.json` and `days.json` (over HTTP) and one a game. The same types give the same
bytes, so a difference is a change.
"""

import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from itertools import chain, count
from pathlib import Path
from typing import Annotated, Any, Final, NamedTuple, TypeAlias

from pydantic import Discriminator, TypeAdapter
from pydantic.json_schema import GenerateJsonSchema, JsonSchemaMode, JsonSchemaValue
from pydantic_core import core_schema

from protocol import account, daily, people
from protocol.commands import AnyMessage
from protocol.frames import AnyFrame
from rules.game import AnyGame
from rules.games import GAMES
from rules.match.events import TableEvent


class Export(NamedTuple):
    """A type that a module is made for.

    field: where it stands in the module's one interface (`Bagalut["action"]`).
    name:  of the type itself; a class has its own already.
    """

    field: str
    name: str
    form: Any


Module: TypeAlias = Sequence[Export]

MODE: Final[JsonSchemaMode] = "serialization"


LONG: Final = 6
"""A set of more strings than this gets a name."""


class NarrowingSchema(GenerateJsonSchema):
    """JSON schema from which json-schema-to-typescript makes unions that narrow by their tag."""

    def field_is_required(self, *_field: Any, **_more: Any) -> bool:
        """Every field is there: an optional tag cannot tell actions apart."""
        return True

    def field_title_should_be_set(self, _schema: Any) -> bool:
        """No titles for fields: each would become a type of its own."""
        return False

    def tuple_schema(self, schema: core_schema.TupleSchema) -> JsonSchemaValue:
        """Tuples as json-schema-to-typescript knows them: it has not heard of `prefixItems`."""
        json_schema = super().tuple_schema(schema)
        if "prefixItems" in json_schema:
            json_schema["items"] = json_schema.pop("prefixItems")
        return json_schema


def game_module(game: AnyGame) -> Module:
    """The types of one game, under the names every game's module has."""
    return [
        Export("options", "Options", game.Options),
        Export("action", "Action", _tagged(game.Action)),
        Export("event", "Event", _tagged(game.Event)),
        Export("view", "View", game.View),
    ]


def modules() -> Mapping[str, Module]:
    """Every module to write, by name."""
    house: dict[str, Module] = {
        "wire": [
            Export("message", "AnyMessage", AnyMessage),
            Export("frame", "AnyFrame", AnyFrame),
        ],
        "table": [Export("event", "TableEvent", _tagged(TableEvent))],
        "people": [
            Export(form.__name__.lower(), form.__name__, form)
            for form in (
                account.Account,
                account.AccountSettings,
                account.Programs,
                account.ProgramToken,
                people.Profile,
                people.RatingGraph,
                people.HistoryPage,
                people.Leaderboard,
            )
        ],
        "days": [
            Export(form.__name__.lower(), form.__name__, form)
            for form in (daily.Daily, daily.DailyList, daily.DailyTable)
        ],
    }
    return {**house, **{game.id: game_module(game) for game in GAMES.values()}}


def schema_of(name: str, module: Module) -> JsonSchemaValue:
    """One schema whose `$defs` are the module's types and all they are made of."""
    adapters = [(export.name, MODE, TypeAdapter(export.form)) for export in module]
    found, shared = TypeAdapter.json_schemas(adapters, schema_generator=NarrowingSchema)
    definitions = dict(shared["$defs"])
    for export in module:
        schema = found[export.name, MODE]
        # A class is a definition under its own name already; a union gets one.
        if schema != {"$ref": f"#/$defs/{export.name}"}:
            definitions[export.name] = schema
    _name_long_enums(definitions)
    return {
        "title": name.title().replace("_", ""),
        "type": "object",
        "properties": {each.field: {"$ref": f"#/$defs/{each.name}"} for each in module},
        "required": [each.field for each in module],
        "$defs": {each: definitions[each] for each in sorted(definitions)},
    }


def _name_long_enums(definitions: dict[str, Any]) -> None:
    """Give a closed set of many strings that stands in several places a name: its first field's.

    Python's `Literal` has none: without this, thirty cards would stand at each field.
    """
    named: dict[tuple[str, ...], str] = {}
    for each in list(definitions.values()):
        for field, schema in each.get("properties", {}).items():
            for enum in _long_enums(schema):
                words = tuple(enum["enum"])
                if words not in named:
                    named[words] = _free_name(field, definitions)
                    definitions[named[words]] = {"enum": list(words), "type": "string"}
                enum.clear()
                enum["$ref"] = f"#/$defs/{named[words]}"


def _free_name(field: str, definitions: Mapping[str, Any]) -> str:
    """A type's name made of a field's, that no other type has."""
    name = field.title().replace("_", "")
    numbered = (f"{name}{number}" for number in count(2))
    return next(free for free in chain([name], numbered) if free not in definitions)


def _long_enums(schema: Any) -> Iterator[dict[str, Any]]:
    """The inline enums of more than six strings in the schema of a field."""
    if isinstance(schema, dict):
        if len(schema.get("enum", ())) > LONG:
            yield schema
        else:
            for inner in schema.values():
                yield from _long_enums(inner)
    elif isinstance(schema, list):
        for inner in schema:
            yield from _long_enums(inner)


def write(folder: Path) -> None:
    """Write every module's schema into `folder`, which is made when missing."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, module in modules().items():
        text = json.dumps(schema_of(name, module), indent=1, ensure_ascii=False)
        (folder / f"{name}.json").write_text(text + "\n", encoding="utf-8")


def _tagged(union: Any) -> Any:
    """A union told apart by `type`; a game may have a single class instead."""
    return Annotated[union, Discriminator("type")] if hasattr(union, "__args__") else union


def main() -> int:
    """Do what the command line asks."""
    if len(sys.argv) != 2:
        sys.stderr.write("usage: python -m clients.typegen FOLDER\n")
        return 2
    write(Path(sys.argv[1]))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
