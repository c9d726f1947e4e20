"""Who was first (DSC-14, DSC-84): times, ties, and how far a claimed time is believed."""

from __future__ import annotations

from tablee.core.contract import Told
from tablee.games.dschamal.events import TimesShown
from tablee.games.dschamal.state import IN, LAID, Hand, Searching, State

BOUND = 250
"""The longest delay of a line, in ms, that a claim may be allowed for."""
SLACK = 30
"""How far, in ms, a player's clock may be ahead of the house's: clocks differ, and numbers are rounded."""
LAG = 1000
"""How far, in ms, a hand's clock may fall behind the house's before it is pulled along."""
WIDEST = 150
"""The widest tie window, in ms, that bad lines alone bring about."""
MEASURED_TIES = 3  # the version of the rules since which they do
GRACE = 0.6
"""Seconds in which a hand that was as fast may still be heard of, after the first has laid."""


def judged(claim: int, elapsed: int, delay: int) -> int:
    """The time that counts, for whoever runs the game.

    `claim` is what the player says they took since the start they perceived, `elapsed` what the
    house measured since its own start, and `delay` the delay it measured on that line, both
    ways. Nobody was quicker than the house saw less that delay, nor slower than it saw.
    """
    return max(0, min(elapsed, max(claim, elapsed - min(delay, BOUND))))


def counted(claim: int, elapsed: int, delay: int) -> int:
    """The same, for a clock a little ahead of the house's: that is no lie, and costs its owner alone."""
    ahead = elapsed < claim <= elapsed + SLACK
    return claim if ahead else judged(claim, elapsed, delay)


def followed(claim: int, elapsed: int) -> int:
    """The time of a move that decides nothing: as claimed, or nearly."""
    return max(0, claim if claim <= elapsed + SLACK else elapsed, elapsed - LAG)


def exactness(delay: int) -> int:
    """By how much a time over a line of that delay may be wrong, either way: half of what is allowed for."""
    return (min(delay, BOUND) + 1) // 2


def ranked(phase: Searching) -> tuple[Hand, ...]:
    """Those who laid, fastest first."""
    laid = [hand for hand in phase.hands if hand.status == LAID]
    return tuple(sorted(laid, key=lambda hand: hand.clock))


def tied(state: State, one: Hand, other: Hand) -> bool:
    """Nearer than the tie window is equally fast (DSC-84)."""
    return abs(one.clock - other.clock) < tie_window(state, (one, other))


def tie_window(state: State, laid: tuple[Hand, ...]) -> int:
    """As agreed; and never less than these times may be wrong by, up to a bound: that would be no win.

    By older rules as agreed, whatever the lines were.
    """
    if state.rules < MEASURED_TIES:
        return state.options.tie_ms
    return max(state.options.tie_ms, min(WIDEST, max([hand.within for hand in laid])))


def receipt(state: State, laid: tuple[Hand, ...]) -> Told:
    """Every time is shown (DSC-84), and how near is equally fast between the first two."""
    times = tuple([(hand.seat, hand.clock) for hand in laid])
    window = tie_window(state, laid[:2])
    return Told(TimesShown(times, window, max([hand.within for hand in laid])))


def searching_on(state: State, phase: Searching) -> bool:
    """Whether a place is still open: the first, or the second in the Dreier and the Quartett."""
    needed = 1 if state.options.game in ("duell", "turm") else 2
    return len(ranked(phase)) < needed and any(hand.status == IN for hand in phase.hands)
