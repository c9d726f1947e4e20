"""Every clause is in the rule book (both languages), in the code, and in a test: the lists are equal."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tablee.core.shelf import box
from tests.toy_shelf import ours

ROOT = Path(__file__).resolve().parent.parent


def ids_in(paths: list[Path], pattern: str) -> list[str]:
    return [found for path in paths for found in re.findall(pattern, path.read_text(encoding="utf-8"))]


def in_code(game: str) -> set[str]:
    """Ids named in the game's folder; "XYZ-20 to XYZ-22" is all its book has between."""
    prefix = box(game).clauses
    files = sorted((ROOT / "src/tablee/games" / game).rglob("*.py"))
    found = set(ids_in(files, rf"{prefix}-\d\d"))
    book = set(in_book(game, "fr"))
    for first, last in ids_in_pairs(files, prefix):
        found |= {clause for clause in book if first <= clause <= last}
    return found


def ids_in_pairs(files: list[Path], prefix: str) -> list[tuple[str, str]]:
    texts = [path.read_text(encoding="utf-8") for path in files]
    return [pair for text in texts for pair in re.findall(rf"({prefix}-\d\d) to ({prefix}-\d\d)", text)]


def in_book(game: str, language: str) -> list[str]:
    return ids_in([ROOT / f"docs/rules/{game}/{language}.md"], rf"(?m)^### ({box(game).clauses}-\d\d) · ")


def in_tests(game: str) -> set[str]:
    files = sorted((ROOT / "tests/games" / game).rglob("test_*.py"))
    return set(ids_in(files, rf'clause\("({box(game).clauses}-\d\d)"\)'))


@pytest.mark.parametrize("game", ours())
def test_rule_book_code_and_tests_name_the_same_clauses(game: str) -> None:
    french = in_book(game, "fr")
    assert len(french) == len(set(french)) > 0
    assert in_book(game, "en") == french
    assert in_tests(game) == set(french)
    assert in_code(game) == set(french)


@pytest.mark.parametrize("game", ours())
def test_every_refusal_in_code_names_a_clause_of_the_book_and_has_its_sentence(game: str) -> None:
    files = sorted((ROOT / "src/tablee/games" / game).rglob("*.py"))
    named = re.compile(rf'refused\(\s*"({box(game).clauses}-\d\d)",\s*"([a-z-]+)"')
    refusals = [found for path in files for found in named.findall(path.read_text(encoding="utf-8"))]
    assert {clause for clause, _ in refusals} <= set(in_book(game, "fr"))
    for language in ("fr", "en"):
        ftl = (ROOT / f"src/tablee/games/{game}/locale/{language}.ftl").read_text(encoding="utf-8")
        sentences = set(re.findall(r"(?m)^refusal-([a-z-]+) =", ftl))
        assert {reason for _, reason in refusals} <= sentences
