"""Which events nobody should miss, and whom each of them matters to.

A box says so once (`Box.moments`): by event, the fields that hold the seats it matters to, or none where it
matters to everybody. Faces show these events larger and longer than others. They are told as every event
is, to whom the rules tell them, so that a moment shows nothing that its reader does not know.
"""

from __future__ import annotations

from typing import Any, Final

from tablee.core.box import Box, part

Moments = dict[type[Any], tuple[str, ...]]
EVERYBODY: Final[tuple[str, ...]] = ()


def moments_of(box: Box) -> dict[str, tuple[str, ...]]:
    """A box's moments by the tags of their events; nothing for a box that names none."""
    declared: Moments = part(box.moments) if box.moments else {}
    return {str(kind.__struct_config__.tag): fields for kind, fields in declared.items()}
