"""What a play or a pass changes in everybody's view, found without building the views (DAL-60)."""

from __future__ import annotations

from typing import Any

from tablee.core.contract import Changes
from tablee.games.dalmuti.pieces import cards_of
from tablee.games.dalmuti.state import Playing, State

NOBODY: dict[int, dict[str, Any]] = {}


def changes(before: State, after: State) -> Changes | None:
    """None where more is new than cards on the table, a pass and whose turn it is."""
    old, new = before.phase, after.phase
    if not isinstance(old, Playing) or not isinstance(new, Playing) or before.round != after.round:
        return None
    common: dict[str, Any] = {}
    if old.turn != new.turn:
        common["waiting"] = (new.turn,)
    if old.trick != new.trick:
        common["trick"] = new.trick
    if old.passed != new.passed:
        common["passed"] = new.passed
    return Changes(common, NOBODY if after.hands is before.hands else _cards_laid(before, after, common))


def _cards_laid(before: State, after: State, common: dict[str, Any]) -> dict[int, dict[str, Any]]:
    """Everybody sees how many are left to whom, and what lies; the hand itself is its owner's."""
    common["counts"] = tuple([hand[0] for hand in after.hands])
    common["played"] = after.played
    if after.out != before.out:
        common["out"] = after.out
    if after.scores != before.scores:
        common["scores"] = after.scores
    if after.points != before.points:
        common["points"] = after.points
    hands = zip(before.hands, after.hands, strict=True)
    return {seat: {"hand": cards_of(new)} for seat, (old, new) in enumerate(hands) if new is not old}
