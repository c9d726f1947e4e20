"""A table where one seat is open for somebody from outside, and bots sit on the others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tablee.core import shelf
from tablee.core.completion import complete_as_claimed
from tablee.core.contract import Offers, Seat, Standings
from tablee.core.refusal import Refusal, raise_if_refused
from tablee.core.told import events_for
from tablee.lab.match import Match, secret_of
from tablee.lab.players import Player, find_bot, name_of, streams
from tablee.lab.whole_games import choose, clocked_match, play, settle_options


class OpenSeat:
    """Bots answer until the open seat is asked; whoever sits there sees its view, offers and events alone.

    `bots` sit on the other seats in their order. The same seed and the same answers give the same game.
    """

    def __init__(
        self,
        game: str,
        bots: Sequence[Player],
        *,
        seat: Seat = 0,
        seed: int | str = 0,
        options: Mapping[str, Any] | Any = None,
        name: str = "guest",
    ) -> None:
        if not 0 <= seat <= len(bots):
            raise ValueError(f"seat {seat} is not at a table of {len(bots) + 1}")
        self.game = shelf.load(game)
        self.seat = seat
        others = [find_bot(game, bot) for bot in bots]
        self._bots = [*others[:seat], None, *others[seat:]]
        names = [name_of(bot) for bot in bots]
        self.names = (*names[:seat], name, *names[seat:])
        agreed = settle_options(self.game, len(self.names), options)
        self.match = Match(self.game, self.names, agreed, secret_of(seed))
        self._hands = clocked_match(self.match)
        self._chances = streams(secret_of(f"open seat {seed}"), self.names)
        self._heard = 0
        self.go_on()

    @property
    def standings(self) -> Standings | None:
        return self.match.standings

    @property
    def asked(self) -> bool:
        return self.seat in self._asked()

    def view(self) -> Any:
        return self.game.view(self.match.state, self.seat)

    def offers(self) -> Offers:
        """What is open to the seat; nothing while it is not asked."""
        return self.game.offers(self.match.state, self.seat) if self.asked else Offers()

    def news(self) -> tuple[Any, ...]:
        """The events since the last time, those that this seat may see."""
        turns = self.match.record().turns[self._heard :]
        self._heard += len(turns)
        return tuple([event for turn in turns for event in events_for(turn.events, self.seat)])

    def refuse(self, move: Any) -> Refusal | None:
        state = self.match.state
        return self.game.refuse(state, self.seat, complete_as_claimed(self.game, state, self.seat, move))

    def play(self, move: Any) -> None:
        """The seat's move, then the bots' answers; `MoveRefused` changes nothing."""
        raise_if_refused(self.refuse(move))
        self._take(self.seat, move)
        self.go_on()

    def go_on(self) -> None:
        while self.match.standings is None and self.seat not in (asked := self._asked()):
            seat = asked[0]
            bot = self._bots[seat]
            assert bot is not None
            self._take(seat, choose(self.match, seat, bot, self._chances[seat]))

    def _asked(self) -> list[Seat]:
        """Those who may act now; of hands in real time, the one that has nothing under way."""
        hand = self._hands.asked() if self._hands is not None and self._hands.on() else None
        return sorted(self.game.to_act(self.match.state)) if hand is None else [hand]

    def _take(self, seat: Seat, move: Any) -> None:
        if self._hands is None or not self._hands.on():
            play(self.match, seat, move)
            return
        self._hands.answer(seat, move)
        while self._hands.on() and self._hands.asked() is None:
            self._hands.advance()
