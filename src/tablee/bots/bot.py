"""What a bot is to the house, and the simplest one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from tablee.core.chance import Chance
from tablee.core.choices import Choice, any_of, countable
from tablee.core.contract import Game, Offers, Seat, read_choice


class Bot(Protocol):
    """Chooses one of the offers from what its seat sees, and nothing else.

    `heavy` bots think long enough to be run outside a server's event loop.
    """

    @property
    def heavy(self) -> bool: ...

    def choose(self, view: Any, offers: Offers, chance: Chance) -> Any: ...


def is_heavy(bot: Bot, view: Any) -> bool:
    """Whether this very question is to be answered elsewhere: some bots have long thoughts now and then."""
    heavy_at: Callable[[Any], bool] | None = getattr(bot, "heavy_at", None)
    return bot.heavy if heavy_at is None else heavy_at(view)


def is_light(bot: Bot) -> bool:
    """Whether this bot is held back by its clock here, because its search could not be compiled."""
    return bool(getattr(bot, "light", False))


def was_braked(bot: Bot) -> bool:
    """Whether a clock cut its last thought short, before all was tried that its level wants."""
    return bool(getattr(bot, "braked", False))


def prepare(bot: Bot) -> None:
    """Let a bot that knows how to do its long preparation do it before anybody waits for it."""
    preparation: Callable[[], None] | None = getattr(bot, "prepare", None)
    if preparation is not None:
        preparation()


def described(offers: Offers) -> list[Choice]:
    """The described choices that a player of every game takes.

    Beside listed moves these have something to pick, count or put in order: resigning or offering a draw
    is left to people, and so is aiming at a point for which moves are listed too.
    """
    served = [choice for choice in offers.choices if not choice.special]
    return [choice for choice in served if countable(choice)] if offers.moves else served


def any_move(game: Game, offers: Offers, chance: Chance, open_to_me: Callable[[Any], bool]) -> Any:
    """A listed move or a described choice, each as likely as the others.

    Beside listed moves the rules may refuse what a description lets through: then a listed move is made.
    """
    moves, choices = offers.moves, described(offers)
    number = chance.below(len(moves) + len(choices))
    if number < len(moves):
        return moves[number]
    choice = choices[number - len(moves)]
    move = read_choice(game, choice, any_of(choice, chance))
    if not moves or open_to_me(move):
        return move
    return moves[chance.below(len(moves))]


def seat_of(game: Game, view: Any, chance: Chance) -> Seat:
    """Whose eyes these are: the seat that sees the same in a world made from the view."""
    world = game.guess(view, chance)
    asked = sorted(game.to_act(world))
    return next((seat for seat in asked if game.view(world, seat) == view), asked[0])


class RandomBot:
    """Any move that is open, without a thought."""

    heavy = False

    def __init__(self, game: Game) -> None:
        self._game = game

    def choose(self, view: Any, offers: Offers, chance: Chance) -> Any:
        return any_move(self._game, offers, chance, lambda move: self._is_open(view, move, chance))

    def _is_open(self, view: Any, move: Any, chance: Chance) -> bool:
        """As far as its seat can know, which is all that a refusal of its own move goes by."""
        seat = seat_of(self._game, view, chance)
        return self._game.refuse(self._game.guess(view, chance), seat, move) is None
