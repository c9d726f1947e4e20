"""When every hand is out of the bag, the search is judged by its own game's section."""

from __future__ import annotations

from msgspec.structs import replace

from tablee.core.chance import Chance
from tablee.core.contract import Step, Told
from tablee.games.dschamal.dreier import judge_triel
from tablee.games.dschamal.duell import judge_duel, judge_reach
from tablee.games.dschamal.events import BoutWon, PiecesShown, TimesShown
from tablee.games.dschamal.moves import BagMove
from tablee.games.dschamal.quartett import judge_quartett
from tablee.games.dschamal.searching import use_hand
from tablee.games.dschamal.state import IN, REACH, Searching, Seat, State, Verdict
from tablee.games.dschamal.turm import judge_pull


def move_hand(state: State, phase: Searching, seat: Seat, move: BagMove, chance: Chance) -> Step:
    after, events = use_hand(phase, seat, move, state.rules)
    if any(hand.status == IN for hand in after.hands):
        return Step(replace(state, phase=after), events)
    judgement = judge(state, after, chance)
    judged = replace(judgement.state, last=verdict(judgement.events))
    return Step(judged, (*events, *judgement.events))


def verdict(events: tuple[Told, ...]) -> Verdict:
    """What everybody was told of the judgement, kept for those who come late (DSC-84)."""
    told = [one.event for one in events]
    times = [(event.times, event.within) for event in told if isinstance(event, TimesShown)]
    won = [(event.seat, event.clause) for event in told if isinstance(event, BoutWon)]
    winner, clause = won[0] if won else (None, "")
    shown = tuple([(event.seat, event.pieces) for event in told if isinstance(event, PiecesShown)])
    receipt, within = times[0] if times else ((), 0)
    return Verdict(receipt, shown, winner, clause, within)


def judge(state: State, phase: Searching, chance: Chance) -> Step:
    if state.bout.purpose == REACH:
        return judge_reach(state, phase)
    match state.options.game:
        case "duell":
            return judge_duel(state, phase, chance)
        case "dreier":
            return judge_triel(state, phase, chance)
        case "turm":
            return judge_pull(state, phase)
        case "quartett":
            return judge_quartett(state, phase)
