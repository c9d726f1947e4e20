"""What would have been better at Dschamál, by what the seat knew: at a tower, or with a hand too soon out."""

from __future__ import annotations

from msgspec.structs import replace

from tablee.bots.analyst import Finding
from tablee.bots.luck import Luck
from tablee.games.dschamal.bots.building import build
from tablee.games.dschamal.bots.judge import STEP
from tablee.games.dschamal.bots.reasons import LEVEL, Why, explain, felt_by
from tablee.games.dschamal.game import offers as offers_of
from tablee.games.dschamal.game import view as view_of
from tablee.games.dschamal.moves import QUICKEST, Build, Lay, LetGo, Move
from tablee.games.dschamal.notation import write_move
from tablee.games.dschamal.state import Building, Seat, State
from tablee.games.dschamal.view import View

SEED = 1
EVEN = 0.5  # the hope from which laying beats searching on


def analyse(state: State, seat: Seat, played: Move, seconds: float) -> Finding | None:
    """None where nothing is compared; `seconds` are not needed: it tries a few drops, or none."""
    if isinstance(played, Build) and isinstance(state.phase, Building):
        return _at_a_tower(state, seat, played, state.phase)
    return _too_soon(view_of(state, seat)) if isinstance(played, Lay) else None


def _at_a_tower(state: State, seat: Seat, played: Build, phase: Building) -> Finding:
    """The best of a few drops tried in the physics, beside what stood after the one that was made."""
    from tablee.games.dschamal.physics import settle

    tower = state.towers[seat]
    best = build(tower, phase.piece, LEVEL.tries, 0, Luck(SEED))
    stood = len(settle(tower, best.drop).tower)
    stands = len(played.settled) if played.settled is not None else len(settle(tower, played.drop).tower)
    if stands >= stood:
        best, stood = replace(played, settled=None), stands
    view, offers = view_of(state, seat), offers_of(state, seat)
    loss = min(2.0, round((stood - stands) / STEP["turm"], 3))
    return Finding(best, write_move(best), (), loss, explain(view, offers, best))


def _too_soon(view: View) -> Finding | None:
    """A piece that more likely than not did not count should have been let go; a duel is worth two pieces."""
    felt = None if view.hand is None else felt_by(view, view.hand)
    if felt is None or felt.hope >= EVEN:
        return None
    loss = round(2 * 2 * (EVEN - felt.hope) / STEP[view.options.game], 3)
    best = LetGo(QUICKEST[LetGo])
    return Finding(best, write_move(best), (), loss, Why("better", felt.values))
