"""Is everything in a database as it was written, and does every table fold?"""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Final

from tablee.store.postgres.notes_schema import SNAPSHOTS
from tablee.store.postgres.snapshot import DatabaseSnapshot, database_snapshot
from tablee.store.postgres.words_schema import STRAY
from tablee.store.replay_check import Replayed, flaws_of_replay
from tablee.store.report import Flaw, StoreReport, flaws_of_log
from tablee.store.store_contract import SnapshotRow
from tablee.table.game_rules import Games, load

HEADS: Final = """
SELECT code, max(head) AS head, count(version) AS entries FROM (
    SELECT code, version AS head, NULL AS version FROM heads WHERE version >= 0
    UNION ALL SELECT code, NULL, version FROM entries) AS rows
GROUP BY code ORDER BY code
"""
TRIGGERS: Final = """
SELECT tgname FROM pg_trigger
WHERE tgrelid IN ('entries'::regclass, to_regclass('words')) AND tgenabled = 'O'
"""


async def check_database(
    address: str, *, games: Games = load, replayed: Replayed | None = None
) -> StoreReport:
    """Read the whole store without changing it; it may be in use. `StoreError` if it cannot be read.

    With `replayed`, which hears how far it is, every deal is verified and every snapshot compared too.
    """
    async with database_snapshot(address) as snapshot:
        flaws = [flaw async for flaw in _missing_triggers(snapshot)]
        if snapshot.schema > 2 and (stray := await snapshot.connection.fetchval(STRAY)):
            flaws.append(Flaw("", 0, f"{stray} names or words belong to no entry"))
        tables = entries = 0
        asleep: dict[str, str] = {}
        heads = await snapshot.connection.fetch(HEADS)
        for done, row in enumerate(heads):
            code, head, count = row["code"], row["head"], row["entries"]
            tables += count > 0
            entries += count
            if head != count:
                why = f"the head says version {head or 0}, and there are {count} entries"
                flaws.append(Flaw(code, 0, why))
            rows = await snapshot.rows(code)
            wrong = flaws_of_log(code, rows, games, asleep)
            if replayed is not None:
                replayed(done, len(heads))
                if not wrong and code not in asleep:
                    wrong = flaws_of_replay(code, rows, await _snapshot(snapshot, code), games)
            flaws += wrong
        return StoreReport(tables, entries, tuple(flaws), asleep=asleep)


async def _snapshot(moment: DatabaseSnapshot, code: str) -> SnapshotRow | None:
    if moment.schema < 2:
        return None
    found = await moment.connection.fetchrow(SNAPSHOTS, [code])
    return None if found is None else SnapshotRow(*found[1:])


async def _missing_triggers(snapshot: DatabaseSnapshot) -> AsyncIterator[Flaw]:
    present = {row["tgname"] for row in await snapshot.connection.fetch(TRIGGERS)}
    words = ("no_other_words",) if snapshot.schema > 2 else ()
    for name in ("no_change", "no_truncate", *words):
        if name not in present:
            yield Flaw("", 0, f"the trigger {name} is missing")
