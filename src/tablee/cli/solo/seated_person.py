"""One person at a table of bots, until the game is over or the person leaves."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from tablee.bots.bot import Bot
from tablee.cli.faces.clocked_face import ClockedFace
from tablee.cli.faces.face import Face, Reader
from tablee.cli.screen.terminal_screen import Screen
from tablee.cli.solo.bot_preparation import BotPreparation
from tablee.cli.solo.clocked_person import ClockedPerson
from tablee.cli.solo.move_prompt import MovePrompt, TakenBack
from tablee.cli.solo.own_rules import advise, asked_of
from tablee.cli.solo.unfinished_game import CHOSEN, Resumed
from tablee.cli.solo.wall_clock import WallClock
from tablee.core.chance import Stream
from tablee.core.contract import Seat, Step
from tablee.core.real_time import Clocked
from tablee.core.taking_back import Past
from tablee.lab.clocked_match import ClockedMatch
from tablee.lab.match import Match
from tablee.lab.whole_games import choose, play, run

Keep = Callable[[tuple[int, ...]], object]


class SeatedPerson:
    """`bots` and `chances` go by seat; the person sits at `reader.eyes`.

    Before each question `keep` is told which turns the person has chosen so far. Before hands act in real
    time the bots have done their `preparation`. A game that is `resumed` goes on where it was.
    """

    def __init__(
        self,
        match: Match,
        face: Face,
        reader: Reader,
        screen: Screen,
        bots: Sequence[Bot],
        chances: Sequence[Stream],
        preparation: BotPreparation,
        keep: Keep,
        resumed: Resumed | None = None,
    ) -> None:
        self._match = match
        self._face = face
        self._reader = reader
        self._screen = screen
        self._bots = bots
        self._chances = chances
        self._prompt = MovePrompt(
            match.game, face, reader, screen, partial(advise, match.game), self._take_back
        )
        self._preparation = preparation
        self._keep = keep
        self._resumed = resumed is not None
        self._past = Past() if resumed is None else resumed.past
        self._own = [] if resumed is None else list(resumed.chosen)  # turns the person has chosen
        self._chosen = False  # whether the last answer was the person's own choice
        self._clocked = match.game.clocked
        self._hand: ClockedPerson | None = None
        self._untimed: ClockedMatch | None = None
        if self._clocked is not None and isinstance(face, ClockedFace):
            self._hand = ClockedPerson(match.game.META.name, face, reader, screen)
            self._lasting = face.lasting
        elif self._clocked is not None:
            self._untimed = ClockedMatch(match, self._clocked, self._made)
        self._began = time.monotonic() - (0 if resumed is None else resumed.at / 1000)

    def play(self) -> None:
        """`Left` if the person leaves before the end."""
        if self._resumed:
            self._screen.happened([self._reader.words.say("play-resumed")], *self._picture())
        else:
            self._tell(self._match.dealt)
        while self._match.standings is None:
            if self._hand is not None and self._clocked is not None and self._hands_act():
                self._get_bots_ready()
                self._hand.run(self._wall_clock(self._clocked))
                continue
            if self._untimed is not None and self._untimed.on():
                run(self._untimed, self._answer)
                continue
            seat = self._next()
            if seat != self._reader.eyes:
                self._get_ready()
            try:
                self._make(seat, self._answer(seat))
            except TakenBack:
                self._screen.happened([self._reader.words.say("play-taken-back")], *self._picture())

    def _hands_act(self) -> bool:
        return self._clocked is not None and bool(self._clocked.hands(self._match.state))

    def _wall_clock(self, clocked: Clocked) -> WallClock:
        return WallClock(self._match, clocked, self._reader.eyes, self._bot, self._lasting, self._make)

    def _answer(self, seat: Seat) -> Any:
        return self._person() if seat == self._reader.eyes else self._bot(seat)

    def _get_bots_ready(self) -> None:
        if not self._preparation.done:
            self._screen.note(Text(self._reader.words.say("play-bots-learn"), "dim"))
            self._preparation.wait()

    def _get_ready(self) -> None:
        """Before a start that somebody else gives, the person is asked to be ready."""
        if self._hand is None:
            return
        view = self._match.game.view(self._match.state, self._reader.eyes)
        waits = self._hand.waits(view)
        if waits is not None:
            page = Group(*self._picture(), Text(), Text(waits, "bold green"))
            self._screen.stop_at(page, self._reader.words.say("play-ready"))

    def _make(self, seat: Seat, move: Any) -> None:
        """A start by lot is kept back as long as it says: nobody knows the instant before."""
        before = self._match.state
        step = play(self._match, seat, move, self._now())
        self._past = self._match.past_after(self._past, before, step, CHOSEN if self._chosen else "")
        self._own += [self._match.moves] if self._chosen else []
        self._chosen = False
        if self._clocked is not None and self._screen.live:
            time.sleep(self._clocked.held_back(step.events) / 1000)
        self._tell(step)

    def _now(self) -> int:
        return int(1000 * (time.monotonic() - self._began))

    def _take_back(self) -> str:
        """The person's last choice and all that followed it are taken back; else why they stand."""
        assert self._reader.eyes is not None
        earlier = self._past.before_own(self._reader.eyes, CHOSEN)
        if isinstance(earlier, str):
            return earlier
        self._past = self._past.back_to(earlier)
        self._match.play_back(self._reader.eyes, earlier, self._now())
        return ""

    def _made(self, seat: Seat, move: Any) -> Any:
        self._make(seat, move)
        return self._match.state

    def _next(self) -> Seat:
        """The person first where several are asked at once: no bot's answer may guide them."""
        asked = self._match.game.to_act(self._match.state)
        eyes = self._reader.eyes
        return eyes if eyes is not None and eyes in asked else min(asked)

    def _person(self) -> Any:
        assert self._reader.eyes is not None
        asked = asked_of(self._match.game, self._match.state, self._reader.eyes)
        automatic = self._face.automatic(asked.offers)
        if automatic is not None:
            return automatic
        self._keep(tuple(self._own))
        move = self._prompt.move(asked)
        self._chosen = True
        return move

    def _bot(self, seat: Seat) -> Any:
        return choose(self._match, seat, self._bots[seat], self._chances[seat])

    def _tell(self, step: Step) -> None:
        """What the person may see of it; a summary stops the flow before what follows it."""
        sentences: list[str] = []
        for told in step.events:
            if not told.seen_by(self._reader.eyes) or isinstance(told.event, self._face.quiet):
                continue
            sentences.append(self._face.tell(told.event, self._reader))
            summary = self._face.summary(told.event, self._reader)
            if summary is not None:
                self._screen.happened(sentences, *self._picture())
                self._screen.stop_at(summary, self._reader.words.say("play-continue"))
                sentences = []
        self._screen.happened(sentences, *self._picture())

    def _picture(self) -> tuple[RenderableType, RenderableType]:
        view = self._match.game.view(self._match.state, self._reader.eyes)
        return self._face.table(view, self._reader), self._face.hand(view, self._reader)
