"""Events, moves, questions and refusals as the arguments of their sentences, by their fields' roles alone.

The browser does the same in `web/src/lib/arguments.ts`. Each field is an argument under its own name: a
seat as a name, with `<field>_you`; a value of the game's own kind in its words; a row as a list, with
`<field>_count` and, without the reader, `<field>_others`; an order with `<field>_first` and
`<field>_last`; what is missing as "none".
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from tablee.cli.faces.face import Reader, tag_of, yes_no
from tablee.core.contract import Standings
from tablee.core.question import Question
from tablee.core.roles import FLAG, SEAT, Order, Roles, role_of, singular

Arguments = dict[str, object]
Saying = Callable[[Reader, Any, Mapping[str, Any]], str | Arguments]
Sayings = Mapping[str, Saying]
"""How a game says the values of its own roles: from the value and, for those that need them, all fields."""
NO_SAYINGS: Sayings = {}


def arguments_of(said: msgspec.Struct, roles: Roles, reader: Reader, sayings: Sayings) -> Arguments:
    """What fills an event's or a move's sentence."""
    fields = {name: getattr(said, name) for name in said.__struct_fields__}
    return arguments(tag_of(said), fields, roles, reader, sayings)


def arguments(
    owner: str | None, fields: Mapping[str, Any], roles: Roles, reader: Reader, sayings: Sayings
) -> Arguments:
    """`owner` is the tag of what has these fields; the values of refusals and questions have none."""
    told = _missing(roles)
    for field, value in fields.items():
        role = role_of(roles, owner, field)
        if role in sayings and value is not None:
            said = sayings[role](reader, value, fields)
            told |= said if isinstance(said, dict) else {field: said}
        elif value is not None:
            told |= _argument(field, value, role, reader, sayings)
    return told


def say_question(question: Question, roles: Roles, reader: Reader, sayings: Sayings) -> str:
    told = arguments(None, question.values, roles, reader, sayings)
    return reader.words.say(f"question-{question.key}", **told)


def _missing(roles: Roles) -> Arguments:
    told: Arguments = {}
    for field, role in roles.items():
        told |= {field: "no"} if role == FLAG else {field: "none", f"{field}_you": "none"}
    return told


def _argument(field: str, value: Any, role: str, reader: Reader, sayings: Sayings) -> Arguments:
    if not isinstance(value, tuple | list):
        role = role.removeprefix("each").strip()  # of one seat, where a view has one for each
    match role.partition(" ")[0]:
        case _ if isinstance(value, bool):
            return {field: yes_no(value)}
        case "seat":
            return {**reader.seat(field, value)}
        case "order":
            return _order(field, value, reader)
        case "standings":
            return _winners(value, reader)
        case "each":
            told = [f"{reader.inside(seat)} {minus(one)}" for seat, one in enumerate(value)]
            return {field: reader.words.join(told)}
    if isinstance(value, tuple | list):
        told = [str(word_of(one, singular(role), reader, sayings)) for one in value]
        others = [name for one, name in zip(value, told, strict=True) if one != reader.eyes]
        join = reader.words.join
        return {field: join(told), f"{field}_others": join(others), f"{field}_count": len(value)}
    return {field: word_of(value, role, reader, sayings)} if isinstance(value, int | str) else {}


def word_of(value: Any, role: str, reader: Reader, sayings: Sayings = NO_SAYINGS) -> Any:
    """One value in words: in the game's own way, by the sentence named after it, or as it is."""
    if role == SEAT:
        return reader.inside(value)
    if role in sayings:
        return sayings[role](reader, value, {})
    if role and reader.words.has(f"{role}-{value}"):
        return reader.words.say(f"{role}-{value}")
    return reader.words.say(role, value=value) if role and reader.words.has(role) else value


def minus(value: Any) -> str:
    """With a minus that is as long as a plus."""
    return str(value).replace("-", "−")


def _order(field: str, seats: Order, reader: Reader) -> Arguments:
    if not seats:
        return dict.fromkeys((field, f"{field}_first", f"{field}_last"), "none")
    ends = {**reader.seat(f"{field}_first", seats[0]), **reader.seat(f"{field}_last", seats[-1])}
    return {field: ", ".join(map(reader.name, seats)), **ends}


def _winners(standings: Standings, reader: Reader) -> Arguments:
    winners = standings[0]
    named = reader.name if len(winners) == 1 else reader.names.__getitem__  # “vous” alone has its own verb
    told = reader.words.join([named(seat) for seat in winners])
    return {"count": len(winners), "winners": told, "winners_you": yes_no(reader.eyes in winners)}
