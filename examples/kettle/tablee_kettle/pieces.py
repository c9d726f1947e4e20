"""The cards, and every value of the game: its moves, events, state and view."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from tablee.core.roles import Asked, EachSeat, Hand, Score, Seat, Standings, role
from tablee_kettle.meta import Options

Card = Annotated[int, role("card")]  # said as `card-<number>` in locale/
Cards = tuple[Card, ...]
Phase = Annotated[Literal["swap", "pour", "stir", "over"], role("phase")]

SPOON: Card = 0
DECK: Cards = (SPOON,) * 8 + tuple(leaf for leaf in range(1, 7) for _ in range(8))  # KET-01
HAND = 4
SWAPPED = 2  # cards, at most (KET-11)


class Swap(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag="swap"):
    cards: Cards


class Pour(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag="pour"):
    card: Card


class Stir(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag="stir"):
    pass


class Wait(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag="wait"):
    pass


Move = Swap | Pour | Stir | Wait


class RoundBegun(msgspec.Struct, frozen=True, gc=False, tag="round-begun"):
    round: int
    die: int
    size: int


class CardsDrawn(msgspec.Struct, frozen=True, gc=False, tag="cards-drawn"):
    """Told to that seat alone."""

    seat: Seat
    cards: Cards


class CardsSwapped(msgspec.Struct, frozen=True, gc=False, tag="cards-swapped"):
    seat: Seat
    count: int


class CardChosen(msgspec.Struct, frozen=True, gc=False, tag="card-chosen"):
    seat: Seat


class CardPoured(msgspec.Struct, frozen=True, gc=False, tag="card-poured"):
    seat: Seat
    card: Card


class CardTakenBack(msgspec.Struct, frozen=True, gc=False, tag="card-taken-back"):
    seat: Seat
    card: Card


class KettleHeld(msgspec.Struct, frozen=True, gc=False, tag="kettle-held"):
    total: int
    size: int


class KettleBoiledOver(msgspec.Struct, frozen=True, gc=False, tag="kettle-boiled-over"):
    total: int
    size: int


class PointsScored(msgspec.Struct, frozen=True, gc=False, tag="points-scored"):
    seat: Seat
    points: int


class GameEnded(msgspec.Struct, frozen=True, gc=False, tag="game-ended"):
    standings: Standings


Event = (
    RoundBegun
    | CardsDrawn
    | CardsSwapped
    | CardChosen
    | CardPoured
    | CardTakenBack
    | KettleHeld
    | KettleBoiledOver
    | PointsScored
    | GameEnded
)


class State(msgspec.Struct, frozen=True, gc=False):
    """`waiting` are the seats that have not answered yet; `bag` is every card that nobody has."""

    phase: Phase
    round: int
    size: int
    waiting: tuple[int, ...]
    hands: tuple[Cards, ...]
    poured: tuple[Card | None, ...]
    stirs: tuple[bool, ...]
    scores: tuple[int, ...]
    bag: Cards
    options: Options
    rules: int = 1


class View(msgspec.Struct, frozen=True, gc=False):
    """What a seat may know; a watcher has no `seat` and no `hand`. `held` counts everybody's cards."""

    phase: Phase
    round: int
    size: int
    seat: Seat | None
    asked: Asked
    hand: Hand[Card]
    held: EachSeat[int]
    chosen: EachSeat[bool]
    poured: EachSeat[Card | None]
    stirring: bool
    scores: EachSeat[Score]
    options: Options
    rules: int = 1
