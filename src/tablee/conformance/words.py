"""Promises of the words: every sentence the house will ask for is there, in both languages."""

from __future__ import annotations

from collections.abc import Iterator, Sequence, Set
from importlib.resources import files
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseNode, Junk, Message, VariableReference
from fluent.syntax.visitor import Visitor
from msgspec import inspect as shapes

from tablee.conformance.box import EVERYBODYS, refusals
from tablee.conformance.broken import require
from tablee.conformance.cases import Case
from tablee.conformance.random_game import random_game, some
from tablee.core import box as boxes
from tablee.core.box import Box
from tablee.core.chapters import Chapter
from tablee.core.contract import Offers
from tablee.core.rulebook import LANGUAGES

BOX_SENTENCES = ("box-tagline", "box-players")
FAMILIES = (
    "box-",
    "chapter-",
    "choice-",
    "event-",
    "level-",
    "move-",
    "option-",
    "order-",
    "question-",
    "refusal-",
    "view-",
)
BREAKING = (" ;", " ?", " !", " :", "« ", " »")  # before and after these French has a space that holds


def every_sentence_is_said_in_both_languages(cases: Sequence[Case]) -> None:
    box = cases[0].box
    needed = [*BOX_SENTENCES, *_of_types(cases[0].rules), *_of_meta(cases[0])]
    needed += [f"refusal-{refusal.reason}" for refusal in refusals(cases)]
    needed += [f"question-{key}" for key in questions(cases)]
    needed += _of_orders(box)
    needed += [f"chapter-{chapter.kind}" for chapter in _chapters(box)]
    if not box.face:
        needed += [f"choice-{move}" for move in described_moves(cases)]
    for language in LANGUAGES:
        said = sentences(box, language)
        missing = [name for name in dict.fromkeys(needed) if name not in said]
        require(not missing, f"{language}.ftl says everything", missing)


def _of_orders(box: Box) -> list[str]:
    if not box.orders:
        return []
    return [f"order-{order.tag}" for order in structs_of(boxes.part(box.orders).Order)]


def _chapters(box: Box) -> tuple[Chapter, ...]:
    found: tuple[Chapter, ...] = boxes.part(box.chapters) if box.chapters else ()
    return found


def _of_types(game: Any) -> Iterator[str]:
    for kind, type_ in (("event", game.Event), ("move", game.Move)):
        yield from [f"{kind}-{struct.tag}" for struct in structs_of(type_)]


def _of_meta(case: Case) -> Iterator[str]:
    yield from [f"option-{info.name}" for info in case.rules.META.options]
    yield from [f"level-{level}" for level in case.rules.META.levels if level not in EVERYBODYS]


def sentences_use_what_they_are_given(cases: Sequence[Case]) -> None:
    """For games without a face of their own: it alone could add arguments to those made by roles."""
    box, game = cases[0].box, cases[0].rules
    given = {f"question-{key}": names for key, names in questions(cases).items()}
    for kind, type_ in (("event", game.Event), ("move", game.Move)):
        given |= {f"{kind}-{one.tag}": {field.name for field in one.fields} for one in structs_of(type_)}
    for language in LANGUAGES if not box.face else ():
        for name, used in sentences(box, language).items():
            strange = {one for one in used if not _is_given(one, given.get(name, {one}))}
            require(not strange, f"{language}.ftl: {name} uses arguments of its own event or move", strange)


def _is_given(argument: str, fields: Set[str]) -> bool:
    """A field, or what is made of it: `seat_you`, `cards_count`; of standings, who won."""
    winners = ("count", "winners", "winners_you") if "standings" in fields else ()
    return argument in winners or any(argument == one or argument.startswith(f"{one}_") for one in fields)


def questions(cases: Sequence[Case]) -> dict[str, set[str]]:
    """The keys of all questions met in a game at every table, with the names of their values."""
    found: dict[str, set[str]] = {}
    for offers in _offers_met(cases):
        if offers.question is not None:
            found.setdefault(offers.question.key, set()).update(offers.question.values)
    return found


def described_moves(cases: Sequence[Case]) -> list[str]:
    moves = [choice.move for offers in _offers_met(cases) for choice in offers.choices if not choice.special]
    return list(dict.fromkeys(moves))


def _offers_met(cases: Sequence[Case]) -> Iterator[Offers]:
    for case in cases:
        for played in some(list(random_game(case, 15)), case.plan.samples):
            state = played.step.state
            yield from [case.rules.offers(state, seat) for seat in range(case.seats)]


def both_languages_have_the_same_sentences(cases: Sequence[Case]) -> None:
    """Those the house asks for by their names; a language may have helpers of its own besides."""
    french, english = [_asked_for(cases[0].box, language) for language in LANGUAGES]
    require(french == english, "both languages have the same sentences", french ^ english)


def _asked_for(box: Box, language: str) -> set[str]:
    return {name for name in sentences(box, language) if name.startswith(FAMILIES)}


def french_spaces_do_not_break(cases: Sequence[Case]) -> None:
    text = text_of(cases[0].box, "fr")
    found = [line for line in text.splitlines() for wrong in BREAKING if wrong in line]
    require(not found, "in French a no-break space stands before : ; ? ! » and after «", found[:3])


def structs_of(type_: Any) -> Iterator[shapes.StructType]:
    """The structs of a union, or the one there is."""
    shape = shapes.type_info(type_)
    for part in shape.types if isinstance(shape, shapes.UnionType) else (shape,):
        if isinstance(part, shapes.StructType):
            yield part


def text_of(box: Box, language: str) -> str:
    return (files(box.words) / "locale" / f"{language}.ftl").read_text("utf-8")


def sentences(box: Box, language: str) -> dict[str, frozenset[str]]:
    """By its name, the arguments of every sentence; an attribute is `name.attribute`."""
    found: dict[str, frozenset[str]] = {}
    for entry in FluentParser().parse(text_of(box, language)).body:
        require(not isinstance(entry, Junk), f"{language}.ftl can be read", getattr(entry, "content", ""))
        if isinstance(entry, Message):
            found |= {entry.id.name: arguments_in(entry.value)} if entry.value else {}
            found |= {f"{entry.id.name}.{one.id.name}": arguments_in(one.value) for one in entry.attributes}
    return found


def arguments_in(pattern: BaseNode) -> frozenset[str]:
    reader = _Arguments()
    reader.visit(pattern)
    return frozenset(reader.names)


class _Arguments(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802  (the parser's name)
        self.names.add(node.id.name)


CHECKS = (
    every_sentence_is_said_in_both_languages,
    sentences_use_what_they_are_given,
    both_languages_have_the_same_sentences,
    french_spaces_do_not_break,
)
