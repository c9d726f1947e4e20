"""What a seat, or a watcher, may know: everything, for nothing on the star is hidden."""

from __future__ import annotations

import msgspec

from tablee.core.chance import Chance
from tablee.core.roles import Asked
from tablee.games.etoile.board import Board, Triple, cells_of
from tablee.games.etoile.count import limit
from tablee.games.etoile.geometry import STARS, Star, mask_of
from tablee.games.etoile.meta import Options
from tablee.games.etoile.state import Camp, Claim, DrawOffer, End, Seat, State
from tablee.games.etoile.turn import to_act

Names = tuple[str, ...]


class Side(msgspec.Struct, frozen=True, gc=False):
    """A camp's pieces by the names of their cells."""

    men: Names
    queens: Names


class SeenClaim(msgspec.Struct, frozen=True, gc=False):
    """A missed capture: who missed it with which move, and the pieces that may be huffed (ETO-40).

    `owner`: whose piece could have been taken, while they are asked first.
    """

    offender: Camp
    path: Names
    cells: Names
    before: tuple[Side, ...]
    count: int
    owner: Camp | None = None


class View(msgspec.Struct, frozen=True, gc=False):
    """`seats[camp]` plays that camp; `turn` is a camp; `waiting` are the seats to act.

    `withdrawn` are the pieces a camp took off when it resigned, `lost` those it lost before.
    `owed_to`: the camp a piece of which is to be taken now, where its owner wanted it so (ETO-40).
    """

    seat: Seat | None
    options: Options
    seats: tuple[Seat, ...]
    sides: tuple[Side, ...]
    turn: Camp
    waiting: Asked
    count: int
    limit: int
    lost: tuple[int, ...]
    gone: tuple[tuple[Camp, ...], ...]
    last: Names
    claim: SeenClaim | None
    obliged: bool
    touched: str | None
    offer: DrawOffer | None
    offered: bool
    end: End | None
    rules: int = 1
    owed_to: Camp | None = None
    withdrawn: tuple[int, ...] = (0, 0, 0)


def view(state: State, seat: Seat | None) -> View:
    return View(
        seat=seat,
        options=state.options,
        seats=state.seats,
        sides=sides_of(state.star, state.board),
        turn=state.turn,
        waiting=tuple(sorted(to_act(state))),
        count=state.count,
        limit=limit(state),
        lost=state.lost,
        gone=state.gone,
        last=state.last,
        claim=None if state.claim is None else _seen(state.star, state.claim),
        obliged=state.obliged,
        touched=state.touched,
        offer=state.offer,
        offered=state.offered,
        end=state.end,
        rules=state.rules,
        owed_to=state.owed_to,
        withdrawn=state.withdrawn,
    )


def guess(view: View, chance: Chance) -> State:
    """The state itself: a view of the star leaves nothing open."""
    star = STARS[view.options.cells]
    return State(
        options=view.options,
        seats=view.seats,
        board=board_of(star, view.sides),
        turn=view.turn,
        count=view.count,
        lost=view.lost,
        gone=view.gone,
        last=view.last,
        claim=None if view.claim is None else _known(star, view.claim),
        obliged=view.obliged,
        touched=view.touched,
        offer=view.offer,
        offered=view.offered,
        end=view.end,
        rules=view.rules,
        owed_to=view.owed_to,
        withdrawn=view.withdrawn,
    )


def sides_of(star: Star, board: Board) -> tuple[Side, ...]:
    def named(mask: int) -> Names:
        return tuple([star.names[cell] for cell in cells_of(mask)])

    return tuple(
        [Side(named(men), named(queens)) for men, queens in zip(board.men, board.queens, strict=True)]
    )


def board_of(star: Star, sides: tuple[Side, ...]) -> Board:
    def words(pieces: list[Names]) -> Triple:
        a, b, c = [mask_of([star.number[name] for name in names]) for names in pieces]
        return a, b, c

    return Board(words([side.men for side in sides]), words([side.queens for side in sides]))


def _seen(star: Star, claim: Claim) -> SeenClaim:
    return SeenClaim(
        claim.offender, claim.path, claim.cells, sides_of(star, claim.board), claim.count, claim.owner
    )


def _known(star: Star, seen: SeenClaim) -> Claim:
    return Claim(seen.offender, board_of(star, seen.before), seen.count, seen.path, seen.cells, seen.owner)
