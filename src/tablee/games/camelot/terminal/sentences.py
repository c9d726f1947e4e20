"""Events, moves and questions as sentences; their words are in the game's Fluent files."""

from __future__ import annotations

from tablee.cli.faces.sentence_arguments import Sayings
from tablee.core.roles import roles_in
from tablee.games.camelot import events, moves
from tablee.games.camelot.terminal.cards import say_spot

ROLES = roles_in(events.Event, moves.Move)
SAYINGS: Sayings = {"spot": lambda reader, spot, _: say_spot(reader.words, spot)}
