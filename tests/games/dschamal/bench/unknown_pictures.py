"""Pictures of unknown shapes to be named by eye.

`python -m tests.games.dschamal.bench.unknown_pictures FOLDER SEED` draws 40 reliefs as the client paints them
after 72 touches, ten a sheet, numbered row by row, and writes what they are into `key.json`: not to be opened
before the answers are written down.
"""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path

from PIL import Image, ImageDraw

from tablee.games.dschamal.pieces import SHAPES
from tests.games.dschamal.felt_pictures import SIDE, Felt, felt, painted, spirals, zigzag

TOUCHES, PICTURES, SHEET, ROW = 72, 40, 10, 5
LARGER = 5


def strokes(seed: int) -> list[Felt]:
    """Any of the shapes, as it lies in some bag, stroked to and fro or round and round."""
    chance = random.Random(seed)
    return [
        felt(
            [chance.randrange(len(SHAPES))],
            1,
            TOUCHES,
            chance.choice((spirals, zigzag)),
            chance.randrange(2**32),
            odd_turns=chance.random() < 0.5,
        )[0]
        for _ in range(PICTURES)
    ]


def main(folder: Path, seed: int) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    drawn = strokes(seed)
    pictures = [Image.fromarray(one).resize((LARGER * SIDE,) * 2) for one in painted(drawn, live=True)]
    wide = LARGER * SIDE + 4
    for begin in range(0, PICTURES, SHEET):
        sheet = Image.new("RGB", (ROW * wide, SHEET // ROW * wide), (90, 90, 90))
        for place, picture in enumerate(pictures[begin : begin + SHEET]):
            at = (place % ROW * wide, place // ROW * wide)
            sheet.paste(picture, at)
            name = str(begin + place + 1)
            ImageDraw.Draw(sheet).text((at[0] + 5, at[1] + 3), name, fill="white", font_size=20)
        sheet.save(folder / f"{begin // SHEET + 1}.png")
    (folder / "key.json").write_text(json.dumps([SHAPES[one.form] for one in drawn]))


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
