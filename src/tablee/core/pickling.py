"""Values that hold modules (a game, its clock) can be pickled and copied: modules go by their names."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType
from typing import Any

import msgspec


class Named(msgspec.Struct, frozen=True):
    """A module, by its name."""

    module: str


class ByName:
    """Whoever inherits is pickled field by field, modules by their names."""

    __slots__ = ()

    def __getstate__(self) -> dict[str, Any]:
        return {name: _named(getattr(self, name)) for name in _fields(self) if hasattr(self, name)}

    def __setstate__(self, state: dict[str, Any]) -> None:
        for name, value in state.items():
            setattr(self, name, import_module(value.module) if isinstance(value, Named) else value)


def _fields(one: object) -> list[str]:
    slots = [name for kind in type(one).__mro__ for name in getattr(kind, "__slots__", ())]
    return [*slots, *getattr(one, "__dict__", {})]


def _named(value: Any) -> Any:
    return Named(value.__name__) if isinstance(value, ModuleType) else value
