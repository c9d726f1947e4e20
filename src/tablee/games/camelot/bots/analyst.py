"""What would have been better at Camelot, by what the seat knew then."""

from __future__ import annotations

from msgspec.structs import replace

from tablee.bots.analyst import Finding
from tablee.games.camelot import game
from tablee.games.camelot.bots import hard
from tablee.games.camelot.bots.reasons import SERIOUS, told
from tablee.games.camelot.bots.thinker import Thinker, worth_thinking
from tablee.games.camelot.moves import Move
from tablee.games.camelot.notation import write_move
from tablee.games.camelot.state import Seat, State
from tablee.games.camelot.twin.spelling import code_of

SIMULATIONS = 3000
SEED = 1


def analyse(state: State, seat: Seat, played: Move, seconds: float) -> Finding | None:
    """None where there was nothing to choose, or what was played is nothing a search compares."""
    view, offers = game.view(state, seat), game.offers(state, seat)
    if not worth_thinking(view, offers) or played not in offers.moves:
        return None
    look = Thinker(replace(hard.BOT.level, simulations=SIMULATIONS, seconds=seconds))
    results = look.results(view, SEED)
    compared = [(mean, code) for code, tries, mean in results if tries >= SERIOUS]
    own = next((mean for mean, code in compared if code == code_of(played)), None)
    if own is None:
        return None
    mean, code = max(compared)
    best: Move = next(move for move in offers.moves if code_of(move) == code)
    loss = max(0.0, round(2 * (mean - own), 3))
    return Finding(best, write_move(best), (), loss, told(view, results, best))
