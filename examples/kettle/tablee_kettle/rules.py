"""A round of the Kettle: what each answer may be, and what it leads to."""

from __future__ import annotations

from collections import Counter
from typing import TypeVar

from msgspec.structs import replace

from tablee.core.chance import Chance
from tablee.core.contract import Standings, Step, Told
from tablee.core.refusal import Refusal, refused
from tablee_kettle.pieces import (
    DECK,
    HAND,
    SPOON,
    SWAPPED,
    Card,
    CardChosen,
    CardPoured,
    Cards,
    CardsDrawn,
    CardsSwapped,
    CardTakenBack,
    Event,
    GameEnded,
    KettleBoiledOver,
    KettleHeld,
    PointsScored,
    Pour,
    RoundBegun,
    State,
    Stir,
    Swap,
    Wait,
)

BONUS = 2  # points for a kettle filled to the brim (KET-33)
T = TypeVar("T")
News = list[Told[Event]]


def begin_round(state: State, told: News, chance: Chance) -> Step[State, Event]:
    """Hands are filled, the die says how much the kettle holds, who is last may swap (KET-10, KET-11)."""
    for seat, hand in enumerate(state.hands):
        state, drawn = draw(state, seat, HAND - len(hand), chance)
        told.append(drawn)
    die = 1 + chance.below(6)
    size = 2 * len(state.hands) + die
    last = tuple([seat for seat, score in enumerate(state.scores) if score == min(state.scores)])
    told.append(Told(RoundBegun(state.round + 1, die, size)))
    return Step(replace(state, phase="swap", round=state.round + 1, size=size, waiting=last), tuple(told))


def draw(state: State, seat: int, count: int, chance: Chance) -> tuple[State, Told[Event]]:
    """So many cards out of the bag, seen by their owner alone."""
    bag, cards = list(state.bag), list[Card]()
    for _ in range(count):
        cards.append(bag.pop(chance.below(len(bag))))
    hand = tuple(sorted((*state.hands[seat], *cards)))
    after = replace(state, hands=at(state.hands, seat, hand), bag=tuple(bag))
    return after, Told(CardsDrawn(seat, tuple(sorted(cards))), (seat,))


def refuse_swap(state: State, seat: int, move: Swap) -> Refusal | None:
    if len(move.cards) > SWAPPED:
        return refused("KET-11", "too-many", most=SWAPPED)
    return refused("KET-20", "not-held") if Counter(move.cards) - Counter(state.hands[seat]) else None


def swap(state: State, seat: int, move: Swap, chance: Chance) -> Step[State, Event]:
    """Cards go into the bag only after the new ones have come out of it (KET-11)."""
    cards = move.cards
    state = replace(state, hands=at(state.hands, seat, without(state.hands[seat], cards)))
    state, drawn = draw(state, seat, len(cards), chance)
    state = replace(state, bag=tuple(sorted((*state.bag, *cards))))
    if not state.waiting:
        state = replace(state, phase="pour", waiting=tuple(range(len(state.hands))))
    told: News = [Told(CardsSwapped(seat, len(cards)))]
    return Step(state, (*told, drawn) if cards else tuple(told))


def refuse_pour(state: State, seat: int, move: Pour) -> Refusal | None:
    return None if move.card in state.hands[seat] else refused("KET-20", "not-held")


def pour(state: State, seat: int, move: Pour, chance: Chance) -> Step[State, Event]:
    """Face down, until everybody has chosen; then all cards are turned over (KET-20, KET-21)."""
    hand = without(state.hands[seat], (move.card,))
    state = replace(state, hands=at(state.hands, seat, hand), poured=at(state.poured, seat, move.card))
    told: News = [Told(CardChosen(seat))]
    if not state.waiting:
        state = replace(state, phase="stir", waiting=tuple(range(len(state.hands))))
        told += [Told(CardPoured(other, shown)) for other, shown in poured_cards(state)]
    return Step(state, tuple(told))


def refuse_stir(state: State, seat: int, move: Stir) -> Refusal | None:
    return None if SPOON in state.hands[seat] else refused("KET-31", "no-spoon")


def refuse_wait(state: State, seat: int, move: Wait) -> Refusal | None:
    return None


def answer(state: State, seat: int, move: Stir | Wait, chance: Chance) -> Step[State, Event]:
    """Whether somebody stirs counts when everybody has answered (KET-30)."""
    state = replace(state, stirs=at(state.stirs, seat, isinstance(move, Stir)))
    return Step(state, ()) if state.waiting else settle(state, chance)


def settle(state: State, chance: Chance) -> Step[State, Event]:
    """Who stirs gives a spoon for the card and scores a point; the kettle decides for the rest (KET-31)."""
    hands, told, kept = list(state.hands), News(), dict[int, Card]()
    points = [int(stirs) for stirs in state.stirs]
    for seat, card in poured_cards(state):
        if state.stirs[seat]:
            hands[seat] = tuple(sorted((*without(hands[seat], (SPOON,)), card)))
            told.append(Told(CardTakenBack(seat, card)))
        else:
            kept[seat] = card
    total = sum(kept.values())
    told.append(Told((KettleHeld if total <= state.size else KettleBoiledOver)(total, state.size)))
    for seat in kept:
        points[seat] = worth(kept, seat, state.size)
    told += [Told(PointsScored(seat, won)) for seat, won in enumerate(points) if won]
    return end_round(state, tuple(hands), points, told, chance)


def worth(kept: dict[int, Card], seat: int, size: int) -> int:
    """What a card scores among all that are left in the kettle (KET-32 to KET-34)."""
    total = sum(kept.values())
    if total > size:
        return 0 if kept[seat] == max(kept.values()) else kept[seat]
    return kept[seat] + (BONUS if total == size else 0)


def poured_cards(state: State) -> list[tuple[int, Card]]:
    return [(seat, card) for seat, card in enumerate(state.poured) if card is not None]


def end_round(
    state: State, hands: tuple[Cards, ...], points: list[int], told: News, chance: Chance
) -> Step[State, Event]:
    """All that lies on the table goes into the bag; after the last round most points win (KET-40)."""
    seats = len(hands)
    bag = tuple(sorted((Counter(DECK) - Counter([card for hand in hands for card in hand])).elements()))
    scores = tuple([score + won for score, won in zip(state.scores, points, strict=True)])
    state = replace(
        state, hands=hands, poured=(None,) * seats, stirs=(False,) * seats, scores=scores, bag=bag
    )  # fmt: skip
    if state.round < state.options.rounds:
        return begin_round(state, told, chance)
    over = replace(state, phase="over", waiting=())
    return Step(over, (*told, Told(GameEnded(standings(over) or ()))))


def standings(state: State) -> Standings | None:
    if state.phase != "over":
        return None
    by_score = sorted(set(state.scores), reverse=True)
    return tuple([tuple([s for s, won in enumerate(state.scores) if won == score]) for score in by_score])


def scores(state: State) -> tuple[int, ...]:
    return state.scores


def at(row: tuple[T, ...], seat: int, value: T) -> tuple[T, ...]:
    """The row with this value at that seat."""
    return (*row[:seat], value, *row[seat + 1 :])


def without(hand: Cards, cards: Cards) -> Cards:
    return tuple(sorted((Counter(hand) - Counter(cards)).elements()))
