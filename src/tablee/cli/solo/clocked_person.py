"""A person in a game in real time: gestures by keys or by typed lines, while bots act on the same clock.

A person's move took as long as passed since their last one. Once the person acts no more, nobody waits.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, Protocol

from rich.console import Group
from rich.text import Text

from tablee.cli.faces.clocked_face import ClockedFace
from tablee.cli.faces.face import Reader
from tablee.cli.screen.keys import Keys
from tablee.cli.screen.terminal_screen import Left, Screen
from tablee.cli.speech.fluent_words import plain
from tablee.core.refusal import Refusal

LEAVE = ("q", "\x03", "\x04")


class HandClock(Protocol):
    """One of the game's clocks as a person's hand meets it; times are milliseconds since it started."""

    @property
    def going(self) -> bool: ...

    @property
    def acting(self) -> bool:
        """Whether the person's own hand still acts."""
        ...

    def view(self) -> Any: ...
    def now(self) -> int: ...

    def next(self) -> int:
        """When something may happen without the person."""
        ...

    def catch_up(self) -> None:
        """Everything whose time has come happens."""
        ...

    def jump(self) -> None:
        """The person acts no more: on to what comes next."""
        ...

    def ends_at(self, move: Any) -> int | None:
        """When this move of the person's is over; None for one without a time."""
        ...

    def make(self, move: Any) -> Refusal | None:
        """The person makes this move, or hears why not."""
        ...


class ClockedPerson:
    """Plays through one of the game's clocks (`run`)."""

    def __init__(self, game: str, face: ClockedFace, reader: Reader, screen: Screen) -> None:
        self._game = game
        self._face = face
        self._reader = reader
        self._screen = screen
        self._note = ""
        self._sure = ""

    def waits(self, view: Any) -> str | None:
        return self._face.waits(view, self._reader)

    def run(self, clock: HandClock, open_keys: Callable[[], Keys] = Keys) -> None:
        """Until this clock has stopped; `Left` if the person leaves."""
        self._clock = clock
        self._note = self._sure = ""
        self._shown: tuple[Any, str, int] | None = None
        if clock.acting and self._screen.live:
            self._screen.hurry(True)
            with open_keys() as keys:
                while clock.going and clock.acting:
                    self._by_key(keys)
            self._screen.hurry(False)
        while clock.going and clock.acting:
            self._by_line()
        while clock.going:
            clock.jump()

    def _by_key(self, keys: Keys) -> None:
        self._clock.catch_up()
        if not (self._clock.going and self._clock.acting):
            return
        self._show()
        key = keys.read((self._clock.next() - self._clock.now()) / 1000)
        if key == "" or key in LEAVE:
            self._leave(key or "")
        elif key is not None and key in self._face.keys:
            self._do(self._face.keys[key])

    def _by_line(self) -> None:
        view = self._clock.view()
        self._screen.note(Text(self._note or self._face.felt(view, self._reader), "bold"))
        text = self._screen.again()
        self._note = ""
        if text.lower() == "q":
            self._leave(text)
            return
        if text in ("?", "help", "aide"):
            self._note = self._reader.words.say(f"play-help-{self._game}")
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
            move = self._face.gesture(word, self._clock.view())
        except ValueError:
            self._note = self._reader.words.say(self._face.blocked)
            return False
        if self._face.final(move) and not self._certain(word):
            return False
        ends = self._clock.ends_at(move)
        while ends is not None and (early := ends - self._clock.now()) > 0:
            time.sleep(early / 1000)
        self._clock.catch_up()
        if not (self._clock.going and self._clock.acting):
            return False
        if ends is not None:
            move = self._face.lasting(move, self._clock.now() - ends)
        return self._try(move)

    def _try(self, move: Any) -> bool:
        refusal = self._clock.make(move)
        if refusal is not None:
            self._note = self._refused(refusal)
            return False
        self._sure = ""
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

    def _show(self) -> None:
        """Drawn anew only when the person could see a difference: the others move all the time."""
        view = self._clock.view()
        sight = (view, self._note, self._screen.told)
        if sight == self._shown:
            return
        self._shown = sight
        hint = self._reader.words.say(f"keys-{self._game}")
        below = Group(self._face.hand(view, self._reader), Text(self._note, "bold yellow"), Text(hint, "dim"))
        self._screen.show(self._face.table(view, self._reader), below)
