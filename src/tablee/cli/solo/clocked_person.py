"""A person in a game in real time: gestures by keys or by typed lines, while bots act on the same clock.

A person's move took as long as passed since their last one. Once the person acts no more, nobody waits.
"""

from __future__ import annotations

import time
from typing import Any

from rich.console import Group
from rich.text import Text

from tablee.cli.faces.clocked_face import ClockedFace
from tablee.cli.faces.face import Reader
from tablee.cli.screen.keys import Keys
from tablee.cli.screen.terminal_screen import Left, Screen
from tablee.cli.solo.wall_clock import Answer, Play, WallClock
from tablee.cli.speech.fluent_words import plain
from tablee.core.real_time import Clocked
from tablee.core.refusal import Refusal
from tablee.lab.match import Match

LEAVE = ("q", "\x03", "\x04")


class ClockedPerson:
    """Plays through one of the game's clocks after the other (`run`)."""

    def __init__(
        self,
        match: Match,
        clocked: Clocked,
        face: ClockedFace,
        reader: Reader,
        screen: Screen,
        answer: Answer,
        play: Play,
    ) -> None:
        self._match = match
        self._clocked = clocked
        self._face = face
        self._reader = reader
        self._screen = screen
        self._answer = answer
        self._play = play
        self._note = ""
        self._sure = ""

    @property
    def on(self) -> bool:
        return bool(self._clocked.hands(self._match.state))

    def waits(self, view: Any) -> str | None:
        return self._face.waits(view, self._reader)

    def run(self) -> None:
        """Until this clock has stopped; `Left` if the person leaves."""
        eyes = self._reader.eyes
        self._wall_clock = WallClock(
            self._match, self._clocked, eyes, self._answer, self._face.lasting, self._play
        )
        self._note = self._sure = ""
        self._shown: tuple[Any, str, int] | None = None
        if self._acting and self._screen.live:
            self._screen.hurry(True)
            with Keys() as keys:
                while self._wall_clock.going and self._acting:
                    self._by_key(keys)
            self._screen.hurry(False)
        while self._wall_clock.going and self._acting:
            self._by_line()
        while self._wall_clock.going:
            self._wall_clock.jump()

    @property
    def _acting(self) -> bool:
        return self._reader.eyes in self._clocked.hands(self._match.state)

    def _by_key(self, keys: Keys) -> None:
        self._wall_clock.catch_up()
        if not (self._wall_clock.going and self._acting):
            return
        self._show()
        key = keys.read((self._wall_clock.next() - self._wall_clock.now()) / 1000)
        if key == "" or key in LEAVE:
            self._leave(key or "")
        elif key is not None and key in self._face.keys:
            self._do(self._face.keys[key])

    def _by_line(self) -> None:
        view = self._view()
        self._screen.note(Text(self._note or self._face.felt(view, self._reader), "bold"))
        text = self._screen.again()
        self._note = ""
        if text.lower() == "q":
            self._leave(text)
            return
        if text in ("?", "help", "aide"):
            self._note = self._reader.words.say(f"play-help-{self._match.game.META.name}")
            return
        if not text:
            self._screen.note(
                Group(self._face.table(view, self._reader), self._face.hand(view, self._reader))
            )
            return
        try:
            words = self._face.gestures(text)
        except ValueError:
            self._note = self._reader.words.say("play-not-understood", text=plain(text))
            return
        for word in words:
            if not self._do(word):
                return

    def _do(self, word: str) -> bool:
        """One gesture, and what happened before it; False where it could not be made."""
        self._note = ""
        try:
            move = self._face.gesture(word, self._view())
        except ValueError:
            self._note = self._reader.words.say(self._face.blocked)
            return False
        if self._face.final(move) and not self._certain(word):
            return False
        assert self._reader.eyes is not None
        ends = self._clocked.ends_at(self._match.state, self._reader.eyes, move)
        while ends is not None and (early := ends - self._wall_clock.now()) > 0:
            time.sleep(early / 1000)
        self._wall_clock.catch_up()
        if not (self._wall_clock.going and self._acting):
            return False
        if ends is not None:
            move = self._face.lasting(move, self._wall_clock.now() - ends)
        return self._try(move)

    def _try(self, move: Any) -> bool:
        assert self._reader.eyes is not None
        refusal = self._match.game.refuse(self._match.state, self._reader.eyes, move)
        if refusal is not None:
            self._note = self._refused(refusal)
            return False
        self._sure = ""
        self._play(self._reader.eyes, move)
        return True

    def _refused(self, refusal: Refusal) -> str:
        values = self._face.refusal_values(refusal.values, self._reader)
        return f"{refusal.clause}  {self._reader.words.say(f'refusal-{refusal.reason}', **values)}"

    def _certain(self, word: str) -> bool:
        """What cannot be taken back is asked for twice."""
        if self._sure == word:
            return True
        self._sure = word
        self._note = self._reader.words.say(self._face.final_again)
        return False

    def _leave(self, key: str) -> None:
        if key == "" or self._sure == "leave":
            raise Left
        self._sure, self._note = "leave", self._reader.words.say("play-leave")

    def _view(self) -> Any:
        return self._match.game.view(self._match.state, self._reader.eyes)

    def _show(self) -> None:
        """Drawn anew only when the person could see a difference: the others move all the time."""
        view = self._view()
        sight = (view, self._note, self._screen.told)
        if sight == self._shown:
            return
        self._shown = sight
        hint = self._reader.words.say(f"keys-{self._match.game.META.name}")
        below = Group(self._face.hand(view, self._reader), Text(self._note, "bold yellow"), Text(hint, "dim"))
        self._screen.show(self._face.table(view, self._reader), below)
