"""What one running house shares between its handlers."""

from __future__ import annotations

import msgspec

from tablee.server.bucket import Buckets
from tablee.server.client import Client
from tablee.server.hub import Hub


class House(msgspec.Struct, frozen=True):
    """`address` is where others on the local network find it."""

    hub: Hub
    client: Client
    joins: Buckets
    address: str
