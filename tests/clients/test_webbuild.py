"""The script behind the web client: which Node it takes, when it builds, what it says without."""

import os
import stat
from pathlib import Path

import pytest

from clients import webbuild


def _program(folder: Path, name: str, prints: str) -> None:
    path = folder / name
    path.write_text(f"#!/bin/sh\necho {prints}\n")
    path.chmod(path.stat().st_mode | stat.S_IXUSR)


@pytest.mark.parametrize(
    ("version", "usable"),
    [("v18.20.8", False), ("v20.18.3", False), ("v20.19.0", True), ("v24.1.0", True)],
)
def test_a_node_older_than_the_build_needs_is_passed_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, version: str, usable: bool
) -> None:
    _program(tmp_path, "node", version)
    _program(tmp_path, "npm", "10.0.0")
    monkeypatch.setenv("PATH", str(tmp_path))
    assert (webbuild.node_on_path() is not None) is usable


def test_a_node_without_npm_is_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    _program(tmp_path, "node", "v24.1.0")
    monkeypatch.setenv("PATH", str(tmp_path))
    assert webbuild.node_on_path() is None


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A house with one source, whose Node cannot be found."""
    web = tmp_path / "clients" / "web"
    (web / "src").mkdir(parents=True)
    (tmp_path / "clients" / "texts").mkdir()
    (web / "src" / "main.tsx").write_text("render();")
    monkeypatch.setattr(webbuild, "ROOT", tmp_path)
    monkeypatch.setattr(webbuild, "HERE", tmp_path / "clients")
    monkeypatch.setattr(webbuild, "WEB", web)
    monkeypatch.setattr(webbuild, "STAMPS", tmp_path / ".make")
    monkeypatch.setattr(webbuild, "BUILT", tmp_path / "server" / "static" / "index.html")
    monkeypatch.setattr(webbuild, "find_node", lambda: None)
    return tmp_path


def test_the_stamp_is_of_names_and_contents_not_of_times(house: Path) -> None:
    source = house / "clients" / "web" / "src" / "main.tsx"
    first = webbuild.stamp(webbuild.sources())
    os.utime(source, (0, 0))
    assert webbuild.stamp(webbuild.sources()) == first
    source.write_text("render(2);")
    changed = webbuild.stamp(webbuild.sources())
    source.rename(source.with_name("other.tsx"))
    assert len({first, changed, webbuild.stamp(webbuild.sources())}) == 3


def test_the_stamp_sees_texts_and_no_packages(house: Path) -> None:
    first = webbuild.stamp(webbuild.sources())
    package = house / "clients" / "web" / "node_modules" / "x.js"
    package.parent.mkdir()
    package.write_text("")
    assert webbuild.stamp(webbuild.sources()) == first
    (house / "clients" / "texts" / "de.ftl").write_text("house = Wartesaal")
    assert webbuild.stamp(webbuild.sources()) != first


def test_without_any_node_a_build_says_so_and_does_not_fail(
    house: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert webbuild.build() == 0
    assert capsys.readouterr().err.count("\n") == 1
    assert not (house / ".make" / "web-built").exists()


def test_without_any_node_nothing_counts_as_tested(house: Path) -> None:
    assert webbuild.test() == 1


def test_a_built_client_is_built_again_only_for_a_new_source(
    house: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    built: list[str] = []

    class Npm(webbuild.Node):
        def run(self, *arguments: str) -> bool:
            built.append(" ".join(arguments))
            webbuild.BUILT.parent.mkdir(parents=True, exist_ok=True)
            webbuild.BUILT.write_text("<!doctype html>")
            return True

    monkeypatch.setattr(webbuild, "find_node", lambda: Npm(npm=()))
    monkeypatch.setattr(webbuild, "install", lambda _node: True)
    assert webbuild.build() == 0
    assert webbuild.build() == 0
    assert built == ["run build"]
    (house / "clients" / "web" / "src" / "main.tsx").write_text("render(2);")
    assert webbuild.build() == 0
    webbuild.BUILT.unlink()
    assert webbuild.build() == 0
    assert built == ["run build"] * 3
