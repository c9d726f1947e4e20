"""Events, moves and questions as sentences; their words are in the game's Fluent files."""

from __future__ import annotations

from tablee.cli.faces.sentence_arguments import Sayings
from tablee.core.roles import roles_in
from tablee.games.etoile import events, moves

ROLES = roles_in(events.Event, moves.Move)
SAYINGS: Sayings = {
    "path": lambda _, path, fields: ("x" if fields.get("takes") else "-").join(path),
    "capture": lambda _, path, fields: "x".join(path),
}
