"""What is in the box of the Grand Dalmuti."""

from tablee.core.box import Box

BOX = Box(
    contract=1,
    name="dalmuti",
    clauses="DAL",
    rules="tablee.games.dalmuti.game",
    bots={
        "easy": "tablee.games.dalmuti.bots.easy:BOT",
        "normal": "tablee.games.dalmuti.bots.normal:BOT",
        "hard": "tablee.games.dalmuti.bots.hard:BOT",
        "master": "tablee.games.dalmuti.bots.master:BOT",
    },
    words="tablee.games.dalmuti",
    book="tablee.games.dalmuti",
    face="tablee.games.dalmuti.terminal:FACE",
    adviser="tablee.games.dalmuti.bots.reasons:explain",
    judge="tablee.games.dalmuti.bots.judge:judge",
    analyst="tablee.games.dalmuti.bots.analyst:analyse",
    chapters="tablee.games.dalmuti.chapters:CHAPTERS",
    orders="tablee.games.dalmuti.orders",
    takes_back="tablee.games.dalmuti.taking_back:irrevocable",
    scenes="tablee.games.dalmuti.scenes",
    moments="tablee.games.dalmuti.moments:MOMENTS",
    story="tablee.games.dalmuti.story:story",
    coach="tablee.games.dalmuti.coach:COACH",
    given="tablee.games.dalmuti.given:GIVEN",
    learner="tablee.games.dalmuti.learner.numbers:DalmutiNumbers",
    batch="tablee.games.dalmuti.learner.batch:Batch",
    shelf=10,
)
