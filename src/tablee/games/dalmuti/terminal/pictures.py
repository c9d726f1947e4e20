"""The table as a picture: seats in social order, the trick, a hand, a round's end."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Console, ConsoleOptions, Group, RenderableType
from rich.table import Table
from rich.text import Text

from tablee.cli.faces.common_pictures import draw_mark, draw_name, draw_places
from tablee.cli.faces.face import Reader
from tablee.core.contract import Standings
from tablee.games.dalmuti.events import RoundEnded
from tablee.games.dalmuti.terminal.cards import Spread, label, style
from tablee.games.dalmuti.titles import titles
from tablee.games.dalmuti.view import View

BARS = 100  # columns: from here on a bar shows each card held
TRICK = 20  # columns a trick needs beside the seats


def title_of(position: int, seats: int) -> str:
    """The title's word."""
    return f"title-{titles(seats)[position]}"


class TablePicture:
    """The seats from the top of the order down, and beside or below them the cards to beat."""

    def __init__(self, view: View, reader: Reader) -> None:
        self._view = view
        self._reader = reader

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[RenderableType]:
        view, reader = self._view, self._reader
        yield Text(_round(view, reader), "bold")
        yield Text()
        seats, trick = _seats(view, reader, bars=options.max_width >= BARS), _trick(view, reader)
        beside = Table.grid(padding=(0, 3, 0, 0))
        beside.add_column(no_wrap=True)
        beside.add_row(seats, trick)
        if console.measure(seats).maximum + TRICK <= options.max_width:
            yield beside
        else:
            yield from (seats, Text(), trick)


def draw_table(view: View, reader: Reader) -> RenderableType:
    return TablePicture(view, reader)


def _round(view: View, reader: Reader) -> str:
    if view.options.total:
        return reader.words.say("round-to", round=view.round, total=view.options.total)
    return reader.words.say("round-of", round=view.round, rounds=view.options.rounds)


def _seats(view: View, reader: Reader, *, bars: bool) -> Table:
    table = Table.grid(padding=(0, 2, 0, 0))
    for column in ("left", "left", "right", "left", "right"):
        table.add_column(justify=column, no_wrap=True)
    table.add_column(min_width=11, no_wrap=True)
    for position, seat in enumerate(view.order):
        title = reader.words.say(title_of(position, len(view.order)))
        asked = seat in view.waiting
        table.add_row(
            draw_mark(asked) + Text(title, "italic"),
            draw_name(reader, seat, asked=asked),
            Text(str(view.counts[seat])),
            Text("▮" * view.counts[seat] if bars else "▮", "cyan"),
            Text(reader.words.say("points-total", points=view.scores[seat])),
            Text(_note(view, reader, seat), "dim"),
        )
    return table


def _note(view: View, reader: Reader, seat: int) -> str:
    """What this seat last did, in a word."""
    words = reader.words
    if seat in view.out:
        place = words.say("place-word", place=view.out.index(seat) + 1)
        # The last of a round has a place too, and keeps their cards (DAL-35).
        return place if view.counts[seat] else f"{words.say('said-out')} ({place})"
    for said, seats in (("passed", view.passed), ("silent", view.silent), ("chosen", view.chosen)):
        if seat in seats:
            return words.say(f"said-{said}")
    return words.say("said-revolution") if seat == view.revolution else ""


def _trick(view: View, reader: Reader) -> RenderableType:
    if view.trick is not None:
        title = reader.words.say("trick-title", **reader.seat("seat", view.trick.seat))
        return Group(Text(title, "bold"), Spread(view.trick.cards))
    if view.slip is not None and view.phase == "slip":
        return Group(Text(reader.words.say("phase-slip"), "bold"), Spread((view.slip.card,)))
    return Text(reader.words.say(f"phase-{view.phase}"), "dim")


def draw_hand(view: View, reader: Reader) -> RenderableType:
    return Spread(view.hand) if view.hand else Text("–", "dim")


def hand_line(view: View, reader: Reader) -> Text:
    """A hand on one line, where several are open."""
    cards = [Text(label(card), style(card)) for card in view.hand]
    return Text(" ").join(cards) if cards else Text("–", "dim")


def draw_round_end(event: RoundEnded, reader: Reader) -> RenderableType:
    """Who rose and who fell (DAL-35), what each scored, and the totals."""
    words = reader.words
    table = Table.grid(padding=(0, 3, 0, 0))
    for column in ("left", "left", "left", "right", "right"):
        table.add_column(justify=column, no_wrap=True)
    for position, seat in enumerate(event.after):
        table.add_row(
            Text(words.say(title_of(position, len(event.after))), "italic"),
            draw_name(reader, seat),
            _change(event.before.index(seat) - position, reader),
            Text(words.say("round-points", points=event.points[seat])),
            Text(words.say("points-total", points=event.scores[seat]), "bold"),
        )
    return Group(Text(words.say("round-end-title", round=event.round), "bold"), Text(), table)


def _change(steps: int, reader: Reader) -> Text:
    if not steps:
        return Text(f"= {reader.words.say('round-stayed')}", "dim")
    if steps > 0:
        return Text(f"▲ {reader.words.say('round-rose', steps=steps)}", "green")
    return Text(f"▼ {reader.words.say('round-fell', steps=-steps)}", "red")


def draw_result(view: View, standings: Standings, reader: Reader) -> RenderableType:
    return draw_places(
        standings, reader, lambda seat: reader.words.say("points-total", points=view.scores[seat])
    )
