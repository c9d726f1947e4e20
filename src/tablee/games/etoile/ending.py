"""Who is out, who is passed over, who has won (ETO-50, ETO-52, ETO-60)."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from tablee.core.contract import Standings, Step, Told
from tablee.games.etoile.count import counted_out
from tablee.games.etoile.events import GameEnded, PassedOver, WentOut
from tablee.games.etoile.reach import reach_of
from tablee.games.etoile.state import Camp, End, State, still_in


def hand_on(state: State, first: Camp, events: tuple[Told, ...]) -> Step:
    """After a move: clear who is out, end the game if it is decided, else give the turn.

    `first` is the camp whose turn comes if it can play.
    """
    camps = still_in(state)
    emptied = tuple([camp for camp in camps if not state.board.of(camp)])
    if emptied:
        events += tuple([Told(WentOut(state.seats[camp])) for camp in emptied])
        if state.options.loser_wins:
            return win(state, emptied, "emptied", events)
        state = msgspec.structs.replace(state, gone=(*state.gone, emptied))
        camps = still_in(state)
    if len(camps) == 1:
        return win(state, camps, "taken", events)
    place = sum([camp < first for camp in camps])
    return _give_turn(state, camps[place:] + camps[:place], events)


def _give_turn(state: State, order: tuple[Camp, ...], events: tuple[Told, ...]) -> Step:
    """The first who can play; those before are passed over, and that player wins if that is everybody."""
    able = 0
    while able < len(order) - 1 and not _can_act(state, order[able], able):
        able += 1
    if able and state.options.loser_wins:
        return win(state, order[:1], "stuck", events)
    if able:
        events += tuple([Told(PassedOver(state.seats[camp])) for camp in order[:able]])
        state = msgspec.structs.replace(state, count=state.count + able, turn=order[able])
    elif state.turn != order[0]:
        state = msgspec.structs.replace(state, turn=order[0])
    if able == len(order) - 1:
        return win(state, order[able:], "blocked", events)
    return draw(state, "counted", events) if counted_out(state) else Step(state, events)


def _can_act(state: State, camp: Camp, place: int) -> bool:
    """A blocked player may still punish a missed capture before they are passed over (ETO-40)."""
    if place == 0 and state.claim is not None:
        return True
    return bool(reach_of(state.board, camp, state.options).plays)


def win(state: State, winners: Sequence[Camp], reason: str, events: tuple[Told, ...]) -> Step:
    others = tuple([camp for camp in still_in(state) if camp not in winners])
    return _end(state, (tuple(winners), others), reason, events)


def draw(state: State, reason: str, events: tuple[Told, ...]) -> Step:
    return _end(state, (still_in(state),), reason, events)


def _end(state: State, best: tuple[tuple[Camp, ...], ...], reason: str, events: tuple[Told, ...]) -> Step:
    """Those still in first, then those out, the last to leave before the first."""
    standings = _seated(state, best + state.gone[::-1])
    ended = msgspec.structs.replace(
        state, end=End(reason, standings), claim=None, obliged=False, owed_to=None, touched=None, offer=None
    )
    return Step(ended, (*events, Told(GameEnded(reason, standings))))


def _seated(state: State, places: tuple[tuple[Camp, ...], ...]) -> Standings:
    return tuple([tuple(sorted([state.seats[camp] for camp in place])) for place in places if place])
