"""Whether a missed capture from outside was missed so: the move is made once more (ETO-40)."""

from __future__ import annotations

from msgspec.structs import replace

from tablee.core.soundness import Faults, all_among, fits, length, number
from tablee.games.etoile.count import limit
from tablee.games.etoile.duty import reach_now
from tablee.games.etoile.meta import soufflage_played
from tablee.games.etoile.moves import Play
from tablee.games.etoile.playing import play
from tablee.games.etoile.state import Claim, State, still_in


def claim_faults(state: State, claim: Claim, board_faults: Faults) -> Faults:
    """What stood before, moved so, gives exactly this position and this claim."""
    yield fits("claim", soufflage_played(state.options), "options.rules")
    yield fits("claim", state.touched is None and not state.obliged and state.owed_to is None, "touched")
    yield number("claim.offender", claim.offender, 0, len(state.seats) - 1)
    yield fits("claim.offender", claim.offender in still_in(state), "gone")
    yield from board_faults
    now = replace(state, offer=None, offered=False)
    before = replace(now, board=claim.board, turn=claim.offender, count=claim.count, claim=None)
    yield number("claim.count", claim.count, 0, limit(before))
    yield length("claim.path", claim.path, 2)
    yield from all_among("claim.path", claim.path, state.star.number, 2)
    move = Play(claim.path)
    yield fits("claim.path", move in reach_now(before).quiet, "claim.board")
    after = play(before, move).state
    yield fits("claim", now == after or now == _waived(after), "board")
    yield fits("claim.owner", claim.owner is None or state.offer is None, "offer")


def _waived(state: State) -> State | None:
    """The same after the owner of the piece has let the claim go; None where nothing is claimed."""
    return None if state.claim is None else replace(state, claim=replace(state.claim, owner=None))
