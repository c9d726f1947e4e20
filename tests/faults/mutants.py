"""Faults of our own making that the checker must find: each is done in a node's process before it serves."""

from __future__ import annotations

_PATCHES = "import tests.faults.mutations as m; m.{name}(); "
MUTANTS = {
    name: _PATCHES.format(name=name)
    for name in ("tell_before_storing", "append_without_epoch", "unknown_is_failed", "resend_without_id")
}
