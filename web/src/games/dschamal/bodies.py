"""`python web/src/games/dschamal/bodies.py [--check]`: the pieces' bodies for the browser, from their one definition.

Writes web/src/games/dschamal/bodies.ts; with `--check` it writes nothing and fails if that is stale.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from tablee.games.dschamal.pieces import FORMS, Form
from tablee.games.dschamal.shapes import solid
from tablee.games.dschamal.solids import Face

TARGET = Path(__file__).resolve().with_suffix(".ts")
HEAD = "// Made from the solid pieces by `python web/src/games/dschamal/bodies.py`; changes here are lost."
Corner = tuple[int, int, int]


def body(form: Form) -> tuple[list[int], list[list[int]]]:
    """Corners in tenths of a millimetre, one after the other, and the outer faces by corner."""
    found: dict[Corner, int] = {}
    faces = [tuple(found.setdefault(p, len(found)) for p in corners_of(face)) for face in outer(form)]
    return [along for corner in found for along in corner], [list(face) for face in faces]


def corners_of(face: Face) -> list[Corner]:
    return [(round(10 * x), round(10 * y), round(10 * z)) for x, y, z in face]


def outer(form: Form) -> list[Face]:
    """Where two parts touch face to face there is wood, and nothing to see."""
    faces = [face for part in solid(form).parts for face in part]
    places = [frozenset(corners_of(face)) for face in faces]
    return [face for face, place in zip(faces, places, strict=True) if places.count(place) == 1]


def typescript() -> str:
    lines = [HEAD, "/** Corners in tenths of a millimetre (x, y, z, x, …), z up, and faces by corner. */"]
    lines.append("export type Body = readonly [readonly number[], readonly (readonly number[])[]];")
    lines.append("export const BODIES: Record<string, Body> = {")
    for form, name in enumerate(FORMS):
        corners, faces = (json.dumps(part, separators=(",", ":")) for part in body(form))
        lines.append(f'  "{name}": [{corners},{faces}],')
    return "\n".join([*lines, "};"]) + "\n"


def main(arguments: list[str]) -> int:
    made = typescript()
    stale = not TARGET.exists() or TARGET.read_text("utf-8") != made
    if stale and "--check" not in arguments:
        TARGET.write_text(made, "utf-8")
        print(f"wrote {TARGET.name}")
        return 0
    if stale:
        print(f"{TARGET.name} is stale: run `python web/src/games/dschamal/bodies.py`", file=sys.stderr)
    return int(stale)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
