"""Who may act now, and what happens if nobody does."""

from __future__ import annotations

from tablee.core.contract import Due
from tablee.games.camelot.actions.adaptation import choices
from tablee.games.camelot.keeping import still_choosing
from tablee.games.camelot.moves import Keep, LetPass, LoseToken, Move, TakeToken
from tablee.games.camelot.reactions import still_asked
from tablee.games.camelot.state import Keeping, Losing, Naming, Over, Playing, Reacting, Seat, State, Taking
from tablee.games.camelot.winning import lacking

NOBODY: frozenset[Seat] = frozenset()


def to_act(state: State) -> frozenset[Seat]:
    phase = state.phase
    if isinstance(phase, Playing):
        return frozenset((phase.turn.seat,))
    if isinstance(phase, Reacting):
        return frozenset(still_asked(state, phase))
    if isinstance(phase, Keeping):
        return frozenset(still_choosing(state, phase))
    return NOBODY if isinstance(phase, Over) else frozenset((phase.seat,))


def due(state: State) -> Due | None:
    """Silence lets a card pass (CAM-51); a choice not made in time is made by its default."""
    phase = state.phase
    if isinstance(phase, Playing | Naming | Over):
        return None
    reacting = isinstance(phase, Reacting)
    seconds = state.options.reaction_seconds if reacting else state.options.choice_seconds
    if not seconds:
        return None
    window = f"{phase.__struct_config__.tag}-{state.tournament}-{state.announced}"
    moves = tuple([(seat, default(state, seat)) for seat in sorted(to_act(state))])
    return Due(window, float(seconds), moves, whole=reacting)


def hidden(state: State, seat: Seat, move: Move) -> bool:
    """Who lets a card pass on the clock (CAM-51), and what is kept under Adaptation (CAM-44)."""
    if isinstance(state.phase, Reacting):
        return isinstance(move, LetPass) and bool(state.options.reaction_seconds)
    return isinstance(state.phase, Keeping) and isinstance(move, Keep)


def default(state: State, seat: Seat) -> Move:
    """Let pass; keep the oldest cards; lose the token of least weapon; take that of the greatest."""
    phase = state.phase
    if isinstance(phase, Keeping):
        return Keep(choices(state.characters[seat])[0])
    if isinstance(phase, Losing):
        return LoseToken(state.tokens[seat][-1])
    if isinstance(phase, Taking):
        return TakeToken(lacking(state, seat)[0])
    return LetPass()
