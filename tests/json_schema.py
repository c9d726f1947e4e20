"""As much of JSON Schema as ours use: whether a value is what a definition says."""

from __future__ import annotations

from typing import Any

KINDS: dict[str, tuple[type, ...]] = {
    "object": (dict,),
    "array": (list,),
    "string": (str,),
    "integer": (int,),
    "number": (int, float),
    "boolean": (bool,),
    "null": (type(None),),
}
USED = {
    *("$ref", "anyOf", "type", "enum", "properties", "required", "additionalProperties"),
    *("items", "prefixItems", "minItems", "maxItems"),
    *("title", "description", "default", "discriminator"),  # these say nothing of what is allowed
}


def faults(value: Any, schema: Any, defs: dict[str, Any], where: str = "$") -> list[str]:
    """What is wrong with the value, and where; nothing if it is as the schema says."""
    if isinstance(schema, bool):
        return [] if schema else [f"{where}: nothing may be here"]
    assert not set(schema) - USED, set(schema) - USED
    if "$ref" in schema:
        return faults(value, defs[schema["$ref"].removeprefix("#/$defs/")], defs, where)
    if "anyOf" in schema:
        tried = [faults(value, one, defs, where) for one in schema["anyOf"]]
        return [] if [] in tried else min(tried, key=len)
    if "enum" in schema and value not in schema["enum"]:
        return [f"{where}: {value!r} is none of {schema['enum']}"]
    kind = schema.get("type")
    if kind and (not isinstance(value, KINDS[kind]) or (isinstance(value, bool) and kind != "boolean")):
        return [f"{where}: {value!r} is no {kind}"]
    return [*_fields(value, schema, defs, where), *_items(value, schema, defs, where)]


def _fields(value: Any, schema: dict[str, Any], defs: dict[str, Any], where: str) -> list[str]:
    if not isinstance(value, dict):
        return []
    known, more = schema.get("properties", {}), schema.get("additionalProperties", True)
    wrong = [f"{where}: {name} is missing" for name in schema.get("required", ()) if name not in value]
    for name, inner in value.items():
        wrong += faults(inner, known.get(name, more), defs, f"{where}.{name}")
    return wrong


def _items(value: Any, schema: dict[str, Any], defs: dict[str, Any], where: str) -> list[str]:
    if not isinstance(value, list):
        return []
    first, rest = schema.get("prefixItems", []), schema.get("items", True)
    wrong = (
        [] if schema.get("minItems", 0) <= len(value) <= schema.get("maxItems", 1e9) else [f"{where}: length"]
    )
    for n, inner in enumerate(value):
        wrong += faults(inner, first[n] if n < len(first) else rest, defs, f"{where}[{n}]")
    return wrong
