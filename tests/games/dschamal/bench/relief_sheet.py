"""All 23 forms as they are felt: `python -m tests.games.dschamal.bench.relief_sheet FILE.png [SEED]`.

Each form twice, as the client paints it: after 26 touches round and round, after 72 to and fro.
"""

from __future__ import annotations

import sys
from pathlib import Path

from PIL import Image, ImageDraw

from tablee.games.dschamal.pieces import FORMS
from tests.games.dschamal.felt_pictures import felt, painted, spirals, zigzag

COLUMNS, LARGE, GAP = 4, 200, 6  # pairs a row, and pixels


def main(file: Path, seed: int) -> None:
    forms = range(len(FORMS))
    short = [felt([form], 1, 26, spirals, seed + form, odd_turns=form % 2 == 1)[0] for form in forms]
    long = [felt([form], 1, 72, zigzag, seed + form, odd_turns=form % 2 == 0)[0] for form in forms]
    seen = painted([one for pair in zip(short, long, strict=True) for one in pair], live=True)
    wide, rows = 2 * (LARGE + GAP), -(-len(FORMS) // COLUMNS)
    sheet = Image.new("RGB", (COLUMNS * wide, rows * (LARGE + GAP)), (90, 90, 90))
    for k, pixels in enumerate(seen):
        form = k // 2
        at = (form % COLUMNS * wide + k % 2 * (LARGE + 2), form // COLUMNS * (LARGE + GAP))
        sheet.paste(Image.fromarray(pixels).resize((LARGE, LARGE), Image.Resampling.BICUBIC), at)
        if k % 2 == 0:
            ImageDraw.Draw(sheet).text((at[0] + 5, at[1] + 3), FORMS[form], fill="white", font_size=16)
    sheet.save(file)


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 1)
