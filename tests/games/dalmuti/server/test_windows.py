"""The Revolution and the taxes: while answers are hidden nothing anybody else is sent depends on them."""

from __future__ import annotations

import random
from collections import Counter, defaultdict
from typing import Any

import pytest

from tablee.games.dalmuti.game import Options, State
from tablee.games.dalmuti.pieces import JOKER
from tests.games.dalmuti.building import calling, taxing
from tests.server.parlour import Frame
from tests.server.window_worlds import (
    ANNE,
    BEA,
    CEM,
    PEOPLE,
    PUBLIC,
    TELEVISION,
    WATCHER,
    Doings,
    Hearing,
    come,
    move,
    nothing,
)

SILENT = {"type": "keep-silent"}

# The Revolution: Anne's hand and everybody's number of cards are the same in all of them.
HANDS: dict[str, list[tuple[int, ...]]] = {
    "Bea has both": [(1, 2, 5, 6), (JOKER, JOKER, 7), (4, 11, 12), (8, 9, 10)],
    "Cem has both": [(1, 2, 5, 6), (4, 11, 12), (JOKER, JOKER, 7), (8, 9, 10)],
    "the bot has both": [(1, 2, 5, 6), (4, 11, 12), (8, 9, 10), (JOKER, JOKER, 7)],
    "nobody has": [(1, 2, 5, 6), (JOKER, 4, 11), (JOKER, 8, 9), (7, 10, 12)],
}
# What those do who have something to hide, or nothing.
SECRET: dict[str, Doings] = {
    "no press": [],
    "at once": [(0.25, move(BEA, SILENT)), (0.25, move(CEM, SILENT))],
    "Bea hesitates": [(0.5, move(CEM, SILENT)), (5.5, move(BEA, SILENT))],
    "Bea comes back in between": [(0.5, move(BEA, SILENT)), (1.0, come(BEA)), (4.0, come(BEA, anew=True))],
    "sent twice, and changed": [
        (0.5, move(BEA, SILENT)),
        (0.75, move(BEA, SILENT)),
        (1.0, move(BEA, {"type": "pass"})),
    ],
}


def called(hands: list[tuple[int, ...]]) -> State:
    return calling(hands, options=Options(call_seconds=6))


@pytest.mark.clause("DAL-25")
def test_whoever_could_declare_and_whoever_hesitates_the_others_are_sent_the_same(hearing: Hearing) -> None:
    found: dict[tuple[str, str], list[list[Frame]]] = {}
    for world, hands in HANDS.items():
        for secret, doings in SECRET.items():
            told = hearing("dalmuti", called(hands), PEOPLE, [*PUBLIC, *doings, (6.5, nothing)])
            found[world, secret] = told.by(ANNE, WATCHER, TELEVISION)
    first = next(iter(found.values()))
    assert {at for at, frame in first[0] if b"nobody-declared" in frame} == {6.0}
    assert {key for key, frames in found.items() if frames != first} == set()


@pytest.mark.clause("DAL-25")
def test_nor_does_cem_learn_it_whose_own_answer_is_kept(hearing: Hearing) -> None:
    state = called(HANDS["Bea has both"])
    secrets: tuple[Doings, ...] = ([], [(0.25, move(BEA, SILENT))], [(5.0, move(BEA, SILENT))])
    for mine in ([], [(1.0, move(CEM, SILENT))]):
        doings = [*PUBLIC, *mine, (6.5, nothing)]
        found = [hearing("dalmuti", state, PEOPLE, [*doings, *secret]).by(CEM) for secret in secrets]
        assert found[0] == found[1] == found[2]


@pytest.mark.clause("DAL-25")
def test_an_act_that_is_public_anyway_ends_the_window(hearing: Hearing) -> None:
    """And tells no more than itself: not how many had kept silent before."""
    declares: Doings = [(3.0, move(BEA, {"type": "declare"})), (4.0, nothing)]
    hands = HANDS["Bea has both"]
    found = [
        hearing("dalmuti", called(hands), PEOPLE, [*doings, *declares]).by(ANNE, WATCHER, TELEVISION)
        for doings in ([], [(1.0, move(CEM, SILENT))])
    ]
    assert found[0] == found[1]
    assert {at for at, frame in found[0][0] if b"revolution-declared" in frame} == {3.0}


@pytest.mark.clause("DAL-22")
def test_which_dalmuti_has_chosen_already_is_not_told(hearing: Hearing) -> None:
    """Cem, to whom something is given, hears all of it when both have chosen."""
    state = taxing([(1, 2, 5), (3, 6, 7), (4, 11, 12), (8, 9, 10)])
    first, second = (
        move(ANNE, {"type": "give-tax", "cards": [1, 2]}),
        move(BEA, {"type": "give-tax", "cards": [7]}),
    )
    talk = (2.0, lambda parlour: parlour.people[CEM].say("hm"))
    again = (2.5, come(CEM))
    found = [
        hearing(
            "dalmuti",
            state,
            PEOPLE,
            [(1.0, one), talk, again, (3.0, other), (3.25, nothing)],
            turn_seconds=60,
            pace=2,
        )
        for one, other in ((first, second), (second, first))
    ]
    assert found[0].by(CEM, WATCHER, TELEVISION) == found[1].by(CEM, WATCHER, TELEVISION)
    assert {at for at, frame in found[0].frames[CEM] if b"taxes-exchanged" in frame} == {3.0}


TRIALS = 25  # with the card, and as many without


def hesitating(holds: bool, rng: random.Random) -> Doings:
    """A person: with the choice to declare Bea thinks, without it she is done at once."""
    if not holds:
        return [(rng.choice((0.25, 0.5, 0.75, 1.0)), move(BEA, SILENT))]
    return [(rng.choice((2.0, 3.0, 4.0, 5.0)), move(BEA, SILENT))] if rng.random() < 0.7 else []


def measured(frames: list[Frame]) -> tuple[tuple[float, int], ...]:
    """All that can be measured without reading: how many frames, when, and how long each is."""
    return tuple([(at, len(frame)) for at, frame in frames])


def accuracy(hearing: Hearing, **settings: Any) -> float:
    """How often the best of all classifiers would be right that goes by what Anne is sent.

    It knows these very games, so no other can do better.
    """
    rng = random.Random(1)
    found: dict[tuple[tuple[float, int], ...], Counter[bool]] = defaultdict(Counter)
    for holds in (True, False) * TRIALS:
        hands = HANDS["Bea has both" if holds else "nobody has"]
        others: Doings = [(0.25, move(ANNE, SILENT)), (0.25, move(CEM, SILENT)), (6.25, nothing)]
        told = hearing("dalmuti", called(hands), PEOPLE, [*others, *hesitating(holds, rng)], **settings)
        found[measured(told.frames[ANNE])][holds] += 1
    return sum(max(games.values()) for games in found.values()) / (2 * TRIALS)


@pytest.mark.clause("DAL-25")
def test_a_classifier_of_all_that_is_sent_guesses_no_better_than_chance(hearing: Hearing) -> None:
    assert accuracy(hearing) <= 0.52


@pytest.mark.clause("DAL-25")
def test_the_same_classifier_sees_through_a_table_that_chose_not_to_wait(hearing: Hearing) -> None:
    """As the setting says it does; else the classifier would be worth nothing."""
    assert accuracy(hearing, close_early=True) > 0.95
