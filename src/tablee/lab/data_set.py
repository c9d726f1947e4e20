"""Games between bots as a data set: records, positions as numbers, and a page that says what they are."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import numpy as np

from tablee.core import shelf
from tablee.core.contract import Offers
from tablee.core.record import Record, write_record
from tablee.core.replay import replay
from tablee.lab.arena import seating
from tablee.lab.learners_table import result_of
from tablee.lab.players import Player, name_of
from tablee.lab.translator import Translator, translator_of
from tablee.lab.whole_games import play_game, settle_options

GAMES, POSITIONS, PAGE = "games.jsonl", "positions.npz", "README.md"
Progress = Callable[[int], None]


class Position(NamedTuple):
    """One question and its answer: what the seat saw, which actions were open, which one it chose."""

    game: int
    seat: int
    observation: Any
    legal: Any
    action: int
    result: float


def write_data_set(
    folder: Path,
    game: str,
    bots: Sequence[Player],
    games: int,
    seed: int = 0,
    options: Any = None,
    progress: Progress | None = None,
) -> None:
    """The same arguments write the same files; seats are shared out as in an arena."""
    agreed = settle_options(shelf.load(game), len(bots), options)
    folder.mkdir(parents=True, exist_ok=True)
    numbers = _numbers(game, len(bots))
    positions: list[Position] = []
    with (folder / GAMES).open("wb") as lines:
        for number in range(games):
            players = [bots[bot] for bot in seating(len(bots), seed, number)]
            record = play_game(game, players, seed=_seed(seed, number), options=agreed)
            lines.write(msgspec.json.encode(msgspec.json.decode(write_record(record))) + b"\n")
            if numbers is not None:
                positions += positions_of(record, numbers, number)
            if progress is not None:
                progress(number + 1)
    if numbers is not None:
        _write_positions(folder / POSITIONS, positions, numbers)
    told = [name_of(bot) for bot in bots]
    page = _page(folder, game, told, games, seed, agreed, numbers, len(positions))
    (folder / PAGE).write_text(page, encoding="utf-8")


def _seed(seed: int, number: int) -> int:
    return int.from_bytes(hashlib.sha256(f"data set {seed} {number}".encode()).digest()[:6], "big")


def _numbers(game: str, seats: int) -> Translator | None:
    """None where a box has no numbers, or where hands act in real time and no action fits what they did."""
    return (
        translator_of(game, seats) if shelf.box(game).learner and shelf.load(game).clocked is None else None
    )


def positions_of(record: Record[Any, Any, Any], numbers: Translator, game: int = 0) -> Iterator[Position]:
    """Every question of a finished game whose answer has a number."""
    rules = shelf.load(record.game)
    results = result_of(record.standings) if record.standings else (0.0,) * numbers.seats
    frames = list(replay(rules, record))
    for before, after in pairwise(frames):
        seat, move = after.turn.seat, after.turn.move
        if seat is None or move is None:
            continue
        view, offers = rules.view(before.state, seat), rules.offers(before.state, seat)
        legal = numbers.legal(view, offers)
        action = next((number for number, one in legal.items() if one == move), None)
        if action is None:  # an equal move that shares its number with another
            action = next(iter(numbers.legal(view, Offers((move,)))), None)
        if action is not None:
            mask = np.zeros(numbers.size, bool)
            mask[list(legal)] = True
            yield Position(game, seat, numbers.observe(view), np.packbits(mask), action, results[seat])


def _write_positions(file: Path, positions: Sequence[Position], numbers: Translator) -> None:
    arrays: dict[str, Any] = {
        "games": np.array([one.game for one in positions], np.int32),
        "seats": np.array([one.seat for one in positions], np.int8),
        "observations": np.array([one.observation for one in positions], np.float32),
        "masks": np.array([one.legal for one in positions], np.uint8),
        "actions": np.array([one.action for one in positions], np.int32),
        "results": np.array([one.result for one in positions], np.float32),
    }
    np.savez_compressed(file, **arrays)


def _page(
    folder: Path,
    game: str,
    bots: Sequence[str],
    games: int,
    seed: int,
    options: Any,
    numbers: Translator | None,
    positions: int,
) -> str:
    meta = shelf.load(game).META
    agreed = msgspec.json.encode(options).decode()
    sums = hashlib.sha256((folder / GAMES).read_bytes()).hexdigest()
    again = f"tablee dataset {game} FOLDER --bots {','.join(bots)} --games {games} --seed {seed}"
    lines = [
        f"# {meta.title}: {games} games between bots",
        "",
        f"- box `{game}`, rules version {meta.rules}, {len(bots)} seats, options `{agreed}`",
        f"- bots: {', '.join(bots)}; seats shared out as in an arena; seed {seed}",
        f"- made again by `{again}` with the same options and version",
        f"- `{GAMES}`: one record a line (`tablee replay`, `tablee verify` read each); SHA-256 {sums}",
    ]
    if numbers is None:
        lines.append("- no positions: no list of actions tells what is done in this box")
        return "\n".join([*lines, ""])
    lines += [
        f"- `{POSITIONS}` (NumPy): {positions} questions and their answers, row by row",
        "",
        "| array | what it is |",
        "|---|---|",
        f"| `games`, `seats` | the line of `{GAMES}`, counted from 0, and the seat that was asked |",
        f"| `observations` | {sum(length for _, length in numbers.fields)} numbers from 0 to 1, as below |",
        f"| `masks` | the open ones of {numbers.size} actions, eight to a byte (`numpy.unpackbits`) |",
        "| `actions` | the action that was chosen |",
        "| `results` | how the game ended for that seat, from 1, first alone, to -1, last alone |",
        "",
        "An observation, in its order:",
        "",
        *[f"- {length}: {name}" for name, length in numbers.fields],
        "",
    ]
    return "\n".join(lines)
