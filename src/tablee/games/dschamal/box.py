"""What is in the box of Dschamál."""

from tablee.core.box import Box

BOX = Box(
    contract=1,
    name="dschamal",
    clauses="DSC",
    rules="tablee.games.dschamal.game",
    bots={
        "beginner": "tablee.games.dschamal.bots.beginner:BOT",
        "easy": "tablee.games.dschamal.bots.easy:BOT",
        "companion": "tablee.games.dschamal.bots.companion:BOT",
        "normal": "tablee.games.dschamal.bots.normal:BOT",
    },
    words="tablee.games.dschamal",
    book="tablee.games.dschamal",
    face="tablee.games.dschamal.terminal:FACE",
    moments="tablee.games.dschamal.moments:MOMENTS",
    story="tablee.games.dschamal.story:story",
    scenes="tablee.games.dschamal.scenes",
    chapters="tablee.games.dschamal.chapters:CHAPTERS",
    coach="tablee.games.dschamal.coach:COACH",
    practice="tablee.games.dschamal.practice:PRACTICE",
    takes_back="tablee.games.dschamal.taking_back:irrevocable",
    adviser="tablee.games.dschamal.bots.reasons:explain",
    judge="tablee.games.dschamal.bots.judge:judge",
    analyst="tablee.games.dschamal.bots.analyst:analyse",
    learner="tablee.games.dschamal.learner.numbers:DschamalNumbers",
    needs={"rapier3d": "tablee[physics]"},
    shelf=40,
)
