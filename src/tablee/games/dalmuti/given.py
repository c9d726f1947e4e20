"""The deal of the day: one round for five, whose bots count no time."""

from tablee.core.given_deal import Given

GIVEN = Given(seats=5, level="normal", options={"rounds": 1})
