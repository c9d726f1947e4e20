"""Everything somebody at a table can ask for; each function answers with an `Outcome` and touches nothing."""

from __future__ import annotations

from tablee.table.evening import go_on, open_next
from tablee.table.given_table import open_given
from tablee.table.hidden_answers import close_window, open_answers
from tablee.table.host_tools import end, mute, name_host, pause, remove, swap
from tablee.table.late_guests import seat_the_waiting
from tablee.table.lobby import again, agree, open_table
from tablee.table.moves_and_talk import BOT, BRAKED, CLOCK, PLAYER, beforehand, move, say
from tablee.table.outcome import AlreadyDone, Decision, Outcome, TableProblem
from tablee.table.seats import come_back, go_away, recognise, seat_bot, sit, stand_up
from tablee.table.shown_hands import look_in, show_hand
from tablee.table.table_deal import begin, commit, deal, open_part, ready
from tablee.table.table_orders import give_orders, obey
from tablee.table.take_back_requests import answer_take_back, take_back

__all__ = [
    "BOT",
    "BRAKED",
    "CLOCK",
    "PLAYER",
    "AlreadyDone",
    "Decision",
    "Outcome",
    "TableProblem",
    "again",
    "agree",
    "answer_take_back",
    "beforehand",
    "begin",
    "close_window",
    "come_back",
    "commit",
    "deal",
    "end",
    "give_orders",
    "go_away",
    "go_on",
    "look_in",
    "move",
    "mute",
    "name_host",
    "obey",
    "open_answers",
    "open_given",
    "open_next",
    "open_part",
    "open_table",
    "pause",
    "ready",
    "recognise",
    "remove",
    "say",
    "seat_bot",
    "seat_the_waiting",
    "show_hand",
    "sit",
    "stand_up",
    "swap",
    "take_back",
]
