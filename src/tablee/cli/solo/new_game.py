"""From a command's words to a table of bots, and from its end to a file."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Group
from rich.text import Text

from tablee.cli.faces.face import Reader
from tablee.cli.faces.installed_faces import load_face
from tablee.cli.screen.terminal_screen import Left, Screen, terminal_screen
from tablee.cli.solo.bot_preparation import BotPreparation
from tablee.cli.solo.record_file import keep
from tablee.cli.solo.seated_person import SeatedPerson
from tablee.cli.solo.unfinished_game import Resumed, UnfinishedGame
from tablee.cli.speech.complaint import Complaint
from tablee.cli.speech.fluent_words import Words
from tablee.cli.speech.translation import foreign
from tablee.core.chance import key_of
from tablee.core.contract import Game
from tablee.core.meta import Meta
from tablee.core.receipt import write_receipt
from tablee.core.receipt_check import receipt_of
from tablee.core.record import WITH_PLAYERS, write_record
from tablee.core.replay import AnyRecord
from tablee.lab.match import Match, secret_of
from tablee.lab.players import BotFailed, find_bot, streams

PERSON = 0


class Wanted(msgspec.Struct, frozen=True):
    """A game as the command asks for it."""

    names: tuple[str, ...]
    options: Any
    levels: tuple[str, ...]
    seed: int | None
    pace: float
    record: Path | None


def sit_down(game: Game, words: Words, wanted: Wanted, place: UnfinishedGame) -> None:
    """A new game, kept in that place as long as it is unfinished."""
    secret = secrets.token_bytes(32) if wanted.seed is None else secret_of(wanted.seed)
    match = Match(game, wanted.names, wanted.options, secret)
    _play(_Table(match, secret, wanted.levels, words, place), wanted)


def go_on(words: Words, wanted: Wanted, place: UnfinishedGame, resumed: Resumed) -> None:
    """The game that was left there."""
    table = _Table(resumed.match, resumed.secret, resumed.levels, words, place)
    _play(table, wanted, resumed)


class _Table(msgspec.Struct, frozen=True):
    match: Match
    secret: bytes
    levels: tuple[str, ...]
    words: Words
    place: UnfinishedGame

    def keep(self, chosen: tuple[int, ...]) -> bool:
        return self.place.keep(self.match, self.secret, self.levels, chosen)


def _play(table: _Table, wanted: Wanted, resumed: Resumed | None = None) -> None:
    match, game = table.match, table.match.game
    levels = [table.levels[seat % len(table.levels)] for seat in range(len(match.names))]
    bots = [find_bot(game.META.name, level) for level in levels]
    face, reader = load_face(game.META.name), Reader(table.words, match.names, PERSON)
    screen = terminal_screen(wanted.pace)
    luck = table.secret if resumed is None else key_of(table.secret, ("resumed", str(match.moves)))
    preparation, chances = BotPreparation(game, bots), streams(luck, match.names)
    kept = False

    def keep_so_far(chosen: tuple[int, ...]) -> None:
        nonlocal kept
        kept = table.keep(chosen)

    person = SeatedPerson(match, face, reader, screen, bots, chances, preparation, keep_so_far, resumed)
    try:
        with screen:
            person.play()
    except Left:
        screen.note(Text(table.words.say("play-left-kept" if kept else "play-left", game=game.META.name)))
        return
    except BotFailed as failure:
        raise Complaint(foreign(str(failure))) from None
    table.place.forget()
    _end(table, screen, reader, wanted.record)


def _end(table: _Table, screen: Screen, reader: Reader, file: Path | None) -> None:
    match, game, words = table.match, table.match.game, table.words
    assert match.standings is not None
    face, view = load_face(game.META.name), game.view(match.state, PERSON)
    screen.note(Group(Text(), face.result(view, match.standings, reader), Text()))
    record = _with_players(match.record(), table.levels, game.META)
    screen.note(Text(words.say("play-receipt")))
    screen.note_to_copy(write_receipt(receipt_of(record, PERSON)))
    keep(write_record(record), screen, words, file)


def _with_players(record: AnyRecord, levels: tuple[str, ...], meta: Meta) -> AnyRecord:
    """Against which levels it was; a bot of one's own has no strength that anybody could look up."""
    if not set(levels) <= set(meta.levels):
        return record
    bots = [f"{levels[seat % len(levels)]}/{meta.strength}" for seat in range(len(record.names))]
    bots[PERSON] = ""
    return msgspec.structs.replace(record, players=tuple(bots), format=WITH_PLAYERS)
