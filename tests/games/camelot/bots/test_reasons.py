"""The reasons of a hint: one fact of the table, recomputed here by the rules, and what the search found."""

from __future__ import annotations

from collections import Counter

import pytest

from tablee.bots.adviser import explain, explains
from tablee.cli.speech.fluent_words import game_words
from tablee.core.contract import Offers
from tablee.games.camelot import game
from tablee.games.camelot.bots import reasons
from tablee.games.camelot.bots.reasons import Why
from tablee.games.camelot.bots.thinker import Level, Thinker, worth_thinking
from tablee.games.camelot.meta import Options
from tablee.games.camelot.moves import (
    Keep,
    LetPass,
    LoseToken,
    Move,
    NameColour,
    PlayAction,
    PlayCard,
    Stay,
    TakeToken,
    Withdraw,
)
from tablee.games.camelot.pieces import COLOUR, LADY, SUPPORT, Cards, Colour
from tablee.games.camelot.state import Seat, State
from tablee.games.camelot.totals import totals, worth
from tablee.games.camelot.twin.spelling import code_of
from tests.bots.decisions import NO_CHANCE
from tests.games.camelot.bots.test_search import TABLES, decisions

QUICK = Thinker(Level(150, seconds=600))
HINTS = 500


def asked() -> list[tuple[State, Seat, Offers]]:
    found = [
        (state, seat, game.offers(state, seat))
        for seed in range(3)
        for seats, options in TABLES
        for state, seat in decisions(seats, options, seed)
    ]
    return [
        (state, seat, offers)
        for state, seat, offers in found
        if worth_thinking(game.view(state, seat), offers)
    ]


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reasons, "LOOK", QUICK)


def why(state: State, seat: Seat, offers: Offers, move: Move) -> Why:
    told = explain("camelot", game.view(state, seat), offers, move)
    assert isinstance(told, Why)
    return told


@pytest.mark.slow
def test_every_fact_can_be_recomputed_and_no_sentence_is_said_too_often() -> None:
    assert explains("camelot")
    sentences: Counter[str] = Counter()
    words = [game_words("camelot", language) for language in ("fr", "en")]
    met = asked()
    for state, seat, offers in met[:: max(1, len(met) // HINTS)][:HINTS]:
        results = QUICK.results(game.view(state, seat), reasons.SEED)
        move = next(one for one in offers.moves if code_of(one) == results[0][0])
        told = why(state, seat, offers, move)
        check_odds(told, results)
        check_fact(state, seat, move, told)
        french, english = [say.say(f"why-{told.key}", **told.values) for say in words]
        assert "{" not in french + english, told
        sentences[french] += 1
    assert sentences.total() == HINTS
    assert sentences.most_common(1)[0][1] <= sentences.total() / 4


def check_odds(told: Why, results: list[tuple[int, int, float]]) -> None:
    """The first result is the advised move: its chance, and the best of the others tried in earnest."""
    rest = [mean for _, tries, mean in results[1:] if tries >= reasons.SERIOUS]
    assert told.values["tried"] == ("yes" if rest else "no")
    if not rest:
        return
    cost = round(100 * (results[0][2] - max(rest)))
    assert told.values["win"] == round(100 * results[0][2])
    assert told.values["cost"] == abs(cost)
    assert told.values["other"] == ("less" if cost > 0 else "more" if cost else "same")


def check_fact(state: State, seat: Seat, move: Move, told: Why) -> None:
    """Played by the rules, with everybody letting it pass: the lead is what was said."""
    before, said = lead(state, seat), told.values
    match move:
        case PlayCard():
            then = lead(played(state, seat, move), seat)
            assert then == (said["lead"] if told.key == "leads" else 1 - said["short"])
        case Stay():
            assert (said["lead"], said["count"]) == (before, len(state.hands[seat]))
            assert before > 0
        case Withdraw():
            check_leaving(state, seat, told)
        case PlayAction(card, target) if card == "chute":
            assert target is not None
            assert (said["count"], said["tokens"]) == (len(state.hands[target]), len(state.tokens[target]))
        case PlayAction() if told.key == "action":
            assert (said["before"], said["after"]) == (before, lead(played(state, seat, move), seat))
        case PlayAction():
            assert said["count"] == len(state.characters[seat])
        case NameColour(colour):
            assert said["total"] == all_of(state.hands[seat], colour)
            assert said["held"] == ("yes" if colour in state.tokens[seat] and colour != "purple" else "no")
        case TakeToken(colour) | LoseToken(colour):
            own = tuple([card for card in state.hands[seat] if COLOUR.get(card) == colour])
            assert said["total"] == worth(own, colour)
        case Keep(cards):
            assert said["count"] == sum([card in COLOUR for card in cards])


def check_leaving(state: State, seat: Seat, told: Why) -> None:
    """What is missing, and whether all one holds could make up for it."""
    need = 1 - lead(state, seat)
    reach = all_of(state.hands[seat], state.colour, state.characters[seat])
    assert told.values["need"] == (need if told.key == "cannot" else max(1, need))
    assert (told.key == "cannot") == (reach < need)
    assert told.values.get("reach", reach) == reach
    assert told.values.get("count", len(state.hands[seat])) == len(state.hands[seat])


def all_of(hand: Cards, colour: Colour | None, before: Cards = ()) -> int:
    """Every card of a hand that the rules let onto a character, one after the other, ladies last."""
    fitting = [card for card in hand if card in SUPPORT or COLOUR.get(card) == colour]
    put = list(before)
    for card in sorted(fitting, key=LADY.__eq__):
        if card != LADY or LADY not in put:
            put.append(card)
    return worth(tuple(put), colour) - worth(before, colour)


def played(state: State, seat: Seat, move: Move) -> State:
    state = game.apply(state, seat, move, NO_CHANCE).state
    while game.view(state, seat).phase == "reaction":
        state = game.apply(state, min(game.to_act(state)), LetPass(), NO_CHANCE).state
    return state


def lead(state: State, seat: Seat) -> int:
    totalled = totals(state)
    return totalled[seat] - max(totalled[:seat] + totalled[seat + 1 :])


def test_another_move_has_another_reason() -> None:
    compared = 0
    for state, seat, offers in asked()[::40]:
        searched = [code for code, tries, _ in QUICK.results(game.view(state, seat), reasons.SEED) if tries][
            :2
        ]
        moves = [move for move in offers.moves if code_of(move) in searched]
        if len(moves) == 2 and played(state, seat, moves[0]) != played(state, seat, moves[1]):
            one, other = [why(state, seat, offers, move) for move in moves]
            assert one != other
            compared += 1
    assert compared > 3


def test_the_only_move_needs_no_search(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reasons, "LOOK", None)
    state, seat = next(
        (state, seat)
        for state, seat in decisions(2, Options(), 1)
        if len(game.offers(state, seat).moves) == 1
    )
    offers = game.offers(state, seat)
    assert why(state, seat, offers, offers.moves[0]) == Why("only")
