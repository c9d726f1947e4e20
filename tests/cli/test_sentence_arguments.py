"""Sentences' arguments: the same cases hold in the browser (web/tests/arguments.test.ts)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tablee.cli.faces.face import Reader
from tablee.cli.faces.sentence_arguments import NO_SAYINGS, arguments
from tablee.cli.speech.fluent_words import Words

GIVEN: dict[str, Any] = json.loads(Path(__file__).with_name("sentence_arguments.json").read_text("utf-8"))
FLUENT = """
you = You
list-last = { $head } & { $last }
colour-red = rouge
glass-clear = verre
card = carte { $value }
"""


@pytest.mark.parametrize("case", GIVEN["cases"], ids=lambda case: " ".join(case["fields"]))
def test_a_sentence_is_told_by_the_roles_of_its_fields(case: dict[str, Any]) -> None:
    reader = Reader(Words("en", [FLUENT]), tuple(GIVEN["names"]), GIVEN["you"])
    told = arguments(case["owner"], case["fields"], GIVEN["roles"], reader, NO_SAYINGS)
    assert {name: told[name] for name in case["told"]} == case["told"]
