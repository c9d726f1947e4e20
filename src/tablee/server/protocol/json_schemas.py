"""JSON Schemas (draft 2020-12) of what is on the wire: the house's messages, and each box's own types.

`move`, `events`, `view` and `options` of a message are any value to the house; the box's file says more.
"""

from __future__ import annotations

import inspect
import json
from collections.abc import Mapping
from typing import Any, cast

import msgspec

from tablee.core import shelf
from tablee.core.contract import Offers

DRAFT = "https://json-schema.org/draft/2020-12/schema"


def house_schema(types: Mapping[str, Any]) -> str:
    """One file of definitions; `types` are named ones, unions of messages among them."""
    return _file("What a house and its clients say to each other", types)


def box_schema(name: str) -> str:
    """A box's moves, events, views and options, and the offers that hold its moves."""
    game, offers = shelf.load(name), cast("Any", Offers)
    types = {
        "Move": game.Move,
        "Event": game.Event,
        "View": game.View,
        "Options": game.Options,
        "Offers": offers[game.Move],
    }
    return _file(f"What is played and told in {game.META.title}", types)


def _file(title: str, types: Mapping[str, Any]) -> str:
    """Every type under its name in `$defs`; a union, or one whose name is not its own, refers to others."""
    shown, parts = msgspec.json.schema_components(types.values(), ref_template="#/$defs/{name}")
    named = {name: schema for name, schema in zip(types, shown, strict=True) if not _is(name, schema)}
    defined = {name: _tidy(schema) for name, schema in sorted({**parts, **named}.items())}
    made = {"$schema": DRAFT, "title": title, "$defs": defined}
    return json.dumps(made, indent=1, ensure_ascii=False) + "\n"


def _tidy(schema: dict[str, Any]) -> dict[str, Any]:
    """A docstring without the indentation it has in the code."""
    return schema | {key: inspect.cleandoc(schema[key]) for key in ("description",) if key in schema}


def _is(name: str, schema: Mapping[str, Any]) -> bool:
    return schema.get("$ref") == f"#/$defs/{name}"
