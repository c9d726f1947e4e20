"""How much is tried: little in every test run, as much as one likes by TABLEE_FUZZ."""

from __future__ import annotations

import os
from typing import Final

from hypothesis import HealthCheck, settings

TIMES: Final = max(1, int(os.environ.get("TABLEE_FUZZ", "1")))


def tries(few: int) -> settings:
    """So many examples, TABLEE_FUZZ times over; the same ones each time as long as it is not set."""
    return settings(
        max_examples=few * TIMES,
        derandomize=TIMES == 1,
        deadline=None,
        database=None,
        print_blob=True,
        suppress_health_check=[
            HealthCheck.too_slow,
            HealthCheck.data_too_large,
            HealthCheck.large_base_example,
        ],
    )
