"""What went wrong, in one line for the person who typed the command."""

from __future__ import annotations


class Complaint(Exception):
    """Shown as `tablee: …`, without a traceback; `code` is the exit code."""

    def __init__(self, message: object, code: int = 2) -> None:
        super().__init__(" ".join(str(message).split()))
        self.code = code
