"""`python -m tests.browser.box_pictures`: pictures for messengers and home screens, drawn from our own art.

Every box of ours as its lid is drawn on the shelf (`docs/rules/<game>/box.png`), the house itself
(`web/public/preview.png`) and its icons in the sizes that devices ask for.
"""

from __future__ import annotations

import io
import subprocess
from pathlib import Path

from PIL import Image
from playwright.sync_api import Page, sync_playwright

from tablee.core.rulebook import BOX_PICTURE
from tests.browser.people import FLAGS, ROOT
from tests.browser.running_house import running_house
from tests.toy_shelf import ours

WIDE = {"width": 1200, "height": 630}
COLOURS = 200
ICONS = {
    "icon-192.png": (192, 0),
    "icon-512.png": (512, 0),
    "icon-maskable.png": (512, 12),
    "icon-touch.png": (180, 4),
}
"""By name: the size in pixels, and the edge in hundredths that a device may cut off."""
SCENE = """
([lids, title, small]) => {
  document.body.innerHTML = `<div style="position:fixed;inset:0;display:flex;align-items:center;
    justify-content:center;gap:64px;padding:0 70px;color:#fff6e4;background:
    radial-gradient(80% 90% at 35% 30%, rgb(255 214 140 / .38), transparent 70%),
    repeating-linear-gradient(90deg, rgb(0 0 0 / .2) 0 3px, transparent 3px 240px), #6d4524">
    <div style="display:flex;flex:none;gap:26px">${lids.map((lid) => `<div style="width:
      ${lids.length > 1 ? 226 : 392}px;filter:drop-shadow(10px 12px 12px rgb(0 0 0 / .55))">${lid}</div>`
    ).join("")}</div>
    ${title && `<div><p style="font:700 ${title.length > 12 ? 66 : 84}px/1.08 var(--serif);
      margin:0 0 22px">${title}</p><p style="font-size:34px;
      margin:0">${small}</p></div>`}</div>`;
}
"""


def lid_of(page: Page, game: str) -> tuple[str, str]:
    """What is written on the lid, and how it is drawn."""
    lid = page.get_by_test_id(f"box-{game}").locator("svg[role=img]")
    return lid.get_attribute("aria-label") or "", str(lid.evaluate("one => one.outerHTML"))


def drawn(page: Page, lids: list[str], title: str, file: Path) -> None:
    page.evaluate(SCENE, [lids, title, "Tablée"])
    page.wait_for_timeout(300)
    small(Image.open(io.BytesIO(page.screenshot()))).save(file, optimize=True)
    print(f"{file.relative_to(ROOT)}: {file.stat().st_size} bytes")


def small(picture: Image.Image) -> Image.Image:
    return picture.convert("RGB").quantize(COLOURS, dither=Image.Dither.FLOYDSTEINBERG)


def draw_icons(page: Page) -> None:
    svg = (ROOT / "web" / "public" / "icon.svg").read_text()
    for name, (size, edge) in ICONS.items():
        page.set_viewport_size({"width": size, "height": size})
        ground = "#7b2a22" if edge else "transparent"
        page.set_content(
            f"<body style='margin:0;padding:{edge}%;box-sizing:border-box;background:{ground}'>{svg}</body>"
        )
        file = ROOT / "web" / "public" / name
        page.screenshot(path=file, omit_background=True)
        print(f"{file.relative_to(ROOT)}: {file.stat().st_size} bytes")


def main() -> None:
    path = subprocess.check_output([ROOT / "packaging" / "chromium"], text=True).strip()
    with running_house() as house, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        page = browser.new_page(viewport=WIDE, color_scheme="light")  # type: ignore[arg-type]
        page.goto(house)
        lids = {game: lid_of(page, game) for game in ours()}
        for game, (title, lid) in lids.items():
            drawn(page, [lid], title, ROOT / "docs" / "rules" / game / BOX_PICTURE)
        drawn(page, [lid for _, lid in lids.values()], "", ROOT / "web" / "public" / "preview.png")
        draw_icons(browser.new_page())
        browser.close()


if __name__ == "__main__":
    main()
