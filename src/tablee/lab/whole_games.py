"""Whole games between bots."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from time import perf_counter
from typing import Any

import msgspec

from tablee.bots.bot import Bot, patient
from tablee.core import shelf
from tablee.core.chance import Chance
from tablee.core.contract import Game, Seat, Step
from tablee.core.record import Record
from tablee.core.refusal import MoveRefused, raise_if_refused
from tablee.lab.clocked_match import ClockedMatch
from tablee.lab.match import Match, secret_of
from tablee.lab.players import Player, broke_down, broke_the_rules, find_bot, name_of, streams

Decided = Callable[[Seat, float], None]


def play_game(
    game: str, bots: Sequence[Player], seed: int = 0, options: Mapping[str, Any] | Any = None
) -> Record[Any, Any, Any]:
    """A game from the deal to its end, one bot a seat; the same seed gives the same record.

    A bot that breaks down or breaks the rules raises `BotFailed`.
    """
    rules = shelf.load(game)
    agreed = settle_options(rules, len(bots), options)
    match = Match(rules, [name_of(bot) for bot in bots], agreed, secret_of(seed))
    play_out(match, [patient(find_bot(game, bot)) for bot in bots], secret_of(seed))
    return match.record()


def settle_options(game: Game, seats: int, options: Mapping[str, Any] | Any = None) -> Any:
    """Options as the game's own type; what the game refuses raises `MoveRefused`."""
    agreed = game.Options() if options is None else options
    if isinstance(agreed, Mapping):
        agreed = msgspec.convert(dict(agreed), game.Options)
    raise_if_refused(game.refuse_options(seats, agreed))
    return agreed


def play_out(match: Match, bots: Sequence[Bot], secret: bytes, decided: Decided | None = None) -> None:
    """Every bot answers when it is asked, until the game is over."""
    chances, hands = streams(secret, bots), clocked_match(match)

    def answer(seat: Seat) -> Any:
        began = perf_counter()
        move = choose(match, seat, bots[seat], chances[seat])
        if decided is not None:
            decided(seat, perf_counter() - began)
        return move

    while match.standings is None:
        if hands is not None and hands.on():
            run(hands, answer)
            continue
        for seat in sorted(match.game.to_act(match.state)):
            if seat not in match.game.to_act(match.state) or (hands is not None and hands.on()):
                continue  # an earlier answer closed the question
            play(match, seat, answer(seat))


def clocked_match(match: Match) -> ClockedMatch | None:
    """The hands of a match in real time; None in a game of turns."""
    clocked = match.game.clocked
    return None if clocked is None else ClockedMatch(match, clocked, partial(_played, match))


def _played(match: Match, seat: Seat, move: Any) -> Any:
    return play(match, seat, move).state


def run(hands: ClockedMatch, answer: Callable[[Seat], Any]) -> None:
    """All hands get a move under way, and the first one happens."""
    while (seat := hands.asked()) is not None:
        hands.answer(seat, answer(seat))
    hands.advance()


def choose(match: Match, seat: Seat, bot: Bot, chance: Chance) -> Any:
    """What the bot does from what its seat sees, and nothing else."""
    view, offers = match.game.view(match.state, seat), match.game.offers(match.state, seat)
    try:
        return bot.choose(view, offers, chance)
    except Exception as error:  # whatever a stranger's bot does
        raise broke_down(match.names[seat], seat, error) from error


def play(match: Match, seat: Seat, move: Any, at: int = 0) -> Step:
    """A bot's move; who breaks the rules is named."""
    try:
        return match.play(seat, move, at)
    except MoveRefused as error:
        raise broke_the_rules(match.names[seat], seat, move, error.refusal) from error
