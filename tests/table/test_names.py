"""Names: shown as what they are, told apart by eye, and everybody's own alphabet welcome."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.table.chat_text import tidy_text
from tablee.table.model import Place
from tablee.table.player_names import (
    BOT_NAMES,
    LONGEST_NAME,
    LONGEST_TYPED,
    bot_name,
    look,
    refuse_name,
    tidy_name,
)

WELCOME = (
    "Anne", "Zoé", "Jean-François", "d’Artagnan", "Œdipe", "Nguyễn Thị Ánh", "İpek", "Åse", "Łukasz",
    "Анна", "Сергей Й.", "Ελένη", "Армен Անի", "محمد", "علی\u200cرضا", "שירה", "李小龙", "さくら", "김민준",
    "ශ්\u200dරී", "अनुष्का", "สมชาย", "Anna 2", "T. Rex", "Ольга Smith", "🦊", "R2-D2", "佐藤Ken",
)  # fmt: skip


@pytest.mark.parametrize("name", WELCOME)
def test_names_of_all_kinds_are_welcome_as_they_are_written(name: str) -> None:
    assert refuse_name(tidy_name(name), ()) is None
    assert tidy_name(name) == unicodedata.normalize("NFC", name)


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("  Anne \t Marie ", "Anne Marie"),
        ("Ａｎｎｅ", "Anne"),
        ("𝓐𝓷𝓷𝓮", "Anne"),
        ("An\u200bne", "Anne"),
        ("An\u200cn\u200de", "Anne"),
        ("\u202eennA\u202c", "ennA"),
        ("\u2067Anne\u2069\u200f", "Anne"),
        ("An\u00adne\ufeff", "Anne"),
        ("An\u3164ne\u2800", "Anne"),
        ("❤\ufe0f", "❤"),
        ("Z" + "\u0301\u0302\u0303\u0304\u0305" * 9 + "oe", "Ź\u0302\u0303\u0304oe"),
        ("\u0301Anne", "Anne"),
    ],
)
def test_what_is_invisible_or_piled_up_is_left_out(written: str, shown: str) -> None:
    assert tidy_name(written) == shown


@pytest.mark.parametrize("name", ["", "\u200b", "\u3164\u3164", "A\x1b[31m", "A\x00", "A" * 25, "\ue000"])
def test_what_cannot_be_shown_is_no_name(name: str) -> None:
    found = refuse_name(tidy_name(name), ())
    assert found is not None
    assert found.values["reason"] in ("length", "letters")


@pytest.mark.parametrize("name", ["Аnne", "Annе", "Αnna", "Сергeй", "Jean-Frаnçois"])
def test_no_word_has_letters_of_two_alphabets_that_look_alike(name: str) -> None:
    found = refuse_name(tidy_name(name), ())
    assert found is not None
    assert found.values == {"reason": "alphabets"}


@pytest.mark.parametrize(
    ("sitting", "comer"),
    [
        ("Copa", "Сора"),
        ("Anne", "Ànne"),
        ("Anne", "An ne"),
        ("Anne", "Anne."),
        ("Iris", "lris"),
        ("Lou", "L0u"),
        ("Mama", "Marna"),
        ("HOP", "НОР"),
        ("TOM", "ΤΟΜ"),
    ],
)
def test_nobody_looks_like_somebody_at_the_table(sitting: str, comer: str) -> None:
    found = refuse_name(tidy_name(comer), (Place(sitting),))
    assert found is not None
    assert found.values["reason"] == "alike"
    assert found.values["other"] == sitting


def test_the_same_name_in_other_letters_is_taken() -> None:
    found = refuse_name("ANNE", (Place("Anne"), Place()))
    assert found is not None
    assert found.values["reason"] == "taken"


@pytest.mark.parametrize(
    ("one", "other"), [("Anne", "Anna"), ("Léo", "Léa"), ("李", "王"), ("🦊", "🐻"), ("!", "?")]
)
def test_different_names_sit_together(one: str, other: str) -> None:
    assert refuse_name(other, (Place(one),)) is None


def test_no_bot_looks_like_somebody_at_the_table() -> None:
    assert bot_name((Place("Renаrt"), Place(""))) == BOT_NAMES[1]


def test_marks_do_not_pile_up_in_chat() -> None:
    assert tidy_text("o" + "\u0301" * 400 + "k\n\u202eturned") == "o" + "\u0301" * 3 + "k\nturned"


@pytest.mark.parametrize("typed", ["ﷺ", "\u0344", "a\u0301", "x", "\u200b", "👩\u200d🚀"])
def test_of_a_name_so_many_characters_are_looked_at_and_no_more(typed: str) -> None:
    """Some letters stand for eighteen others: thousands of them held up the whole house."""
    assert len(tidy_name(typed * 5000)) <= LONGEST_TYPED
    assert refuse_name(tidy_name(typed * 5000), ()) is not None


@given(st.text(max_size=60))
def test_a_tidy_name_stays_as_it_is_and_never_turns_or_hides(name: str) -> None:
    tidy = tidy_name(name)
    assert tidy_name(tidy) == tidy
    if refuse_name(tidy, ()) is None:
        assert 1 <= len(tidy) <= LONGEST_NAME
        assert all(char in "\u200c\u200d" or char.isprintable() for char in tidy)
        assert look(tidy)
