"""The toy's rules in a box that brings a browser client of its own."""

from __future__ import annotations

from msgspec.structs import replace

from tablee.core.absent import changes, clocked, measured, simulated
from tests import toy_game
from tests.toy_game import (
    Event,
    Move,
    Options,
    State,
    View,
    apply,
    deal,
    due,
    fault_in,
    guess,
    hidden,
    offers,
    read_move,
    refuse,
    refuse_options,
    standings,
    to_act,
    view,
    write_move,
)

__all__ = [
    "META", "Event", "Move", "Options", "State", "View", "apply", "changes", "clocked", "deal", "due",
    "fault_in", "guess", "hidden", "measured", "offers", "read_move", "refuse", "refuse_options", "simulated",
    "standings", "to_act", "view", "write_move",
]  # fmt: skip

META = replace(toy_game.META, name="mounted", title="Mounted Toy")
