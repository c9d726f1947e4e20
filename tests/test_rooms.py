"""Inside a game's folder: the rules import core and each other, and nothing that plays, shows or learns."""

from __future__ import annotations

import grimp
import pytest

from tablee.core import shelf
from tests.toy_shelf import ours

PARTS = ("bots", "terminal", "learner")
GRAPH = grimp.build_graph("tablee")


def rules_of(package: str) -> list[str]:
    """Every module of a game's folder that is not in one of its other parts."""
    apart = tuple(f"{package}.{part}" for part in PARTS)
    inside = [package, *GRAPH.find_descendants(package)]
    return [module for module in inside if not module.startswith(apart)]


@pytest.mark.parametrize("game", ours())
def test_the_rules_of_a_game_import_core_and_each_other_only(game: str) -> None:
    rules = rules_of(shelf.box(game).rules.rpartition(".")[0])
    allowed = ("tablee.core.", "tablee.core", *rules)
    foreign = {
        f"{module} imports {imported}"
        for module in rules
        for imported in GRAPH.find_modules_directly_imported_by(module)
        if not (imported in allowed or imported.startswith("tablee.core."))
    }
    assert foreign == set()
