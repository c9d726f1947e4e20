"""For each action card a moment in which seat 0 can play it, at a table of three."""

from __future__ import annotations

from typing import Any

import msgspec

from tablee.games.camelot.game import State
from tablee.games.camelot.moves import PlayAction
from tests.games.camelot.building import turn_of


class Situation(msgspec.Struct, frozen=True):
    """`characters` before; `useless`: characters with which the card would change nothing.

    Colour changes and Chute have no effect for other reasons; Bouclier and Assommé always have one.
    """

    characters: list[str]
    useless: list[str] | None
    targets: dict[str, Any] = {}
    colour: str = "red"

    def state(self, card: str, **more: Any) -> State:
        columns = more.pop("characters", self.characters)
        more.setdefault("colour", self.colour)
        return turn_of(0, [f"{card} red-3", "lancelot red-4 blue-2", "red-5"], columns, **more)

    def move(self, card: str) -> PlayAction:
        return PlayAction(card, **self.targets)


TWO = ["red-3 red-4", "red-4 squire-2", "red-5 red-3"]
LONE = ["red-3", "squire-2", "purple-5"]

SITUATIONS: dict[str, Situation] = {
    "desarconne": Situation(TWO, None, {"colour": "yellow"}, colour="purple"),
    "changement-d-arme": Situation(TWO, None, {"colour": "blue"}),
    "maladresse": Situation(TWO, None, {"colour": "green"}),
    "lance-brisee": Situation(["", "purple-3 red-4 purple-5", "purple-7"], LONE, {"target": 1}),
    "riposte": Situation(TWO, LONE, {"target": 1}),
    "esquive": Situation(TWO, LONE, {"target": 1, "theirs": 0}),
    "retraite": Situation(TWO, LONE, {"mine": 0}),
    "chute": Situation(TWO, None, {"target": 1}),
    "feinte": Situation(TWO, LONE),
    "charge": Situation(TWO, LONE),
    "contre-charge": Situation(TWO, LONE),
    "disgrace": Situation(TWO, LONE),
    "adaptation": Situation(["red-3", "red-4 red-4", "red-5"], TWO),
    "finesse": Situation(TWO, ["red-4", "red-4", ""], {"target": 1, "mine": 0, "theirs": 0}),
    "bouclier": Situation(TWO, None),
    "assomme": Situation(TWO, None, {"target": 2}),
}
