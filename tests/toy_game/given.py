"""The toy’s deal of the day."""

from tablee.core.given_deal import Given

GIVEN = Given(seats=3, level="normal", options={"counters": 7})
