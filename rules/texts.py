"""A game's words for people, read once at import from beside its code."""

from collections.abc import Mapping
from importlib import resources

LANGUAGES = ("de", "en")


def read_texts(package: str) -> Mapping[str, str]:
    """The files `texts.<language>.ftl` of `package`, by language."""
    folder = resources.files(package)
    return {
        language: (folder / f"texts.{language}.ftl").read_text(encoding="utf-8")
        for language in LANGUAGES
    }


def read_manual(package: str) -> Mapping[str, str]:
    """The rules for people, `rules.<language>.md` of `package`, by language."""
    folder = resources.files(package)
    return {
        language: (folder / f"rules.{language}.md").read_text(encoding="utf-8")
        for language in LANGUAGES
    }
