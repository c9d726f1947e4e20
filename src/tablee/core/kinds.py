"""The kinds of values a game brings, for the contract's types: `Step[State, Event]`, `Offers[Move]`.

Whoever passes a game's values on without looking into them leaves the brackets away.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from typing_extensions import TypeVar  # its `default` is for whoever checks types, not for running

    OptionsT_contra = TypeVar("OptionsT_contra", contravariant=True, default=Any)
    StateT = TypeVar("StateT", default=Any)
    MoveT = TypeVar("MoveT", default=Any)
    EventT = TypeVar("EventT", default=Any)
    ViewT = TypeVar("ViewT", default=Any)
else:
    from typing import TypeVar

    OptionsT_contra, StateT, MoveT, EventT, ViewT = map(
        TypeVar, ("OptionsT_contra", "StateT", "MoveT", "EventT", "ViewT")
    )
