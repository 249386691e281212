"""The compose file sets only what there is to set, and asks for nothing `.env.example` lacks."""

import re
from pathlib import Path

import pytest

from server.config import Settings

ROOT = Path(__file__).resolve().parents[2]
COMPOSE = (ROOT / "docker-compose.yml").read_text("utf-8")
ENV_EXAMPLE = (ROOT / ".env.example").read_text("utf-8")

GIVEN = dict(re.findall(r"^ +(WARTESAAL_\w+): *(.+?) *$", COMPOSE, re.MULTILINE))
ASKED = set(re.findall(r"\$\{(\w+)", COMPOSE))
LISTED = set(re.findall(r"^(\w+)=", ENV_EXAMPLE, re.MULTILINE))


def test_every_setting_of_the_compose_file_exists() -> None:
    assert GIVEN
    names = {name.removeprefix("WARTESAAL_").lower() for name in GIVEN}
    assert names <= set(Settings.model_fields)


def test_the_example_lists_exactly_the_variables_the_compose_file_asks_for() -> None:
    assert ASKED
    assert LISTED == ASKED


def test_what_the_compose_file_sets_is_accepted(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in GIVEN.items():
        monkeypatch.setenv(name, re.sub(r"\$\{\w+[^}]*\}", "filled", value).strip('"'))
    settings = Settings()
    assert settings.store_url == "redis://wartesaal:filled@store:6379/0"
    assert settings.database_url == "postgresql+asyncpg://wartesaal:filled@database/wartesaal"
    assert settings.hosts == ("filled",)
    assert settings.port == 8080
