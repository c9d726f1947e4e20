"""The table as a picture: the tournament's colour, a column for every character, a hand."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tablee.cli.faces.common_pictures import draw_mark, draw_name, draw_places
from tablee.cli.faces.face import Reader
from tablee.core.contract import Seat, Standings
from tablee.games.camelot.moves import PlayAction
from tablee.games.camelot.pieces import COLOUR, SUPPORT, VALUE, Card
from tablee.games.camelot.terminal.cards import (
    Spread,
    draw_action,
    draw_card,
    draw_colour,
    draw_tokens,
    say_card,
)
from tablee.games.camelot.view import View


def draw_table(view: View, reader: Reader) -> RenderableType:
    parts: list[RenderableType] = [_heading(view, reader), Text(), _columns(view, reader)]
    if view.action is not None and view.turn is not None:
        parts += [Text(), draw_announced(view.action, view.turn.seat, reader)]
    return Group(*parts)


def _heading(view: View, reader: Reader) -> Text:
    """“Tournoi 3 · † rouge (l’épée) · Talon : 41 cartes · Défausse : Riposte”."""
    say = reader.words.say
    parts = [Text(say("tournament-title", tournament=view.tournament), "bold")]
    if view.colour is not None:
        parts.append(draw_colour(reader.words, view.colour))
    parts.append(Text(say("table-pile", count=view.pile), "dim"))
    if view.top is not None:
        parts.append(Text(say("table-top", card=say_card(reader.words, view.top)), "dim"))
    return Text(" · ", "dim").join(parts)


def _columns(view: View, reader: Reader) -> Table:
    """From left to right as one sits; the oldest card above, the newest below, the total under all."""
    table = Table.grid(padding=(0, 3, 0, 0))
    for _ in view.counts:
        table.add_column(no_wrap=True)
    seats = range(len(view.counts))
    table.add_row(*[_name(view, reader, seat) for seat in seats])
    table.add_row(*[_holding(view, reader, seat) for seat in seats])
    for place in range(max(map(len, view.characters))):
        table.add_row(*[_card_at(view, seat, place) for seat in seats])
    table.add_row(*[_total(view, reader, seat) for seat in seats])
    if any(view.laid):
        table.add_row(*[_laid(view, reader, seat) for seat in seats])
    return table


def _name(view: View, reader: Reader, seat: Seat) -> Text:
    """The seat's number is what one types to aim at it."""
    asked = seat in view.waiting
    name = draw_name(reader, seat, asked=asked, otherwise="" if seat in view.inside else "dim")
    return draw_mark(asked) + Text(f"{seat + 1} ", "dim") + name


def _holding(view: View, reader: Reader, seat: Seat) -> Text:
    """Tokens won, and cards in hand as backs."""
    return (
        Text("    ") + draw_tokens(view.tokens[seat], view.needed) + Text(f"  ▮{view.counts[seat]}", "cyan")
    )


def _card_at(view: View, seat: Seat, place: int) -> Text:
    character = view.characters[seat]
    if place >= len(character):
        return Text()
    return Text(f"  {place + 1:>2} ", "dim") + draw_card(character[place])


def _total(view: View, reader: Reader, seat: Seat) -> Text:
    say = reader.words.say
    if seat not in view.inside:
        return Text(f"    {say('said-withdrawn')}", "dim")
    if not view.characters[seat]:
        return Text("    –", "dim")
    highest = not view.short[seat]
    return Text(f"   ={view.totals[seat]:>2}", "bold green" if highest else "bold")


def _laid(view: View, reader: Reader, seat: Seat) -> Text:
    """Bouclier and Assommé lie beside the character (CAM-49, CAM-50)."""
    names = [say_card(reader.words, card) for card in view.laid[seat]]
    return Text("    " + ", ".join(names), "italic cyan")


def draw_announced(action: PlayAction, actor: Seat, reader: Reader) -> Text:
    """The card that waits for answers, and what it would do: said to who plays it, told to the others."""
    who = reader.name(actor)
    aim = "" if action.target is None else f" → {reader.name(action.target)}"
    effect = reader.words.say(f"card-{action.card}.{'effect' if actor == reader.eyes else 'told'}")
    return Text(f"{who}{aim} ", "bold") + draw_action(reader.words, action.card) + Text(f"  {effect}", "dim")


def draw_hand(view: View, reader: Reader) -> RenderableType:
    """Colour and support cards as boxes, bright if they fit the tournament; actions with their effect."""
    if not view.hand:
        return Text("–", "dim")
    cards = [card for card in view.hand if card in VALUE]
    parts: list[RenderableType] = [Spread(cards, [fits(view, card) for card in cards])] if cards else []
    actions = Table.grid(padding=(0, 2, 0, 0))
    actions.add_column(no_wrap=True)
    for card in view.hand:
        if card not in VALUE:
            effect = reader.words.say(f"card-{card}.effect")
            actions.add_row(draw_action(reader.words, card), Text(effect, "dim"))
    return Group(*parts, actions)


def fits(view: View, card: Card) -> bool:
    return view.colour is None or card in SUPPORT or COLOUR[card] == view.colour


def hand_line(view: View, reader: Reader) -> Text:
    """A hand on one line, where several are open."""
    values = [draw_card(card) for card in view.hand if card in VALUE]
    actions = [draw_action(reader.words, card) for card in view.hand if card not in VALUE]
    parts = [*([Text(" ").join(values)] if values else []), *actions]
    return Text(" · ", "dim").join(parts) if parts else Text("–", "dim")


def draw_result(view: View, standings: Standings, reader: Reader) -> RenderableType:
    """Who won, and everybody's tokens."""

    def holding(seat: Seat) -> Text:
        tokens = view.tokens[seat]
        count = reader.words.say("tokens-count", count=len(tokens), needed=view.needed)
        return draw_tokens(tokens, view.needed) + Text(f"   {count}")

    return draw_places(standings, reader, holding)
