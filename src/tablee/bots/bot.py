"""What a bot is to the house, and the simplest one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Protocol, TypeGuard, runtime_checkable

from tablee.core.chance import Chance
from tablee.core.choices import Choice, any_of, countable
from tablee.core.contract import Game, Offers, Seat, read_choice

ENDLESS: Final = 1e9
"""Seconds of a brake that never comes."""


class Bot(Protocol):
    """Chooses one of the offers from what its seat sees, and nothing else.

    `heavy` bots think long enough to be run outside a server's event loop. That is all a bot needs; what
    some have besides is declared by the protocols that follow.
    """

    @property
    def heavy(self) -> bool: ...

    def choose(self, view: Any, offers: Offers, chance: Chance) -> Any: ...


@runtime_checkable
class WithHeavyMoments(Protocol):
    """A bot with long thoughts now and then: `heavy_at` says so of a view, and `heavy` is not asked."""

    def heavy_at(self, view: Any) -> bool: ...


@runtime_checkable
class WithPreparation(Protocol):
    """A bot that computes something long, once a process, before anybody waits for its moves."""

    def prepare(self) -> None: ...


@runtime_checkable
class WithBrake(Protocol):
    """A heavy bot whose thoughts a clock may cut short: `braked` says whether the last one was."""

    braked: bool


@runtime_checkable
class WithPatience(Protocol):
    """A bot with a brake that has a twin without: `patient` is that twin, for games that nobody waits for."""

    def patient(self) -> Bot: ...


@runtime_checkable
class WithCompiledSearch(Protocol):
    """A bot that is `light` where its search could not be compiled: its clock then holds it back."""

    light: bool


@runtime_checkable
class WithName(Protocol):
    """A bot that results of an arena show by this name, not by that of its class."""

    @property
    def name(self) -> str: ...


def is_heavy(bot: Bot, view: Any) -> bool:
    """Whether this very question is to be answered outside the event loop."""
    return bot.heavy_at(view) if _has_heavy_moments(bot) else bot.heavy


def _has_heavy_moments(bot: Bot) -> TypeGuard[WithHeavyMoments]:
    """Asked of every move of every bot: a class is looked up faster than an object's attributes are."""
    return issubclass(type(bot), WithHeavyMoments)


def is_light(bot: Bot) -> bool:
    return isinstance(bot, WithCompiledSearch) and bot.light


def was_braked(bot: Bot) -> bool:
    """Whether the last thought ended before all was tried that the bot's level wants."""
    may_be_heavy = bot.heavy or _has_heavy_moments(bot)
    return may_be_heavy and isinstance(bot, WithBrake) and bot.braked


def patient(bot: Bot) -> Bot:
    """The bot that thinks to the end however busy the machine is; a light one would never come to it."""
    return bot.patient() if isinstance(bot, WithPatience) and not is_light(bot) else bot


def prepare(bot: Bot) -> None:
    """Let a bot that has a preparation do it now."""
    if isinstance(bot, WithPreparation):
        bot.prepare()


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
        """Whether a move is open as far as its seat can know, which is all that a refusal of it goes by."""
        seat = seat_of(self._game, view, chance)
        return self._game.refuse(self._game.guess(view, chance), seat, move) is None
