"""What is in the box of the Kettle."""

from tablee.core.box import Box

BOX = Box(
    contract=1,
    name="kettle",
    clauses="KET",
    rules="tablee_kettle.game",
    words="tablee_kettle",
    book="tablee_kettle",
    scenes="tablee_kettle.scenes",
)
