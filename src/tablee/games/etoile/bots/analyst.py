"""What would have been better on the star, as far as a short search sees."""

from __future__ import annotations

from math import tanh

from tablee.bots.analyst import Finding
from tablee.core.contract import Offers
from tablee.games.etoile import game
from tablee.games.etoile.bots.judge import CLEAR
from tablee.games.etoile.bots.player import Level, Player
from tablee.games.etoile.bots.reasons import explain
from tablee.games.etoile.moves import Huff, Move, Oblige, Play
from tablee.games.etoile.notation import write_move
from tablee.games.etoile.state import Seat, State

NODES = 12_000
DEAR = 0.1  # a loss worth explaining
SEARCHED = (Play, Huff, Oblige)


def analyse(state: State, seat: Seat, played: Move, seconds: float) -> Finding | None:
    """None where nothing is compared: a draw is talked about, somebody resigns, a third player is asked."""
    view, offers = game.view(state, seat), game.offers(state, seat)
    if view.offer is not None or (view.claim is not None and view.claim.owner is not None):
        return None
    if not isinstance(played, SEARCHED) or played not in offers.moves:
        return None
    look = Player(Level(NODES, seconds / 2, endings=True, learnt=True), heavy=True)
    best = look.think(view, offers)
    loss = 0.0
    if best.move != played:
        instead = look.think(view, Offers(moves=(played,)))
        loss = max(0.0, round(tanh(best.points / CLEAR) - tanh(instead.points / CLEAR), 3))
    path = best.move.path if isinstance(best.move, Play) else ()
    why = explain(view, offers, best.move) if loss >= DEAR else None
    return Finding(best.move, write_move(best.move), path, loss, why)
