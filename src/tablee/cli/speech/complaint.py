"""What went wrong, in one line for the person who typed the command."""

from __future__ import annotations

import re

SPACES = re.compile(r"[ \t\r\n\v\f]+")  # those that break: a French colon keeps its own


class Complaint(Exception):
    """Shown as `tablee: …`, without a traceback; `code` is the exit code."""

    def __init__(self, message: object, code: int = 2) -> None:
        super().__init__(SPACES.sub(" ", str(message)).strip())
        self.code = code
