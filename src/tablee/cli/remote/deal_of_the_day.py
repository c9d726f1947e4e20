"""The deal of the day in a terminal: one try at a table of a running house, compared afterwards."""

from __future__ import annotations

import asyncio
import hmac
import secrets

from tablee.cli.remote.at_a_table import sit_down
from tablee.cli.remote.table_address import TableAddress
from tablee.cli.solo.data_folder import data_folder, write_own
from tablee.cli.speech.fluent_words import Words
from tablee.client import HouseClient
from tablee.core.given_deal import read_terms
from tablee.table.model import ENDED, OVER

KEY_BYTES = 32


def play_given(game: str, house: str, name: str, words: Words) -> None:
    """Sit down to today's deal, or go on with it; who has played it is told how it went."""
    client = HouseClient(house)
    terms = read_terms(asyncio.run(client.given(game)).today.text)
    token = day_token(own_key(), terms.day, game)
    if asyncio.run(client.own_given(game, token)).status not in (OVER, ENDED):
        seated = asyncio.run(client.play_given(game, name or words.say("play-own-name"), token))
        sit_down(TableAddress(client.address, seated.code, token), name, words, given=True)
    own = asyncio.run(client.own_given(game, token))
    if own.status not in (OVER, ENDED):
        return
    if own.results is None:
        print(words.say("remote-given-unfinished"))
        return
    print(words.say("remote-given-place", place=own.place, seats=terms.seats))
    others = sum(own.results.places) - 1
    no_better = sum(own.results.places[own.place - 1 :]) - 1
    print(words.say("remote-given-compared", of=others, count=no_better))


def day_token(key: str, day: str, game: str) -> str:
    """This person's for that day and game, and for nothing else."""
    return hmac.digest(bytes.fromhex(key), f"tablee-day/1 {day} {game}".encode(), "sha256").hex()


def own_key() -> str:
    """The key of this person on this device, drawn when it is first needed; a file of theirs alone."""
    file = data_folder() / "person.key"
    try:
        kept = file.read_text("ascii").strip()
        if len(bytes.fromhex(kept)) == KEY_BYTES:
            return kept
    except (OSError, ValueError):
        pass
    fresh = secrets.token_hex(KEY_BYTES)
    write_own(file, fresh.encode())
    return fresh
