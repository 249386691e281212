"""What `wartesaal play` decides before its server starts."""

import socket
from pathlib import Path

import pytest

from server import play


def test_a_taken_port_is_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        monkeypatch.setattr(play, "FIRST_PORT", port)
        assert play.free_port("127.0.0.1") != port


def test_the_first_port_is_taken_where_it_is_free(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    monkeypatch.setattr(play, "FIRST_PORT", port)
    assert play.free_port("127.0.0.1") == port


def test_everything_is_embedded_whatever_the_environment_says(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("WARTESAAL_STORE_URL", "redis://elsewhere")
    monkeypatch.setenv("WARTESAAL_DATABASE_URL", "postgresql://elsewhere")
    settings = play.play_settings(port=8123, data=tmp_path, lan=None)
    assert (settings.store_url, settings.database_url) == (None, None)
    assert (settings.port, settings.data) == (8123, tmp_path)


def test_without_lan_only_this_machine_is_served() -> None:
    settings = play.play_settings(port=8123, data=None, lan=None)
    assert settings.host == "127.0.0.1"
    assert settings.origins == ("http://127.0.0.1:8123", "http://localhost:8123")


def test_with_lan_the_own_address_is_served_too() -> None:
    settings = play.play_settings(port=8123, data=None, lan="192.168.1.7")
    assert settings.host == "0.0.0.0"
    assert "192.168.1.7" in settings.hosts
    assert "http://192.168.1.7:8123" in settings.origins


def test_the_invitation_names_the_address_and_in_the_lan_draws_it() -> None:
    settings = play.play_settings(port=8123, data=None, lan="192.168.1.7")
    assert list(play.invitation(settings, None)) == ["Wartesaal: http://localhost:8123/"]
    _here, lan, picture = play.invitation(settings, "192.168.1.7")
    assert lan == "LAN: http://192.168.1.7:8123/"
    assert len(picture.splitlines()) > 10


def test_without_a_display_no_browser_is_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    assert not play.has_display()
    monkeypatch.setenv("DISPLAY", ":0")
    assert play.has_display()
