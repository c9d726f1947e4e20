"""Promises of the words: every sentence the house will ask for is there, in both languages."""

from __future__ import annotations

from collections.abc import Iterator, Sequence, Set
from typing import Any

from msgspec import inspect as shapes

from tablee.conformance.box_promises import EVERYBODYS, refusals
from tablee.conformance.box_sentences import patterns_of, sentences, text_of, told_of
from tablee.conformance.broken import require
from tablee.conformance.cases import Case, found_once
from tablee.conformance.random_game import random_game, some
from tablee.conformance.things import things
from tablee.core import box as boxes
from tablee.core.box import Box
from tablee.core.chapters import Chapter
from tablee.core.choices import Choice, PointIn
from tablee.core.contract import Offers
from tablee.core.meta import Meta
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
NAMED = ("choice-", "event-", "level-", "move-", "option-", "view-")
BREAKING = (" ;", " ?", " !", " :", "« ", " »")  # before and after these French has a space that holds


def every_sentence_is_said_in_both_languages(cases: Sequence[Case]) -> None:
    box = cases[0].box
    needed = [*BOX_SENTENCES, *_of_types(cases[0].rules), *_of_meta(cases[0])]
    needed += [f"refusal-{refusal.reason}" for refusal in refusals(cases)]
    needed += [f"question-{key}" for key in questions(cases)]
    needed += _of_orders(box)
    needed += [f"chapter-{chapter.kind}" for chapter in _chapters(box)]
    if not box.face:
        needed += [name for choice in described(cases) for name in sentences_of_choice(choice)]
    for language in LANGUAGES:
        said = sentences(box, language)
        missing = [name for name in dict.fromkeys(needed) if name not in said]
        require(not missing, f"{language}.ftl says everything", missing)


def sentences_of_choice(choice: Choice) -> list[str]:
    """What it is called; and its parts, where there are several (a point says across and up by itself)."""
    several = choice.parts if len(choice.parts) > 1 else ()
    parts = [part.field for part in several if not isinstance(part, PointIn)]
    return [f"choice-{choice.move}", *[f"choice-{choice.move}.{field}" for field in parts]]


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
    yield from sentences_of_options(case.rules.META)
    yield from [f"level-{level}" for level in case.rules.META.levels if level not in EVERYBODYS]


def sentences_of_options(meta: Meta) -> Iterator[str]:
    """What each is called and does, and of a choice what each value is."""
    for info in meta.options:
        yield from (f"option-{info.name}", f"option-{info.name}.hint")
        yield from (f"option-{info.name}-value",) if info.kind == "choice" else ()


def every_sentence_has_something_to_say(cases: Sequence[Case]) -> None:
    """One under a mistyped name is never said. A client or a face of the box's own may ask for more."""
    box, game = cases[0].box, cases[0].rules
    known = {*_of_types(game), *_of_meta(cases[0]), *[f"view-{name}" for name in game.View.__struct_fields__]}
    known |= set(_of_parts(game.View))
    known |= {f"option-{one.name}-{more}" for one in game.META.options for more in ("value", "about")}
    known |= {f"level-{level}" for level in EVERYBODYS}
    for move in structs_of(game.Move):
        known |= {f"choice-{move.tag}", *[f"choice-{move.tag}.{field.name}" for field in move.fields]}
    for language in LANGUAGES if not (box.face or box.client) else ():
        said = [name for name in sentences(box, language) if name.startswith(NAMED)]
        strange = [name for name in said if name not in known]
        require(not strange, f"{language}.ftl: a sentence is named after something in the game", strange)


def values_of_options_are_told_apart(cases: Sequence[Case]) -> None:
    """A value without a variant of its own is said as the last one is."""
    box = cases[0].box
    choices = [info for info in cases[0].rules.META.options if info.kind == "choice"]
    for language in LANGUAGES:
        patterns = patterns_of(box, language)
        for info in choices:
            said: dict[str, Any] = {}
            for value in info.values:
                other = said.setdefault(told_of(patterns[f"option-{info.name}-value"], value), value)
                promise = f"{language}.ftl: option-{info.name}-value says each value in its own way"
                require(other == value, promise, other, value)


def _of_parts(view: Any) -> Iterator[str]:
    """What the values of a struct that a field of the view holds may be called."""
    for struct in structs_of(view):
        for field in struct.fields:
            parts = [part.name for inner in _structs_within(field.type) for part in inner.fields]
            yield from [f"view-{field.name}.{part}" for part in parts]


def _structs_within(shape: shapes.Type) -> Iterator[shapes.StructType]:
    match shape:
        case shapes.StructType():
            yield shape
        case shapes.Metadata(type=inner) | shapes.VarTupleType(item_type=inner):
            yield from _structs_within(inner)
        case shapes.UnionType(types=inners) | shapes.TupleType(item_types=inners):
            for inner in inners:
                yield from _structs_within(inner)


def things_of_the_game_have_words(cases: Sequence[Case]) -> None:
    """Each value of a role of the game's own is said by `<role>-<value>` or `<role>`; a phase need not be."""
    box = cases[0].box
    told = {language: sentences(box, language) for language in LANGUAGES if not box.face}
    for role, value in dict.fromkeys(things(cases)):
        if role != "phase" or any(name.startswith("phase-") for said in told.values() for name in said):
            for language, said in told.items():
                found = role in said or f"{role}-{value}" in said
                require(found, f"{language}.ftl names what the game shows", f"{role}-{value}")


def sentences_use_what_they_are_given(cases: Sequence[Case]) -> None:
    """For games without a face of their own: it alone could add arguments to those made by roles."""
    box, game = cases[0].box, cases[0].rules
    given = {f"question-{key}": names for key, names in questions(cases).items()}
    for refusal in refusals(cases):
        given.setdefault(f"refusal-{refusal.reason}", set()).update(refusal.values)
    for option in game.META.options:
        given |= {f"option-{option.name}-{more}": {"value"} for more in ("value", "about")}
    for kind, type_ in (("event", game.Event), ("move", game.Move)):
        given |= {f"{kind}-{one.tag}": {field.name for field in one.fields} for one in structs_of(type_)}
    for language in LANGUAGES if not box.face else ():
        for name, used in sentences(box, language).items():
            strange = {one for one in used if not _is_given(one, given.get(name, {one}))}
            require(not strange, f"{language}.ftl: {name} uses arguments that it is given", strange)


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


def described(cases: Sequence[Case]) -> list[Choice]:
    """The choices met in a game at every table that people make by themselves."""
    return [choice for offers in _offers_met(cases) for choice in offers.choices if not choice.special]


@found_once
def _offers_met(cases: Sequence[Case]) -> list[Offers]:
    return [
        case.rules.offers(played.step.state, seat)
        for case in cases
        for played in some(list(random_game(case, 15)), case.plan.samples)
        for seat in range(case.seats)
    ]


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


CHECKS = (
    every_sentence_is_said_in_both_languages,
    every_sentence_has_something_to_say,
    values_of_options_are_told_apart,
    things_of_the_game_have_words,
    sentences_use_what_they_are_given,
    both_languages_have_the_same_sentences,
    french_spaces_do_not_break,
)
