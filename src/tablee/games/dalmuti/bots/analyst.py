"""What would have been better at the Grand Dalmuti, by what the seat knew then."""

from __future__ import annotations

from msgspec.structs import replace

from tablee.bots.analyst import Finding
from tablee.games.dalmuti import game
from tablee.games.dalmuti.bots.master import BOT as MASTER
from tablee.games.dalmuti.bots.reasons import SERIOUS, told
from tablee.games.dalmuti.bots.thinker import Thinker
from tablee.games.dalmuti.moves import Move
from tablee.games.dalmuti.notation import write_move
from tablee.games.dalmuti.spelling import code_of
from tablee.games.dalmuti.state import Seat, State

SIMULATIONS = 3000
SEED = 1


def analyse(state: State, seat: Seat, played: Move, seconds: float) -> Finding | None:
    """None where there was nothing to choose, or what was played is nothing a search compares."""
    view, offers = game.view(state, seat), game.offers(state, seat)
    if view.phase == "slip" or len(offers.moves) == 1 or played not in offers.moves:
        return None
    level = replace(MASTER.level, simulations=SIMULATIONS, seconds=seconds)
    results = Thinker(level).think(view, SEED).results()
    compared = [(mean, code) for code, tries, mean in results if tries >= SERIOUS]
    own = next((mean for mean, code in compared if code == code_of(played)), None)
    if own is None:
        return None
    mean, code = max(compared)
    best: Move = next(move for move in offers.moves if code_of(move) == code)
    loss = max(0.0, round(mean - own, 3))
    return Finding(best, write_move(best), (), loss, told(view, offers, best, results))
