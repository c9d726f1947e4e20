"""One socket at one table: messages out, messages in. No second try, nothing remembered."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping
from typing import Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from tablee.client.failures import Unreachable
from tablee.server.protocol.from_client import FromClient
from tablee.server.protocol.to_client import ToClient

PATIENCE: Final = 20.0
LONGEST: Final = 8 * 1024 * 1024  # bytes of one message
encode = msgspec.json.Encoder().encode
decoder: msgspec.json.Decoder[ToClient] = msgspec.json.Decoder(ToClient)


class Line:
    """`async with await Line.dial("ws://localhost:8000/ws/ABCDEF") as line:` send, receive, iterate."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection

    @classmethod
    async def dial(
        cls,
        url: str,
        *,
        source: str | None = None,
        headers: Mapping[str, str] | None = None,
        patience: float = PATIENCE,
    ) -> Line:
        """Connect from the address `source` of this machine, with these headers besides the usual ones."""
        bound: dict[str, Any] = {"local_addr": (source, 0)} if source else {}
        try:
            connection = await connect(
                url,
                additional_headers=headers,
                compression=None,
                max_size=LONGEST,
                open_timeout=patience,
                proxy=None,
                **bound,
            )
        except (OSError, TimeoutError, WebSocketException) as error:
            raise Unreachable(f"{url}: {str(error) or 'no answer'}") from error
        return cls(connection)

    async def send(self, message: FromClient | Mapping[str, Any]) -> None:
        await self.send_text(encode(message))

    async def send_text(self, text: bytes) -> None:
        """A text frame, whatever it holds."""
        try:
            await self.connection.send(text, text=True)
        except ConnectionClosed as error:
            raise ended(error) from error

    async def receive(self) -> ToClient:
        return decoder.decode(await self.receive_text())

    async def receive_text(self) -> bytes:
        """The next message as it came."""
        try:
            return await self.connection.recv(decode=False)
        except ConnectionClosed as error:
            raise ended(error) from error

    async def __aiter__(self) -> AsyncIterator[ToClient]:
        """Every message until the connection ends."""
        while True:
            yield await self.receive()

    @property
    def local_address(self) -> str:
        """The address of this machine the house sees."""
        return str(self.connection.local_address[0])

    def abort(self) -> None:
        """End without a word, as a dead network does."""
        self.connection.transport.abort()

    async def close(self) -> None:
        await self.connection.close()

    async def __aenter__(self) -> Line:
        return self

    async def __aexit__(self, *_: object) -> None:
        await asyncio.shield(self.close())


def ended(error: ConnectionClosed) -> Unreachable:
    """Why the connection ended, with the code the house gave, if it gave one."""
    close = error.rcvd
    return Unreachable(close.reason or "closed", close.code) if close else Unreachable("cut off")
