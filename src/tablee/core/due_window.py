"""A window that the game opened: since when it is open, and when it closes by itself."""

from __future__ import annotations

import msgspec

from tablee.core.contract import Due


class DueWindow(msgspec.Struct, frozen=True, gc=False):
    """Times are milliseconds of whatever clock the runner of the game goes by."""

    due: Due
    opened: int

    @property
    def closes(self) -> int:
        return self.opened + round(self.due.seconds * 1000)


def follow_window(window: DueWindow | None, due: Due | None, now: int) -> DueWindow | None:
    """The window after the game went on: the same one runs on, another one opens now."""
    if due is None:
        return None
    same = window is not None and window.due.window == due.window
    return DueWindow(due, window.opened if window is not None and same else now)
