"""Dschamál in the terminal, in words: whose hand it is, sentences that fit, the game's own help."""

from __future__ import annotations

import pytest

from tablee.cli.faces.face import Reader
from tablee.games.dschamal.events import (
    BoutReady,
    Event,
    HandClosed,
    HandOpened,
    OwnLaid,
    PieceMoved,
    ReliefFelt,
    StarterDrawn,
    TowersCounted,
)
from tablee.games.dschamal.game import offers, view
from tablee.games.dschamal.moves import Feel, GiveUp
from tablee.games.dschamal.terminal.face import FACE
from tablee.games.dschamal.terminal.relief import say_sensation
from tests.cli.seeing import NAMES, drawn, reader_of
from tests.games.dschamal.building import do, feeling, lying, some, state_of


def reader(language: str = "fr") -> Reader:
    return reader_of("dschamal", language)


@pytest.mark.parametrize(
    ("event", "french", "english"),
    [
        (ReliefFelt(1, 9, 9, "." * 25, True), "Bruno tâtonne", "Bruno feels around in the bag, another hand"),
        (HandClosed(1, 1), "La main de Bruno tient une pièce.", "Bruno’s hand holds one piece."),
        (HandOpened(1), "La main de Bruno s’ouvre", "Bruno’s hand opens"),
        (OwnLaid(1, some("brown-arch")), "Bruno pose une arche brune.", "Bruno lays a brown arch."),
    ],
)
def test_another_hand_is_not_the_readers(event: Event, french: str, english: str) -> None:
    """To its owner it is said as it is felt; a replay with all hands open names the owner."""
    for language, told in (("fr", french), ("en", english)):
        words = reader(language)
        assert FACE.tell(event, Reader(words.words, NAMES, None)).startswith(told)
        assert "Bruno" not in FACE.tell(event, Reader(words.words, NAMES, 1))


def test_open_hands_are_told_in_words() -> None:
    everybody = Reader(reader().words, NAMES, None)
    state = feeling((lying("blue-cube", 300, 30),), at=(300, 30))
    assert drawn(FACE.open_hand(view(state, 0), everybody)).strip() == "au bord"
    felt = drawn(FACE.open_hand(view(do(state, 0, Feel(4, 0, 60)), 0), everybody))
    assert felt.strip() == "près du bord, à droite · plat · ne tient rien"
    out = drawn(FACE.open_hand(view(do(state, 0, GiveUp()), 0), everybody))
    assert out.strip() == "main vide"


def test_what_lies_towards_another_is_not_towards_the_reader() -> None:
    edge = "." * 10 + "4" * 15
    assert "vers vous" in say_sensation(reader().words, edge)
    assert say_sensation(reader().words, edge, own=False) == "bord vers soi, plat"


@pytest.mark.parametrize(
    ("event", "french", "english"),
    [
        (StarterDrawn(0), "Le sort vous désigne\u00a0: vous commencez.", "By lot, you begin."),
        (BoutReady(1, (2, 0), "duel", 1), "Au sac\u00a0: Chloé et vous.", "To the bag: Chloé and you."),
        (
            BoutReady(1, (0,), "reach", 1),
            "Vous fouillez le sac une fois, sans adversaire.",
            "You may reach into",
        ),
        (
            BoutReady(1, (0, 1, 2), "decisive", 1, some("blue-ball")[0]),
            (
                "Personne n’a rien sorti. Pièce décisive\u00a0: une boule bleue."
                " Vous cherchez cette forme, ou le chameau, contre Bruno et Chloé."
            ),
            "Nobody pulled anything.",
        ),
        (BoutReady(1, (1, 2), "duel", 1), "Au sac\u00a0: Bruno et Chloé.", "To the bag: Bruno and Chloé."),
        (
            PieceMoved(0, 1, some("blue-ball")[0]),
            "Une boule bleue passe de vous à Bruno.",
            "You hand a blue ball to Bruno.",
        ),
        (
            TowersCounted((4, 2, 1), (1, 0, 0), (1, 0, 0), (5, 2, 1)),
            "Le compte\u00a0: vous 5, Bruno 2 et Chloé 1.",
            "The count: you 5, Bruno 2",
        ),
    ],
)
def test_sentences_begin_with_a_capital_and_speak_to_the_reader(
    event: Event, french: str, english: str
) -> None:
    assert FACE.tell(event, reader()) == french
    assert FACE.tell(event, reader("en")).startswith(english)


def test_one_hand_alone_in_the_bag_has_its_own_verb() -> None:
    state = state_of([(), (), ()], fighters=(1,))
    seen, open_now = view(state, 0), offers(state, 0)
    assert FACE.prompt(seen, open_now, reader()).startswith("Bruno a la main au sac\u00a0:")
    assert FACE.prompt(seen, open_now, reader("en")).startswith("Bruno is ready:")


def test_you_is_small_inside_a_line() -> None:
    shown = drawn(FACE.table(view(state_of([(), (), ()], fighters=(0, 2)), 0), reader()))
    assert "Au sac\u00a0: vous et Chloé" in shown


@pytest.mark.parametrize(("count", "told"), [(1, "une pièce sur sept"), (7, "sept pièces")])
def test_a_tower_is_counted_as_one_says_it(count: int, told: str) -> None:
    assert reader().words.say("tower-count", count=count) == f"Tour\u00a0: {told}"


@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_help_is_the_games_own_and_wraps_where_the_terminal_does(language: str) -> None:
    say = reader(language).words.say
    assert "DSC-13" in say("play-help")
    for key in ("play-hint", "play-help", "play-help-dschamal"):
        assert "DAL" not in say(key)
        assert "cart" not in say(key)
        assert "card" not in say(key)
    assert all(line.endswith(".") for line in say("play-help-dschamal").splitlines())
