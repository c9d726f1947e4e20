"""What the conformance suite plays of Dschamál."""

from __future__ import annotations

from tablee.core.contract import Game, Step
from tablee.games.dschamal import game
from tablee.games.dschamal.events import HandClosed, OwnLaid, PiecesShown, ReliefFelt, WidthFelt
from tablee.games.dschamal.game import Move, Options, State
from tablee.games.dschamal.meta import MOST
from tablee.games.dschamal.pieces import Pieces
from tablee.games.dschamal.tower import pieces_in

RULES: Game[game.Options, game.State, game.Move, game.Event, game.View] = game
"""The module meets the contract, by its own types."""

PLAIN = {
    game: Options(game=game, search_seconds=2, duels=2) for game in ("duell", "quartett", "turm", "dreier")
}
CASES: list[tuple[int, Options]] = [
    *[(seats, PLAIN["duell"]) for seats in range(3, MOST["duell"] + 1)],
    *[(seats, PLAIN["quartett"]) for seats in range(3, MOST["quartett"] + 1)],
    *[(seats, PLAIN["turm"]) for seats in range(3, MOST["turm"] + 1)],
    (5, Options(game="turm", search_seconds=2, duels=6, one_black_kind=True)),
    *[(seats, PLAIN["dreier"]) for seats in range(3, MOST["dreier"] + 1)],
    (5, Options(game="duell", search_seconds=3, duels=6, camel_reach=False, tie_ms=200)),
]
OLDER: list[tuple[int, Options, int]] = [(3, PLAIN["duell"], 1)]
SAMPLES = 12  # a guess shakes a bag for every pair of eyes
IN_PLAY = {"duell": 59, "turm": 55, "dreier": 59, "quartett": 58}


def census(state: State) -> Pieces:
    """Every piece in play is in the bag (a hand in it included), before a player, or in the middle."""
    pieces = [*state.bag, *[piece for owned in state.owned for piece in owned]]
    pieces += [piece for tower in state.towers for piece in pieces_in(tower)]
    if state.bout.middle is not None:
        pieces.append(state.bout.middle)
    return tuple(sorted(pieces))


def reveals(before: State, seat: int, move: Move, step: Step) -> bool:
    """A finger feels what it did not know, a hand closes on it, a laid piece comes to light (DSC-83)."""
    kinds = ReliefFelt | HandClosed | WidthFelt | OwnLaid | PiecesShown
    return any(isinstance(told.event, kinds) for told in step.events)
