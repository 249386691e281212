"""The schemas from which the web client's types are made."""

import json
from pathlib import Path
from typing import Any

import pytest

from clients.typegen import modules, schema_of, write
from rules.games import GAMES


@pytest.fixture(scope="module")
def schemas() -> dict[str, Any]:
    return {name: schema_of(name, module) for name, module in modules().items()}


def test_there_is_a_module_for_the_wire_the_table_people_and_days_and_one_a_game(
    schemas: dict[str, Any],
) -> None:
    assert set(schemas) == {"wire", "table", "people", "days", *GAMES}


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_the_same_four_names(schemas: dict[str, Any], game: str) -> None:
    assert schemas[game]["required"] == ["options", "action", "event", "view"]


def test_every_reference_leads_somewhere(schemas: dict[str, Any]) -> None:
    for schema in schemas.values():
        named = {f"#/$defs/{name}" for name in schema["$defs"]}
        assert {each["$ref"] for each in inner_objects(schema) if "$ref" in each} <= named


def test_every_field_is_required_so_that_unions_can_be_told_apart(schemas: dict[str, Any]) -> None:
    for schema in schemas.values():
        for each in schema["$defs"].values():
            assert set(each.get("required", ())) == set(each.get("properties", ()))


def test_a_tuple_of_fixed_length_keeps_its_length(schemas: dict[str, Any]) -> None:
    every = [each for schema in schemas.values() for each in inner_objects(schema)]
    assert not any("prefixItems" in each for each in every)
    assert any(isinstance(each.get("items"), list) for each in every)


def test_a_long_closed_set_stands_once(schemas: dict[str, Any]) -> None:
    for schema in schemas.values():
        long = [tuple(each["enum"]) for each in inner_objects(schema) if len_enum(each) > 6]
        assert len(long) == len(set(long))


def test_the_same_types_give_the_same_bytes(tmp_path: Path) -> None:
    for folder in ("one", "two"):
        write(tmp_path / folder)
    for path in (tmp_path / "one").iterdir():
        assert path.read_bytes() == (tmp_path / "two" / path.name).read_bytes()
        json.loads(path.read_text())


def len_enum(schema: dict[str, Any]) -> int:
    enum = schema.get("enum", ())
    return len(enum) if isinstance(enum, list) else 0


def inner_objects(value: Any) -> list[dict[str, Any]]:
    """Every object anywhere in `value`."""
    if isinstance(value, dict):
        return [value, *(each for inner in value.values() for each in inner_objects(inner))]
    if isinstance(value, list):
        return [each for inner in value for each in inner_objects(inner)]
    return []
