"""What a television at every table costs the house; `python -m bench.televisions` measures it alone.

Two measurements of the same run, one after the other: a ratio outlasts the machine's moods.
"""

from __future__ import annotations

from bench.report import Goal, Report, show
from bench.sockets import TOY, measure
from tests.toy_shelf import put_on_shelf

TABLES = 300
GOAL = 1.25  # five people are told of every move, and one screen more


def report_televisions(report: Report) -> None:
    put_on_shelf()
    without, shown = measure(TABLES, TOY), measure(TABLES, TOY, televisions=True)
    report.keep("televisions", "without", figures=without)
    report.keep("televisions", "with", figures=shown)
    head = f"{TABLES} tables with a television each: processor a move, times that without"
    ratio = shown["server_us_per_move"] / without["server_us_per_move"]
    report.goals.append(Goal(head, ratio, GOAL, at_least=False))
    later = "and the time until all have seen a paced move (median), times that without"
    report.goals.append(Goal(later, shown["p50_ms"] / without["p50_ms"], None, at_least=False))


if __name__ == "__main__":
    alone = Report(with_sockets=True)
    report_televisions(alone)
    show(alone.goals)
    print(alone.results["televisions"])
