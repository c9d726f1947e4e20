"""What the nodes of a house know of one another: rows in the database they share."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Mapping
from typing import Any, Final

import asyncpg

from tablee.store.postgres.connection import Lasting, Patience, connect
from tablee.store.postgres.failure_reasons import LOST, STOPPING, explain
from tablee.store.postgres.node_schema import (
    CREATE_NODES,
    JOIN,
    LEAVE,
    RENEW,
    SECRET,
    SET_SECRET,
    TIDY,
)
from tablee.store.store_contract import Node, NodeAddress, StoreFailed

QUICK: Final = Patience(connect=1.0, answer=0.7)
"""A node must know soon whether the database hears it: a new line can still be heard within its time."""
SECRET_BYTES: Final = 32


class NodeRows:
    """One for each node; every method raises `StoreFailed` where the database cannot be asked."""

    def __init__(self, database: str, incarnation: int) -> None:
        self._database = database
        self._incarnation = incarnation
        self._line = Lasting(database, QUICK)
        self._asking = asyncio.Lock()  # one statement at a time over one line

    async def join(self, address: str, seconds: float, speaks: int, reads: Mapping[str, Any]) -> None:
        await self._ask(JOIN, self._incarnation, address, seconds, speaks, json.dumps(reads))

    async def renew(
        self, seconds: float, leaving: bool, told: Mapping[str, Any]
    ) -> tuple[int, list[Node]] | None:
        """Say that this node lives: the database's clock in milliseconds, and every node that does.

        None if the row is gone. It is one question, since a node's time runs while it waits for an answer.
        """
        rows = await self._ask(RENEW, self._incarnation, seconds, leaving, json.dumps(told))
        if not rows:
            return None
        return rows[0]["now"], [self._as_now(_node(row), leaving, told) for row in rows]

    def _as_now(self, node: Node, leaving: bool, told: Mapping[str, Any]) -> Node:
        """This node's own row was read as it had been before."""
        mine = node.place.incarnation == self._incarnation
        return node._replace(leaving=leaving, told=dict(told)) if mine else node

    async def leave(self) -> None:
        await self._ask(LEAVE, self._incarnation)

    async def tidy(self) -> None:
        """Rows of nodes that are long gone."""
        await self._ask(TIDY)

    async def close(self) -> None:
        await self._line.close()

    async def _ask(self, statement: str, *values: Any) -> list[asyncpg.Record]:
        try:
            async with self._asking:
                found: list[asyncpg.Record] = await self._line.ask(
                    lambda connection: connection.fetch(statement, *values)
                )
            return found
        except (*LOST, *STOPPING) as error:
            self._line.drop()
            raise explain(error, self._database) from error
        except asyncpg.PostgresError as error:
            raise explain(error, self._database) from error


def _node(row: asyncpg.Record) -> Node:
    place = NodeAddress(row["incarnation"], row["address"])
    return Node(place, row["speaks"], json.loads(row["reads"]), row["leaving"], json.loads(row["told"]))


async def prepare_nodes(database: str) -> bytes:
    """Make the nodes' rows possible; what all of them know and nobody else does.

    `StoreFailed` says in one line why the database will not do.
    """
    try:
        connection = await connect(database)
        try:
            async with connection.transaction():
                await connection.execute("SELECT pg_advisory_xact_lock(7426134)")
                await connection.execute(CREATE_NODES)
                await connection.execute(SET_SECRET, secrets.token_bytes(SECRET_BYTES))
                secret = await connection.fetchval(SECRET)
        finally:
            connection.terminate()
    except (*LOST, asyncpg.PostgresError, ValueError) as error:
        raise explain(error, database) from error
    if not isinstance(secret, bytes):
        raise StoreFailed("the nodes' secret is missing")
    return secret
