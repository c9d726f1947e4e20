"""A game against bots that somebody has left: one a box is kept, and taken up again where it was.

The file holds what a record of the game so far holds, the secret it is dealt from (its owner could play
with all hands open anyway), the bots' levels and which turns the person chose. It is written before every
question; what a hand does in real time is not: a search that was left begins anew.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from tablee.cli.solo.data_folder import data_folder, write_own
from tablee.core.contract import Game
from tablee.core.record import Turn
from tablee.core.taking_back import Past
from tablee.lab.match import Match

CHOSEN = "person"


class Unusable(Exception):
    """The file cannot be played on: damaged, or of other rules."""


class _Kept(msgspec.Struct, frozen=True):
    game: str
    rules: int
    names: tuple[str, ...]
    options: Any
    secret: str
    levels: tuple[str, ...]
    chosen: tuple[int, ...]
    turns: tuple[tuple[int, Any, int, int | None], ...]  # seat, move, time, the turn gone back to


class Resumed(msgspec.Struct, frozen=True):
    """The game as it was left: `past` is what can be taken back, `at` its time so far in milliseconds."""

    match: Match
    secret: bytes
    levels: tuple[str, ...]
    past: Past
    chosen: tuple[int, ...]
    at: int


class UnfinishedGame:
    """The one place for an unfinished game of this box."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self.file = data_folder() / "unfinished" / f"{game.META.name}.json"
        self._own = False

    @property
    def there(self) -> bool:
        return self.file.is_file()

    def take_place(self) -> None:
        """Whatever is kept there gives way to the game that begins."""
        self._own = True

    def keep(self, match: Match, secret: bytes, levels: tuple[str, ...], chosen: tuple[int, ...]) -> bool:
        """Whether the game is kept now; the game of somebody else who still plays is left alone."""
        if not self._own and self.there:
            return False
        turns = [(turn.seat, turn.move, turn.at, back_of(turn)) for turn in match.record().turns[1:]]
        kept = {
            "game": self._game.META.name,
            "rules": match.rules,
            "names": match.names,
            "options": match.options,
            "secret": secret.hex(),
            "levels": levels,
            "chosen": chosen,
            "turns": turns,
        }
        try:
            write_own(self.file, msgspec.json.encode(kept))
        except OSError:
            return False
        self._own = True
        return True

    def forget(self) -> None:
        """The game is over."""
        if self._own:
            self.file.unlink(missing_ok=True)

    def resume(self) -> Resumed:
        """`Unusable` if what is kept there cannot be played on."""
        try:
            resumed = _played_again(self._game, self.file)
        except (OSError, ValueError, KeyError, AssertionError, msgspec.MsgspecError) as error:
            raise Unusable(str(error)) from error
        except Exception as error:  # a file somebody wrote by hand may lead anywhere
            raise Unusable(f"{type(error).__name__}: {error}") from error
        self._own = True
        return resumed


def _played_again(game: Game, file: Path) -> Resumed:
    kept = msgspec.json.decode(file.read_bytes(), type=_Kept)
    options = msgspec.convert(kept.options, game.Options)
    secret = bytes.fromhex(kept.secret)
    match = Match(game, kept.names, options, secret, rules=kept.rules)
    past, chosen, at = Past(), set(kept.chosen), 0
    for number, (seat, move, at, back) in enumerate(kept.turns, 1):
        if back is not None:
            earlier = past.at(back)
            if earlier is None:
                raise ValueError(f"turn {number} goes back to where nothing can be taken back")
            past = past.back_to(earlier)
            match.play_back(seat, earlier, at)
            continue
        before = match.state
        step = match.play(seat, msgspec.convert(move, game.Move), at)
        past = match.past_after(past, before, step, CHOSEN if number in chosen else "")
    return Resumed(match, secret, kept.levels, past, kept.chosen, at)


def back_of(turn: Turn[Any, Any]) -> int | None:
    return turn.back if isinstance(turn.back, int) else None
