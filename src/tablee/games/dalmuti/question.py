"""What a seat is asked; the sentences are `question-…` in the game's words."""

from __future__ import annotations

from functools import cache

from tablee.core.question import Question, ask
from tablee.games.dalmuti.state import Seat, Slip, State, Taxing
from tablee.games.dalmuti.taxes import tax_pairs

LEAD, CALL, SWAP = ask("lead"), ask("call"), ask("swap")


@cache
def follow_question(rank: int, count: int) -> Question:
    """To whoever holds something that beats what lies there. Few differ, and one is asked at most moves."""
    return ask("follow", cards=(rank,) * count)


def only_pass_question(rank: int, count: int) -> Question:
    return ask("only-pass", cards=(rank,) * count)


def tax_question(state: State, phase: Taxing, seat: Seat) -> Question:
    for dalmuti, peon, count in tax_pairs(state.order):
        if seat == dalmuti:
            return ask("tax", count=count, receiver=peon)
    return SWAP if phase.swap is None else ask("swap-answer", seat=state.order[2])


def slip_question(slip: Slip) -> Question:
    return ask("slip", card=slip.card, seat=slip.meant_for)
