"""From a command's words to a table of bots, and from its end to a file."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Any

from rich.console import Group
from rich.text import Text

from tablee.cli.faces.face import Reader
from tablee.cli.faces.installed_faces import load_face
from tablee.cli.screen.terminal_screen import Left, terminal_screen
from tablee.cli.solo.record_file import keep
from tablee.cli.solo.seated_person import SeatedPerson
from tablee.cli.speech.complaint import Complaint
from tablee.cli.speech.fluent_words import Words
from tablee.cli.speech.translation import foreign
from tablee.core.contract import Game
from tablee.core.receipt import write_receipt
from tablee.core.receipt_check import receipt_of
from tablee.core.record import write_record
from tablee.lab.match import Match, secret_of
from tablee.lab.players import BotFailed, find_bot, streams

PERSON = 0


def sit_down(
    game: Game,
    words: Words,
    names: tuple[str, ...],
    options: Any,
    levels: list[str],
    seed: int | None,
    pace: float,
    file: Path | None,
) -> None:
    secret = secrets.token_bytes(32) if seed is None else secret_of(seed)
    match = Match(game, names, options, secret)
    bots = [find_bot(game.META.name, levels[seat % len(levels)]) for seat in range(len(names))]
    face, reader = load_face(game.META.name), Reader(words, names, PERSON)
    screen = terminal_screen(pace)
    try:
        with screen:
            SeatedPerson(match, face, reader, screen, bots, streams(secret, names)).play()
    except Left:
        screen.note(Text(words.say("play-left")))
        return
    except BotFailed as failure:
        raise Complaint(foreign(str(failure))) from None
    assert match.standings is not None
    view = game.view(match.state, PERSON)
    screen.note(Group(Text(), face.result(view, match.standings, reader), Text()))
    record = match.record()
    screen.note(Text(words.say("play-receipt")))
    screen.note_to_copy(write_receipt(receipt_of(record, PERSON)))
    keep(write_record(record), screen, words, file)
