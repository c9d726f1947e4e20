"""What the player to act is asked, in the words of the rule's own files (`question-…`)."""

from __future__ import annotations

from tablee.core.question import Question, ask
from tablee.games.etoile.geometry import Mask
from tablee.games.etoile.moves import Play
from tablee.games.etoile.state import Claim, DrawOffer, State

MOVE, MUST_TAKE, TAKE_BACK = ask("move"), ask("must-take"), ask("take-back")


def question_of(state: State, plays: dict[Play, Mask]) -> Question:
    """To the one whose turn it is; `plays` are what they may play."""
    if state.claim is not None:
        key = "claim" if plays else "claim-only"
        return ask(key, offender=state.seats[state.claim.offender])
    if state.obliged:
        return TAKE_BACK if state.owed_to is None else ask("take-theirs", seat=state.seats[state.owed_to])
    if state.touched is not None:
        return ask("touched", cell=state.touched)
    last = next(reversed(plays), None)  # captures come first
    return MUST_TAKE if last is None or last.takes else MOVE


def owner_question(state: State, claim: Claim) -> Question:
    """To the owner of a piece that was not taken (ETO-40)."""
    return ask("own-missed", offender=state.seats[claim.offender])


def draw_question(state: State, offer: DrawOffer) -> Question:
    """To everybody who has yet to answer (ETO-51)."""
    return ask("draw", seat=state.seats[offer.by])
