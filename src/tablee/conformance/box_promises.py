"""Promises of the box itself: what it says of the game is so, and its parts can be opened."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any, get_args

import msgspec

from tablee.conformance.box_sentences import text_of
from tablee.conformance.broken import Broken, require
from tablee.conformance.cases import Case, found_once
from tablee.conformance.random_game import random_game
from tablee.core.box import CONTRACT, Box, part
from tablee.core.contract import Game
from tablee.core.meta import OptionInfo
from tablee.core.refusal import Refusal
from tablee.core.rulebook import LANGUAGES, clauses, pictures_in, read_book, read_picture

EVERYBODYS = ("random", "search")
KINDS = ("switch", "choice", "number")
PARTS = (
    "rules",
    "face",
    "moments",
    "previews",
    "story",
    "scenes",
    "coach",
    "practice",
    "adviser",
    "judge",
    "analyst",
    "notation",
    "learner",
    "batch",
    "chapters",
    "orders",
    "takes_back",
    "given",
    "twin",
)


def the_box_says_what_is_in_it(cases: Sequence[Case]) -> None:
    box, rules = cases[0].box, cases[0].rules
    meta = rules.META
    require(box.contract == CONTRACT, "the box is written for this contract", box.contract, CONTRACT)
    require(re.fullmatch(r"[a-z][a-z0-9_]*", box.name) is not None, "a name is small letters", box.name)
    require(meta.name == box.name, "`META.name` is the box's name", meta.name, box.name)
    require(
        1 <= meta.oldest <= meta.rules, "`oldest` to `rules` are versions from 1 on", meta.oldest, meta.rules
    )
    real_time = rules.clocked or rules.measured or rules.simulated
    strangers = set(meta.levels) - set(box.bots) - set(EVERYBODYS[:1] if real_time else EVERYBODYS)
    require(not strangers, "every level of `META.levels` has its bot in the box", strangers)
    require(set(box.bots) <= set(meta.levels), "every bot's level is one of `META.levels`", box.bots)


def every_part_can_be_opened(cases: Sequence[Case]) -> None:
    box = cases[0].box
    for name in PARTS:
        if reference := getattr(box, name):
            _opened(f"Box.{name}", reference)
    for level, reference in box.bots.items():
        bot = _opened(f"Box.bots[{level!r}]", reference)
        require(callable(getattr(bot, "choose", None)), "a bot can choose", level, reference)
    for language in LANGUAGES:
        said, told = _is_read(text_of, box, language), _is_read(read_book, box, language)
        require(said, f"`Box.words` holds locale/{language}.ftl", box.words)
        require(told, f"`Box.book` holds rulebook/{language}.md", box.book)


def _opened(field: str, reference: str) -> Any:
    try:
        return part(reference)
    except (ImportError, AttributeError) as error:
        raise Broken(f"`{field}` can be opened: {reference!r}, {error}") from None


def _is_read(reader: Callable[[Box, str], str], box: Box, language: str) -> bool:
    try:
        reader(box, language)
    except (ImportError, OSError):
        return False
    return True


def no_game_goes_on_beyond_longest(cases: Sequence[Case]) -> None:
    """A longer record is not read, and a table ends its game there."""
    for case in cases:
        for _ in random_game(case, 32):
            pass


def moves_refuse_fields_they_do_not_know(cases: Sequence[Case]) -> None:
    """A client that mistypes one is told, instead of making another move."""
    move = cases[0].rules.Move
    loose = [
        one.__name__ for one in get_args(move) or (move,) if not one.__struct_config__.forbid_unknown_fields
    ]
    require(not loose, "a move has `forbid_unknown_fields=True`", loose)


def the_usual_options_may_be_played(cases: Sequence[Case]) -> None:
    game = cases[0].rules
    plain, seats = game.Options(), game.META.seats
    require(list(seats) == sorted(set(seats)) != [], "`META.seats` is a row of numbers, fewest first", seats)
    for info in game.META.options:
        require(hasattr(plain, info.name), "every option of `META` is a field of `Options`", info.name)
    for count in seats:
        refusal = game.refuse_options(count, plain)
        require(refusal is None, "a table as it comes may be played", count, refusal)
    for count in (-1, 0, seats[-1] + 1):
        require(game.refuse_options(count, plain) is not None, "a table of another size is refused", count)


def options_are_what_meta_says_of_them(cases: Sequence[Case]) -> None:
    """Every value that may be chosen is one of its type, and may be played somewhere; none beyond is."""
    game = cases[0].rules
    plain = game.Options()
    for info in game.META.options:
        require(info.kind in KINDS, "an option is a switch, a choice or a number", info.name, info.kind)
        usual = getattr(plain, info.name)
        chosen = info.kind != "choice" or usual in info.values
        require(chosen, "a choice has the usual value among its `values`", info.name, usual)
        inside, beyond = _values(info, usual)
        for value in inside:
            fits = _playable(game, plain, info.name, value)
            require(fits, "what `META` says of an option may be played", info.name, value)
        for value in beyond:
            fits = _playable(game, plain, info.name, value)
            require(not fits, "an option beyond what `META` says is refused", info.name, value)


def _values(info: OptionInfo, usual: Any) -> tuple[tuple[Any, ...], tuple[Any, ...]]:
    """What an option may be, and numbers that it may not be."""
    if info.kind == "number":
        return (usual, info.least, info.most), (info.least - 1, info.most + 1)
    return ((True, False) if info.kind == "switch" else (usual, *info.values)), ()


def _playable(game: Game, plain: Any, name: str, value: Any) -> bool:
    """Whether a table of some size may agree on that."""
    written = msgspec.to_builtins(plain) | {name: value}
    try:
        options = msgspec.convert(written, game.Options)
    except msgspec.ValidationError:
        return False
    return any(game.refuse_options(seats, options) is None for seats in game.META.seats)


def the_rule_book_is_whole_in_both_languages(cases: Sequence[Case]) -> None:
    box = cases[0].box
    french, english = [list(clauses(read_book(box, language))) for language in LANGUAGES]
    require(bool(french), "the rule book has clauses: ### XYZ-10 · Title")
    require(french == english, "both languages have the same clauses in the same order", french, english)
    foreign = [clause for clause in french if not clause.startswith(f"{box.clauses}-")]
    require(not foreign, "every clause begins as the box says", box.clauses, foreign)


def the_rule_book_shows_pictures_that_lie_beside_it(cases: Sequence[Case]) -> None:
    """A reader would be shown a gap, and the house asked for what it has not."""
    box = cases[0].box
    for language in LANGUAGES:
        for name in pictures_in(read_book(box, language)):
            require(is_there(box, name), "a picture of the rule book lies beside it", language, name)


def is_there(box: Box, picture: str) -> bool:
    try:
        read_picture(box, picture)
    except FileNotFoundError:
        return False
    return True


def refusals_and_options_name_clauses_of_the_book(cases: Sequence[Case]) -> None:
    book = set(clauses(read_book(cases[0].box, LANGUAGES[0])))
    for info in cases[0].rules.META.options:
        require(info.clause in book, "an option names its clause", info.name, info.clause)
    for refusal in refusals(cases):
        require(refusal.clause in book, "a refusal names its clause", refusal)


@found_once
def refusals(cases: Sequence[Case]) -> list[Refusal]:
    """One of each kind that was met when everybody tried everything in a game at every table."""
    found: dict[tuple[str, str], Refusal] = {}
    game = cases[0].rules
    refused = game.refuse_options(0, game.Options())
    tried: list[Refusal | None] = [refused]
    for case in cases:
        tried += _refusals_at(case)
    for refusal in tried:
        if refusal is not None:
            found.setdefault((refusal.clause, refusal.reason), refusal)
    return list(found.values())


def _refusals_at(case: Case) -> list[Refusal | None]:
    steps = list(random_game(case, 15))[:60]
    moves = [played.move for played in steps if played.seat is not None][:40]
    return [
        case.rules.refuse(one.step.state, seat, move)
        for one in steps
        for seat in range(case.seats)
        for move in moves
    ]


CHECKS = (
    the_box_says_what_is_in_it,
    every_part_can_be_opened,
    moves_refuse_fields_they_do_not_know,
    the_usual_options_may_be_played,
    options_are_what_meta_says_of_them,
    the_rule_book_is_whole_in_both_languages,
    the_rule_book_shows_pictures_that_lie_beside_it,
    no_game_goes_on_beyond_longest,
    refusals_and_options_name_clauses_of_the_book,
)
