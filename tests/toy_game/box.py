"""What is in the toy's box: as much as a stranger's package would bring."""

from tablee.core.box import Box

BOX = Box(
    contract=1,
    name="toy",
    clauses="TOY",
    rules="tests.toy_game",
    words="tests.toy_game",
    book="tests.toy_game",
    bots={
        "easy": "tests.toy_game.bots:LIGHT",
        "normal": "tests.toy_game.bots:LIGHT",
        "hard": "tests.toy_game.bots:HEAVY",
    },
    scenes="tests.toy_game.scenes",
    adviser="tests.toy_game.adviser:explain",
    judge="tests.toy_game.judge:judge",
    chapters="tests.toy_game.chapters:CHAPTERS",
    given="tests.toy_game.given:GIVEN",
    orders="tests.toy_game.orders",
    takes_back="tests.toy_game.taking_back:irrevocable",
)
