"""What people read, in both languages: French spaces, nobody's gender guessed, one name for one thing."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tablee.cli.speech.french import FRENCH
from tablee.cli.speech.french_foreign import FOREIGN
from tablee.cli.speech.french_help import HELP, SHARED
from tests.prose import ROOT, files_in, misnamed, prose, spoken

BREAKING = re.compile(r" [:;?!»]|« |«\w|\w»|[^\s\W][;?!](?=\s|$)|[^\W\d_]:(?=\s|$)")
"""A mark with an ordinary space before it, or with none."""

PARTICIPLES = "absent|assis|assommé|bloqué|éliminé|entré|parti|prêt|retiré|revenu|seul|sorti|sûr|tombé|venu"
GUESSED = re.compile(
    rf"(?:\b[Vv]ous (?:êtes|serez|seriez|vous êtes)|\}} (?:est|sera|s’est))(?: \w+)? (?:{PARTICIPLES})e?s?\b"
    rf"|= (?:{PARTICIPLES})$|[Ss]oyez (?:le|la|sûr|prêt)|\bvous compris\b|\bexig\w+(?: pas)? d’être\b"
)
"""“Vous êtes sorti”, “{ $seat } s’est retiré”, “= absent”: whoever reads it may be a woman or a man."""

HE = re.compile(
    r"\b(?:any(?:body|one)|every(?:body|one)|some(?:body|one)|nobody|whoever|who)\b[^.;:]*\b(?:he|him|his)\b"
    r"|\bhe or she\b|\bwho has the\b",
    re.IGNORECASE,
)
TERMS = {
    r"\bnº": "n°",
    r"\b\d(?:er|e|ème|ième)\b|\}(?:er|e|ème)\b": "1ᵉʳ, 2ᵉ",
    r"Sont refusés|Refused are": "La table refuse",
    r"\bpersonne des (?:deux|trois)\b": "aucun des",
    r"Garder (?:la|cette) partie|Keep (?:the|this) game": "enregistrer, save",
    r"[Dd]emander conseil|[Aa]sk for advice": "un conseil, a hint",
}


def name_of(path: Path) -> str:
    return str(path.relative_to(ROOT))


@pytest.mark.parametrize("path", files_in("fr"), ids=name_of)
def test_french_marks_stand_behind_a_space_that_does_not_break(path: Path) -> None:
    lines = [re.sub(r'"[^"]*"', "x", spoken(line)) if path.suffix == ".ftl" else line for line in prose(path)]
    assert not [line for line in lines if BREAKING.search(line) or re.search(r"\w'\w", line)]


@pytest.mark.parametrize("path", files_in("fr"), ids=name_of)
def test_nobodys_gender_is_guessed(path: Path) -> None:
    assert not [line for line in prose(path) if GUESSED.search(line)]


def test_nor_is_it_in_the_terminals_own_sentences() -> None:
    helps = [text for command in HELP.values() for text in command.values()]
    told = [*helps, *SHARED.values(), *FRENCH.values(), *FOREIGN.values()]
    assert not [text for text in told if GUESSED.search(text)]


@pytest.mark.parametrize("path", files_in("en"), ids=name_of)
def test_english_calls_people_they(path: Path) -> None:
    assert not [line for line in prose(path) if HE.search(line)]


@pytest.mark.parametrize("path", [path for path in files_in("en") if path.suffix == ".ftl"], ids=name_of)
def test_english_apostrophes_are_curly(path: Path) -> None:
    assert not [line for line in prose(path) if re.search(r"\w'\w", line)]


def test_one_thing_has_one_name() -> None:
    assert not misnamed([*files_in("fr"), *files_in("en")], TERMS)


@pytest.mark.parametrize(
    "said",
    [
        "Vous êtes assis",
        "{ $seat } s’est retiré du tournoi",
        "said-withdrawn = retiré",
        "Soyez le premier",
        "{ $seat } est déjà parti",
    ],
)
def test_a_guess_would_be_found(said: str) -> None:
    assert GUESSED.search(said)
