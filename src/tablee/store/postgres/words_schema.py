"""Names and talk beside the entries they belong to (from the third schema on): erased, never changed."""

from __future__ import annotations

from typing import Final

CREATE: Final = """
CREATE TABLE words (
    code text COLLATE "C" NOT NULL, version integer NOT NULL, crc bigint NOT NULL, body bytea NOT NULL,
    PRIMARY KEY (code, version));
CREATE FUNCTION refuse_other_words() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    IF TG_OP = 'DELETE' AND EXISTS (SELECT 1 FROM notes WHERE kind = 'gone' AND name = OLD.code) THEN
        RETURN OLD;
    ELSIF TG_OP = 'UPDATE' AND NEW.body = '' AND NEW.code = OLD.code AND NEW.version = OLD.version THEN
        RETURN NEW;
    END IF;
    RAISE EXCEPTION 'words are erased, never changed'
        USING ERRCODE = 'integrity_constraint_violation'; END $$;
CREATE TRIGGER no_other_words BEFORE UPDATE OR DELETE ON words
    FOR EACH ROW EXECUTE FUNCTION refuse_other_words();
"""

ERASE: Final = """
UPDATE words SET body = '', crc = gone.crc
FROM unnest($2::integer[], $3::bigint[]) AS gone (version, crc)
WHERE words.code = $1 AND words.version = gone.version AND words.body <> '' RETURNING words.version
"""
WITH_ERASED: Final = """
SELECT code FROM unnest($1::text[]) AS wanted (code)
WHERE EXISTS (SELECT 1 FROM words WHERE words.code = wanted.code AND words.body = '')
"""
PART_FROM: Final = "UPDATE heads SET epoch = epoch + 1, owner = 0 WHERE code = $1 AND version > 0"
"""Whoever runs the table conflicts and reads it anew; a snapshot of theirs is kept no more."""
REMOVE_WORDS: Final = "DELETE FROM words WHERE code = $1"
KEEP_WORD: Final = "INSERT INTO words VALUES ($1, $2, $3, $4)"
STRAY: Final = """
SELECT count(*) FROM words WHERE NOT EXISTS (
    SELECT 1 FROM entries WHERE entries.code = words.code AND entries.version = words.version)
"""
LIVING_NODES: Final = "SELECT count(*) FROM nodes WHERE until > clock_timestamp()"
