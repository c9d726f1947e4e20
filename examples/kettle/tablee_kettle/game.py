"""The rules of the Kettle: `tablee.core.contract.Game`, function by function."""

from __future__ import annotations

from collections import Counter
from typing import TypeVar

from msgspec.structs import replace

from tablee.core.absent import changes, clocked, measured, simulated
from tablee.core.chance import Chance
from tablee.core.choices import Choice, SomeOf
from tablee.core.contract import Due, Offers, Standings, Step, Told
from tablee.core.meta import Meta, OptionInfo
from tablee.core.question import ask
from tablee.core.refusal import MoveRefused, Refusal, refused
from tablee_kettle.notation import read_move, write_move
from tablee_kettle.pieces import (
    BONUS,
    DECK,
    HAND,
    SPOON,
    SWAPPED,
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
    Move,
    Options,
    PointsScored,
    Pour,
    RoundBegun,
    State,
    Stir,
    Swap,
    View,
    Wait,
)
from tablee_kettle.sight import fault_in, guess, view

__all__ = [
    "META", "Event", "Move", "Options", "State", "View", "apply", "changes", "clocked", "deal", "due",
    "fault_in", "guess", "hidden", "measured", "offers", "read_move", "refuse", "refuse_options",
    "simulated", "standings", "to_act", "view", "write_move",
]  # fmt: skip

META = Meta(
    name="kettle",
    title="La Bouilloire",
    author="Tablée",
    publisher="Tablée",
    year=2026,
    seats=(2, 3, 4, 5, 6),
    rules=1,
    options=(
        OptionInfo("rounds", "KET-40", "number", least=1, most=20),
        OptionInfo("window", "KET-30", "number", least=2, most=20),
    ),
    minutes=10,
    windows=True,
)

T = TypeVar("T")


def refuse_options(seats: int, options: Options) -> Refusal | None:
    if seats not in META.seats:
        return refused("KET-02", "wrong-seats", least=META.seats[0], most=META.seats[-1])
    for info in META.options:
        if not info.least <= getattr(options, info.name) <= info.most:
            return refused(info.clause, "out-of-range", option=info.name, least=info.least, most=info.most)
    return None


def deal(seats: int, options: Options, chance: Chance, rules: int = META.rules) -> Step:
    """Everybody draws a hand, and the first kettle is put on (KET-02)."""
    nothing = State(
        phase="swap", round=0, size=0, waiting=(), hands=((),) * seats, poured=(None,) * seats,
        stirs=(False,) * seats, scores=(0,) * seats, bag=DECK, options=options, rules=rules,
    )  # fmt: skip
    return begin_round(nothing, [], chance)


def begin_round(state: State, told: list[Told], chance: Chance) -> Step:
    """Hands are filled, the die says how much the kettle holds, who is last may swap (KET-10, KET-11)."""
    for seat, hand in enumerate(state.hands):
        state, drawn = draw(state, seat, HAND - len(hand), chance)
        told.append(drawn)
    die = 1 + chance.below(6)
    size = 2 * len(state.hands) + die
    last = tuple([seat for seat, score in enumerate(state.scores) if score == min(state.scores)])
    told.append(Told(RoundBegun(state.round + 1, die, size)))
    return Step(replace(state, phase="swap", round=state.round + 1, size=size, waiting=last), tuple(told))


def draw(state: State, seat: int, count: int, chance: Chance) -> tuple[State, Told]:
    """So many cards out of the bag, seen by their owner alone."""
    bag, cards = list(state.bag), list[int]()
    for _ in range(count):
        cards.append(bag.pop(chance.below(len(bag))))
    hand = tuple(sorted((*state.hands[seat], *cards)))
    after = replace(state, hands=at(state.hands, seat, hand), bag=tuple(bag))
    return after, Told(CardsDrawn(seat, tuple(sorted(cards))), (seat,))


def to_act(state: State) -> frozenset[int]:
    return frozenset(state.waiting)


def offers(state: State, seat: int) -> Offers:
    """Cards to swap are described, everything else is listed."""
    if seat not in state.waiting:
        return Offers()
    hand = state.hands[seat]
    if state.phase == "swap":
        return Offers(choices=(Choice("swap", (SomeOf("cards", hand, 0, SWAPPED),)),), question=ask("swap"))
    if state.phase == "pour":
        cards = tuple([Pour(card) for card in sorted(set(hand))])
        return Offers(cards, question=ask("pour", size=state.size))
    total = sum([card or 0 for card in state.poured])
    question = ask("stir", total=total, size=state.size)
    return Offers((Stir(), Wait()) if SPOON in hand else (Wait(),), question=question)


def refuse(state: State, seat: int, move: Move) -> Refusal | None:
    if seat not in state.waiting:
        return refused("KET-03", "not-asked")
    match state.phase, move:
        case "swap", Swap(cards):
            return refuse_swap(state.hands[seat], cards)
        case "pour", Pour(card):
            return None if card in state.hands[seat] else refused("KET-20", "not-held")
        case "stir", Stir():
            return None if SPOON in state.hands[seat] else refused("KET-31", "no-spoon")
        case "stir", Wait():
            return None
    return refused("KET-03", "not-now")


def refuse_swap(hand: Cards, cards: Cards) -> Refusal | None:
    if len(cards) > SWAPPED:
        return refused("KET-11", "too-many", most=SWAPPED)
    return refused("KET-20", "not-held") if Counter(cards) - Counter(hand) else None


def apply(state: State, seat: int, move: Move, chance: Chance) -> Step:
    refusal = refuse(state, seat, move)
    if refusal is not None:
        raise MoveRefused(refusal)
    state = replace(state, waiting=tuple([other for other in state.waiting if other != seat]))
    match move:
        case Swap(cards):
            return swap(state, seat, cards, chance)
        case Pour(card):
            return pour(state, seat, card)
    state = replace(state, stirs=at(state.stirs, seat, isinstance(move, Stir)))
    return Step(state, ()) if state.waiting else settle(state, chance)


def swap(state: State, seat: int, cards: Cards, chance: Chance) -> Step:
    """Cards go into the bag only after the new ones have come out of it (KET-11)."""
    state = replace(state, hands=at(state.hands, seat, without(state.hands[seat], cards)))
    state, drawn = draw(state, seat, len(cards), chance)
    state = replace(state, bag=tuple(sorted((*state.bag, *cards))))
    if not state.waiting:
        state = replace(state, phase="pour", waiting=tuple(range(len(state.hands))))
    told = (Told(CardsSwapped(seat, len(cards))), drawn)
    return Step(state, told if cards else told[:1])


def pour(state: State, seat: int, card: int) -> Step:
    """Face down, until everybody has chosen; then all cards are turned over (KET-20, KET-21)."""
    hand = without(state.hands[seat], (card,))
    state = replace(state, hands=at(state.hands, seat, hand), poured=at(state.poured, seat, card))
    told: list[Told] = [Told(CardChosen(seat))]
    if not state.waiting:
        state = replace(state, phase="stir", waiting=tuple(range(len(state.hands))))
        told += [
            Told(CardPoured(other, shown)) for other, shown in enumerate(state.poured) if shown is not None
        ]
    return Step(state, tuple(told))


def settle(state: State, chance: Chance) -> Step:
    """Who stirs takes the card back for a spoon; for the others the kettle decides (KET-31 to KET-34)."""
    told: list[Told] = []
    kept: dict[int, int] = {}
    hands, points = list(state.hands), [0] * len(state.hands)
    for seat, card in enumerate(state.poured):
        assert card is not None
        if state.stirs[seat]:
            hands[seat], points[seat] = tuple(sorted((*without(hands[seat], (SPOON,)), card))), 1
            told.append(Told(CardTakenBack(seat, card)))
        else:
            kept[seat] = card
    total, most = sum(kept.values()), max(kept.values(), default=0)
    over = total > state.size
    told.append(Told((KettleBoiledOver if over else KettleHeld)(total, state.size)))
    for seat, card in kept.items():
        points[seat] = (0 if card == most else card) if over else card + (BONUS if total == state.size else 0)
    told += [Told(PointsScored(seat, won)) for seat, won in enumerate(points) if won]
    return end_round(state, tuple(hands), points, told, chance)


def end_round(
    state: State, hands: tuple[Cards, ...], points: list[int], told: list[Told], chance: Chance
) -> Step:
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


def due(state: State) -> Due | None:
    """The window stays open for all its time, so that nobody can hear who hesitates (KET-30)."""
    if state.phase != "stir":
        return None
    silent = tuple([(seat, Wait()) for seat in state.waiting])
    return Due(f"stir-{state.round}", float(state.options.window), silent, whole=True)


def hidden(state: State, seat: int, move: Move) -> bool:
    """Whether somebody stirs is shown when the window closes, all together (KET-30)."""
    return state.phase == "stir"


def standings(state: State) -> Standings | None:
    if state.phase != "over":
        return None
    by_score = sorted(set(state.scores), reverse=True)
    return tuple([tuple([s for s, won in enumerate(state.scores) if won == score]) for score in by_score])


def at(row: tuple[T, ...], seat: int, value: T) -> tuple[T, ...]:
    """The row with this value at that seat."""
    return (*row[:seat], value, *row[seat + 1 :])


def without(hand: Cards, cards: Cards) -> Cards:
    return tuple(sorted((Counter(hand) - Counter(cards)).elements()))
