"""Golden text of a short game for each option set: what every seat sees change, step by step.

`python -m tests.playthroughs.making` writes them anew; review the difference before committing.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from tests.conformance.playing import Case, Played, all_cases, case_of, name_of, random_game
from tests.toy_shelf import ours

GAMES = Path(__file__).resolve().parents[1] / "games"
STEPS = 40


def chosen_cases() -> list[Case]:
    """One table for each option set of each game: the sizes change from one to the next."""
    kept: list[Case] = []
    for name in ours():
        options: list[Any] = []
        for case in (case for case in all_cases() if case.game == name):
            if case.options not in options:
                options.append(case.options)
        seats = sorted({case.seats for case in all_cases() if case.game == name})
        kept += [case_of(name, seats[i % len(seats)], option) for i, option in enumerate(options)]
    return kept


def path_of(case: Case) -> Path:
    return GAMES / case.game / "playthroughs" / f"{name_of(case).removeprefix(f'{case.game}-')}.txt"


def text_of(case: Case) -> str:
    lines = [name_of(case)]
    seen: dict[int | None, Any] = {}
    for number, played in enumerate(random_game(case, 42, described=0)):
        if number == STEPS:
            break
        lines += lines_of(case, number, played, seen)
    return "\n".join(lines) + "\n"


def lines_of(case: Case, number: int, played: Played, seen: dict[int | None, Any]) -> Iterator[str]:
    game = case.rules
    move = "deal" if played.seat is None else f"seat {played.seat}: {game.write_move(played.move)}"
    yield f"\n{number}. {move}"
    for told in played.step.events:
        to = "" if told.to is None else f" (to {', '.join(map(str, told.to))})"
        yield f"  {msgspec.json.encode(told.event).decode()}{to}"
    for seat in (None, *range(case.seats)):
        view = game.view(played.step.state, seat)
        yield from changes(seat, seen.get(seat), view)
        seen[seat] = view


def changes(seat: int | None, before: Any, after: Any) -> Iterator[str]:
    who = "watcher" if seat is None else f"seat {seat}"
    new = {
        name: getattr(after, name)
        for name in after.__struct_fields__
        if before is None or getattr(before, name) != getattr(after, name)
    }
    if new:
        yield f"  [{who}] {msgspec.json.encode(new).decode()}"


def make() -> None:
    for case in chosen_cases():
        path_of(case).write_text(text_of(case), encoding="utf-8")


if __name__ == "__main__":
    make()
