"""Cards as signs, cards as words: a colour is never told by its colour alone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.console import Console, ConsoleOptions
from rich.text import Text

from tablee.cli.speech.fluent_words import Words
from tablee.games.camelot.pieces import COLOUR, LADY, VALUE, Card, Cards, Colour

SIGNS: dict[Colour, str] = {"purple": "♦", "red": "†", "blue": "♠", "yellow": "☼", "green": "♣"}
STYLES: dict[Colour, str] = {
    "purple": "bold magenta",
    "red": "bold red",
    "blue": "bold blue",
    "yellow": "bold yellow",
    "green": "bold green",
}
SQUIRE_SIGN, LADY_SIGN = "♙", "♕"


def label(card: Card) -> str:
    """“†4”, “♙2”, “♕6”: a card that counts."""
    support = LADY_SIGN if card == LADY else SQUIRE_SIGN
    return f"{SIGNS[COLOUR[card]] if card in COLOUR else support}{VALUE[card]}"


def style(card: Card) -> str:
    return STYLES[COLOUR[card]] if card in COLOUR else "bold"


def draw_card(card: Card) -> Text:
    return Text(label(card), style(card))


def draw_action(words: Words, card: Card) -> Text:
    return Text(say_card(words, card), "italic cyan")


def draw_colour(words: Words, colour: Colour) -> Text:
    """“† rouge (l’épée)”."""
    told = f"{SIGNS[colour]} {say_colour(words, colour)} ({words.say(f'colour-{colour}.weapon')})"
    return Text(told, STYLES[colour])


def draw_tokens(tokens: Sequence[Colour], needed: int) -> Text:
    """The signs of the tokens won, a dot for each one still missing."""
    drawn = Text()
    for colour in tokens:
        drawn.append(SIGNS[colour], STYLES[colour])
    return drawn.append("·" * (needed - len(tokens)), "dim")


def say_card(words: Words, card: Card) -> str:
    return words.say(f"card-{card}")


def say_cards(words: Words, cards: Cards) -> str:
    return words.join([say_card(words, card) for card in cards])


def say_spot(words: Words, spot: Card | int) -> str:
    """A card by its place in a character, the oldest is the first, or one that lies beside it."""
    return words.say("card-at", place=spot + 1) if isinstance(spot, int) else say_card(words, spot)


def say_colour(words: Words, colour: Colour) -> str:
    return words.say(f"colour-{colour}")


class Spread:
    """Cards side by side, on as many rows as the width asks for; those that do not fit now are dim."""

    def __init__(self, cards: Sequence[Card], lit: Sequence[bool]) -> None:
        self._cards = [_box(card, bright) for card, bright in zip(cards, lit, strict=True)]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Text]:
        a_row = max(1, options.max_width // len(self._cards[0][0])) if self._cards else 1
        for start in range(0, len(self._cards), a_row):
            for line in range(3):
                parts = [card[line] for card in self._cards[start : start + a_row]]
                yield Text("", no_wrap=True, end="\n").join(parts)


def _box(card: Card, bright: bool) -> tuple[Text, Text, Text]:
    edge = "" if bright else "dim"
    inner = Text(f" {label(card)} ", style(card) if bright else "dim")
    middle = Text("│", edge) + inner + Text("│", edge)
    return Text("╭────╮", edge), middle, Text("╰────╯", edge)
