"""What is in a game's box: its rules, and every other part of it by name.

A package offers its boxes through the entry-point group `tablee.games`; each entry names a `Box`.
Parts are written as `package.module:name` and imported when somebody first needs them, so that a
shelf of many boxes costs nothing to look at.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any, Final

import msgspec

CONTRACT: Final = 1
"""The contract between house and box (`core/contract.py`); a box says which one it was written for."""

LAST: Final = 1000

PAGES: Final = ("coach", "scenes", "practice", "given")
"""The parts that a browser has pages for, asked for only where the box has them."""


class Box(msgspec.Struct, frozen=True, kw_only=True):
    """One game as the house finds it. Parts that a box does not have are empty.

    `words`, `book` and `client` name packages, whose folders `locale`, `rulebook` and `client` hold
    files; every other part is a module or something in one.
    """

    contract: int
    name: str  # as links, records and commands call the game
    clauses: str  # what its rule book's clauses begin with
    rules: str  # the module that meets `core.contract.Game`
    words: str  # fr.ftl and en.ftl: every sentence of the game
    book: str  # fr.md and en.md: the rule book
    bots: dict[str, str] = {}  # level → the player, weakest first; `random` and `search` are everybody's
    client: str = ""  # index.js, a built ES module that draws the game in a browser, and all it loads
    face: str = ""  # how the game shows itself in a terminal (`cli.faces.face.Face`)
    moments: str = ""  # which events nobody should miss (`core.moments`)
    previews: str = ""  # what listed moves would make of everybody's totals (`core.previews.Previewer`)
    story: str = ""  # what a finished game is remembered for (`core.story.Teller`)
    scenes: str = ""  # the module of worked examples (`server.http.scene_answers.Stage`)
    coach: str = ""  # how somebody new is led through it (`core.teaching.Coach`)
    practice: str = ""  # exercises for one person, without a table (`core.teaching.Practice`)
    adviser: str = ""  # why a move is advised (`bots.adviser.Adviser`)
    judge: str = ""  # how a state stands for each seat (`bots.judge.Judge`)
    analyst: str = ""  # what would have been better (`bots.analyst.Analyst`)
    notation: str = ""  # whole positions and games in writing (`core.notation.Notation`)
    learner: str = ""  # views and moves as numbers (`lab.translator.Translator`), made for a number of seats
    batch: str = ""  # many tables at once (`lab.batches.Batch`), made from seats, options, tables and a seed
    chapters: str = ""  # what a played game falls into (`core.chapters.Chapter`s, the largest first)
    takes_back: str = ""  # which steps stand for good (`core.taking_back.Irrevocable`); without it, all do
    orders: str = ""  # what may be ordered in advance at a slow table (`core.standing_orders.Orders`)
    given: str = ""  # its deal of the day (`core.given_deal.Given`), where one makes sense
    twin: str = ""  # the compiled rules, made from options and a number of seats, with `perft(depth)`
    needs: dict[str, str] = {}  # modules of others that its parts import → what to install for them
    shelf: int = LAST  # where the box stands: lower comes first, equal ones by name


def pages_of(box: Box) -> tuple[str, ...]:
    """Which of these parts are in the box."""
    return tuple([name for name in PAGES if getattr(box, name)])


@cache
def part(reference: str) -> Any:
    """What `package.module:name`, or a whole module, stands for; asked for at every move, found once."""
    module, _, name = reference.partition(":")
    found = import_module(module)
    return getattr(found, name) if name else found
