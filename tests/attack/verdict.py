"""What must hold under attack: counters always, times where they are measured."""

from __future__ import annotations

from typing import Final

from tests.attack.battle import Battle, Told

RATIO: Final = 5.0
SLOWEST_MS: Final = 250.0
MEMORY_MB: Final = 100.0
LOG_KB: Final = 64.0
DISK_MB: Final = 30.0
SHARED: Final = {
    "join-flood",
    "open-flood",
    "forged-addresses",
    "hostile-starts",
    "code-guessing",
    "own-tables",
}
"""Attacks on a limit of the address itself: newcomers from that very address may be asked to wait."""


def counted(battle: Battle) -> list[str]:
    """What went wrong that no slow machine excuses."""
    said = {
        "kicked out": battle.kicked_out > 0,
        "unanswered": bool(battle.problems) or bool(battle.ended),
        "breach": bool(battle.breaches),
        "log": battle.cost.log_kb > LOG_KB,
        "memory": battle.cost.rss_mb > MEMORY_MB,
        "disk": battle.cost.disk_mb > DISK_MB,
        "newcomers": bool(not_admitted(battle)),
    }
    return [name for name, wrong in said.items() if wrong] + (afterwards(battle.told) if battle.told else [])


def afterwards(told: Told) -> list[str]:
    said = {
        "lost": bool(told.lost),
        "missed": bool(told.missed),
        "traceback": told.tracebacks > 0,
        "error": bool(told.errors),
        "secret in log": told.secrets > 0,
        "newcomers": bool(told.not_admitted),
        "no clean end": told.exit_code != 0,
    }
    return [name for name, wrong in said.items() if wrong]


def explained(battle: Battle) -> str:
    """What went wrong, with what is known about it."""
    known = {
        "kicked out": battle.kicked_out,
        "problems": battle.problems,
        "ended": battle.ended,
        "breaches": battle.breaches,
        "newcomers": battle.not_admitted,
        "cost": battle.cost,
    }
    told = "; ".join(f"{name} {value}" for name, value in known.items() if value)
    return f"{battle.attack} from {battle.origin}: {', '.join(counted(battle))} ({told})"


def not_admitted(battle: Battle) -> dict[str, int]:
    """Newcomers who were kept out, but for those an honest limit of a shared address asks to wait."""
    shared = battle.origin == "own" and battle.attack in SHARED
    failed = battle.not_admitted.items()
    return {why: count for why, count in failed if not (shared and why == "own:slow-down")}


def timed(battle: Battle) -> list[str]:
    """By the clock: only where the machine is known to be quiet."""
    said = {
        "slow": battle.attacked.p99 > SLOWEST_MS,
        "ratio": battle.ratio > RATIO and battle.attacked.p99 > RATIO * battle.attacked.machine,
    }
    return [name for name, wrong in said.items() if wrong]
