"""Promises about described choices: a move that fits one is open, and one that fits none is refused."""

from __future__ import annotations

from tablee.conformance.broken import require
from tablee.conformance.cases import Case
from tablee.conformance.misfits import misfits
from tablee.conformance.random_game import move_of, random_game, some, stream
from tablee.core.choices import any_of

STATES = 60  # of a game that are looked at
FILLED = 5  # ways in which each described choice is tried


def choices_that_are_all_there_is_are_let_through(case: Case) -> None:
    """A described choice becomes a move of the game; where nothing is listed, one that is open."""
    game, chance = case.rules, stream(12)
    for played in some(list(random_game(case, 12)), STATES):
        state = played.step.state
        for seat in sorted(game.to_act(state)):
            offers = game.offers(state, seat)
            for choice in [one for one in offers.choices if not one.special]:
                for _ in range(FILLED):
                    move = move_of(game, choice, any_of(choice, chance))
                    refusal = None if offers.moves else game.refuse(state, seat, move)
                    require(refusal is None, "every way to make a described choice is open", move, refusal)


def what_no_choice_describes_is_refused(case: Case) -> None:
    """Where a move can be made by one choice alone, and none of its kind is listed."""
    game = case.rules
    for played in some(list(random_game(case, 26)), STATES):
        state = played.step.state
        for seat in sorted(game.to_act(state)):
            offers = game.offers(state, seat)
            tags = [str(move.__struct_config__.tag) for move in offers.moves]
            tags += [choice.move for choice in offers.choices]
            for choice in offers.choices:
                for move in misfits(game, choice) if tags.count(choice.move) == 1 else ():
                    refusal = game.refuse(state, seat, move)
                    require(refusal is not None, "what fits no described choice is refused", seat, move)


CHECKS = (choices_that_are_all_there_is_are_let_through, what_no_choice_describes_is_refused)
