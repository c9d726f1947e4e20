"""What a field stands for, said beside its type: a seat, a card, what each seat has.

Whoever tells an event, draws a view or labels a move goes by these roles and needs not know the game.
A role is a word. The house knows those below; every other is the game's own, and its values are named
by the game's sentences: the value `red` of role `colour` by `colour-red`, or by `colour` with `$value`.
A row of such things has the role of one with an s: `seats`, `colours`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Annotated, Any, Final, TypeVar

import msgspec
from msgspec import inspect as shapes

Item = TypeVar("Item")
Roles = dict[str, str]
"""Roles by the names of fields; `owner.field` where `owner`, the tag of an event or a move or the field
that holds the struct, means something else by a name than most."""


def role(word: str) -> msgspec.Meta:
    """For `Annotated[type, role("card")]`; one that is said of a row is the role of the whole row."""
    return msgspec.Meta(extra={"role": word})


SEAT: Final = "seat"
FLAG: Final = "flag"  # every boolean; nobody needs to say so
WRAPPERS: Final = ("each", "hand")
OF_SEATS: Final = {"asked": SEAT, "order": SEAT, "standings": "seats"}
"""Rows that have a name of their own, and the role of what stands in them."""

Seat = Annotated[int, role(SEAT)]
"""Somebody at the table."""
Asked = Annotated[tuple[Seat, ...], role("asked")]
"""Who may act now, as far as the reader may know."""
Order = Annotated[tuple[Seat, ...], role("order")]
"""Seats one after the other: turns, ranks."""
Standings = Annotated[tuple[tuple[Seat, ...], ...], role("standings")]
"""Places, best first, those who share one together."""
Score = Annotated[int, role("score")]
"""Points, of which more are better."""
EachSeat = Annotated[tuple[Item, ...], role("each")]
"""One for every seat: `EachSeat[Score]` has the role `each score`."""
Hand = Annotated[tuple[Item, ...], role("hand")]
"""What the reader alone holds: `Hand[Card]` has the role `hand card`."""


def roles_in(*types: Any) -> Roles:
    """The roles of all fields of these types: the usual one by the field's name, others by `owner.field`."""
    found = dict.fromkeys(each for type_ in types for each in _fields(shapes.type_info(type_), ""))
    usual: dict[str, Counter[str]] = {}
    for _, field, word in found:
        usual.setdefault(field, Counter())[word] += 1
    table = {field: words.most_common(1)[0][0] for field, words in usual.items()}
    table |= {f"{owner}.{field}": word for owner, field, word in found if word != table[field]}
    return {key: word for key, word in table.items() if word or "." in key}


def roles_of(game: Any) -> Roles:
    """The roles of a game's events, moves and views; values of refusals and questions go by their names."""
    return roles_in(game.Event, game.Move, game.View)


def plural(word: str) -> str:
    return word and f"{word}s"


def singular(role: str) -> str:
    """The role of one thing in a row of that role."""
    return OF_SEATS.get(role) or role.removesuffix("s")


def role_of(roles: Roles, owner: str | None, field: str) -> str:
    """A row that no type names has the role of one thing with an s: `shapes` where there is a `shape`.

    `owner` is a tag, the field that holds a struct, "" for the view; None for values that belong to none
    of these, as those of questions and refusals do.
    """
    usual = roles.get(field) or (plural(roles.get(field[:-1], "")) if field.endswith("s") else "")
    return usual if owner is None else roles.get(f"{owner}.{field}", usual)


def _fields(shape: shapes.Type, owner: str) -> Iterator[tuple[str, str, str]]:
    """Every field of every struct a type is made of: whose it is, its name, its role."""
    match shape:
        case shapes.StructType():
            owner = owner if shape.tag is None else str(shape.tag)
            for field in shape.fields:
                yield owner, field.encode_name, _role(field.type)
                yield from _fields(field.type, field.encode_name)
        case shapes.Metadata():
            yield from _fields(shape.type, owner)
        case shapes.UnionType():
            for part in shape.types:
                yield from _fields(part, owner)
        case shapes.VarTupleType() | shapes.ListType():
            yield from _fields(shape.item_type, owner)
        case shapes.TupleType():
            for item in shape.item_types:
                yield from _fields(item, owner)


def _role(shape: shapes.Type) -> str:
    """The outermost word said of a type; `each` and `hand` are said before the role of what they hold."""
    match shape:
        case shapes.Metadata(type=shapes.VarTupleType(item_type=item), extra={"role": str(word)}) if (
            word in WRAPPERS
        ):
            return f"{word} {_role(item)}".strip()
        case shapes.Metadata(extra={"role": str(word)}):
            return word
        case shapes.Metadata(type=inner):
            return _role(inner)
        case shapes.UnionType():
            return next((word for part in shape.types if (word := _role(part))), "")
        case shapes.VarTupleType() | shapes.ListType():
            return plural(_role(shape.item_type))
        case shapes.TupleType():
            words = {_role(item) for item in shape.item_types}
            return plural(words.pop()) if len(words) == 1 else ""
        case shapes.BoolType():
            return FLAG
    return ""
