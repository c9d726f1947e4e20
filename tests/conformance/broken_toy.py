"""The toy with one promise broken, and what the suite says of it."""

from __future__ import annotations

import sys
from types import ModuleType
from typing import Any

import pytest
from msgspec.structs import replace

from tablee.conformance import Broken, Plan, check_box
from tablee.core import shelf
from tablee.core.box import Box, part
from tests import toy_game as toy
from tests.conformance.playing import plan_of

PLAN = replace(plan_of("toy"), tables=((3, toy.Options()), (3, toy.Options(secret=True))), older=())
NAME = "broken_toy"


def changed_toy(box: dict[str, Any] | None = None, **changed: Any) -> Box:
    """A box with a copy of the toy in it, these names changed."""
    module = ModuleType(NAME)
    vars(module).update({name: value for name, value in vars(toy).items() if not name.startswith("__")})
    vars(module).update(changed)
    sys.modules[NAME] = module
    part.cache_clear()  # of the toy that was changed before under this name
    return replace(shelf.box("toy"), rules=NAME, **(box or {}))


def told_of(plan: Plan = PLAN, box: dict[str, Any] | None = None, **changed: Any) -> str:
    """What the suite says of a copy of the toy with these names changed."""
    with pytest.raises(Broken) as told:
        check_box(changed_toy(box, **changed), plan)
    return str(told.value)
