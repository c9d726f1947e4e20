"""The reasons of a hint: facts of the hand, and what the search expects of the next best move."""

from __future__ import annotations

from collections import Counter
from math import isclose

import pytest
from msgspec.structs import replace

from tablee.bots.adviser import explain, explains
from tablee.core.contract import Offers
from tablee.games.dalmuti import game
from tablee.games.dalmuti.bots import reasons
from tablee.games.dalmuti.bots.counting import beaten_by_unseen, unseen_cards
from tablee.games.dalmuti.bots.master import BOT as MASTER
from tablee.games.dalmuti.bots.reasons import Why
from tablee.games.dalmuti.bots.thinker import Thinker
from tablee.games.dalmuti.meta import Options
from tablee.games.dalmuti.moves import Move, Pass, PlaySet
from tablee.games.dalmuti.pieces import JOKER
from tablee.games.dalmuti.spelling import code_of
from tablee.games.dalmuti.view import View
from tests.games.dalmuti.bots.test_search import decisions

HINTS = 500
QUICK = Thinker(replace(MASTER.level, simulations=300, seconds=600))


def asked(games: int = 3) -> list[tuple[View, Offers]]:
    found = [
        (game.view(state, seat), game.offers(state, seat))
        for seed in range(games)
        for state, seat in decisions(5, Options(rounds=2), seed)
    ]
    return [(view, offers) for view, offers in found if len(offers.moves) > 1]


def why(view: View, offers: Offers, move: Move) -> Why:
    told = explain("dalmuti", view, offers, move)
    assert isinstance(told, Why)
    return told


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reasons, "LOOK", QUICK)


def test_every_fact_can_be_recomputed_and_no_sentence_is_said_too_often() -> None:
    assert explains("dalmuti")
    sentences: Counter[str] = Counter()
    for view, offers in asked(12)[:HINTS]:
        results = QUICK.think(view, reasons.SEED).results()
        move = next(one for one in offers.moves if code_of(one) == results[0][0])
        told = why(view, offers, move)
        check(view, move, told, {code: mean for code, _, mean in results})
        sentences[repr((move, told))] += 1
    assert sentences.total() == HINTS
    assert sentences.most_common(1)[0][1] <= sentences.total() / 4


def check(view: View, move: Move, told: Why, means: dict[int, float]) -> None:
    others = len(view.order) - 1
    assert isclose(told.ahead, 10 * others * means[code_of(move)], abs_tol=0.51)
    if told.instead is not None:
        assert told.instead != move
        lost = 10 * others * (means[code_of(move)] - means[code_of(told.instead)])
        assert isclose(told.costs, max(0.0, lost), abs_tol=0.51)
    if isinstance(move, PlaySet):
        unseen = unseen_cards(view)
        assert told.sure == (not beaten_by_unseen(min(move.cards), len(move.cards), unseen))
        assert told.out == (len(move.cards) == len(view.hand))
        rest = [card for card in set(view.hand) if view.hand.count(card) > move.cards.count(card)]
        assert told.left == len([card for card in rest if card != JOKER])
    elif isinstance(move, Pass) and told.breaks:
        assert view.hand.count(told.breaks) > 1


def test_another_move_has_another_reason() -> None:
    for view, offers in [one for one in asked() if one[0].phase == "play" and len(one[1].moves) > 3][:20:4]:
        searched = {code for code, _, _ in QUICK.think(view, reasons.SEED).results()[:2]}
        moves = [move for move in offers.moves if code_of(move) in searched]
        assert len({repr(why(view, offers, move)) for move in moves}) == len(moves) > 1


def test_without_a_choice_nothing_is_weighed() -> None:
    state, seat = next(
        (state, seat)
        for state, seat in decisions(5, Options(rounds=1), 1)
        if game.offers(state, seat).moves == (Pass(),)
    )
    assert why(game.view(state, seat), game.offers(state, seat), Pass()) == Why(only=True)
