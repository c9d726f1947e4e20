"""The face of a box on the shelf: its own, or the one drawn from what every game has."""

from __future__ import annotations

from functools import cache

from tablee.cli.faces.face import Face
from tablee.cli.faces.generic_face import GenericFace
from tablee.core import shelf
from tablee.core.box import part


@cache
def load_face(game: str) -> Face:
    own = shelf.box(game).face
    face: Face = part(own) if own else GenericFace(shelf.load(game))
    return face
