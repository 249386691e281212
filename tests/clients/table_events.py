"""Every event of the table with every closed value of its fields, as it travels."""

import dataclasses
from collections.abc import Iterator
from enum import Enum
from itertools import zip_longest
from types import NoneType, UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

from pydantic import TypeAdapter

from rules.game import Result
from rules.match.events import TableEvent

_RESULT = Result(reason="played_out", ranking=((0,), (1,)), scores=(3, 2))


def every_table_event() -> Iterator[dict[str, Any]]:
    """So many of each class that each of its fields has had each of its values."""
    for kind in get_args(TableEvent):
        hints, adapter = get_type_hints(kind), TypeAdapter(kind)
        values = {
            field.name: list(_values(hints[field.name]))
            for field in dataclasses.fields(kind)
            if field.name != "type"
        }
        for row in zip_longest(*values.values()):
            picked = {
                name: options[0] if value is None and None not in options else value
                for (name, options), value in zip(values.items(), row, strict=True)
            }
            yield adapter.dump_python(kind(**picked), mode="json")


def _values(hint: Any) -> Iterator[Any]:
    if get_origin(hint) in (Union, UnionType):
        for each in get_args(hint):
            yield from _values(each)
    elif hint is NoneType:
        yield None
    elif get_origin(hint) is tuple:
        yield ()
    elif hint is bool:
        yield from (True, False)
    elif hint is Result:
        yield _RESULT
    elif isinstance(hint, type) and issubclass(hint, Enum):
        yield from hint
    elif hint is str:
        yield "word"
    else:  # a seat, or a number
        yield from (0, 1)
