"""Python structs as TypeScript: small on purpose, it knows the shapes the protocol uses.

A field is optional where the wire may leave it out: defaults of what the client sends
(`lenient`), and of structs that omit their defaults.
"""

from __future__ import annotations

import inspect
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec
from msgspec import inspect as shapes

PLAIN: dict[type[shapes.Type], str] = {
    shapes.AnyType: "unknown",
    shapes.RawType: "unknown",
    shapes.NoneType: "null",
    shapes.BoolType: "boolean",
    shapes.IntType: "number",
    shapes.FloatType: "number",
    shapes.StrType: "string",
}


def expression(shape: shapes.Type, prefix: str = "") -> str:
    """The TypeScript type of a field; structs are named, with their game's prefix."""
    match shape:
        case shapes.StructType():
            return name_of(shape.cls, prefix)
        case shapes.Metadata():
            return expression(shape.type, prefix)
        case shapes.UnionType():
            return " | ".join(expression(part, prefix) for part in shape.types)
        case shapes.VarTupleType() | shapes.ListType():
            item = expression(shape.item_type, prefix)
            return f"({item})[]" if " | " in item else f"{item}[]"
        case shapes.TupleType():
            return "[" + ", ".join(expression(part, prefix) for part in shape.item_types) + "]"
        case shapes.DictType():
            return f"Record<string, {expression(shape.value_type, prefix)}>"
        case shapes.LiteralType():
            return " | ".join(msgspec.json.encode(value).decode() for value in shape.values)
    return PLAIN[type(shape)]


def name_of(cls: type[Any], prefix: str) -> str:
    """A game's own types carry its name; the house's do not."""
    return prefix + cls.__name__ if cls.__module__.startswith("tablee.games.") else cls.__name__


def structs_in(shape: shapes.Type) -> Iterator[shapes.StructType]:
    """Every struct a type is made of, parts before the whole."""
    match shape:
        case shapes.StructType():
            for field in shape.fields:
                yield from structs_in(field.type)
            yield shape
        case shapes.Metadata():
            yield from structs_in(shape.type)
        case shapes.UnionType():
            for part in shape.types:
                yield from structs_in(part)
        case shapes.VarTupleType() | shapes.ListType():
            yield from structs_in(shape.item_type)
        case shapes.TupleType():
            for part in shape.item_types:
                yield from structs_in(part)
        case shapes.DictType():
            yield from structs_in(shape.value_type)


def doc_of(cls: type[Any]) -> str:
    """The struct's own docstring, if somebody wrote one."""
    own = cls.__dict__.get("__doc__")
    return inspect.cleandoc(own) if own else ""


def comment(text: str) -> list[str]:
    lines = text.splitlines()
    if len(lines) <= 1:
        return [f"/** {line} */" for line in lines]
    return ["/**", *(f" * {line}".rstrip() for line in lines), " */"]


def declaration(shape: shapes.StructType, prefix: str, lenient: bool) -> str:
    """As it is on the wire: an object, or for `array_like` structs a row of values."""
    return row(shape, prefix) if shape.cls.__struct_config__.array_like else interface(shape, prefix, lenient)


def row(shape: shapes.StructType, prefix: str) -> str:
    values = ", ".join(f"{field.name}: {expression(field.type, prefix)}" for field in shape.fields)
    return "\n".join([*comment(doc_of(shape.cls)), f"export type {name_of(shape.cls, prefix)} = [{values}];"])


def interface(shape: shapes.StructType, prefix: str, lenient: bool) -> str:
    lines = [*comment(doc_of(shape.cls)), f"export interface {name_of(shape.cls, prefix)} {{"]
    if shape.tag is not None:
        lines.append(f'  {shape.tag_field}: "{shape.tag}";')
    for field in shape.fields:
        mark = "?" if may_lack(shape, field, lenient) else ""
        lines.append(f"  {field.encode_name}{mark}: {expression(field.type, prefix)};")
    return "\n".join([*lines, "}"])


def may_lack(shape: shapes.StructType, field: shapes.Field, lenient: bool) -> bool:
    return not field.required and (lenient or bool(shape.cls.__struct_config__.omit_defaults))


class Page:
    """A page of declarations, each written once."""

    def __init__(self) -> None:
        self.parts: list[str] = []
        self._named: set[str] = set()

    def structs(self, types: Iterable[Any], prefix: str = "", lenient: bool = False) -> None:
        """The structs of these types; `lenient` for what the client itself sends."""
        for root in types:
            tops = parts_of(shapes.type_info(root))
            for shape in (one for top in tops for one in structs_in(top)):
                name = name_of(shape.cls, prefix)
                if name not in self._named:
                    self._named.add(name)
                    self.parts.append(declaration(shape, prefix, lenient and shape in tops))

    def constant(self, name: str, type_: str, value: Any) -> None:
        """Without a type, exactly that value."""
        written = msgspec.json.format(msgspec.json.encode(value)).decode()
        said = f"{name}: {type_} = {written}" if type_ else f"{name} = {written} as const"
        self.parts.append(f"export const {said};")

    def union(self, name: str, type_: Any, prefix: str = "") -> None:
        lines = [f"  | {expression(part, prefix)}" for part in parts_of(shapes.type_info(type_))]
        self.parts.append("\n".join([f"export type {name} =", *lines]) + ";")


def parts_of(shape: shapes.Type) -> tuple[shapes.Type, ...]:
    return shape.types if isinstance(shape, shapes.UnionType) else (shape,)
