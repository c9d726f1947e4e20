"""What a seat, or a watcher, may know (DAL-60): built up field by field, never a state cut down."""

from __future__ import annotations

import msgspec

from tablee.core.roles import Asked
from tablee.games.dalmuti.meta import Options
from tablee.games.dalmuti.pieces import Cards, Hand, cards_of
from tablee.games.dalmuti.revolution import silent_seen
from tablee.games.dalmuti.state import (
    Calling,
    Gift,
    Order,
    Playing,
    RoundResult,
    Seat,
    Slip,
    Slipping,
    State,
    Swap,
    Taxing,
    Trick,
)
from tablee.games.dalmuti.taxes import tax_pairs
from tablee.games.dalmuti.turns import to_act


class View(msgspec.Struct, frozen=True, gc=False):
    """`phase` is "slip", "call", "taxes", "play" or "over"; `waiting` are the seats to act.

    `taxes`, while they are paid: who exchanges with whom, the higher first, and how many cards.

    While the Revolution may be declared these are all but oneself once silent (DAL-25).
    """

    seat: Seat | None
    options: Options
    round: int
    order: Order
    scores: tuple[int, ...]
    phase: str
    waiting: Asked
    hand: Cards
    counts: tuple[int, ...]
    played: tuple[Hand, ...]
    out: tuple[Seat, ...]
    trick: Trick | None
    passed: tuple[Seat, ...]
    silent: tuple[Seat, ...]
    chosen: tuple[Seat, ...]
    choices: tuple[Gift, ...]
    swap_open: bool
    swap_partner: Seat | None
    swap: Swap | None
    gifts: tuple[Gift, ...]
    slip: Slip | None
    revolution: Seat | None
    points: tuple[int, ...]
    last: RoundResult | None
    rules: int = 1
    taxes: tuple[tuple[Seat, Seat, int], ...] = ()


def view(state: State, seat: Seat | None) -> View:
    phase = state.phase
    return _in_play(state, phase, seat) if isinstance(phase, Playing) else _around_play(state, seat)


def _in_play(state: State, phase: Playing, seat: Seat | None) -> View:
    """Written without names: this is made for everybody at the table after every move."""
    return View(
        seat,
        state.options,
        state.round,
        state.order,
        state.scores,
        "play",
        (phase.turn,),
        () if seat is None else cards_of(state.hands[seat]),
        tuple([hand[0] for hand in state.hands]),
        state.played,
        state.out,
        phase.trick,
        phase.passed,
        silent=(),
        chosen=(),
        choices=(),
        swap_open=False,
        swap_partner=None,
        swap=None,
        gifts=own_gifts(state.gifts, seat, as_giver=False) if state.gifts else (),
        slip=state.slip,
        revolution=state.revolution,
        points=state.points,
        last=state.last,
        rules=state.rules,
    )


def _around_play(state: State, seat: Seat | None) -> View:
    """Before the first trick, and after the last one."""
    phase = state.phase
    taxing = phase if isinstance(phase, Taxing) else None
    return View(
        seat=seat,
        options=state.options,
        round=state.round,
        order=state.order,
        scores=state.scores,
        phase=phase.__struct_config__.tag,  # type: ignore[arg-type]
        waiting=waited_for(state, seat),
        hand=hand_seen(state, seat),
        counts=tuple([hand[0] for hand in state.hands]),
        played=state.played,
        out=state.out,
        trick=None,
        passed=(),
        silent=silent_seen(state, seat),
        chosen=tuple([gift.giver for gift in taxing.chosen]) if taxing else (),
        taxes=tax_pairs(state.order) if taxing else (),
        choices=own_gifts(taxing.chosen, seat, as_giver=True) if taxing else (),
        swap_open=taxing.swap_open if taxing else False,
        swap_partner=taxing.swap.partner if taxing and taxing.swap else None,
        swap=swap_seen(state, taxing, seat),
        gifts=own_gifts(state.gifts, seat, as_giver=False) if state.gifts else (),
        slip=state.slip,
        revolution=state.revolution,
        points=state.points,
        last=state.last,
        rules=state.rules,
    )


def waited_for(state: State, seat: Seat | None) -> tuple[Seat, ...]:
    """Who may act now; whether another has kept silent already is not seen (DAL-25)."""
    if not isinstance(state.phase, Calling):
        return tuple(sorted(to_act(state)))
    silent = silent_seen(state, seat)
    return tuple(sorted([other for other in state.order if other not in silent]))


def hand_seen(state: State, seat: Seat | None) -> Cards:
    """One's own hand, once it is taken up: not while a slip is being settled (DAL-55)."""
    if seat is None or isinstance(state.phase, Slipping):
        return ()
    return cards_of(state.hands[seat])


def own_gifts(gifts: tuple[Gift, ...], seat: Seat | None, *, as_giver: bool) -> tuple[Gift, ...]:
    """What this seat gave and, unless `as_giver`, what it received (DAL-22)."""
    return tuple([g for g in gifts if seat == g.giver or (seat == g.receiver and not as_giver)])


def swap_seen(state: State, taxing: Taxing | None, seat: Seat | None) -> Swap | None:
    """The offered card is known to the one who offers it alone (DAL-54)."""
    if taxing is None or taxing.swap is None or seat != state.order[2]:
        return None
    return taxing.swap
