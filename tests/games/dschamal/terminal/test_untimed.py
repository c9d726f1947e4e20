"""A face without gestures: the same game, without a clock on the wall."""

from __future__ import annotations

import time
from io import StringIO
from types import SimpleNamespace
from typing import cast

import pytest
from rich.console import Console

from tablee.cli.faces.face import Face, Reader
from tablee.cli.screen.terminal_screen import Screen
from tablee.cli.solo.bot_preparation import BotPreparation
from tablee.cli.solo.seated_person import SeatedPerson
from tablee.cli.speech.fluent_words import game_words
from tablee.core.shelf import load
from tablee.games.dschamal.game import Options
from tablee.games.dschamal.terminal.face import FACE
from tablee.lab.match import Match, secret_of
from tablee.lab.players import find_bot, streams
from tests.cli.seeing import NAMES


def plain_face() -> Face:
    """What every face has, and nothing for real time."""
    names = [name for name in dir(Face) if not name.startswith("_")]
    return cast(Face, SimpleNamespace(quiet=FACE.quiet, **{name: getattr(FACE, name) for name in names}))


def test_a_person_is_asked_like_every_other_hand_and_nobody_waits(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game, secret = load("dschamal"), secret_of(4)
    match = Match(game, NAMES, Options(duels=3, search_seconds=4), secret)
    asked = 0
    monkeypatch.setattr(time, "sleep", lambda _: pytest.fail("somebody waited"))

    def first(_: str) -> str:
        nonlocal asked
        asked += 1
        return "a"

    console = Console(file=StringIO(), width=100, height=40, color_system=None)
    bots = [find_bot("dschamal", "random") for _ in NAMES]
    reader = Reader(game_words("dschamal", "en"), NAMES, 0)
    screen = Screen(console, first, live=False)
    learnt, chances = BotPreparation(game, ()), streams(secret, NAMES)
    SeatedPerson(match, plain_face(), reader, screen, bots, chances, learnt, lambda chosen: None).play()
    assert match.standings is not None
    assert asked > 10
