"""The reasons of a hint: what a finger knows and what lies open, recomputed here from the state itself."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from math import hypot
from typing import Any

import pytest

from tablee.bots.adviser import explain, explains
from tablee.cli.speech.fluent_words import game_words
from tablee.core.contract import Offers
from tablee.core.replay import replay
from tablee.core.shelf import load
from tablee.games.dschamal.bots.reasons import Why
from tablee.games.dschamal.bots.wishes import wishes
from tablee.games.dschamal.meta import FOUR
from tablee.games.dschamal.moves import Close, Feel, GiveUp, Lay, LetGo, Move, Push
from tablee.games.dschamal.pieces import CAMEL, FORMS, form_of, shape_of
from tablee.games.dschamal.state import LAID, Searching, State, shapes_owned
from tablee.lab import play_game

GAME: Any = load("dschamal")
HINTS = 500
LETTERS = ("fr", "en")


def questions(kind: str, seed: int, duels: int) -> Iterator[tuple[State, int, Offers, Move, State]]:
    """Every decision of a game of `normal`: the state, who was asked, what was played, and the state then."""
    record = play_game("dschamal", ["normal"] * 3, seed, {"game": kind, "duels": duels})
    before = None
    for turn, frame in zip(record.turns, replay(GAME, record), strict=True):
        if before is not None and turn.seat is not None and turn.move is not None:
            yield before, turn.seat, GAME.offers(before, turn.seat), turn.move, frame.state
        before = frame.state


def why(state: State, seat: int, offers: Offers, move: Move) -> Why:
    told = explain("dschamal", GAME.view(state, seat), offers, move)
    assert isinstance(told, Why)
    return told


def hints() -> list[tuple[State, int, Offers, Move, State]]:
    """From all four games: everything that is decided, and as many touches as there is room for."""
    asked = [one for kind in ("duell", "quartett", "dreier", "turm") for one in questions(kind, 3, 6)]
    touches = [one for one in asked if isinstance(one[3], Feel)]
    decided = [one for one in asked if not isinstance(one[3], Feel)]
    room = HINTS - len(decided)
    return decided + touches[:: len(touches) // room][:room]


@pytest.mark.slow
def test_every_fact_can_be_recomputed_and_no_sentence_is_said_too_often() -> None:
    assert explains("dschamal")
    asked = hints()
    words, sentences = [game_words("dschamal", language) for language in LETTERS], Counter[str]()
    keys = Counter[str]()
    for state, seat, offers, move, after in asked:
        told = why(state, seat, offers, move)
        check(state, seat, move, after, told)
        french, english = [say.say(f"why-{told.key}", **told.values) for say in words]
        assert "{" not in french + english, told
        sentences[french] += 1
        keys[told.key] += 1
    assert sentences.total() == HINTS
    assert sentences.most_common(1)[0][1] <= HINTS / 4, sentences.most_common(3)
    assert len(keys) >= 12, keys


def check(state: State, seat: int, move: Move, after: State, told: Why) -> None:
    values = told.values
    assert 0 <= values.get("share", 0) <= 100
    assert 0 <= values.get("hope", 0) <= 100
    if told.key in ("begin", "start"):
        assert values["bag"] == len(state.bag)
    if told.key == "begin" and state.options.game == "duell" and state.bout.purpose == "duel":
        wanted = shapes_owned(state, state.bout.fighters)
        assert values["count"] == len([p for p in state.bag if shape_of(p) in wanted or p == CAMEL])
    elif told.key in ("nothing", "enough"):
        assert isinstance(move, Feel)
        assert values["mm"] == round(hypot(move.dx, move.dy))
    elif told.key in ("take", "give") and hasattr(move, "piece"):
        owned = [[shape_of(piece) for piece in pieces] for pieces in state.owned]
        shape = shape_of(move.piece)
        assert values["mine"] == owned[seat].count(shape)
        assert values["out"] == sum([one.count(shape) for one in owned]) <= FOUR
    elif told.key == "build":
        assert values["count"] == len(after.towers[seat])
    if isinstance(state.phase, Searching):
        check_hand(state, seat, move, told)


def check_hand(state: State, seat: int, move: Move, told: Why) -> None:
    assert isinstance(state.phase, Searching)
    hand = next(hand for hand in state.phase.hands if hand.seat == seat)
    if isinstance(move, LetGo):
        assert told.values["count"] == len(hand.held)
    elif isinstance(move, Push):
        assert told.values["count"] == hand.closings[-1].count
    elif isinstance(move, GiveUp):
        late = [other for other in state.phase.hands if other.status == LAID]
        assert (told.values["late"] == "yes") <= bool(late)
    elif isinstance(move, Lay | Close) and told.key in ("lay", "close"):
        good = wishes(GAME.view(state, seat))
        assert told.values["form"] in FORMS
        if told.values["share"] == 100:
            assert told.values["hope"] == round(100 * good.get(FORMS.index(told.values["form"]), 0.0))


def test_another_move_has_another_reason() -> None:
    compared = 0
    for state, seat, offers, move, _ in [*questions("duell", 4, 3), *questions("turm", 4, 3)]:
        others = [one for one in offers.moves if type(one) is not type(move) or one != move]
        if not isinstance(state.phase, Searching) and others and hasattr(move, "piece"):
            other = next((o for o in others if form_of(o.piece) != form_of(move.piece)), None)
            if other is not None:
                assert why(state, seat, offers, move) != why(state, seat, offers, other)
                compared += 1
    assert compared > 3


def test_a_step_in_the_bag_has_another_reason_than_closing_or_leaving() -> None:
    compared = 0
    for state, seat, offers, move, _ in questions("duell", 5, 2):
        if isinstance(move, Feel):
            reasons = [why(state, seat, offers, other) for other in (move, Close(200), GiveUp())]
            assert len({repr(one) for one in reasons}) == 3
            compared += 1
    assert compared > 20
