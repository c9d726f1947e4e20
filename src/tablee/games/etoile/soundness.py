"""Whether a state from outside could be one of this game: pieces, turn, count, and what is owed."""

from __future__ import annotations

from tablee.core.soundness import (
    Fault,
    Faults,
    all_among,
    all_seats,
    among,
    conserved,
    distinct_seats,
    first_fault,
    fits,
    length,
    number,
    options_faults,
)
from tablee.games.etoile.agreement import asked
from tablee.games.etoile.board import Board
from tablee.games.etoile.count import limit
from tablee.games.etoile.duty import legal_plays, reach_now
from tablee.games.etoile.geometry import CELLS, STARS
from tablee.games.etoile.meta import META, Options, refuse_options, soufflage_played
from tablee.games.etoile.position import MEN
from tablee.games.etoile.soufflage import captures_of
from tablee.games.etoile.sound_claim import claim_faults
from tablee.games.etoile.state import DrawOffer, End, State, after, still_in

REASONS = ("taken", "blocked", "resigned", "counted", "agreed", "emptied", "stuck")
CAMPS = 3
LONGEST_PATH = 2 * MEN + 1  # a piece that takes every other one
MOST_COUNTED = 1000


def fault_in(state: State, seats: int, options: Options) -> Fault:
    """What is wrong with a state of a table of so many seats that plays so; None: nothing."""
    return first_fault(_faults(state, seats, options))


def _faults(state: State, seats: int, options: Options) -> Faults:
    yield from options_faults(state.options, options, refuse_options(seats, options))
    yield number("rules", state.rules, META.oldest, META.rules)
    yield from all_seats("seats", state.seats, seats)
    yield from board_faults("board", state.board, options)
    yield from _piece_faults(state, seats)
    yield from all_among("last", state.last, state.star.number, LONGEST_PATH)
    yield number("turn", state.turn, 0, seats - 1)
    yield number("count", state.count, 0, MOST_COUNTED)
    if state.end is not None:
        yield from _end_faults(state, state.end, seats)
    else:
        yield from _turn_faults(state)


def board_faults(where: str, board: Board, options: Options) -> Faults:
    """One piece a cell; a man on the crowning line is a queen (ETO-30)."""
    crown = STARS[options.cells].crown
    seen = 0
    for kind, masks in (("men", board.men), ("queens", board.queens)):
        for camp, mask in enumerate(masks):
            yield number(f"{where}.{kind}[{camp}]", mask, 0, (1 << len(CELLS)) - 1)
            yield fits(f"{where}.{kind}[{camp}]", not seen & mask, where)
            seen |= mask
    for camp, men in enumerate(board.men):
        yield fits(f"{where}.men[{camp}]", not men & crown[camp], "ETO-30")


def _piece_faults(state: State, seats: int) -> Faults:
    """Every camp's pieces are on the board, lost, or taken off; who is out has none (ETO-10, ETO-50)."""
    yield length("lost", state.lost, CAMPS)
    yield length("withdrawn", state.withdrawn, CAMPS)
    for camp, lost in enumerate(state.lost):
        pieces = MEN if camp < seats else 0
        yield number(f"lost[{camp}]", lost, 0, pieces)
        yield number(f"withdrawn[{camp}]", state.withdrawn[camp], 0, pieces)
        standing = state.board.of(camp).bit_count()
        yield conserved(f"lost[{camp}]", standing + lost + state.withdrawn[camp] == pieces)
        yield fits(f"withdrawn[{camp}]", not (standing and state.withdrawn[camp]), "board")
    yield fits("gone", len(state.gone) < seats and all(0 < len(out) < seats for out in state.gone), "seats")
    out = [camp for group in state.gone for camp in group]
    yield from distinct_seats("gone", out, seats)
    yield fits("gone", not any(state.board.of(camp) for camp in out), "board")
    yield fits("gone", len(out) < seats, "seats")


def _end_faults(state: State, end: End, seats: int) -> Faults:
    """Nothing is open any more; those out come after those who were in, the first one last."""
    owing = state.claim or state.obliged or state.owed_to is not None
    pending = owing or state.touched is not None or state.offer
    yield fits("end", not pending, "claim")
    yield among("end.reason", end.reason, REASONS)
    yield fits("end.standings", 0 < len(end.standings) <= seats and all(end.standings), "seats")
    for place in end.standings:
        yield from distinct_seats("end.standings", place, seats)
    yield from all_seats("end.standings", [seat for place in end.standings for seat in place], seats)
    gone = tuple([tuple(sorted([state.seats[camp] for camp in out])) for out in state.gone[::-1]])
    yield fits("end.standings", end.standings[len(end.standings) - len(gone) :] == gone, "gone")


def _turn_faults(state: State) -> Faults:
    """Everybody still in has pieces, the count is not full, and whose turn it is can act."""
    camps = still_in(state)
    yield fits("gone", len(camps) > 1, "end")
    yield fits("gone", all(state.board.of(camp) for camp in camps), "board")
    yield among("turn", state.turn, camps)
    yield fits("count", state.count <= limit(state), "board")
    yield fits("touched", state.touched is None or state.options.touched, "options.touched")
    if state.claim is not None:
        yield from claim_faults(
            state, state.claim, board_faults("claim.board", state.claim.board, state.options)
        )
    if state.obliged:
        owing = soufflage_played(state.options) and bool(reach_now(state).captures)
        yield fits("obliged", owing, "board")
    if state.owed_to is not None:
        yield from _debt_faults(state, state.owed_to)
    yield fits("turn", bool(legal_plays(state)) or (state.claim is not None), "board")
    if state.offer is not None:
        yield from _offer_faults(state, state.offer)


def _debt_faults(state: State, owner: int) -> Faults:
    """The third player had a move taken back: a piece of theirs can be taken (ETO-40)."""
    yield fits("owed_to", state.obliged and state.options.owner_obliges, "obliged")
    yield fits("owed_to", len(still_in(state)) == CAMPS, "gone")
    yield fits("owed_to", owner == after(state, after(state, state.turn)), "turn")
    yield fits("owed_to", bool(captures_of(state, owner)), "board")


def _offer_faults(state: State, offer: DrawOffer) -> Faults:
    """Proposed by whose turn it is; somebody has yet to answer (ETO-51)."""
    yield fits("offer.by", offer.by == state.turn, "turn")
    yield fits("offer", state.touched is None and not state.offered, "touched")
    yield from distinct_seats("offer.accepted", offer.accepted, len(state.seats))
    yield fits("offer.accepted", bool(asked(state, offer)), "gone")
