"""What every game promises, as checks that anybody can run on a box of their own.

A package's test file is three lines:

    from tablee.conformance import suite_of

    test_conformance = suite_of("kettle")

Without pytest, `python -m tablee.conformance kettle` prints the same checks one by one, and
`check_box("kettle")` raises `Broken` at the first promise that is not kept.
"""

from tablee.conformance.broken import Broken
from tablee.conformance.cases import Case, Plan, cases_of, name_of
from tablee.conformance.suite import BOX_CHECKS, CASE_CHECKS, check_box, suite_of

__all__ = [
    "BOX_CHECKS", "CASE_CHECKS", "Broken", "Case", "Plan", "cases_of", "check_box", "name_of", "suite_of",
]  # fmt: skip
