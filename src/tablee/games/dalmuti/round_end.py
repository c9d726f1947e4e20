"""The end of a round and of the game (DAL-35, DAL-41, DAL-42, DAL-53)."""

from __future__ import annotations

import msgspec

from tablee.core.chance import Chance
from tablee.core.contract import Standings, Step, Told
from tablee.games.dalmuti.dealing import deal_round
from tablee.games.dalmuti.events import BonusScored, GameEnded, RoundEnded, WentOut
from tablee.games.dalmuti.state import Order, Over, RoundResult, State
from tablee.games.dalmuti.taxes import tax_pairs


def end_round(state: State, events: tuple[Told, ...], chance: Chance) -> Step:
    """The order of going out is the next social order; the last one left is Grand Péon."""
    before = state.order
    last = next(seat for seat in before if state.hands[seat][0])
    after = (*state.out, last)
    bonuses = rising_bonuses(before, after) if state.options.rising_bonus else ()
    winners = {bonus.seat for bonus in bonuses}
    points = tuple([p + (seat in winners) for seat, p in enumerate(state.points)])
    scores = tuple([s + (seat in winners) for seat, s in enumerate(state.scores)])
    told = (
        *events,
        Told(WentOut(last, len(after), 0)),
        *[Told(bonus) for bonus in bonuses],
        Told(RoundEnded(state.round, before, after, points, scores)),
    )
    result = RoundResult(before, after, points)
    if is_last_round(state, scores):
        over = msgspec.structs.replace(
            state, scores=scores, points=points, out=after, last=result, phase=Over()
        )
        return Step(over, (*told, Told(GameEnded(places(scores)))))
    dealt = deal_round(state.options, state.rules, state.round + 1, after, scores, result, chance)
    return Step(dealt.state, told + dealt.events)


def rising_bonuses(before: Order, after: Order) -> tuple[BonusScored, ...]:
    """A Dalmuti scores one more if the péon who shares their tax rose (DAL-53)."""
    return tuple(
        BonusScored(dalmuti, peon)
        for dalmuti, peon, _ in tax_pairs(before)
        if after.index(peon) < before.index(peon)
    )


def is_last_round(state: State, scores: tuple[int, ...]) -> bool:
    """After the agreed number of rounds, or the round in which the total is reached (DAL-41)."""
    if state.options.total:
        return max(scores) >= state.options.total
    return state.round >= state.options.rounds


def places(scores: tuple[int, ...]) -> Standings:
    """Highest total first; equal totals share the place (DAL-41)."""
    return tuple(
        tuple(seat for seat, score in enumerate(scores) if score == total)
        for total in sorted(set(scores), reverse=True)
    )
