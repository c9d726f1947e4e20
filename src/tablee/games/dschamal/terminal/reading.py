"""What a person types outside the bag: the notation, words of both languages, places on the tower."""

from __future__ import annotations

import math
import unicodedata

from tablee.games.dschamal import notation
from tablee.games.dschamal.moves import Build, Choose, Give, Move, Take
from tablee.games.dschamal.pieces import COLOURS, FORMS, NAMED, Piece, form_of, is_black, name_of
from tablee.games.dschamal.placing import MICRO, Quaternion, set_on
from tablee.games.dschamal.resting import poses
from tablee.games.dschamal.tower import UNIT, Placed
from tablee.games.dschamal.view import View

SPOKEN = {
    "dschamal": "start", "dschamal!": "start", "depart": "start", "go": "start",
    "sort": "start lot", "lot": "start lot",
}  # fmt: skip
SET = ("poser", "pose", "set", "build", "batir")
FRENCH = {
    "boule": "ball", "oeuf": "egg", "cube": "cube", "cylindre": "cylinder", "disque": "holed-disc",
    "disque troue": "holed-disc", "toit etroit": "narrow-roof", "toit large": "wide-roof", "cone": "cone",
    "brique": "brick", "arche": "arch", "demi-rond": "half-round", "croix": "cross",
    "boule aplatie": "flattened-ball", "cube a coin coupe": "cut-cube",
    "cylindre a taille fine": "waisted-cylinder", "disque plein": "plain-disc",
    "toit etroit emousse": "blunt-roof", "toit large entaille": "notched-roof", "cone tronque": "cut-cone",
    "brique percee": "drilled-brick", "arche double": "double-arch", "demi-rond aplani": "flat-half-round",
    "chameau": "camel",
}  # fmt: skip
ENGLISH = {
    "cube with a cut corner": "cut-cube", "blunt narrow roof": "blunt-roof",
    "notched wide roof": "notched-roof", "flattened half-round": "flat-half-round",
}  # fmt: skip
TINTS = {
    "bleu": "blue", "bleue": "blue", "jaune": "yellow", "blanc": "white", "blanche": "white",
    "brun": "brown", "brune": "brown",
}  # fmt: skip


def read(text: str, view: View) -> Move:
    """The move of that text; `ValueError` if it is none."""
    plain = simple(text)
    if plain in SPOKEN:
        return notation.read_move(SPOKEN[plain])
    head, _, rest = plain.partition(" ")
    if view.phase == "build" and head in SET and rest.split()[:1] != [] and not rest[0].isalpha():
        return build(rest, view)
    if (move := _handed(plain, view)) is not None:
        return move
    piece = piece_of(plain, view)
    if piece is not None and view.phase in ("choose", "take", "camel"):
        return Choose(piece) if view.phase == "choose" else Take(piece)
    if piece is not None and view.phase == "give" and view.to is not None:
        return Give(piece, view.to)
    return notation.read_move(plain)


def _handed(plain: str, view: View) -> Give | None:
    """“boule bleue 2”, “give blue-ball 2”, and “2” alone: seats are numbered from 1 in a terminal."""
    what, _, seat = plain.rpartition(" ")
    if view.phase not in ("hand", "give", "camel") or not (seat.isascii() and seat.isdigit()):
        return None
    piece = piece_of(what.removeprefix("give "), view) if what else view.piece
    if piece is None or not 1 <= int(seat) <= len(view.owned):
        raise ValueError(f"{plain!r} is no gift: a piece and a seat, as in 'blue ball 2'")
    return Give(piece, int(seat) - 1)


def simple(text: str) -> str:
    """Small letters without accents, straight apostrophes, single spaces."""
    split = unicodedata.normalize("NFD", text.lower().replace("’", "'").replace("œ", "oe"))
    return " ".join("".join(char for char in split if not unicodedata.combining(char)).split())


def piece_of(plain: str, view: View) -> Piece | None:
    """“blue-ball”, “boule bleue”, and a shape alone where only one colour can be meant."""
    if plain in NAMED:
        return NAMED[plain]
    words = plain.split()
    tint = next((word for word in words if word in TINTS or word in COLOURS), None)
    form = " ".join([word for word in words if word != tint])
    form = {**FRENCH, **ENGLISH}.get(form, form.replace(" ", "-"))
    if tint is not None:
        return NAMED.get(f"{TINTS.get(tint, tint)}-{form}")
    if form not in FORMS:
        return None
    if form in NAMED:  # a black piece has no colour to be told by
        return NAMED[form]
    near = [piece for piece in _open(view) if FORMS[form_of(piece)] == form]
    return near[0] if len(near) == 1 else None


def _open(view: View) -> list[Piece]:
    """The pieces a shape alone may mean now."""
    if view.phase == "choose":
        tint = COLOURS.index("yellow" if view.options.game == "dreier" else "blue")
        return [piece for piece in NAMED.values() if not is_black(piece) and piece % len(COLOURS) == tint]
    owner = view.victims[0] if view.victims else view.seat
    return list(view.owned[owner]) if owner is not None else []


def build(text: str, view: View) -> Build:
    """Millimetres to the right and away, then degrees, then the side it is set on, as in “5 -3 45 2”."""
    numbers = [int(word) for word in text.split()]
    if not 2 <= len(numbers) <= 4 or view.piece is None or view.seat is None:
        raise ValueError(f"{text!r} is no place: millimetres right, millimetres away, degrees, side")
    right, away, degrees, side = (*numbers, *(0, 0, 0, 1)[len(numbers) :])
    if not 1 <= side <= poses(form_of(view.piece)):
        raise ValueError(f"{name_of(view.piece)} has {poses(form_of(view.piece))} sides")
    placed = set_on(view.towers[view.seat], view.piece, side - 1)
    x, y = placed.x + right * MICRO, placed.y + away * MICRO
    return Build(Placed(placed.piece, x, y, placed.z, pivoted(placed.q, degrees)))


def pivoted(q: Quaternion, degrees: int) -> Quaternion:
    """Turned about the upright axis."""
    half = math.radians(degrees) / 2
    c, s = math.cos(half), math.sin(half)
    x, y, z, w = (part / UNIT for part in q)
    parts = (c * x - s * y, c * y + s * x, c * z + s * w, c * w - s * z)
    i, j, k, real = (round(UNIT * part) for part in parts)
    return (i, j, k, real)
