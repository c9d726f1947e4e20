"""All measurements, against their goals; written to bench/results.json.

The house's own are here; what a box measures stands in `tests/games/<game>/bench/measures.py`.
"""

from __future__ import annotations

import json
import os
import platform
import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from bench import starting
from bench.nodes import report_nodes
from bench.report import Goal, Report, show
from bench.televisions import report_televisions
from tablee.core import shelf

QUIET = 0.5  # load average above which something else is running
RESULTS = Path(__file__).parent / "results.json"


def machine() -> dict[str, Any]:
    """What a reader needs to compare, and nothing that names the machine.

    The load before the first measurement tells whether the machine was free for it.
    """
    memory = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")
    return {
        "cores": os.cpu_count(),
        "memory_gb": round(memory / 2**30, 1),
        "architecture": platform.machine(),
        "system": platform.system(),
        "python": platform.python_version(),
        "load_before": round(os.getloadavg()[0], 2),
    }


def measure_starting(report: Report) -> None:
    figures = starting.measure()
    report.keep("starting", figures=figures)
    report.goals += [
        Goal("tablee --help (s)", figures["help_seconds"], 0.4, at_least=False),
        Goal("first page after tablee serve (s)", figures["first_page_seconds"], 2, at_least=False),
    ]


def boxes_measures() -> Iterator[Callable[[Report], None]]:
    """What the boxes of the shelf measure, one after the other."""
    for name in shelf.names():
        module = f"tests.games.{name}.bench"
        if find_spec(f"tests.games.{name}") and find_spec(module):
            yield import_module(f"{module}.measures").measure


def main() -> None:
    """`--moves` measures without sockets, and keeps nothing."""
    report = Report(with_sockets="--moves" not in sys.argv[1:])
    facts = report.results["machine"] = machine()
    if facts["load_before"] > QUIET:
        print(f"The machine is busy (load {facts['load_before']}): the figures will be too low.")
    measure_starting(report)
    for measure in boxes_measures():
        measure(report)
    if report.with_sockets:
        report_nodes(report)
        report_televisions(report)
    show(report.goals)
    for tell in report.last:
        tell()
    if report.with_sockets:
        RESULTS.write_text(json.dumps(report.results, indent=2) + "\n")
        print(f"written to bench/{RESULTS.name}")
