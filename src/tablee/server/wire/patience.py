"""How long a connection may keep the house waiting for a request, its rest, or its answer to be taken."""

from __future__ import annotations

from tablee.server import limits


class Patience:
    __slots__ = ("_since", "_stuck", "seconds")

    def __init__(self, now: float) -> None:
        self._since: float | None = now
        self._stuck: float | None = None
        self.seconds = limits.IDLE_LINE_SECONDS

    def wait(self, seconds: float, now: float) -> None:
        """From now on the client has so many seconds to do what is next."""
        self._since, self.seconds = now, seconds

    def end(self) -> None:
        """The client has done what was waited for."""
        self._since = None

    def stick(self, now: float) -> None:
        """The client does not take what it asked for."""
        self._stuck = now

    def flow(self) -> None:
        self._stuck = None

    @property
    def stuck(self) -> bool:
        return self._stuck is not None

    @property
    def waiting(self) -> bool:
        return self._since is not None or self._stuck is not None

    def not_taken(self, now: float) -> bool:
        """Whether an answer has not been taken for too long."""
        return self._stuck is not None and now - self._stuck > limits.ANSWER_SECONDS

    def over(self, now: float) -> bool:
        """Whether the client was waited for too long; one that still takes an answer is not."""
        return self._stuck is None and self._since is not None and now - self._since > self.seconds
