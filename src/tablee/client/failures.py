"""What can go wrong between a client and its house."""

from __future__ import annotations

from tablee.core.refusal import Refusal


class HouseProblem(Exception):
    """The house did not do what was asked; `code` is one of the problems of docs/protocol.md."""

    def __init__(
        self, code: str, values: dict[str, int | str] | None = None, refusal: Refusal | None = None
    ) -> None:
        told = (
            f"{refusal.clause}: {refusal.reason}" if refusal else " ".join(map(str, (values or {}).values()))
        )
        super().__init__(f"{code}: {told}" if told else code)
        self.code = code
        self.values = values or {}
        self.refusal = refusal


class Unreachable(Exception):
    """No connection came about, or the one there was has ended; `code` is the socket's, if it said one."""

    def __init__(self, why: str, code: int | None = None) -> None:
        super().__init__(why)
        self.code = code
