"""What the house counts. Plain numbers while it plays; Prometheus reads them when it asks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

if TYPE_CHECKING:
    from tablee.server.hub import Hub


class Counts:
    """One for the whole house; adding to a slot is all a move costs."""

    __slots__ = ("bytes_out", "dropped", "entries", "frames_in", "frames_out", "problems", "store_seconds")

    def __init__(self) -> None:
        self.entries = 0
        self.frames_in = 0
        self.frames_out = 0
        self.bytes_out = 0
        self.problems = 0
        self.dropped = 0
        self.store_seconds = 0.0

    def stored(self, entries: int, seconds: float) -> None:
        self.entries += entries
        self.store_seconds += seconds


class HouseCollector(Collector):
    def __init__(self, hub: Hub) -> None:
        self._hub = hub

    def collect(self) -> Iterator[Metric]:
        counts, rooms = self._hub.counts, self._hub.rooms.values()
        yield GaugeMetricFamily("tablee_tables", "Tables in memory", value=len(rooms))
        yield GaugeMetricFamily("tablee_sockets", "Connected sockets", value=sum(len(r.crowd) for r in rooms))
        for name, text, value in (
            ("entries", "Entries stored", counts.entries),
            ("frames_in", "Frames received", counts.frames_in),
            ("frames_out", "Frames sent", counts.frames_out),
            ("bytes_out", "Bytes sent in frames", counts.bytes_out),
            ("problems", "Messages answered with a problem", counts.problems),
            ("dropped", "Sockets dropped for flooding or slow reading", counts.dropped),
            ("store_seconds", "Time spent waiting for the store", counts.store_seconds),
        ):
            yield CounterMetricFamily(f"tablee_{name}", text, value=value)


def exposition(hub: Hub) -> bytes:
    registry = CollectorRegistry()
    registry.register(HouseCollector(hub))
    return generate_latest(registry)
