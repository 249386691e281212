"""What a host may set, and how it is written."""

from pathlib import Path

import pytest
from pydantic import ValidationError

from server.config import Limits, Rate, Settings


def test_without_variables_everything_is_embedded_and_local() -> None:
    settings = Settings()
    assert settings.store_url is None
    assert settings.database_url is None
    assert settings.host == "127.0.0.1"


def test_lists_are_written_with_commas(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WARTESAAL_ORIGINS", "https://a.example, https://b.example,")
    assert Settings().origins == ("https://a.example", "https://b.example")


def test_one_limit_can_be_set_without_naming_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WARTESAAL_LIMITS__MESSAGES__COUNT", "99")
    assert Settings().limits == Limits(messages=Rate(count=99, per_ms=30_000))


def test_an_unknown_limit_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WARTESAAL_LIMITS__HELO_MS", "10")
    with pytest.raises(ValidationError):
        Settings()


def test_urls_that_may_hold_a_password_are_not_printed() -> None:
    settings = Settings(store_url="redis://:hush@store", database_url="postgresql://u:hush@db")
    assert "hush" not in repr(settings)


def test_the_data_folder_is_a_path() -> None:
    assert Settings(data=Path("/srv/wartesaal")).data == Path("/srv/wartesaal")
