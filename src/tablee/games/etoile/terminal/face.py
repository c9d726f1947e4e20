"""The star's face: pictures, sentences, and what a person may type."""

from __future__ import annotations

import re

from tablee.cli.faces.face import Face, Reader, tag_of
from tablee.cli.faces.module_face import ModuleFace
from tablee.core.contract import Offers
from tablee.games.etoile import notation
from tablee.games.etoile.events import Event
from tablee.games.etoile.moves import Huff, Move, Oblige, Play, Touch
from tablee.games.etoile.terminal import pictures, sentences
from tablee.games.etoile.view import View

SPOKEN = {
    "nulle": "draw?", "nulle?": "draw?", "nulle ?": "draw?", "draw": "draw?",
    "oui": "draw-yes", "yes": "draw-yes", "non": "draw-no", "no": "draw-no",
    "abandon": "resign", "abandonner": "resign", "j'abandonne": "resign",
    "exiger": "oblige", "reprendre": "oblige", "renoncer": "waive",
}  # fmt: skip
FIRST_WORDS = {"souffler": "huff", "souffle": "huff", "huff": "huff", "toucher": "touch", "touch": "touch"}


class EtoileFace(ModuleFace[View, Event, Move]):
    def obvious(self, view: View, offers: Offers) -> Move | None:
        listed = self.listed(view, offers)
        return listed[0] if len(listed) == 1 else None

    def listed(self, view: View, offers: Offers) -> tuple[Move, ...]:
        """What may be claimed, captures, then plain moves. Touching first is for a hand on wood."""
        worth = [move for move in offers.moves if not isinstance(move, Touch)]
        return tuple(sorted(worth, key=_order))

    def typed(self, move: Move, written: str, view: View, reader: Reader) -> str:
        if isinstance(move, Play):
            return written
        word = reader.words.say("typed-word", move=tag_of(move))
        return f"{word} {move.cell}" if isinstance(move, Huff | Touch) else word

    def read(self, text: str, view: View) -> Move:
        return notation.read_move(plainly(text))


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


FACE: Face = EtoileFace(pictures, sentences)
