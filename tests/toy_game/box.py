"""What is in the toy's box: as much as a stranger's package would bring."""

from tablee.core.box import Box

BOX = Box(
    contract=1,
    name="toy",
    clauses="TOY",
    rules="tests.toy_game",
    words="tests.toy_game",
    book="tests.toy_game",
    bots={"easy": "tests.toy_game.easy:BOT"},
)
