"""What is in its box."""

from tablee.core.box import Box

BOX = Box(
    contract=1,
    name="mounted",
    clauses="TOY",
    rules="tests.mounted:RULES",
    words="tests.toy_game",
    book="tests.toy_game",
    client="tests.mounted",
)
