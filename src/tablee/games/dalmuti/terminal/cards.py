"""Cards drawn with lines, cards said in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from rich.console import Console, ConsoleOptions
from rich.text import Text

from tablee.cli.speech.fluent_words import Words
from tablee.games.dalmuti.pieces import JOKER, Card, Cards
from tablee.games.dalmuti.sets import rank_of


def label(card: Card) -> str:
    return "J" if card == JOKER else str(card)


def style(card: Card) -> str:
    """The number says it all; the colour only helps to find it."""
    if card == JOKER:
        return "bold magenta"
    return "bold red" if card <= 3 else "bold cyan" if card <= 6 else "bold"


def fan(card: Card, count: int) -> tuple[Text, Text, Text]:
    """Equal cards, one behind the other, as three lines of equal width."""
    name = label(card)
    hidden = "─" * len(name)
    top = f"╭{hidden}" * (count - 1) + f"╭{hidden}──╮"
    bottom = top.replace("╭", "╰").replace("╮", "╯")
    middle = Text()
    for last in [False] * (count - 1) + [True]:
        middle.append("│", "dim").append(f" {name} " if last else name, style(card))
    return Text(top, "dim"), middle.append("│", "dim"), Text(bottom, "dim")


class Spread:
    """Cards side by side, on as many rows as the width asks for."""

    def __init__(self, cards: Cards) -> None:
        self._fans = [fan(card, count) for card, count in sorted(Counter(cards).items())]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Text]:
        row: list[tuple[Text, Text, Text]] = []
        width = 0
        for drawn in self._fans:
            if row and width + len(drawn[0]) > options.max_width:
                yield from _rows(row)
                row, width = [], 0
            row.append(drawn)
            width += len(drawn[0])
        yield from _rows(row)


def _rows(fans: list[tuple[Text, Text, Text]]) -> Iterator[Text]:
    for line in range(3):
        yield Text("", no_wrap=True, end="\n").join([drawn[line] for drawn in fans])


def say_set(words: Words, cards: Cards) -> str:
    """“three 7s, one of them a joker”."""
    rank = rank_of(cards) or JOKER
    jokers = cards.count(JOKER) if rank != JOKER else 0
    return words.say("cards-set", rank=rank, count=len(cards), jokers=jokers)


def say_card(words: Words, card: Card) -> str:
    return say_set(words, (card,))


def say_cards(words: Words, cards: Cards) -> str:
    """Cards of any ranks: “a 9 and a 12”."""
    return words.join([say_set(words, (card,) * count) for card, count in sorted(Counter(cards).items())])


def say_count(words: Words, count: int) -> str:
    return words.say("cards-count", count=count)
