"""A hand in the bag: one's own as a fingertip and what it feels, another's in words."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tablee.cli.faces.face import Reader
from tablee.games.dschamal.lying import WIDTH
from tablee.games.dschamal.sought import sought
from tablee.games.dschamal.state import Seat
from tablee.games.dschamal.terminal.around import Around
from tablee.games.dschamal.terminal.pieces import capital, say_pieces, say_seconds
from tablee.games.dschamal.terminal.relief import say_sensation
from tablee.games.dschamal.terminal.sentences import asked, direction
from tablee.games.dschamal.view import OwnHand, View


def draw_finger(view: View, hand: OwnHand, seat: Seat, reader: Reader) -> RenderableType:
    grid = Table.grid(padding=(0, 4, 0, 0))
    grid.add_row(Around(hand.lately, hand.x, hand.y), Group(*_feelings(view, hand, seat, reader)))
    return grid


def _feelings(view: View, hand: OwnHand, seat: Seat, reader: Reader) -> list[Text]:
    say = reader.words.say
    place = say("dschamal-place", x=hand.x, y=hand.y, seconds=say_seconds(reader.words, hand.clock))
    wanted = asked(sought(view.options, view.bout, view.owned, seat).question, reader)
    told = [Text(wanted, "dim"), Text(), Text(say_felt(view, reader), "bold"), Text(place, "dim")]
    if hand.holds:
        told.append(Text(say("prompt-holding", count=hand.holds), "bold yellow"))
    if hand.width is not None:
        told.append(Text(say("event-width-felt", mm=hand.width.mm), "yellow"))
    return told


def say_felt(view: View, reader: Reader) -> str:
    """The whisper beside one who sees nothing."""
    hand = view.hand
    if hand is None or hand.felt is None:
        return capital(reader.words.say("dschamal-rim"))
    told = capital(say_sensation(reader.words, hand.felt.relief))
    return f"{told}, {reader.words.say('bag-near')}" if hand.felt.near else told


def tell_hand(view: View, hand: OwnHand, reader: Reader) -> tuple[str, ...]:
    """Where a hand is in the bag, what it feels and how much it holds; or what came out with it."""
    return _within(hand, reader) if view.seat in view.waiting else (_came_out(hand, reader),)


def _came_out(hand: OwnHand, reader: Reader) -> str:
    if not hand.laid:
        return reader.words.say("bag-status", status="out")
    return reader.words.say("open-laid", pieces=say_pieces(reader.words, hand.laid))


def _within(hand: OwnHand, reader: Reader) -> tuple[str, ...]:
    say = reader.words.say
    if hand.felt is None:
        return (say("bag-status", status="rim"),)
    felt = say_sensation(reader.words, hand.felt.relief, own=False)
    near = (say("bag-near"),) if hand.felt.near else ()
    return (say("open-place", place=_place(hand)), felt, *near, say("open-holds", count=hand.holds))


def _place(hand: OwnHand) -> str:
    """Each side of the bag in thirds."""
    across, deep = 3 * hand.x // (WIDTH + 1) - 1, 3 * hand.y // (WIDTH + 1) - 1
    return direction(across, deep) or "middle"
