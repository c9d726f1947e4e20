"""What the conformance suite plays of L'Étoile des Dames."""

from __future__ import annotations

from collections.abc import Hashable

from tablee.core.contract import Game
from tablee.games.etoile import game
from tablee.games.etoile.game import Options, State

RULES: Game[game.Options, game.State, game.Move, game.Event, game.View] = game
"""The module meets the contract, by its own types."""

_VARIANTS = (
    Options(),
    Options(cells="light", free_landing=True),
    Options(touched=True),
    Options(rules="english"),
    Options(rules="german", cells="light"),
    Options(rules="italian", free_landing=True),
    Options(loser_wins=True),
    Options(rules="english", loser_wins=True, touched=True),
    Options(rules="italian", cells="light", loser_wins=True),
)
_OWNERS = (Options(owner_obliges=True), Options(rules="german", touched=True, owner_obliges=True))
CASES: list[tuple[int, Options]] = [(seats, options) for seats in (2, 3) for options in _VARIANTS]
CASES += [(3, options) for options in _OWNERS]


def census(state: State) -> Hashable:
    """Every camp's pieces are on the board, lost, or taken off by who resigned."""
    gone = zip(state.lost, state.withdrawn, strict=True)
    return tuple(state.board.of(camp).bit_count() + lost + off for camp, (lost, off) in enumerate(gone))
