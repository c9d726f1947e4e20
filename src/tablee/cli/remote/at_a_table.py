"""A person, or a bot of theirs, sits down at a table of a running house, and gets up again."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
from rich.text import Text

from tablee.bots.bot import Bot, prepare
from tablee.cli.remote.house_line import TRIES, HouseLine
from tablee.cli.remote.own_bot import OwnBot, Say
from tablee.cli.remote.remote_person import RemotePerson
from tablee.cli.remote.sitting_down import GONE, SittingDown
from tablee.cli.remote.table_address import TableAddress
from tablee.cli.screen.console import open_console
from tablee.cli.screen.streams import at_a_terminal
from tablee.cli.screen.terminal_screen import WIDEST, Left, Screen
from tablee.cli.screen.typed_lines import TypedLines
from tablee.cli.speech.fluent_words import Words, game_words
from tablee.client import HouseProblem
from tablee.core import shelf
from tablee.server.protocol.http_types import Seated


def sit_down(address: TableAddress, name: str, words: Words, *, given: bool = False) -> None:
    """A person plays until they leave; `given`: at the table of a given deal, where nobody plays for them."""
    sitting = SittingDown(address, name, words.say("play-own-name"))
    summary = asyncio.run(sitting.summary())
    own = game_words(summary.game, words.language)
    line = _connected(sitting)
    live = at_a_terminal()
    person: RemotePerson | None = None
    with TypedLines(line.wake, lambda: person is not None and person.news_matters(), live=live) as lines:
        screen = Screen(open_console(WIDEST), lines.read, live=live)
        person = RemotePerson(line, shelf.load(summary.game), own, screen, summary.link)
        try:
            with screen:
                person.run()
        except Left:
            person.end.tell_receipt()
            left = "remote-left-given" if given else "remote-left"
            screen.note(Text(own.say(left, table=address.invitation)))
        finally:
            line.close()


def _connected(sitting: SittingDown) -> HouseLine:
    """On the seat from before if the house still knows it."""
    known = sitting.known()
    if known is not None:
        line = HouseLine(sitting.house, known)
        try:
            line.open()
        except HouseProblem as problem:
            if problem.code not in GONE:
                raise
            sitting.forget(known)
        else:
            return line
    line = HouseLine(sitting.house, asyncio.run(sitting.take()))
    line.open()
    return line


class BotAtTable(msgspec.Struct, frozen=True):
    """A bot of one's own: its file, how long it may think, and how many games it stays for."""

    file: Path
    bot: Bot
    patience: float
    games: int


def seat_bot(address: TableAddress, name: str, seating: BotAtTable, words: Words) -> int:
    """The bot plays until it has played its games; how often it was wrong."""
    return asyncio.run(_seat_bot(address, name, seating, words))


async def _seat_bot(address: TableAddress, name: str, seating: BotAtTable, words: Words) -> int:
    sitting = SittingDown(address, name, seating.file.stem, str(seating.file.resolve()))
    summary = await sitting.summary()
    own = game_words(summary.game, words.language)
    await asyncio.to_thread(prepare, seating.bot)

    def say(key: str, **values: object) -> None:
        print(own.say(key, **values), flush=True)

    known = sitting.known()
    try:
        return await _played(sitting, known or await sitting.take(), summary.game, seating, say)
    except HouseProblem as problem:
        if known is None or problem.code not in GONE:
            raise
        sitting.forget(known)
    return await _played(sitting, await sitting.take(), summary.game, seating, say)


async def _played(sitting: SittingDown, seated: Seated, game: str, seating: BotAtTable, say: Say) -> int:
    async with sitting.house.player(seated, tries=TRIES) as player:
        say("remote-bot-sits", code=seated.code, seat=(player.seen.you or 0) + 1)
        own = OwnBot(player, shelf.load(game), seating.bot, seating.file.name, seating.patience, say)
        await own.play(seating.games)
        return own.faults
