"""What is in the box of L’Étoile des Dames."""

from tablee.core.box import Box

BOX = Box(
    contract=1,
    name="etoile",
    clauses="ETO",
    rules="tablee.games.etoile.game",
    bots={
        "beginner": "tablee.games.etoile.bots.beginner:BOT",
        "easy": "tablee.games.etoile.bots.easy:BOT",
        "moderate": "tablee.games.etoile.bots.moderate:BOT",
        "normal": "tablee.games.etoile.bots.normal:BOT",
        "hard": "tablee.games.etoile.bots.hard:BOT",
        "master": "tablee.games.etoile.bots.master:BOT",
    },
    words="tablee.games.etoile",
    book="tablee.games.etoile",
    face="tablee.games.etoile.terminal:FACE",
    scenes="tablee.games.etoile.scenes",
    moments="tablee.games.etoile.moments:MOMENTS",
    story="tablee.games.etoile.story:story",
    coach="tablee.games.etoile.coach:COACH",
    adviser="tablee.games.etoile.bots.reasons:explain",
    judge="tablee.games.etoile.bots.judge:judge",
    analyst="tablee.games.etoile.bots.analyst:analyse",
    notation="tablee.games.etoile.sharing",
    orders="tablee.games.etoile.orders",
    takes_back="tablee.games.etoile.taking_back:irrevocable",
    twin="tablee.games.etoile.fast:Twin",
    learner="tablee.games.etoile.learner.numbers:EtoileNumbers",
    shelf=20,
)
