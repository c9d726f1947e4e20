"""What is in the box of Camelot."""

from tablee.core.box import Box

BOX = Box(
    contract=1,
    name="camelot",
    clauses="CAM",
    rules="tablee.games.camelot.game",
    bots={
        "beginner": "tablee.games.camelot.bots.beginner:BOT",
        "easy": "tablee.games.camelot.bots.easy:BOT",
        "normal": "tablee.games.camelot.bots.normal:BOT",
        "hard": "tablee.games.camelot.bots.hard:BOT",
    },
    words="tablee.games.camelot",
    book="tablee.games.camelot",
    face="tablee.games.camelot.terminal:FACE",
    moments="tablee.games.camelot.moments:MOMENTS",
    previews="tablee.games.camelot.previews:previews",
    story="tablee.games.camelot.story:story",
    adviser="tablee.games.camelot.bots.reasons:explain",
    judge="tablee.games.camelot.bots.judge:judge",
    analyst="tablee.games.camelot.bots.analyst:analyse",
    scenes="tablee.games.camelot.scenes",
    chapters="tablee.games.camelot.chapters:CHAPTERS",
    coach="tablee.games.camelot.coach:COACH",
    orders="tablee.games.camelot.orders",
    takes_back="tablee.games.camelot.taking_back:irrevocable",
    given="tablee.games.camelot.given:GIVEN",
    learner="tablee.games.camelot.learner.numbers:CamelotNumbers",
    shelf=30,
)
