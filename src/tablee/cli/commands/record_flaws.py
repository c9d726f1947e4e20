"""What is wrong with a record, for people: a broken rule in the game's own words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.cli.speech.translation import foreign, spoken, tell

if TYPE_CHECKING:
    from tablee.core.record import RecordError
    from tablee.core.refusal import Refusal
    from tablee.core.replay import AnyRecord


def tell_flaw(flaw: RecordError, record: AnyRecord) -> str:
    """No full stop at the end."""
    from tablee.cli.speech.fluent_words import plain
    from tablee.core.replay import RuleBroken

    if not isinstance(flaw, RuleBroken):
        return foreign(str(flaw))
    told = {"told": _refused(flaw.refusal, record), "clause": flaw.refusal.clause}
    if flaw.seat is None:
        return tell("the deal does not follow the rules: “{told}” ({clause})", **told)
    who = {"name": plain(record.names[flaw.seat]), "seat": flaw.seat + 1}
    return tell(
        "turn {number} ({name}, seat {seat}) does not follow the rules: “{told}” ({clause})",
        number=flaw.number,
        **who,
        **told,
    )


def _refused(refusal: Refusal, record: AnyRecord) -> str:
    """As the one who made the move would have been told."""
    from tablee.cli.faces.face import Reader
    from tablee.cli.faces.installed_faces import load_face
    from tablee.cli.speech.fluent_words import game_words, plain

    words = game_words(record.game, spoken())
    reader = Reader(words, tuple([plain(name) for name in record.names]), None)
    values = load_face(record.game).refusal_values(refusal.values, reader)
    told = words.say(f"refusal-{refusal.reason}", **values)
    option = refusal.values.get("option")
    return tell("{option}: {told}", option=option, told=told) if option else told
