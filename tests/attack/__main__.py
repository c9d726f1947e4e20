"""`python -m tests.attack`: every attack from every origin; a table of what each did, and JSON."""

from __future__ import annotations

import argparse
import asyncio
import signal
import time
from pathlib import Path

import msgspec

from tests.attack import verdict
from tests.attack.attacks import ATTACKS
from tests.attack.battle import Battle, fight
from tests.attack.ground import ORIGINS

HEAD = [
    "attack",
    "from",
    "quiet",
    "p99",
    "machine",
    "sync",
    "ratio",
    "held",
    "joins",
    "hints",
    "bot/s",
    "rss",
    "thinkers",
    "files",
    "log",
    "disk",
]
WIDTHS = (19, 6, 7, 9, 8, 7, 7, 7, 7, 6, 9, 8, 9, 6, 8, 6)


def line(cells: list[str], verdict: str = "") -> str:
    """Words to the left, figures to the right."""
    words, figures = cells[:2], cells[2:]
    left = [word.ljust(width) for word, width in zip(words, WIDTHS, strict=False)]
    right = [figure.rjust(width) for figure, width in zip(figures, WIDTHS[2:], strict=True)]
    return " ".join([*left, *right, f" {verdict}"]).rstrip()


def row(battle: Battle) -> list[str]:
    quiet, attacked, cost = battle.quiet, battle.attacked, battle.cost
    asked = battle.came + sum(battle.not_admitted.values())
    hints = battle.hints + sum(battle.no_hints.values())
    return [
        battle.attack,
        battle.origin,
        f"{quiet.p99:.0f} ms",
        f"{attacked.p99:.0f} ms",
        f"{attacked.machine:.0f} ms",
        f"{attacked.sync:.0f} ms",
        f"{battle.ratio:.1f}",
        f"{attacked.held:.0f} ms",
        f"{battle.came}/{asked}",
        f"{battle.hints}/{hints}",
        "{:.1f}/{:.1f}".format(*reversed(battle.thinker)),
        f"{cost.rss_mb:+.0f} MB",
        f"{cost.thinkers_mb:+.0f} MB",
        str(cost.descriptors),
        f"{cost.log_kb:.0f} kB",
        f"{cost.disk_mb:.0f} MB",
    ]


def summed_up(battle: Battle) -> str:
    return ", ".join([*verdict.timed(battle), *verdict.counted(battle)]) or "held"


async def fight_all(attacks: list[str], origins: list[str], seconds: float, quiet: float) -> list[Battle]:
    battles = []
    print(line(HEAD), flush=True)
    for attack in attacks:
        for origin in origins:
            battle = await fight(attack, origin, seconds, quiet)
            battles.append(battle)
            print(line(row(battle), summed_up(battle)), flush=True)
    return battles


def main() -> int:
    parser = argparse.ArgumentParser(prog="make attack", description="Attack a house while people play.")
    parser.add_argument(
        "--only", default="", help="attacks whose name contains one of these, with commas between"
    )
    parser.add_argument("--origin", default=",".join(ORIGINS), help="other, own, fifty, with commas between")
    parser.add_argument("--seconds", type=float, default=5.0, help="of each attack")
    parser.add_argument("--quiet", type=float, default=3.0, help="seconds of play in peace before it")
    parser.add_argument(
        "--json", type=Path, default=Path("attack.json"), help="where all figures are written"
    )
    asked = parser.parse_args()
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # the house is stopped, whoever stops us
    wanted = asked.only.split(",")
    attacks = [name for name in ATTACKS if any(part in name for part in wanted)]
    began = time.monotonic()
    battles = asyncio.run(fight_all(attacks, asked.origin.split(","), asked.seconds, asked.quiet))
    asked.json.write_bytes(msgspec.json.format(msgspec.json.encode(battles)))
    broken = [battle for battle in battles if verdict.counted(battle) or verdict.timed(battle)]
    held = len(battles) - len(broken)
    print(f"{held} held, {len(broken)} did not, in {time.monotonic() - began:.0f} s; figures in {asked.json}")
    return 1 if broken else 0


if __name__ == "__main__":
    raise SystemExit(main())
