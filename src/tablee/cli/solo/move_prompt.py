"""How a person is asked for a move: the list, Enter, the notation, help, clauses, hints, leaving."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import product
from typing import Any, NamedTuple

import msgspec
from rich.markdown import Markdown
from rich.text import Text

from tablee.cli.faces.face import Face, Reader
from tablee.cli.screen.terminal_screen import Left, Screen
from tablee.cli.solo.choice_parts import ChoiceParts
from tablee.cli.solo.move_page import MovePage
from tablee.cli.speech.fluent_words import plain
from tablee.core import shelf
from tablee.core.chance import Stream
from tablee.core.choices import Choice, any_of
from tablee.core.contract import Game, Offers, read_choice
from tablee.core.refusal import Refusal
from tablee.core.roles import roles_of
from tablee.core.rulebook import clauses, find_clause, read_book
from tablee.core.taking_back import NOTHING

LETTERS = "abcdefghiklmnoprstuvwxyz"  # without j, a joker, and q, which leaves
LABELS = (*LETTERS, *("".join(pair) for pair in product(LETTERS, repeat=2)))
HINT = ("hint", "conseil")
BACK = ("undo", "back", "reprendre", "annuler")


class TakenBack(Exception):
    """The person has taken a move back: what they were asked is no longer the question."""


class Asked(msgspec.Struct, frozen=True):
    """What one seat is asked: `refuse` says why a move may not be made, None if it may."""

    view: Any
    offers: Offers
    refuse: Callable[[Any], Refusal | None]


class Advice(NamedTuple):
    """A move, and the sentence that says why, if the game has one."""

    move: Any
    why: str = ""
    values: Mapping[str, Any] = {}


class MovePrompt:
    """One seat's questions, until it has chosen something the rules let through.

    `advise` says what a good player would do with what this seat sees, None where nobody knows;
    `take_back` takes the person's last move back, or says why it stands; `other` fulfils requests of
    another kind and says whether that was one.
    """

    def __init__(
        self,
        game: Game,
        face: Face,
        reader: Reader,
        screen: Screen,
        advise: Callable[[Any, Offers], Advice | None],
        take_back: Callable[[], str] = lambda: NOTHING,
        other: Callable[[str], bool] = lambda text: False,
    ) -> None:
        self._game = game
        self._face = face
        self._reader = reader
        self._screen = screen
        self._advised = advise
        self._take_back = take_back
        self._other = other
        self._page = MovePage(game, face, reader, screen)
        self._asked: tuple[Any, Offers] = None, Offers()

    def move(self, asked: Asked) -> Any:
        """`Left` if the person wants to go, `TakenBack` if they have taken a move back."""
        view, offers = self._asked = asked.view, asked.offers
        listed = dict(zip(LABELS, self._face.listed(view, offers), strict=False))
        obvious = self._face.obvious(view, offers)
        text = self._screen.ask(*self._page.draw(view, offers, listed))
        while True:
            if not self._answer(text):
                move = obvious if not text else self._meant(text, view, listed)
                if isinstance(move, Choice):
                    move = self._made(move)
                    text = "" if move is None else text
                refusal = None if move is None else asked.refuse(move)
                if move is not None and refusal is None:
                    return move
                self._explain(text, refusal)
            text = self._screen.again()

    def _answer(self, text: str) -> bool:
        """Whether that was no move but a request of another kind, now fulfilled."""
        word, _, rest = text.partition(" ")
        if text.lower() == "q":
            self._leave()
        elif text in ("?", "help", "aide"):
            self._help()
        elif text.lower() in BACK:
            self._back()
        elif text.lower() in HINT:
            self._advise()
        elif word.lower() in ("rule", "règle", "regle"):
            self._clause(rest.strip())
        else:
            return self._other(text)
        return True

    def _advise(self) -> None:
        """What a good player would do, and why, where the game can say so."""
        self._note("play-thinking")
        advice = self._advised(*self._asked)
        if advice is None:
            self._note("play-no-advice")
            return
        told = self._reader.words.say(f"why-{advice.why}", **advice.values) if advice.why else ""
        self._note("play-advice", move=self._face.describe(advice.move, self._reader), why=told)

    def _meant(self, text: str, view: Any, listed: dict[str, Any]) -> Any | None:
        if text.lower() in listed:
            return listed[text.lower()]
        try:
            return self._face.read(text, view)
        except ValueError:
            return None

    def _made(self, choice: Choice) -> Any | None:
        """The move that a described choice becomes, asked for part by part."""
        fields = ChoiceParts(choice, roles_of(self._game), self._reader, self._screen).ask()
        return None if fields is None else read_choice(self._game, choice, fields)

    def _explain(self, text: str, refusal: Refusal | None) -> None:
        if refusal is not None:
            self._screen.note(self._refused(refusal))
        elif text:
            self._note("play-not-understood", text=plain(text))
        else:
            self._note("play-no-obvious")

    def _refused(self, refusal: Refusal) -> Text:
        values = self._face.refusal_values(refusal.values, self._reader)
        told = self._reader.words.say(f"refusal-{refusal.reason}", **values)
        hint = self._reader.words.say("play-refused-hint", clause=refusal.clause)
        return Text(f"{refusal.clause}  ", "bold red") + Text(told, "red") + Text(f"  {hint}", "dim")

    def _note(self, key: str, **values: str) -> None:
        self._screen.note(Text(self._reader.words.say(key, **values), "yellow"))

    def _help(self) -> None:
        name = self._game.META.name
        example = next(iter(clauses(read_book(shelf.box(name), self._reader.words.language))))
        self._screen.note(Text(self._reader.words.say("play-help", clause=example)))
        if self._reader.words.has(f"play-help-{name}"):
            self._screen.note(Text(self._reader.words.say(f"play-help-{name}")))
        elif typed := self._example():
            self._screen.note(Text(self._reader.words.say("play-help-typed", typed=typed)))

    def _example(self) -> str:
        """A move as somebody could type it now, one of those that are described before those listed."""
        _, offers = self._asked
        served = [choice for choice in offers.choices if not choice.special]
        made = [read_choice(self._game, choice, any_of(choice, Stream(b"help"))) for choice in served]
        return next((self._game.write_move(move) for move in (*made, *offers.moves)), "")

    def _back(self) -> None:
        why = self._take_back()
        if not why:
            raise TakenBack
        self._note("play-stands", reason=why)

    def _clause(self, wanted: str) -> None:
        book = read_book(shelf.box(self._game.META.name), self._reader.words.language)
        found = find_clause(book, wanted)
        if not wanted:
            self._note("play-which-clause", clause=next(iter(clauses(book))))
        elif found is None:
            self._note("play-no-clause", clause=plain(wanted))
        else:
            self._screen.note(Markdown(found))

    def _leave(self) -> None:
        self._note("play-leave")
        if self._screen.again().lower() == "q":
            raise Left
        self._note("play-stay")
