"""How a game of Dschamál stood: the lead in what decides it."""

from __future__ import annotations

from math import tanh

from tablee.games.dschamal.counting import totals
from tablee.games.dschamal.state import Over, Seat, State
from tablee.games.dschamal.winning import largest_set, winning_pieces

SAFE = 2.0  # what a winning piece counts, where any other piece counts one (DSC-45)
ALIKE = 3.0  # what every further piece of one's largest set counts in the Quartett (DSC-73)
STEP = {"duell": 5.0, "dreier": 5.0, "quartett": 17.0, "turm": 5.0}
"""A lead that decides three games of four; in the Quartett the bag decides until the last piece."""


def judge(state: State) -> tuple[float, ...]:
    """From -1 to 1: the lead over the mean of the others; what the bag still holds is anybody's."""
    seats = range(state.seats)
    if isinstance(state.phase, Over):
        return tuple([1.0 if seat in state.phase.standings[0] else -1.0 for seat in seats])
    return values([worth(state, seat) for seat in seats], state.options.game)


def values(worths: list[float], game: str) -> tuple[float, ...]:
    total = sum(worths)
    leads = [own - (total - own) / (len(worths) - 1) for own in worths]
    return tuple([round(tanh(lead / STEP[game]), 3) for lead in leads])


def worth(state: State, seat: Seat) -> float:
    """Points in the Turm; else pieces, those that win counting more."""
    owned = state.owned[seat]
    if state.options.game == "turm":
        return totals(state)[seat]
    if state.options.game == "quartett":
        return ALIKE * largest_set(owned) + len(owned)
    return len(owned) + (SAFE - 1) * len(winning_pieces(state, seat))
