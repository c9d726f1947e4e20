"""The sentences people read, as tests look at them: files of both languages, without their syntax."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
READMES = {"fr": "LISEZMOI.md", "en": "README.md"}


def files_in(language: str) -> list[Path]:
    found = [
        *ROOT.glob(f"src/tablee/**/locale/{language}.ftl"),
        *ROOT.glob(f"web/src/**/{language}.ftl"),
        *ROOT.glob(f"docs/rules/*/{language}.md"),
        *ROOT.glob(f"examples/*/**/{language}.ftl"),
        *ROOT.glob(f"examples/*/**/{language}.md"),
    ]
    return [ROOT / READMES[language], *sorted(found)]


def files_of(game: str) -> list[Path]:
    """A game's sentences, scenes and rule book, in both languages."""
    folder = ROOT / "src" / "tablee" / "games" / game
    book = ROOT / "docs" / "rules" / game
    told = [*folder.glob("scene_words.py"), *folder.glob("coach_words.py")]
    return [*folder.glob("locale/*.ftl"), *told, *book.glob("*.md")]


def prose(path: Path) -> Iterator[str]:
    """The lines people read: no comments, no code, no addresses."""
    fenced = False
    for line in path.read_text("utf-8").splitlines():
        if line.startswith("```"):
            fenced = not fenced
        if not fenced and not (path.suffix == ".ftl" and line.startswith("#")):
            yield re.sub(r"`[^`]*`|\]\([^)]*\)|https?://\S+", "x", line)


def spoken(line: str) -> str:
    """A Fluent line without its syntax: a placeable is a word like any other."""
    line = re.sub(r"\{ *\$\w+ *->", "", line)
    return re.sub(r"\{ *(?:\$?[\w.-]+|[A-Z]+\(\$\w+\)|\"[^\"]*\") *\}", "x", line)


def misnamed(paths: list[Path], terms: Mapping[str, str]) -> list[str]:
    """Lines in which a thing goes by another name than its own; `terms` has the name for each pattern."""
    return [
        f"{path.relative_to(ROOT)}: {name!r} in: {line}"
        for path in paths
        for line in prose(path)
        for pattern, name in terms.items()
        if re.search(pattern, line)
    ]
