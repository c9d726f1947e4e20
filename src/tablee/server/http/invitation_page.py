"""The client's page at an invitation's address, with what messengers show of it (Open Graph).

The game, its picture and how many are there; nobody's name. Whoever fetches it joins nothing.
"""

from __future__ import annotations

from html import escape
from typing import Final

from tablee.core.rulebook import LANGUAGES
from tablee.server.tables.link_summary import LinkSummary
from tablee.table.model import ENDED, LOBBY, OVER

WORDS: Final = {
    "fr": {
        "invited": "Une place vous attend : {title}",
        "playing": "La partie est en cours.",
        "over": "La partie est finie.",
        "ended": "La table est fermée.",
    },
    "en": {
        "invited": "A seat is waiting for you: {title}",
        "playing": "The game is under way.",
        "over": "The game is over.",
        "ended": "The table has ended.",
    },
}
COUNTED: Final = {
    "fr": {
        "there": "Personne n’est encore là.|Une personne est à table.|{count} personnes sont à table.",
        "free": "La table est complète.|Une place est libre.|{count} places sont libres.",
        "late": "On peut regarder.|La place d’un robot est à prendre.|{count} places de robots à prendre.",
    },
    "en": {
        "there": "Nobody is there yet.|One person is there.|{count} people are there.",
        "free": "The table is full.|One seat is free.|{count} seats are free.",
        "late": "You can look on.|A bot’s seat can be taken.|{count} bots’ seats can be taken.",
    },
}
"""For none, for one and for more."""
LOCALES: Final = {"fr": "fr_FR", "en": "en_GB"}
HEAD: Final = b"</head>"


def language_of(accepted: str) -> str:
    """The first language of the asker's that is spoken here; French, as in all the house, if none is."""
    for one in accepted.lower().split(","):
        name = one.partition(";")[0].strip().partition("-")[0]
        if name in LANGUAGES:
            return name
    return LANGUAGES[0]


def invitation(page: bytes, seen: LinkSummary, title: str, link: str, picture: str, language: str) -> bytes:
    """The page with the invitation's properties in its head."""
    words = WORDS[language]
    told = {
        "og:type": "website",
        "og:site_name": "Tablée",
        "og:locale": LOCALES[language],
        "og:url": link,
        "og:title": words["invited"].format(title=title),
        "og:description": described(seen, language),
        "og:image": picture,
        "og:image:width": "1200",
        "og:image:height": "630",
        "og:image:alt": title,
    }
    lines = [f'<meta property="{name}" content="{escape(value)}" />' for name, value in told.items()]
    lines += ['<meta name="twitter:card" content="summary_large_image" />']
    return page.replace(HEAD, "\n    ".join(["", *lines, ""]).encode() + HEAD, 1)


def described(seen: LinkSummary, language: str) -> str:
    if seen.status in (OVER, ENDED):
        return WORDS[language][seen.status]
    there = _counted("there", seen.people, language)
    if seen.status == LOBBY:
        return f"{there} {_counted('free', seen.names.count(''), language)}"
    return f"{WORDS[language]['playing']} {there} {_counted('late', seen.for_late, language)}"


def _counted(what: str, count: int, language: str) -> str:
    return COUNTED[language][what].split("|")[min(count, 2)].format(count=count)
