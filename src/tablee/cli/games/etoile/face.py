"""The star's face: drawing, telling, and what a person may type."""

from __future__ import annotations

import re
from typing import Any

from rich.console import RenderableType

from tablee.cli.face import Scene
from tablee.cli.games.etoile import drawing, telling
from tablee.core.contract import Offers, Standings
from tablee.games.etoile import notation
from tablee.games.etoile.events import Event
from tablee.games.etoile.moves import Huff, Move, Oblige, Play, Touch
from tablee.games.etoile.view import View

SPOKEN = {
    "nulle": "draw?", "nulle?": "draw?", "nulle ?": "draw?", "draw": "draw?",
    "oui": "draw-yes", "yes": "draw-yes", "non": "draw-no", "no": "draw-no",
    "abandon": "resign", "abandonner": "resign", "j'abandonne": "resign",
    "exiger": "oblige", "reprendre": "oblige",
}  # fmt: skip
FIRST_WORDS = {"souffler": "huff", "souffle": "huff", "huff": "huff", "toucher": "touch", "touch": "touch"}


class EtoileFace:
    quiet: tuple[type, ...] = ()

    def table(self, view: View, scene: Scene) -> RenderableType:
        return drawing.draw_table(view, scene)

    def hand(self, view: View, scene: Scene) -> RenderableType:
        return drawing.draw_sides(view, scene)

    def open_hand(self, view: View) -> RenderableType:
        return drawing.draw_own_line(view)

    def tell(self, event: Event, scene: Scene) -> str:
        return telling.tell(event, scene)

    def describe(self, move: Move, scene: Scene) -> str:
        return telling.describe(move, scene)

    def prompt(self, view: View, offers: Offers, scene: Scene) -> str:
        return telling.prompt(view, offers, scene)

    def summary(self, event: Event, scene: Scene) -> RenderableType | None:
        return None

    def result(self, view: View, standings: Standings, scene: Scene) -> RenderableType:
        return drawing.draw_result(view, standings, scene)

    def obvious(self, view: View, offers: Offers) -> Move | None:
        listed = self.listed(view, offers)
        return listed[0] if len(listed) == 1 else None

    def automatic(self, offers: Offers) -> Move | None:
        return None

    def listed(self, view: View, offers: Offers) -> tuple[Move, ...]:
        """What may be claimed, captures, then plain moves. Touching first is for a hand on wood."""
        worth = [move for move in offers.moves if not isinstance(move, Touch)]
        return tuple(sorted(worth, key=_order))

    def read(self, text: str, view: View) -> Move:
        return notation.read_move(plainly(text))

    def refusal_values(self, values: dict[str, Any], scene: Scene) -> dict[str, Any]:
        return {key: scene.names[value] if key == "turn" else value for key, value in values.items()}


def _order(move: Move) -> int:
    if isinstance(move, Huff | Oblige):
        return 0
    return 1 if isinstance(move, Play) and move.takes else 2


def plainly(text: str) -> str:
    """What was typed as the notation has it: capital camps, small files, its own words."""
    plain = " ".join(text.lower().replace("×", "x").replace("’", "'").split())
    first, _, rest = plain.partition(" ")
    plain = f"{FIRST_WORDS[first]}:{rest}" if rest and first in FIRST_WORDS else SPOKEN.get(plain, plain)
    plain = re.sub(r"\s*([-x:])\s*", r"\1", plain)
    return re.sub(
        r"(^|[-x:])([abc])(?=[a-h][1-4])", lambda found: found.group(1) + found.group(2).upper(), plain
    )


FACE = EtoileFace()
