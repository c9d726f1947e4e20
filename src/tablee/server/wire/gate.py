"""What every connection and request is measured by before it costs anything."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from tablee.server import limits
from tablee.server.admission.addresses import NOBODY, Proxies, household
from tablee.server.admission.code_guesses import CodeGuesses
from tablee.server.admission.connections import Connections
from tablee.server.admission.origins import ForeignName, HouseNames
from tablee.server.admission.public_url import below
from tablee.server.admission.tokens import tidy_code
from tablee.server.counts import Counts
from tablee.server.token_bucket import Buckets, Shares
from tablee.server.wire.websocket_line import WebSocketLine

Headers = Sequence[tuple[bytes, bytes]]
FIRST: Final = 2  # requests of a connection that are answered whatever else its address asks for


class Gate:
    """`attend` is told of every socket that was opened, and below which path; the house itself may stand
    below the `path` of its host."""

    def __init__(
        self,
        counts: Counts,
        connections: Connections,
        *,
        names: HouseNames,
        proxies: Proxies,
        guesses: CodeGuesses,
        attend: Callable[[WebSocketLine, str], Any],
        banned: Callable[[str], bool] = lambda address: False,
        path: str = "",
    ) -> None:
        self.counts = counts
        self.connections = connections
        self.attend = attend
        self.banned = banned
        self._names = names
        self._path = path.encode()
        self._proxies = proxies
        self._guesses = guesses
        requests = Buckets(limits.REQUESTS_PER_SECOND, limits.REQUESTS_BURST)
        self._requests = Shares(requests, limits.ALL_REQUESTS_PER_SECOND, 2 * limits.ALL_REQUESTS_PER_SECOND)
        greetings = Buckets(limits.GREETINGS_PER_SECOND, limits.GREETINGS_BURST)
        self._greetings = Shares(
            greetings, limits.ALL_GREETINGS_PER_SECOND, 2 * limits.ALL_GREETINGS_PER_SECOND
        )

    def address(self, peer: str) -> str:
        """By which address a connection counts until it has sent a header."""
        return NOBODY if self._proxies.trusts(peer) else household(peer)

    def forwarded(self, peer: str, headers: Headers) -> str:
        """By which address a request counts."""
        return self._proxies.address(peer, headers)

    def may_ask(self, address: str, number: int, now: float) -> bool:
        """Whether the connection's request of that number, from 1, is answered."""
        return number <= FIRST or self._requests.take(address, now)

    def may_greet(self, address: str, path: str, now: float) -> bool:
        """Whether one more socket is opened; each table that is known at an address has its own measure."""
        code = tidy_code(path.strip("/"))
        known = code is not None and self._guesses.knows(address, code)
        return self._greetings.take(f"{address} {code}" if known else address, now)

    def own_url(self, url: bytes) -> bytes:
        """What is asked for, without the path the house stands at."""
        return below(self._path, url)

    def foreign_name(self, headers: Headers) -> ForeignName | None:
        return self._names.foreign_name(headers)
