"""The core stays pure: what `rules/` may import is a short list."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import rules

ROOT = Path(rules.__file__).parent
ALLOWED = frozenset(
    {
        *("__future__", "abc", "bisect", "collections", "dataclasses", "enum", "functools"),
        *("hashlib", "heapq", "hmac", "importlib", "itertools", "json", "math", "operator", "re"),
        *("string", "types", "typing", "rules"),
    }
)
MODULES = sorted(ROOT.rglob("*.py"))


def imported(source: str) -> Iterator[str]:
    """The top-level names that a module imports, wherever in it."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (name.name.split(".")[0] for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield "(relative)" if node.level else (node.module or "").split(".")[0]


@pytest.mark.parametrize("module", MODULES, ids=lambda path: str(path.relative_to(ROOT)))
def test_rules_import_nothing_but_themselves_and_a_few_pure_modules(module: Path) -> None:
    assert set(imported(module.read_text(encoding="utf-8"))) <= ALLOWED


def test_the_list_leaves_out_clocks_chance_input_and_threads() -> None:
    assert "random" not in ALLOWED
    assert ALLOWED - {"rules"} <= sys.stdlib_module_names
    forbidden = {
        "time",
        "datetime",
        "random",
        "secrets",
        "os",
        "io",
        "pathlib",
        "socket",
        "asyncio",
    }
    assert not ALLOWED & forbidden


def test_the_walk_sees_every_form_of_import() -> None:
    source = "import os.path\nfrom random import choice\ndef f():\n from . import x\n import time"
    assert set(imported(source)) == {"os", "random", "(relative)", "time"}
    assert len(MODULES) > 10
