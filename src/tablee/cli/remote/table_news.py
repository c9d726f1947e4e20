"""What happens at a table besides the game, in sentences: chat, guests, moves taken back, the line."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from tablee.cli.faces.face import Face, Reader
from tablee.cli.remote.house_line import News
from tablee.cli.speech.fluent_words import plain
from tablee.core.contract import Game
from tablee.server.protocol.to_client import Update, Welcome


def events_of(game: Game, face: Face, news: News) -> Iterator[Any]:
    """Those worth a line, in the game's own type."""
    for told in news.events:
        event = msgspec.convert(told, game.Event)
        if not isinstance(event, face.quiet):
            yield event


def sentences_besides(news: News, reader: Reader, *, cut: bool) -> list[str]:
    """`cut`: the line was known to be cut before this."""
    say, message = reader.words.say, news.message
    if message is None:
        return [] if cut else [say("remote-cut")]
    told = [say("remote-back")] if cut and isinstance(message, Welcome) else []
    if not isinstance(message, Update):
        return told
    if message.taken_back is not None:
        told.append(say("remote-taken-back", **reader.seat("seat", message.taken_back)))
    if message.chat is not None:
        told.append(f"{reader.name(message.chat.seat)} – {plain(message.chat.text)}")
    if message.notice is not None:
        notice, you = message.notice, "yes" if message.notice.seat == reader.eyes else "no"
        told.append(say("remote-notice", what=notice.what, name=plain(notice.name), you=you))
    return told
