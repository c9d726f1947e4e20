"""The deal of the day: four at the table, whose windows wait for everybody and whose bots count no time."""

from tablee.core.given_deal import Given

GIVEN = Given(seats=4, level="normal", options={"reaction_seconds": 0, "choice_seconds": 0})
