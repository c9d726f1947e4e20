"""`python packaging/house_picture.py [--check]`: the picture of the house, drawn from its real imports.

Writes docs/pictures/house.svg: a box for every room, in the layers that pyproject.toml keeps, with the
first line of the room's docstring; an arrow says that one room imports another. Arrows that follow
from two others are left out. With `--check` it writes nothing and fails if the picture is stale.
"""

from __future__ import annotations

import ast
import sys
import textwrap
import tomllib
from pathlib import Path
from xml.sax.saxutils import escape

import grimp

CHECKOUT = Path(__file__).resolve().parent.parent
PICTURE = CHECKOUT / "docs" / "pictures" / "house.svg"
WIDTH, BOX, HIGH, GAP = 860, 500, 66, 30
BEND = 46  # how far to the right an arrow bends for every room it passes
STYLE = """
  text { font-family: system-ui, sans-serif; fill: #3b2f25; }
  .name { font-size: 17px; font-weight: 600; }
  .what { font-size: 12px; }
  .room { fill: #fbf5ea; stroke: #8a6d4b; stroke-width: 1.5; }
  .arrow { stroke: #8a6d4b; stroke-width: 1.4; fill: none; marker-end: url(#tip); }
"""

Rooms = dict[str, set[str]]


def layers() -> list[list[str]]:
    """The rooms from top to bottom, as the import rules order them."""
    rules = tomllib.loads((CHECKOUT / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"]
    downwards = next(one for one in rules["contracts"] if one["id"] == "downwards")
    return [[name.strip() for name in layer.split("|")] for layer in downwards["layers"]]


def imports() -> Rooms:
    """For each room the rooms it imports, whatever the files."""
    graph = grimp.build_graph("tablee")
    found: Rooms = {}
    for module in graph.modules:
        room = _room(module)
        if room:
            others = {_room(other) for other in graph.find_modules_directly_imported_by(module)}
            found.setdefault(room, set()).update(others - {room, ""})
    return found


def _room(module: str) -> str:
    return module.split(".")[1] if "." in module else ""


def shown(found: Rooms) -> list[tuple[str, str]]:
    """The imports that do not follow from two others."""
    return sorted(
        (room, other)
        for room, others in found.items()
        for other in others
        if not any(other in found[between] for between in others if between != other)
    )


def about(room: str) -> str:
    """The first sentence of what the room says of itself."""
    source = CHECKOUT / "src" / "tablee" / room / "__init__.py"
    if not source.exists():
        source = source.parent.with_suffix(".py")
    text = ast.get_docstring(ast.parse(source.read_text("utf-8"))) or ""
    return text.split("\n")[0].replace("`", "")


def heights() -> dict[str, int]:
    """Where each room's box begins: one below the other, as the layers stand."""
    rooms = [room for layer in layers() for room in layer]
    return {room: GAP + number * (HIGH + GAP) for number, room in enumerate(rooms)}


def draw() -> str:
    at = heights()
    height = max(at.values()) + HIGH + GAP
    tip = (
        '<marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">'
        '<path d="M0 0 8 4 0 8z" fill="#8a6d4b"/></marker>'
    )
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img">',
        "<title>The rooms of the house; an arrow points at what is imported</title>",
        f"<style>{STYLE}</style>",
        f"<defs>{tip}</defs>",
        '<rect width="100%" height="100%" fill="#f3e9d8"/>',
        *[_box(room, y) for room, y in at.items()],
        *[_arrow(at[room], at[other]) for room, other in shown(imports())],
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def _box(room: str, y: int) -> str:
    lines = textwrap.wrap(about(room), 74)[:2]
    text = "".join(
        f'<text class="what" x="{GAP + 14}" y="{y + 42 + 15 * row}">{escape(line)}</text>'
        for row, line in enumerate(lines)
    )
    return (
        f'<rect class="room" x="{GAP}" y="{y}" width="{BOX}" height="{HIGH}" rx="8"/>'
        f'<text class="name" x="{GAP + 14}" y="{y + 23}">{room}</text>{text}'
    )


def _arrow(start: int, end: int) -> str:
    """From the lower right of one box to the upper right of the other, round the rooms between."""
    side, y, v = GAP + BOX, start + HIGH - 16, end + 16
    far = side + BEND * (end - start) // (HIGH + GAP)
    return f'<path class="arrow" d="M{side} {y} C{far} {y} {far} {v} {side + 2} {v}"/>'


def main(arguments: list[str]) -> int:
    drawn = draw()
    if PICTURE.exists() and PICTURE.read_text("utf-8") == drawn:
        return 0
    if "--check" in arguments:
        print(f"{PICTURE.name} is stale: run `python packaging/house_picture.py`", file=sys.stderr)
        return 1
    PICTURE.write_text(drawn, "utf-8")
    print(f"wrote {PICTURE.name}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
