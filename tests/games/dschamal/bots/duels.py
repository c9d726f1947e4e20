"""Hands in one bag, without the rest of a game: how long they take, and how often they are right.

`python -m tests.games.dschamal.bots.duels 200` prints the figures of docs/decisions/dschamal-bots.md.
"""

from __future__ import annotations

import sys
from collections import Counter
from statistics import fmean
from typing import NamedTuple

from tablee.bots import load as load_bot
from tablee.bots.bot import Bot
from tablee.core.chance import Chance, Stream, key_of
from tablee.core.contract import Offers
from tablee.games.dschamal.bots.hand import Level
from tablee.games.dschamal.bots.player import Player
from tablee.games.dschamal.clocked import ends_at
from tablee.games.dschamal.events import BoutReady, BoutWon, TimesShown
from tablee.games.dschamal.game import apply, offers, view
from tablee.games.dschamal.moves import Feel, GiveUp, Lay, Move, Start
from tablee.games.dschamal.state import Searching, State
from tablee.games.dschamal.view import View
from tablee.lab import play_game
from tests.games.dschamal.building import state_of

BEGINNER = Player(
    Level(
        reaction=700,
        pace=130,
        hesitation=120,
        judge=(6, 9),
        sure=0.55,
        hopeless=0.12,
        blur=20.0,
        closely=1,
    )
)
"""A person's first duels: some five impressions a second of which he is aware, six to nine of them a
piece, no fine comparisons, and more than half a second before the finger moves at all."""


class Duel(NamedTuple):
    """Who won (None: nobody laid), who laid first, and when."""

    winner: int | None
    first: int | None
    ms: int


def shaken(chance: Stream) -> State:
    """The first duel of three: everybody owns one blue shape."""
    first, second = chance.order(12)[:2]
    state: State = apply(state_of([(4 * first,), (4 * second,), ()]), 2, Start(), chance).state
    return state


def duel(hands: dict[int, Bot], seed: int) -> Duel:
    """Seats 0 and 1; the one without a hand gives up at once."""
    chance = Stream(key_of(b"duel", [str(seed)]))
    state = shaken(chance)
    number, first, ms = state.bout.number, None, 0
    for seat in {0, 1} - set(hands):
        state = apply(state, seat, GiveUp(), chance).state
    moves = {seat: bot.choose(view(state, seat), offers(state, seat), chance) for seat, bot in hands.items()}
    while True:
        seat = min(moves, key=lambda seat: ends_at(state, seat, moves[seat]) or 0)
        move = moves.pop(seat)
        if isinstance(move, Lay) and first is None:
            first, ms = seat, ends_at(state, seat, move) or 0
        step = apply(state, seat, move, chance)
        state = step.state
        if not isinstance(state.phase, Searching) or state.bout.number != number:
            won = [told.event.seat for told in step.events if isinstance(told.event, BoutWon)]
            return Duel(won[0] if won else None, first, ms)
        if isinstance(move, Lay):
            moves = {other: GiveUp() for other in moves}
        elif not isinstance(move, GiveUp):
            moves[seat] = hands[seat].choose(view(state, seat), offers(state, seat), chance)


class Figures(NamedTuple):
    """Of a hand alone in the bag: the mean time to lay, how often it lays, and is right when it does."""

    seconds: float
    laid: float
    right: float


def alone(bot: Bot, duels: int) -> Figures:
    played = [duel({0: bot}, seed) for seed in range(duels)]
    laid = [one for one in played if one.first == 0]
    right = fmean([one.winner == 0 for one in laid])
    return Figures(fmean([one.ms for one in laid]) / 1000, len(laid) / duels, right)


class Watched:
    """A bot whose hand is watched: how often, in one search, it touched each place."""

    heavy = False

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.touched: Counter[tuple[int, int | None, int, int]] = Counter()

    def choose(self, view: View, offers: Offers, chance: Chance) -> Move:
        move: Move = self.bot.choose(view, offers, chance)
        if isinstance(move, Feel) and view.hand is not None:
            place = (view.hand.x + move.dx, view.hand.y + move.dy)
            self.touched[view.bout.number, view.seat, *place] += 1
        return move


def won_against(bot: Bot, other: Bot, duels: int) -> float:
    """The share of its decided duels that `bot` wins; they change sides."""
    wins = [duel({seed % 2: bot, 1 - seed % 2: other}, seed).winner for seed in range(duels)]
    decided = [(winner, seed) for seed, winner in enumerate(wins) if winner is not None]
    return fmean([winner == seed % 2 for winner, seed in decided])


def won_beside(bot: Bot, rivals: str, games: int) -> float:
    """The share of the duels it is in that `bot` wins, in whole games with two of a level; seats change."""
    won = met = 0
    for seed in range(games):
        seat = seed % 3
        fighters: tuple[int, ...] = ()
        bots: list[Bot | str] = [rivals] * 3
        bots[seat] = bot
        record = play_game("dschamal", bots, seed, {"game": "duell", "duels": 16})
        for event in [one.event for turn in record.turns for one in turn.events]:
            if isinstance(event, BoutReady):
                fighters = event.fighters
            elif isinstance(event, BoutWon) and seat in fighters and event.seat is not None:
                met += 1
                won += event.seat == seat
    return won / met


def first_out(level: str, games: int) -> list[int]:
    """In whole games of three such bots: when the first hand of each search was out, in ms, sorted."""
    options = {"game": "duell", "duels": 12}
    records = [play_game("dschamal", [level] * 3, seed, options) for seed in range(games)]
    told = [one.event for record in records for turn in record.turns for one in turn.events]
    return sorted([min([ms for _, ms in event.times]) for event in told if isinstance(event, TimesShown)])


if __name__ == "__main__":
    count = int(sys.argv[1])
    weakest, easy, normal = [load_bot("dschamal", level) for level in ("beginner", "easy", "normal")]
    hands = (("person", BEGINNER), ("beginner", weakest), ("easy", easy), ("normal", normal))
    for name, bot in hands:
        print(name, alone(bot, count))
    for level in ("easy", "normal"):
        out = first_out(level, 4)
        print(level, "whole games", out[len(out) // 2], out[len(out) // 20], sum([ms < 4000 for ms in out]))
    print("person against beginner", won_against(BEGINNER, weakest, count))
    print("person against easy", won_against(BEGINNER, easy, count))
    print("easy against beginner", won_against(easy, weakest, count))
    print("normal against easy", won_against(normal, easy, count))
    for name, bot in hands:
        shares = [won_beside(bot, rivals, count // 6) for rivals in ("easy", "companion")]
        print(name, "beside two of easy, of companion", shares)
