"""For those who write bots and train learners: whole games, arenas, records.

A bot is anything with `heavy = False` and `choose(view, offers, chance)`; name it where a level
is expected:

    from tablee.lab import play_game, run_arena
    record = play_game("<game>", [MyBot(), "easy", "easy", "easy", "random"], seed=7)
    result = run_arena("<game>", [MyBot(), "easy", "easy", "easy", "random"], games=100)
"""

from tablee.core.record import write_record
from tablee.lab.arena import run_arena
from tablee.lab.match import Match
from tablee.lab.players import BotFailed
from tablee.lab.whole_games import play_game

__all__ = ["BotFailed", "Match", "play_game", "run_arena", "write_record"]
