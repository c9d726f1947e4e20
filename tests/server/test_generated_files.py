"""What is generated is up to date, and the converter says what the structs say."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from tablee.server.protocol import problems
from tablee.server.protocol.generated_files import main
from tablee.server.protocol.typescript import Page


class Inner(msgspec.Struct, tag="inner", tag_field="type"):
    """Words of its own."""

    pairs: tuple[tuple[int, str], ...]
    kind: Literal["a", "b"] | None


class Outer(msgspec.Struct, omit_defaults=True):
    inner: Inner
    either: list[int | str]
    more: dict[str, Any] = {}


def test_protocol_ts_and_docs_are_not_stale() -> None:
    assert main(["--check"]) == 0


def test_structs_become_interfaces() -> None:
    page = Page()
    page.structs((Outer,))
    inner, outer = page.parts
    assert inner == (
        "/** Words of its own. */\nexport interface Inner {\n"
        '  type: "inner";\n  pairs: [number, string][];\n  kind: "a" | "b" | null;\n}'
    )
    assert outer == (
        "export interface Outer {\n  inner: Inner;\n  either: (number | string)[];\n"
        "  more?: Record<string, unknown>;\n}"
    )


def test_structs_sent_as_rows_become_tuples() -> None:
    class Spot(msgspec.Struct, array_like=True):
        """Where."""

        x: int
        turn: tuple[int, int]

    page = Page()
    page.structs((Spot,))
    assert page.parts == ["/** Where. */\nexport type Spot = [x: number, turn: [number, number]];"]


def test_what_the_client_sends_may_leave_defaults_out() -> None:
    class Sent(msgspec.Struct):
        name: str = ""

    given, lenient = Page(), Page()
    given.structs((Sent,))
    lenient.structs((Sent,), lenient=True)
    assert "name: string" in given.parts[0]
    assert "name?: string" in lenient.parts[0]


def test_every_problem_has_a_status() -> None:
    assert all(400 <= kind.status < 600 for kind in problems.PROBLEMS.values())
