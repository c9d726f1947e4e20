"""Before the deal, and after the game: the box, and what is agreed."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec.structs import replace

from tablee.core.chance import commitment_of
from tablee.core.contract import Game, Seat
from tablee.core.known_types import convert
from tablee.core.soundness import told_by
from tablee.table.entries import Again, Agreed, Opened
from tablee.table.entry_effects import changed_by, opened
from tablee.table.game_rules import Games, load
from tablee.table.host_seat import host_of
from tablee.table.model import ENDED, LOBBY, OVER, Settings, Table
from tablee.table.outcome import Decision, TableProblem

AT_ONCE, NEXT, NEVER = "at-once", "next", "never"
LATE = (AT_ONCE, NEXT, NEVER)
"""By `Settings.late`: whether, and when, who comes after the start may take a bot's seat."""
LIMITS = {
    "away_seconds": (1, 3600),
    "turn_seconds": (0, 3600),
    "slow_hours": (0, 336),
    "window_minutes": (0, 1440),
    "bank_seconds": (0, 86_400),
    "increment_seconds": (0, 3600),
    "pace": (0, 2),
    "watch_delay": (0, 30),
}


def open_table(
    code: str,
    game: str,
    seats: int,
    options: dict[str, Any],
    settings: Settings,
    secret: bytes,
    now: int,
    *,
    start: Any = None,
    games: Games = load,
) -> Decision | TableProblem:
    """Open a box; the commitment to `secret` is public from now on.

    A deal follows the newest rules, a position (`start`) the version it was played by.
    """
    try:
        box = games(game)
    except KeyError:
        return TableProblem("no-such-game", {"game": game})
    settings = with_usual_level(box, settings)
    chosen = read_options(box, seats, options, settings)
    if isinstance(chosen, TableProblem):
        return chosen
    rules = box.META.rules if start is None else start.rules
    entry = Opened(now, game, rules, seats, chosen, settings, secret.hex(), commitment_of(secret), start)
    return Decision(entry, opened(code, entry))


def read_options(game: Game, seats: int, options: dict[str, Any], settings: Settings) -> Any:
    """The game's own options, or the problem with them or with the settings."""
    try:
        chosen = convert(options, game.Options)
    except msgspec.ValidationError as error:
        return TableProblem("bad-options", {"detail": told_by(error)})
    if refusal := game.refuse_options(seats, chosen):
        return TableProblem("bad-options", refusal=refusal)
    return refuse_settings(game, settings) or chosen


def refuse_settings(game: Game, settings: Settings) -> TableProblem | None:
    for name, (least, most) in LIMITS.items():
        if not least <= getattr(settings, name) <= most:
            return TableProblem("bad-settings", {"setting": name, "least": least, "most": most})
    if settings.timed and game.clocked is not None:
        return TableProblem("bad-settings", {"setting": "slow_hours", "least": 0, "most": 0})
    if settings.watch_delay and game.clocked is not None:
        return TableProblem("bad-settings", {"setting": "watch_delay", "least": 0, "most": 0})
    if settings.slow_hours and settings.bank_seconds:
        return TableProblem("bad-settings", {"setting": "bank_seconds", "least": 0, "most": 0})
    if settings.late not in LATE:
        return TableProblem("bad-settings", {"setting": "late", "least": LATE[0], "most": LATE[-1]})
    return refuse_level(game, settings.level)


def with_usual_level(game: Game, settings: Settings) -> Settings:
    """A box without the level that most have lends its strongest one."""
    unsaid = settings.level == Settings().level and settings.level not in game.META.levels
    return replace(settings, level=game.META.levels[-1]) if unsaid else settings


def refuse_level(game: Game, level: str) -> TableProblem | None:
    if level in game.META.levels:
        return None
    return TableProblem("no-such-level", {"level": level[:24]})


def refuse_host(table: Table, by: Seat | None) -> TableProblem | None:
    if not table.place(by).person:
        return TableProblem("not-seated")
    return None if by == host_of(table) else TableProblem("not-host")


def refuse_beginning(table: Table, by: Seat | None) -> TableProblem | None:
    """The host begins the first game; another one is begun by whoever wants it."""
    if table.number > 1 and table.place(by).person:
        return None
    return refuse_host(table, by)


def refuse_lobby(table: Table) -> TableProblem | None:
    if table.status == LOBBY:
        return None
    return TableProblem("table-ended" if table.status == ENDED else "not-in-lobby")


def agree(
    table: Table,
    seat: Seat | None,
    seats: int,
    options: dict[str, Any],
    settings: Settings,
    now: int,
    *,
    games: Games = load,
) -> Decision | TableProblem:
    """The host changes what is played. Nobody loses their seat by it; a bot may."""
    if problem := refuse_host(table, seat) or refuse_lobby(table):
        return problem
    chosen = read_options(games(table.game), seats, options, settings)
    if isinstance(chosen, TableProblem):
        return chosen
    if table.start is not None and (seats != len(table.places) or chosen != table.options):
        return TableProblem("fixed-position")
    sitting = [other for other in range(seats, len(table.places)) if table.places[other].person]
    if sitting:
        return TableProblem("seat-taken", {"seat": sitting[0]})
    entry = Agreed(now, seats, chosen, settings)
    return Decision(entry, changed_by(table, entry))


def again(
    table: Table, by: Seat | None, secret: bytes, now: int, *, games: Games = load
) -> Decision | TableProblem:
    """Anybody seated opens the box once more for the same people: a new commitment, the newest rules."""
    if not table.place(by).person:
        return TableProblem("not-seated")
    if table.status != OVER or table.next:
        return TableProblem("table-ended" if table.status == ENDED or table.next else "not-over")
    entry = Again(now, games(table.game).META.rules, secret.hex(), commitment_of(secret))
    return Decision(entry, changed_by(table, entry))
