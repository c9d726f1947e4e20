"""Somebody at a table: sees what the seat sees, asks for what it wants, and comes back when cut off."""

from __future__ import annotations

import asyncio
import hashlib
import random
import secrets
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Any, Final

import msgspec

from tablee.client.contribution import Contribution
from tablee.client.failures import HouseProblem, Unreachable
from tablee.client.mirror import Mirror
from tablee.client.running_receipt import RunningReceipt
from tablee.client.table_line import Line, encode
from tablee.core.receipt import write_receipt
from tablee.server.protocol import from_client
from tablee.server.protocol.from_client import FromClient, Hello
from tablee.server.protocol.to_client import (
    Answering,
    HintIs,
    Problem,
    Reply,
    ToClient,
    Update,
    Welcome,
)

FATAL: Final = {"bad-token", "no-such-table", "removed", "table-closed"}  # coming back would not help
FIRST_PAUSE: Final = 0.3  # seconds until the first try to come back; each further pause is twice as long
LONGEST_PAUSE: Final = 8.0
TRIES: Final = 10  # to come back, before giving up
Dial = Callable[[], Awaitable[Line]]
Listener = Callable[[ToClient], None]
Lost = Callable[[Unreachable], None]


def new_id() -> str:
    return secrets.token_hex(8)


class Player:
    """`async with house.player(seated) as anne:` connected, welcomed, and kept so until the end.

    `seen` is all the seat may know. Requests are awaited until the house has answered them, over as many
    connections as that takes, and are done once (but `React`); a problem is raised as `HouseProblem`.
    `listener` hears every message after `seen` has taken it in, and before whoever waits for it; `lost`
    hears of every connection that ended or did not come about. Without a token a player only looks on.
    """

    def __init__(
        self,
        dial: Dial,
        token: str | None = None,
        *,
        listener: Listener | None = None,
        lost: Lost | None = None,
        tries: int = TRIES,
    ) -> None:
        self.seen = Mirror()
        self.connections = 0  # made so far
        self._dial = dial
        self._token = token
        self._listener = listener
        self._lost = lost
        self._tries = tries
        self.contribution = Contribution()
        self._running_receipt = RunningReceipt()
        self._line: Line | None = None
        self._unanswered: dict[str, tuple[FromClient, asyncio.Future[Reply]]] = {}
        self._news: asyncio.Future[None] | None = None
        self._running: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Player:
        self._running = asyncio.create_task(self._run())
        try:
            await self.until(lambda: self.seen.version is not None)
        except BaseException:
            await self.close()
            raise
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def close(self) -> None:
        if self._running is not None:
            self._running.cancel()
            with suppress(asyncio.CancelledError, HouseProblem, Unreachable):
                await self._running
        self._fail(Unreachable("closed by this client"))

    async def until(self, condition: Callable[[], object]) -> None:
        """Wait until that is so; asked anew after every message."""
        while not condition():
            await self._next_news()

    async def _next_news(self) -> None:
        running = self._running
        if running is None or running.done():
            if running is not None and not running.cancelled():
                running.result()  # raises why it ended
            raise Unreachable("not connected")
        if self._news is None or self._news.done():
            self._news = asyncio.get_running_loop().create_future()
        await asyncio.wait({self._news, running}, return_when=asyncio.FIRST_COMPLETED)

    # what can be asked for

    async def ask(self, request: FromClient) -> Reply:
        """Say that, and wait for the answer to it; a hello has none."""
        assert not isinstance(request, Hello)
        answer: asyncio.Future[Reply] = asyncio.get_running_loop().create_future()
        self._unanswered[request.id] = request, answer
        if self._line is not None:
            with suppress(Unreachable):  # it is said again on the next connection
                await self._line.send(request)
        try:
            return await answer
        finally:
            self._unanswered.pop(request.id, None)

    async def move(self, move: Any, *, seen: int | None = None, id: str | None = None) -> Reply:
        """Make that move, as of the version seen (if none is named: the last one)."""
        version = self.seen.version or 0 if seen is None else seen
        return await self.ask(from_client.MakeMove(id or new_id(), version, msgspec.Raw(encode(move))))

    async def hint(self) -> Any:
        """The move the strongest bot would make in this seat."""
        answer = await self.ask(from_client.Hint(new_id()))
        assert isinstance(answer, HintIs)
        return answer.move

    async def chat(self, text: str) -> Reply:
        return await self.ask(from_client.Say(new_id(), text))

    async def begin(self, level: str = "normal") -> Reply:
        return await self.ask(from_client.Begin(new_id(), level))

    async def play_again(self) -> Reply:
        return await self.ask(from_client.PlayAgain(new_id()))

    async def stand_up(self) -> Reply:
        return await self.ask(from_client.StandUp(new_id()))

    async def let_bot_play(self, on: bool) -> Reply:
        return await self.ask(from_client.LetBotPlay(new_id(), on))

    async def recognise(self, token: str, *, only: bool = False) -> Reply:
        """Let this token, made by one's own key for this table, open the seat too; or it `only`."""
        key = hashlib.sha256(token.encode()).hexdigest()
        return await self.ask(from_client.Recognise(new_id(), key, only))

    async def take_back(self) -> Reply:
        """Take the last move back; where other people play, ask them to agree."""
        return await self.ask(from_client.TakeBack(new_id(), self.seen.version or 0))

    async def give_orders(self, orders: Sequence[Any]) -> Reply:
        """From now on these stand, out of `seen.orders.offered`, and no others."""
        return await self.ask(from_client.GiveOrders(new_id(), msgspec.Raw(encode(orders))))

    async def answer_take_back(self, yes: bool) -> Reply:
        return await self.ask(from_client.AnswerTakeBack(new_id(), yes))

    # the connection

    async def _run(self) -> None:
        failures = 0
        while True:
            try:
                await self._connection()
            except Unreachable as lost:
                failures = 1 if self._line is not None else failures + 1
                self._line = None
                if self._lost is not None:
                    self._lost(lost)
                if failures > self._tries:
                    self._fail(lost)
                    raise
            except HouseProblem as problem:
                self._fail(problem)
                raise
            await asyncio.sleep(min(LONGEST_PAUSE, FIRST_PAUSE * 2**failures) * random.uniform(0.7, 1.3))

    async def _connection(self) -> None:
        """One connection, from hello to its end; `_line` is there once the house has welcomed it."""
        async with await self._dial() as line:
            self.connections += 1
            await line.send(Hello(self._token, self.seen.version))
            async for message in line:
                await self._hear(line, message)

    async def _hear(self, line: Line, message: ToClient) -> None:
        self._keep(self.seen.take(message), message)
        if isinstance(message, Welcome) and self._line is not line:
            self._line = line
            for request, _ in list(self._unanswered.values()):
                await line.send(request)
        if isinstance(message, Problem) and message.re is None and message.code in FATAL:
            raise HouseProblem(message.code, message.values)
        if self._listener is not None:
            self._listener(message)
        self._answer(message)
        await self._contribute(line, isinstance(message, Welcome))
        if self._news is not None and not self._news.done():
            self._news.set_result(None)

    def _answer(self, message: ToClient) -> None:
        """Whoever waits for this message has it."""
        if not isinstance(message, Answering) or message.re is None:
            return
        _, waiting = self._unanswered.get(message.re, (None, None))
        if waiting is None or waiting.done():
            return
        if isinstance(message, Problem):
            waiting.set_exception(HouseProblem(message.code, message.values, message.refusal))
        else:
            waiting.set_result(message)

    def _keep(self, events: tuple[Any, ...], message: ToClient) -> None:
        if self.seen.table is not None and isinstance(message, Welcome | Update):
            welcome = message if isinstance(message, Welcome) else None
            self._running_receipt.take(self.seen.table, self.seen.you, events, welcome)

    def receipt(self) -> str | None:
        """What to keep of the game so far, in one line; None while there is none."""
        table, you = self.seen.table, self.seen.you
        if table is None or you is None:
            return None
        kept = self._running_receipt.receipt(table, self.contribution.part_in(table, you))
        return None if kept is None else write_receipt(kept)

    async def _contribute(self, line: Line, arrived: bool) -> None:
        request = self.contribution.due(self.seen, arrived, new_id())
        if request is not None:
            await line.send(request)

    def _fail(self, error: Exception) -> None:
        for _, waiting in self._unanswered.values():
            if not waiting.done():
                waiting.set_exception(error)
