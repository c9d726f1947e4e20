"""What a seat, or a watcher, may know: built up field by field, never a state cut down (DSC-81).

Of the bag a seat knows the last reliefs under its own fingertip, and nothing else; a bot, which is
given this view and no more, has no other hand than a person (DSC-86).
"""

from __future__ import annotations

import msgspec

from tablee.core.roles import Asked
from tablee.games.dschamal.counting import Score, scores
from tablee.games.dschamal.meta import Options
from tablee.games.dschamal.pieces import Piece, Pieces
from tablee.games.dschamal.sought import sought
from tablee.games.dschamal.state import (
    LAID,
    Bout,
    Building,
    Closing,
    Course,
    Felt,
    Giving,
    Hand,
    Handing,
    Over,
    Ready,
    Searching,
    Seat,
    State,
    Taking,
    Touch,
    Verdict,
    Width,
)
from tablee.games.dschamal.tower import Tower
from tablee.games.dschamal.turns import to_act
from tablee.games.dschamal.winning import winning_shapes


class OwnHand(msgspec.Struct, frozen=True, gc=False):
    """One's own hand: what it holds is felt, not seen; `laid` is what one has put on the table.

    `lately` are its last touches in this search, newest last, and `closings` what it closed on:
    what any hand remembers by itself. `width` is what two fingers felt last of what it holds.
    """

    x: int
    y: int
    clock: int
    holds: int
    grip: tuple[int, int] | None
    felt: Felt | None
    laid: Pieces
    lately: tuple[Touch, ...] = ()
    closings: tuple[Closing, ...] = ()
    width: Width | None = None


class SeenHand(msgspec.Struct, frozen=True, gc=False):
    """What everybody sees of a hand: still in the bag, out with something, or out; and its call."""

    seat: Seat
    status: str
    called: bool


class View(msgspec.Struct, frozen=True, gc=False):
    """`phase` is "choose", "ready", "search", "take", "give", "hand", "camel", "build" or "over".

    `sought`: a piece of every kind that counts in the search this seat is at. `counted`: in the Turm, so far.
    """

    seat: Seat | None
    options: Options
    phase: str
    waiting: Asked
    owned: tuple[Pieces, ...]
    winning: tuple[int, ...]
    towers: tuple[Tower, ...]
    in_bag: int
    course: Course
    bout: Bout
    hands: tuple[SeenHand, ...]
    hand: OwnHand | None
    victims: tuple[Seat, ...]
    clause: str
    to: Seat | None
    piece: Piece | None
    winner: Seat | None
    standings: tuple[tuple[Seat, ...], ...]
    last: Verdict | None
    rules: int = 1
    sought: Pieces = ()
    counted: tuple[Score, ...] = ()


def view(state: State, seat: Seat | None) -> View:
    phase = state.phase
    hands = phase.hands if isinstance(phase, Searching) else ()
    return View(
        seat=seat,
        options=state.options,
        phase=phase.__struct_config__.tag,  # type: ignore[arg-type]
        waiting=tuple(sorted(to_act(state))),
        owned=state.owned,
        winning=tuple(sorted(winning_shapes(state))),
        towers=state.towers,
        in_bag=len(state.bag),
        course=state.course,
        bout=state.bout,
        hands=tuple([SeenHand(hand.seat, hand.status, hand.called) for hand in hands]),
        hand=next((own_hand(hand) for hand in hands if hand.seat == seat), None),
        victims=phase.victims if isinstance(phase, Taking) else (),
        clause=phase.clause if isinstance(phase, Taking) else "",
        to=phase.to if isinstance(phase, Giving) else None,
        piece=phase.piece if isinstance(phase, Handing | Building) else None,
        winner=phase.winner if isinstance(phase, Building) else None,
        standings=phase.standings if isinstance(phase, Over) else (),
        last=state.last,
        rules=state.rules,
        sought=_sought(state, seat),
        counted=scores(state) if state.options.game == "turm" else (),
    )


def _sought(state: State, seat: Seat | None) -> Pieces:
    if seat is None or seat not in state.bout.fighters or not isinstance(state.phase, Ready | Searching):
        return ()
    return sought(state.options, state.bout, state.owned, seat).pieces


def own_hand(hand: Hand) -> OwnHand:
    laid = hand.held if hand.status == LAID else ()
    held, memory = len(hand.held), (hand.lately, hand.closings, hand.width)
    return OwnHand(hand.x, hand.y, hand.clock, held, hand.grip, hand.felt, laid, *memory)
