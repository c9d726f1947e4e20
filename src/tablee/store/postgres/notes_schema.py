"""What stands beside the tables' logs: notes of the host's, and snapshots (from the second schema on)."""

from __future__ import annotations

from typing import Final

CREATE: Final = """
CREATE TABLE notes (
    kind text NOT NULL, name text COLLATE "C" NOT NULL, body bytea NOT NULL, PRIMARY KEY (kind, name));
CREATE TABLE snapshots (
    code text COLLATE "C" PRIMARY KEY, length integer NOT NULL, key text NOT NULL, crc bigint NOT NULL,
    body bytea NOT NULL);
CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    IF TG_OP = 'DELETE' AND EXISTS (SELECT 1 FROM notes WHERE kind = 'gone' AND name = OLD.code) THEN
        RETURN OLD;
    END IF;
    RAISE EXCEPTION 'entries never change' USING ERRCODE = 'integrity_constraint_violation'; END $$;
CREATE FUNCTION refuse_waking() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'what is gone stays gone'
        USING ERRCODE = 'integrity_constraint_violation'; END $$;
CREATE TRIGGER no_waking BEFORE UPDATE OR DELETE ON notes
    FOR EACH ROW WHEN (OLD.kind = 'gone') EXECUTE FUNCTION refuse_waking();
"""

TABLES: Final = """
SELECT heads.code, heads.version AS length, first.at AS opened, last.at AS changed
FROM heads JOIN entries AS first ON first.code = heads.code AND first.version = 1
JOIN entries AS last ON last.code = heads.code AND last.version = heads.version
WHERE heads.code > $1 AND heads.version > 0 ORDER BY heads.code LIMIT $2
"""
ALL_NOTES: Final = "SELECT kind, name, body FROM notes ORDER BY kind, name"
NOTES: Final = "SELECT name, body FROM notes WHERE kind = $1"
NOTE: Final = "SELECT body FROM notes WHERE kind = $1 AND name = $2"
KEEP_NOTE: Final = """
INSERT INTO notes VALUES ($1, $2, $3) ON CONFLICT (kind, name) DO UPDATE SET body = excluded.body
"""
DROP_NOTE: Final = "DELETE FROM notes WHERE kind = $1 AND name = $2"

REMOVE: Final = """
UPDATE heads SET version = -1, epoch = epoch + 1, owner = 0 WHERE code = $1 AND version > 0 RETURNING code
"""
"""A head without entries stays behind: whoever ran the table conflicts, and nobody opens it again."""
REMOVE_ENTRIES: Final = "DELETE FROM entries WHERE code = $1"
SNAPSHOTS: Final = "SELECT code, length, key, crc, body FROM snapshots WHERE code = ANY($1)"
KEEP_SNAPSHOT: Final = """
INSERT INTO snapshots SELECT code, $2, $3, $4, $5 FROM heads WHERE code = $1 AND version >= $2 AND owner = $6
ON CONFLICT (code) DO UPDATE SET length = excluded.length, key = excluded.key, crc = excluded.crc,
    body = excluded.body
"""
"""Only by the table's owner."""
DROP_SNAPSHOT: Final = "DELETE FROM snapshots WHERE code = $1"
