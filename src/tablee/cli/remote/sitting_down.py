"""From a code or a link to a seat: the one kept from before, or a new one."""

from __future__ import annotations

from tablee.cli.remote.kept_seats import KeptSeat, KeptSeats
from tablee.cli.remote.table_address import TableAddress
from tablee.client import HouseClient, HouseProblem
from tablee.server.protocol.http_types import Seated, TableSummary

GONE = frozenset({"bad-token", "removed", "no-such-seat"})
NAMES = 20  # that are tried where one's own is taken


class SittingDown:
    """`bot` is the file of the bot that is to sit there, empty for a person."""

    def __init__(self, address: TableAddress, wished: str, unnamed: str, bot: str = "") -> None:
        self.house = HouseClient(address.house)
        self._address = address
        self._wished = wished
        self._unnamed = unnamed
        self._bot = bot
        self._kept = KeptSeats()

    async def summary(self) -> TableSummary:
        return await self.house.summary(self._address.code)

    def known(self) -> Seated | None:
        """The seat of a personal link, or the one that was taken before."""
        code = self._address.code
        if self._address.token:
            return Seated(code, 0, self._address.token, "")
        kept = self._kept.find(self._address.house, code, self._wished, self._bot)
        return None if kept is None else Seated(code, kept.seat, kept.token, "")

    def forget(self, seated: Seated) -> None:
        """The house no longer knows this seat."""
        kept = self._kept.find(self._address.house, self._address.code, self._wished, self._bot)
        if kept is not None and kept.token == seated.token:
            self._kept.forget(kept)

    async def take(self) -> Seated:
        """A free seat, under the name that is wished or one nobody has."""
        for number in range(1, NAMES):
            name = self._wished or (f"{self._unnamed} {number}" if number > 1 else self._unnamed)
            try:
                seated = await self.house.sit(self._address.code, name, device=self._kept.device)
            except HouseProblem as problem:
                if problem.code != "bad-name" or self._wished or number == NAMES - 1:
                    raise
                continue
            self._keep(seated, name)
            return seated
        raise AssertionError("a seat or a problem")

    def _keep(self, seated: Seated, name: str) -> None:
        address = self._address
        self._kept.keep(KeptSeat(address.house, address.code, seated.seat, seated.token, name, self._bot))
