"""Where somebody is in a record, key by key."""

from __future__ import annotations

from tablee.cli.speech.fluent_words import Words

ENTER = ("\r", "\n")
ONWARDS = (*ENTER, " ", "n", "\x1b[C", "\x1b[B")
BACK = ("b", "\x7f", "\x1b[D", "\x1b[A")
DIGITS = "0123456789"
LONGEST = 9  # digits that are still read


class RecordPosition:
    """`typed` is a number that waits for Enter; `note` says why nothing has moved."""

    def __init__(self, last: int, words: Words) -> None:
        self.at = 0
        self.typed = ""
        self.note = ""
        self._last = last
        self._words = words

    def press(self, key: str) -> None:
        """A number goes there on Enter; any other key forgets it."""
        typed, self.typed, self.note = self.typed, "", ""
        if key in DIGITS:
            self.typed = (typed + key)[:LONGEST]
        elif typed and key in ENTER:
            self._jump(int(typed))
        elif key in ONWARDS:
            self.at = min(self.at + (not typed), self._last)
        elif key in BACK:
            self.at = max(self.at - (not typed), 0)
        else:
            self.note = self._words.say("replay-no-key")

    def _jump(self, number: int) -> None:
        if number > self._last:
            self.note = self._words.say("replay-beyond", number=str(number), last=str(self._last))
        else:
            self.at = number
