"""Scenes to watch or play: a trick (DAL-33), taxes (DAL-20), a Revolution (DAL-26), going out (DAL-34).

Hands are told as far as they matter; whatever is left of the deck lies with what was played before,
or fills the hands of a round that has just been dealt. Whoever reads sits on the first seat.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from tablee.core.chance import Recorded
from tablee.core.contract import Step
from tablee.core.teaching import SceneMove, Words
from tablee.games.dalmuti.dealing import deck_for
from tablee.games.dalmuti.game import Options, apply, read_move
from tablee.games.dalmuti.meta import META
from tablee.games.dalmuti.notation import read_cards
from tablee.games.dalmuti.pieces import EMPTY, Cards, Hand, hand_of
from tablee.games.dalmuti.scene_words import TOLD, Told
from tablee.games.dalmuti.state import Calling, Order, Phase, Playing, State, Taxing

READER = 0
SHORT = Options(rounds=1)


class Scene(msgspec.Struct, frozen=True):
    """A situation that is played on from; its clause is its name."""

    clause: str
    title: Words
    intro: Words
    names: tuple[str, ...]
    start: State
    moves: tuple[SceneMove, ...]
    hero: int = READER


def in_play(order: Order, hands: tuple[str, ...], out: Order = ()) -> State:
    """The middle of a round: all that nobody holds has been played; the first still in leads."""
    held = [read_cards(hand.split()) if hand else () for hand in hands]
    lead = next(seat for seat in order if held[seat])
    played = _shared_out(order, held)
    points = tuple([len(order) - 1 - out.index(seat) if seat in out else 0 for seat in range(len(order))])
    return _state(order, tuple(map(hand_of, held)), played, Playing(lead, None, ()), out, points)


def dealt(order: Order, hands: tuple[str, ...], phase: Phase) -> State:
    """A round that has just been dealt: these cards, and the rest of each hand from the rest of the deck."""
    told = [read_cards(hand.split()) for hand in hands]
    rest = _shared_out(order, told)
    whole = [hand_of((*mine, *_cards(more))) for mine, more in zip(told, rest, strict=True)]
    return _state(order, tuple(whole), (EMPTY,) * len(order), phase, (), (0,) * len(order))


def _shared_out(order: Order, held: list[Cards]) -> tuple[Hand, ...]:
    """What is left of the deck, so that everybody has been dealt as many cards as the rules say."""
    left = list(deck_for(len(order), SHORT))
    for card in [card for hand in held for card in hand]:
        left.remove(card)
    each, more = divmod(len(deck_for(len(order), SHORT)), len(order))
    given: list[list[int]] = [[] for _ in order]
    for place, seat in enumerate(order):
        count = each + (place < more) - len(held[seat])
        given[seat] = left[place :: len(order)][:count]
        for card in given[seat]:
            left.remove(card)
    for place, seat in enumerate(order):
        while len(held[seat]) + len(given[seat]) < each + (place < more):
            given[seat].append(left.pop())
    return tuple([hand_of(cards) for cards in given])


def _cards(hand: Hand) -> Cards:
    return tuple([rank for rank in range(1, len(hand)) for _ in range(hand[rank])])


def _state(
    order: Order,
    hands: tuple[Hand, ...],
    played: tuple[Hand, ...],
    phase: Phase,
    out: Order,
    points: tuple[int, ...],
) -> State:
    return State(
        rules=META.rules,
        options=SHORT,
        round=1,
        order=order,
        scores=points,
        hands=hands,
        played=played,
        out=out,
        phase=phase,
        points=points,
    )


STARTS: dict[str, State] = {
    "DAL-33": in_play(
        (3, 4, 0, 1, 2),
        ("3 6 6 7 7 11 12 12 12 J", "4 4 10 10 12", "8 11 11 12 12 12", "2 5 5 9 9 10", "1 8 8 10 11"),
    ),
    "DAL-20": dealt(
        (0, 1, 2, 3, 4),
        ("3 5 5 9 11 11 11 11 12 12", "4 8 8 12", "6 6 7 7", "3 9 10 10", "1 2 10 12 12"),
        Taxing((), None, swap_open=False),
    ),
    "DAL-26": dealt((1, 2, 3, 4, 0), ("6 9 9 9 10 10 10 10 J J", "1 2 2", "3 3", "4 4", "5 5"), Calling(())),
    "DAL-34": in_play((3, 0, 1, 2, 4), ("5 5", "4 9", "12 12", "", "10"), out=(3,)),
}


def _scene(told: Told) -> Scene:
    moves = tuple([SceneMove(seat, move, words) for seat, move, words in told.moves])
    return Scene(told.clause, told.title, told.intro, told.names, STARTS[told.clause], moves)


SCENES: tuple[Scene, ...] = tuple([_scene(told) for told in TOLD])
PLAYABLE = True


def replay(scene: Scene) -> Iterator[tuple[SceneMove | None, Step]]:
    """The situation a scene begins with, then every move and what it leads to."""
    step: Step = Step(scene.start, ())
    yield None, step
    for made in scene.moves:
        step = apply(step.state, made.seat, read_move(made.move), Recorded(()))
        yield made, step
