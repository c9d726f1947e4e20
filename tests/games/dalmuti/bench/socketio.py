"""The crowd of `socket_load.py` at tables of boardgame.io: Socket.IO over one WebSocket a player.

Its server sends states, not offers: whoever is asked lists his own moves, with our rules.
"""

from __future__ import annotations

import asyncio
from functools import cache
from random import choice
from typing import cast

import msgspec

from bench.socket_load import SEATS, LoadTable, Player, Seen
from tablee.games.dalmuti.pieces import JOKER
from tablee.games.dalmuti.sets import legal_sets
from tablee.games.dalmuti.state import Trick

NAMESPACE = b"/dalmuti,"
EVENT = b"42" + NAMESPACE
UPDATE = EVENT + b'["update",'
PASS = b'"type":"pass","args":[]'
HANDSHAKE = (
    b"GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: bench\r\nUpgrade: websocket\r\n"
    b"Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


class SeenTrick(msgspec.Struct):
    seat: int
    rank: int
    size: int


class SeenGame(msgspec.Struct):
    hands: tuple[tuple[int, ...], ...]
    trick: SeenTrick | None
    turn: int


class SeenState(msgspec.Struct):
    """As much of a state as the one who is asked needs."""

    G: SeenGame
    version: int = msgspec.field(name="_stateID")


class SeenSync(msgspec.Struct):
    state: SeenState


update_decoder = msgspec.json.Decoder(tuple[str, str, SeenState, msgspec.Raw])
sync_decoder = msgspec.json.Decoder(tuple[str, str, SeenSync])


@cache
def play(cards: tuple[int, ...]) -> msgspec.Raw:
    return msgspec.Raw(b'"type":"play","args":[%b]' % msgspec.json.encode(cards))


def moves(game: SeenGame) -> tuple[msgspec.Raw, ...]:
    """What the one whose turn it is may do, ready to be sent."""
    hand, trick = game.hands[game.turn], game.trick
    if trick is None:
        return tuple(play(one.cards) for one in legal_sets(hand, None))
    to_beat = Trick(trick.seat, trick.rank, (JOKER,) * trick.size)
    return (*(play(one.cards) for one in legal_sets(hand, to_beat)), msgspec.Raw(PASS))


class Guest(Player):
    """A player at one of boardgame.io's tables; its states carry versions as our updates do."""

    def __init__(self, table: LoadTable, match: str, credentials: str, seat: int) -> None:
        super().__init__(table, match, credentials)
        self._seat = seat

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.WriteTransport, transport)  # uvloop's is none by descent
        self.transport.write(HANDSHAKE)

    def data_received(self, data: bytes) -> None:
        if not self._upgraded:
            self._upgraded = True
            data = data[data.index(b"\r\n\r\n") + 4 :]
        super().data_received(data)

    def _frame(self, first: int, payload: bytes) -> None:
        if payload.startswith(UPDATE):
            load = self.table.load
            load.frames += 1
            load.frame_bytes += len(payload)
            state = update_decoder.decode(payload[len(EVENT) :])[2]
            self.table.arrived(Seen("update", state.version))
            if self._looked_at(state):
                self.table.asked(self)
        elif payload == b"2":  # Engine.IO's ping
            self.say(b"3")
        else:
            self._greeted(payload)

    def _greeted(self, payload: bytes) -> None:
        """The way in: open, join the game's room, ask for its state, be announced to everybody."""
        if payload.startswith(b"0"):
            self.say(b"40" + NAMESPACE)
        elif payload.startswith(b"40" + NAMESPACE):
            asked = msgspec.json.encode(["sync", self._code, str(self._seat), self._token, SEATS])
            self.say(EVENT + asked)
        elif payload.startswith(EVENT + b'["sync",'):
            self._looked_at(sync_decoder.decode(payload[len(EVENT) :])[2].state)
        elif payload.startswith(EVENT + b'["matchData",') and not self.welcomed.done():
            self.welcomed.set_result(None)

    def _looked_at(self, state: SeenState) -> bool:
        """Whether it is his turn; then with the moves he has."""
        asked = state.G.turn == self._seat
        if asked:
            self._version = state.version
            self.offers = moves(state.G)
        return asked

    def move(self) -> None:
        seat, version = self._seat, self._version
        self.table.made[version + 1] = self.table.clock()
        self.say(
            b'%b["update",{"type":"MAKE_MOVE","payload":{%b,"playerID":"%d","credentials":"%b"}},%d,"%b","%d"]'
            % (EVENT, choice(self.offers), seat, self._token.encode(), version, self._code.encode(), seat)
        )


async def sit_down(table: LoadTable, port: int, match: str, credentials: str, seat: int) -> None:
    guest = Guest(table, match, credentials, seat)
    await asyncio.get_running_loop().create_connection(lambda: guest, "127.0.0.1", port)
    table.players.append(guest)
    await guest.welcomed
