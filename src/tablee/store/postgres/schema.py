"""The database: entries that only grow, and one head row a table that says who may append next.

A table's head moves in the statement that appends, and only for the owner's epoch: whoever was
replaced as owner cannot add another entry (docs/decisions/postgres.md).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee.store.postgres import notes_schema, words_schema
from tablee.store.postgres.rewriting import part_words
from tablee.store.store_contract import StoreFailed, newer

if TYPE_CHECKING:
    from asyncpg import Connection

SCHEMA: Final = 3  # 1 had no notes and no snapshots; 2 no words apart
NO_STORE: Final = "this database is not a Tablée store"

CREATE: Final = """
CREATE TABLE about (name text PRIMARY KEY, value bigint NOT NULL);
CREATE TABLE heads (
    code text COLLATE "C" PRIMARY KEY, version integer NOT NULL, epoch integer NOT NULL, owner bigint NOT NULL
) WITH (fillfactor = 50);
CREATE TABLE entries (
    code text COLLATE "C" NOT NULL, version integer NOT NULL, at bigint NOT NULL, crc bigint NOT NULL,
    nonce bigint NOT NULL, body bytea NOT NULL, PRIMARY KEY (code, version));
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'entries never change' USING ERRCODE = 'integrity_constraint_violation'; END $$;
CREATE TRIGGER no_change BEFORE UPDATE OR DELETE ON entries FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER no_truncate BEFORE TRUNCATE ON entries EXECUTE FUNCTION refuse_change();
INSERT INTO about VALUES ('schema', 1);
"""

LOG_2: Final = """
SELECT version, at, crc, body, NULL::bigint, NULL::bytea FROM entries
WHERE code = $1 AND version > $2 ORDER BY version
"""
LOG: Final = """
SELECT version, at, entries.crc, entries.body, words.crc, words.body
FROM entries LEFT JOIN words USING (code, version) WHERE code = $1 AND version > $2 ORDER BY version
"""
LOGS: Final = """
SELECT log.* FROM unnest($1::text[], $2::integer[]) AS wanted (code, after), LATERAL (
    SELECT wanted.code AS of, wanted.after, version, at, entries.crc, entries.body,
        words.crc AS word_crc, words.body AS word
    FROM entries LEFT JOIN words USING (code, version)
    WHERE code = wanted.code AND version > wanted.after ORDER BY version OFFSET 0) AS log
ORDER BY log.of, log.after, log.version
"""
"""The same for several tables, each looked up by itself; after which version, and what is in its log."""
LENGTHS: Final = "SELECT code, version FROM heads WHERE code = ANY($1)"
CODES: Final = "SELECT code FROM heads WHERE version > 0 ORDER BY code"
READ_ONLY: Final = "SELECT current_setting('transaction_read_only') AS read_only"
CLAIM: Final = """
WITH claimed AS (SELECT code FROM heads WHERE code = ANY($1) AND version >= 0 ORDER BY code FOR UPDATE)
UPDATE heads SET epoch = epoch + 1, owner = $2 FROM claimed WHERE heads.code = claimed.code
RETURNING heads.code, epoch
"""
"""In the order of their codes, so that two who claim the same tables do not wait for each other."""

APPEND: Final = """
WITH job AS (
    SELECT * FROM unnest($1::text[], $2::integer[], $3::integer[], $4::integer[])
        AS job (code, first, last, epoch)),
opened AS (
    INSERT INTO heads (code, version, epoch, owner) SELECT code, last, epoch, $5 FROM job WHERE first = 1
    ON CONFLICT (code) DO UPDATE SET version = excluded.version
        WHERE heads.version = 0 AND heads.epoch = excluded.epoch AND heads.owner = excluded.owner
    RETURNING code),
moved AS (
    UPDATE heads SET version = job.last FROM job
    WHERE heads.code = job.code AND heads.version = job.first - 1 AND job.first > 1
        AND heads.epoch = job.epoch AND heads.owner = $5
    RETURNING heads.code),
taken AS (SELECT code FROM opened UNION ALL SELECT code FROM moved),
kept AS (
    INSERT INTO entries (code, version, at, crc, nonce, body)
    SELECT line.* FROM unnest(
        $6::text[], $7::integer[], $8::bigint[], $9::bigint[], $10::bigint[], $11::bytea[])
        AS line (code, version, at, crc, nonce, body)
    WHERE line.code IN (SELECT code FROM taken))
SELECT code FROM taken
"""
"""Moves the head of every job whose version and epoch hold, and keeps its rows; the codes of those jobs."""

APPEND_WITH_WORDS: Final = APPEND.replace(
    "SELECT code FROM taken\n",
    """, worded AS (
    INSERT INTO words (code, version, crc, body)
    SELECT word.* FROM unnest($12::text[], $13::integer[], $14::bigint[], $15::bytea[])
        AS word (code, version, crc, body)
    WHERE word.code IN (SELECT code FROM taken))
SELECT code FROM taken
""",
)
"""The same for jobs with words beside some of their rows."""

FENCE: Final = """
INSERT INTO heads (code, version, epoch, owner)
SELECT code, 0, epoch + 1, $3 FROM unnest($1::text[], $2::integer[]) AS job (code, epoch)
ON CONFLICT (code) DO UPDATE SET epoch = excluded.epoch
    WHERE heads.epoch = excluded.epoch - 1 AND heads.owner = excluded.owner
RETURNING code, epoch
"""
"""Raises the epoch of the owner's tables: an append that is still on its way can no longer succeed."""

FOUND: Final = """
SELECT job.code FROM unnest($1::text[], $2::integer[], $3::bigint[]) AS job (code, first, nonce)
JOIN entries ON entries.code = job.code AND entries.version = job.first AND entries.nonce = job.nonce
"""
"""Which jobs are in the log after all, by the number each was given."""


async def prepare(connection: Connection) -> None:
    """Make the tables of a new store, or see that this is one that can be read here."""
    async with connection.transaction():
        await connection.execute(_ONE_AT_A_TIME)
        if not await connection.fetch(_TABLES):
            await connection.execute(CREATE)
        schema = await require_store(connection)
        if schema < 2:
            await connection.execute(notes_schema.CREATE)
        if schema < 3:
            await connection.execute(words_schema.CREATE)
            await part_words(connection)
            await connection.execute("UPDATE about SET value = $1 WHERE name = 'schema'", SCHEMA)


def log_by(schema: int) -> str:
    """The statement that reads a table's log from a database of that schema."""
    return LOG if schema > 2 else LOG_2


async def require_store(connection: Connection) -> int:
    """Its schema; `StoreFailed` if this is none, or none that can be read here."""
    names = {row["name"] for row in await connection.fetch(_TABLES)}
    if not {"about", "heads", "entries"} <= names:
        raise StoreFailed(NO_STORE)
    schema = await connection.fetchval("SELECT value FROM about WHERE name = 'schema'")
    if schema is None:
        raise StoreFailed("this store does not say which version it has")
    if schema > SCHEMA:
        raise StoreFailed(newer(schema, SCHEMA))
    return int(schema)


_ONE_AT_A_TIME: Final = "SELECT pg_advisory_xact_lock(7426133)"  # of two who come first, one makes the tables
_TABLES: Final = "SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema()"
