"""The table in characters: who owns what, the towers, the hands at the bag, one's own fingertip."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tablee.cli.faces.common_pictures import draw_mark, draw_name, draw_places
from tablee.cli.faces.face import Reader
from tablee.core.contract import Seat, Standings
from tablee.games.dschamal.counting import black_points
from tablee.games.dschamal.pieces import COLOURED, is_black
from tablee.games.dschamal.terminal.hands import draw_finger, tell_hand
from tablee.games.dschamal.terminal.pieces import draw_pieces, say_one, say_seats
from tablee.games.dschamal.terminal.towers import ToldTower, Towers
from tablee.games.dschamal.view import View


def draw_table(view: View, reader: Reader) -> RenderableType:
    parts: list[RenderableType] = [_heading(view, reader), _players(view, reader)]
    if view.options.game == "turm" and view.phase != "search" and any(view.towers):
        parts += [Text(), Towers(view.towers, reader)]
    return Group(*parts)


def _heading(view: View, reader: Reader) -> Text:
    """“Duell, recherche 3 · 41 pièces dans le sac · Au sac : Vous et Knut · Pièce décisive : un œuf bleu”."""
    say = reader.words.say
    title = say("bout-title", game=view.options.game, number=view.bout.number)
    parts = [Text(title, "bold"), Text(say("bag-count", count=view.in_bag), "dim")]
    if view.phase in ("ready", "search"):
        fighters = view.bout.fighters
        parts.append(Text(f"{say('course-said', count=len(fighters))} {say_seats(reader, fighters)}"))
    if view.bout.middle is not None:
        parts.append(Text(f"{say('decisive-title')} – {say_one(reader.words, view.bout.middle)}", "bold"))
    return Text(" · ", "dim").join(parts)


def _players(view: View, reader: Reader) -> Table:
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True)
    for seat in range(len(view.owned)):
        table.add_row(_name(view, reader, seat), _belongings(view, reader, seat))
    return table


def _name(view: View, reader: Reader, seat: Seat) -> Text:
    """The seat's number is what one types to give a piece to it; ★ is the Master."""
    asked = seat in view.waiting
    star = Text(" ★" if seat == view.course.master else "", "yellow")
    return draw_mark(asked) + Text(f"{seat + 1} ", "dim") + draw_name(reader, seat, asked=asked) + star


def _belongings(view: View, reader: Reader, seat: Seat) -> Text:
    say, words = reader.words.say, reader.words
    owned = view.owned[seat]
    winning = [piece for piece in owned if piece < COLOURED and piece // 4 in view.winning]
    free = [piece for piece in owned if piece not in winning]
    parts = [draw_pieces(words, free)] if free else []
    if winning:
        parts.append(
            Text(f"{say('winning-count', count=len(winning))} – ") + draw_pieces(words, winning, "bold")
        )
    if view.options.game == "turm":
        parts.insert(0, Text(say("tower-count", count=len(view.towers[seat]))))
    told = Text(" · ", "dim").join(parts) if parts else Text(say("owns-nothing"), "dim")
    return told + _in_the_bag(view, reader, seat)


def _in_the_bag(view: View, reader: Reader, seat: Seat) -> Text:
    hand = next((hand for hand in view.hands if hand.seat == seat), None)
    if hand is None:
        return Text()
    told = [reader.words.say("hand-status", status=hand.status)]
    if hand.called:
        told.append(reader.words.say("bag-called"))
    return Text(f"  ({', '.join(told)})", "italic cyan")


def draw_hand(view: View, reader: Reader) -> RenderableType:
    """One's fingertip while one searches, one's own tower in words while one builds."""
    if view.phase == "search" and view.hand is not None and view.seat is not None:
        return draw_finger(view, view.hand, view.seat, reader)
    if view.phase == "build" and view.seat is not None:
        return ToldTower(view.towers[view.seat], view.seat, reader)
    return Text()


def hand_line(view: View, reader: Reader) -> Text:
    if view.hand is None:
        return Text("–", "dim")
    return Text(" · ", "dim").join([Text(part) for part in tell_hand(view, view.hand, reader)])


def draw_result(view: View, standings: Standings, reader: Reader) -> RenderableType:
    return draw_places(standings, reader, lambda seat: _belongings(view, reader, seat), *_score(view, reader))


def _score(view: View, reader: Reader) -> list[RenderableType]:
    """Tower, points for black pieces, total (DSC-56)."""
    if view.options.game != "turm":
        return []
    say = reader.words.say
    table = Table(box=None, padding=(0, 2, 0, 0))
    for column in ("player", "tower", "blacks", "bonus", "total"):
        table.add_column(say(f"side-{column}"), justify="left" if column == "player" else "right")
    blacks = [sum(is_black(piece) for piece in owned) for owned in view.owned]
    for seat, (tower, count, bonus) in enumerate(zip(view.towers, blacks, black_points(blacks), strict=True)):
        numbers = (len(tower), count, bonus, len(tower) + bonus)
        table.add_row(reader.name(seat), *[str(number) for number in numbers])
    return [Text(), table]
