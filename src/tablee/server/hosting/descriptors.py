"""How many files and connections this process may have open."""

from __future__ import annotations

import resource
from pathlib import Path
from typing import Final

from tablee.server import limits

MOST: Final = 65_536  # nobody needs more, and some systems name a thousand million
SPARE: Final = 64  # for the store, thinkers and whatever else opens a file while the house is full


def in_use() -> int:
    own = Path("/proc/self/fd")
    return sum(1 for _ in own.iterdir()) if own.is_dir() else SPARE


def raise_limit() -> int:
    """Take as many as the system gives without being asked twice; how many that are."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST if hard == resource.RLIM_INFINITY else min(hard, MOST)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        except (OSError, ValueError):  # some systems promise more than they give
            return soft
        return wanted
    return MOST if soft == resource.RLIM_INFINITY else soft


def capacity() -> int:
    """How many connections there may be at once."""
    return max(1, min(limits.CONNECTIONS, raise_limit() - in_use() - SPARE))
