"""The Grand Dalmuti: random moves, its compiled twin, tables over sockets; beside peers of each."""

from __future__ import annotations

from typing import Final

from bench import sockets
from bench.report import Figures, Goal, Report
from tablee.games.dalmuti.meta import META
from tests.games.dalmuti.bench import environments, twin
from tests.games.dalmuti.bench.beside import Beside, peers
from tests.games.dalmuti.bench.peer_sockets import BOARDGAME, COLYSEUS

PEER_ENVIRONMENTS: Final = {
    "PettingZoo connect four": "pettingzoo_connect_four_steps",
    "PettingZoo Texas hold’em": "pettingzoo_texas_holdem_steps",
    "open_spiel hearts": "open_spiel_hearts_steps",
}
AGREED = {"game": META.name, "options": {"rounds": 100}}


def measure(report: Report) -> None:
    beside = peers()
    api = report.python_api(META.name, 5, 100_000)
    for one in beside:
        if one.peer is BOARDGAME:
            times = one.rules(api)["moves_per_second"]
            report.goals.append(Goal(f"{META.name}: random moves, times {one.peer.name}'s", times))
    figures = twin.measure()
    report.keep("dalmuti_twin", figures=figures)
    report.goals += twin_goals(figures)
    figures = environments.measure()
    report.keep("dalmuti_environments", figures=figures)
    report.goals += environment_goals(figures)
    for tables in sockets.TABLES if report.with_sockets else ():
        figures = sockets.measure(tables, AGREED)
        report.keep("sockets", str(tables), figures=figures)
        report.goals += socket_goals(tables, figures)
        for one in beside:
            report.goals += beside_goals(tables, one, figures)
    report.results["peers"] = {one.peer.name: one.results() for one in beside}
    report.last += [one.show for one in beside]


def twin_goals(figures: Figures) -> list[Goal]:
    """The twin beside open_spiel's nearest game, measured in the same run."""
    peer = figures["open_spiel_hearts_moves"]
    return [
        Goal("Grand Dalmuti, 5 players: playout moves a second", figures["playout_moves_5"], 25_000_000),
        Goal("Grand Dalmuti, 8 players: playout moves a second", figures["playout_moves_8"], 25_000_000),
        Goal("open_spiel hearts, 4 players: rollout moves a second", peer),
        Goal("Grand Dalmuti: playout moves, times open_spiel's", figures["playout_moves_5"] / peer, 20),
        Goal("Grand Dalmuti, 5 players: search simulations a second", figures["simulations_5"], 100_000),
        Goal(
            "open_spiel Leduc, 4 players: search simulations a second",
            figures["open_spiel_leduc_simulations"],
        ),
    ]


def environment_goals(figures: Figures) -> list[Goal]:
    """Learners' environments beside those of others, as far as they are installed."""
    single, batch = figures["env_steps"], figures["batch_steps"]
    goals = [
        Goal("Grand Dalmuti, PettingZoo: steps a second", single),
        Goal("Grand Dalmuti, batches of 1,024: steps a second", batch, 2_000_000),
        Goal("Grand Dalmuti, batches of one: steps a second", figures["batch_steps_singly"], 60_000),
    ]
    for name, key in PEER_ENVIRONMENTS.items():
        if key in figures:
            goals += [
                Goal(f"Grand Dalmuti, PettingZoo: steps, times {name}'s", single / figures[key]),
                Goal(f"Grand Dalmuti, batches of 1,024: steps, times {name}'s", batch / figures[key]),
            ]
    return goals


def socket_goals(tables: int, figures: Figures) -> list[Goal]:
    """The goals for memory and latency are those of the fullest house."""
    head = f"{tables} tables of 5:"
    return [
        Goal(f"{head} moves a second, saturated", figures["moves_per_second"], 5_200),
        Goal(f"{head} p50 at 2 moves/s a table (ms)", figures["p50_ms"]),
        Goal(f"{head} p99 at 2 moves/s a table (ms)", figures["p99_ms"], 10, at_least=False),
        Goal(f"{head} cores lent away meanwhile (ms)", figures["stolen_ms"]),
        Goal(f"{head} kB a table", figures["kb_per_table"], 150, at_least=False),
        Goal(f"{head} bytes a view", figures["bytes_per_view"], 400, at_least=False),
    ]


PROCESSOR: Final = {BOARDGAME: 0.15, COLYSEUS: 0.75}
"""What a move may cost our processor, beside servers that store nothing."""


def beside_goals(tables: int, beside: Beside, figures: Figures) -> list[Goal]:
    """Ratios to a peer on the same machine in the same run."""
    head, peer, times = f"{tables} tables of 5:", beside.peer, beside.sockets(tables, figures)
    cost = f"{head} processor a move, times {peer.name}'s"
    return [
        Goal(cost, times["server_us_per_move"], PROCESSOR[peer], at_least=False),
        Goal(f"{head} p99 at 2 moves/s a table, times {peer.name}'s", times["p99_ms"], 1, at_least=False),
        Goal(f"{head} moves a second, times {peer.name}'s", times["moves_per_second"]),
    ]
