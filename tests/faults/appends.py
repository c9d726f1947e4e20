"""The run's own witness in the database: which node appended each entry, and who owned the table then."""

from __future__ import annotations

from collections.abc import Mapping

from tests.faults.database import Database

NOTE_APPENDS = """
CREATE SCHEMA faults;
CREATE TABLE faults.appended (code text, version integer, source text, owner text);
CREATE FUNCTION faults.note() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO faults.appended SELECT NEW.code, NEW.version, host(inet_client_addr()), nodes.address
    FROM public.heads JOIN public.nodes ON nodes.incarnation = heads.owner WHERE heads.code = NEW.code;
    RETURN NULL; END $$;
CREATE TRIGGER noted AFTER INSERT ON entries FOR EACH ROW EXECUTE FUNCTION faults.note();
"""
"""An owner whose row is gone is dead; of what it had still asked for nothing is noted."""
NOTED = "SELECT code, version, source, owner FROM faults.appended ORDER BY code, version"


def not_by_their_owner(database: Database, nodes: Mapping[str, str]) -> list[str]:
    """The entries that another node than their table's owner appended; `nodes` are addresses by source."""
    noted = [line.split("|") for line in database.say(NOTED).splitlines()]
    return [
        f"table {code}: version {version} was appended by {nodes.get(source)}, and {owner} owned it"
        for code, version, source, owner in noted
        if nodes.get(source) != owner
    ]
