"""The nodes of a house with several: one row each, renewed while it lives, by the database's clock alone.

The rows say who may claim tables, never who may append: that is the head's epoch (`schema.py`).
"""

from __future__ import annotations

from typing import Final

CREATE_NODES: Final = """
CREATE TABLE IF NOT EXISTS nodes (
    incarnation bigint PRIMARY KEY, address text NOT NULL, until timestamptz NOT NULL,
    speaks integer NOT NULL, reads jsonb NOT NULL, leaving boolean NOT NULL DEFAULT false,
    told jsonb NOT NULL DEFAULT '{}') WITH (fillfactor = 50);
CREATE TABLE IF NOT EXISTS node_secret (
    one boolean PRIMARY KEY DEFAULT true CHECK (one), secret bytea NOT NULL);
"""
SET_SECRET: Final = "INSERT INTO node_secret (secret) VALUES ($1) ON CONFLICT DO NOTHING"
SECRET: Final = "SELECT secret FROM node_secret"

JOIN: Final = """
WITH replaced AS (DELETE FROM nodes WHERE address = $2 AND incarnation <> $1)
INSERT INTO nodes (incarnation, address, until, speaks, reads)
VALUES ($1, $2, clock_timestamp() + $3 * interval '1 second', $4, $5::jsonb)
"""
"""A process that has taken the address another one had knows that the other is gone."""

RENEW: Final = """
WITH renewed AS (
    UPDATE nodes SET until = clock_timestamp() + $2 * interval '1 second', leaving = $3, told = $4::jsonb
    WHERE incarnation = $1
    RETURNING (extract(epoch FROM clock_timestamp()) * 1000)::bigint AS now)
SELECT renewed.now, incarnation, address, speaks, reads, leaving, told FROM renewed, nodes
WHERE until > clock_timestamp() OR incarnation = $1 ORDER BY incarnation
"""
"""And all who live, its own row as it was before; nothing where that is gone."""
LEAVE: Final = "DELETE FROM nodes WHERE incarnation = $1"
TIDY: Final = "DELETE FROM nodes WHERE until < clock_timestamp() - interval '1 minute'"

CLAIM_FREE: Final = """
WITH claimed AS (
    SELECT code FROM heads WHERE code = ANY($1) AND version >= 0
        AND (owner = $2
            OR NOT EXISTS (
                SELECT 1 FROM nodes WHERE incarnation = heads.owner AND until > clock_timestamp()))
        AND EXISTS (SELECT 1 FROM nodes WHERE incarnation = $2 AND until > clock_timestamp())
    ORDER BY code FOR UPDATE OF heads)
UPDATE heads SET epoch = epoch + 1, owner = $2 FROM claimed WHERE heads.code = claimed.code
RETURNING heads.code, epoch
"""
"""Tables are claimed by a living node, and only where no other living node has them."""

OWNER: Final = """
SELECT heads.code, heads.owner, nodes.address FROM heads
LEFT JOIN nodes ON nodes.incarnation = heads.owner AND nodes.until > clock_timestamp()
WHERE heads.code = ANY($1) AND heads.version >= 0
"""
GIVE_AWAY: Final = """
UPDATE heads SET epoch = epoch + 1, owner = $4 WHERE code = $1 AND owner = $2 AND epoch = $3 RETURNING code
"""
"""What its owner does to a table it stops running; 0 is nobody."""
