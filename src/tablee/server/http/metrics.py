"""What the house counts, as Prometheus asks for it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

from tablee.server.counts import Counts
from tablee.server.tables.hub import Hub
from tablee.table.model import ENDED, LOBBY, OVER, PLAYING, SHUFFLING

STATES: Final = (LOBBY, SHUFFLING, PLAYING, OVER, ENDED)


class HouseCollector(Collector):
    """Reads the counts of one house whenever Prometheus asks."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub

    def collect(self) -> Iterator[Metric]:
        counts, live_tables = self._hub.counts, self._hub.live_tables.values()
        tables = GaugeMetricFamily("tablee_tables", "Tables in memory, by state", labels=["state"])
        states = Counter(live.table.status for live in live_tables)
        for state in STATES:
            tables.add_metric([state], states[state])
        yield tables
        sockets = sum(len(live.audience) for live in live_tables)
        yield GaugeMetricFamily("tablee_sockets", "Connected sockets", value=sockets)
        yield GaugeMetricFamily(
            "tablee_loop_late_seconds", "How late the loop's clock was", value=counts.late
        )
        for name, text, value in (
            ("entries", "Entries stored", counts.entries),
            ("frames_in", "Frames received", counts.frames_in),
            ("frames_out", "Frames sent", counts.frames_out),
            ("bytes_out", "Bytes sent in frames", counts.bytes_out),
            ("problems", "Messages answered with a problem", counts.problems),
            ("dropped", "Sockets dropped for flooding or slow reading", counts.dropped),
            ("braked", "Thoughts of bots that a clock cut short", counts.braked),
            ("conflicts", "Appends that met another node's entries", counts.conflicts),
            ("takeovers", "Tables taken over from a node that is gone", counts.takeovers),
        ):
            yield CounterMetricFamily(f"tablee_{name}", text, value=value)
        refused = CounterMetricFamily("tablee_refused", "Refused or dropped, by kind", labels=["kind"])
        for kind, number in counts.refused.items():
            refused.add_metric([kind], number)
        yield refused
        for name, text, histogram in (
            ("store_seconds", "Time an append took", counts.stored_in),
            ("told_seconds", "Time from a move's decision until everybody was told", counts.told_in),
            ("opening_seconds", "Time a table took to be read from the store", counts.opened),
        ):
            buckets = list(histogram.buckets())
            yield HistogramMetricFamily(f"tablee_{name}", text, buckets=buckets, sum_value=histogram.total)
        yield from self._connections(counts)

    def _connections(self, counts: Counts) -> Iterator[Metric]:
        if (connections := counts.connections) is None:
            return
        used = counts.descriptors + connections.open
        for name, text, value in (
            ("connections", "Open connections", connections.open),
            ("connections_most", "Open connections there may be", connections.most),
            ("buffered_bytes", "Bytes held for slow readers and writers", connections.buffered),
            ("descriptors", "Descriptors in use, about", used),
        ):
            yield GaugeMetricFamily(f"tablee_{name}", text, value=value)


def exposition(hub: Hub) -> bytes:
    registry = CollectorRegistry()
    registry.register(HouseCollector(hub))
    return generate_latest(registry)
