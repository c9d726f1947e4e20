"""Publishes tomorrow's terms while it is still today, as long as the house is open."""

from __future__ import annotations

from typing import Final

import structlog

from tablee.server.tables.given_terms import games_with_given
from tablee.server.tables.hub import Hub
from tablee.store.store_contract import StoreError

log = structlog.get_logger()
FIRST: Final = 20.0  # seconds after the house is opened: nobody who comes in waits for it
EVERY: Final = 600.0  # seconds


async def publish_deals(hub: Hub) -> None:
    """The terms of today and tomorrow, of every box that has such a deal; of several nodes one publishes."""
    for game in games_with_given():
        try:
            await hub.preparation.unpacked(game)
            await hub.given.publish(game)
        except StoreError as error:
            log.warning("the deal of the day could not be published", game=game, why=str(error))
        except Exception:
            log.exception("no deal of the day", game=game)
