"""The Grand Dalmuti's picture in the terminal."""

from __future__ import annotations

import pytest

from tablee.cli.faces.face import Reader
from tablee.cli.faces.installed_faces import load_face
from tablee.cli.speech.fluent_words import game_words
from tablee.games.dalmuti.events import CardSlipped, GameEnded, SeatCardsDrawn, SwapOffered, TaxesExchanged
from tablee.games.dalmuti.game import offers, to_act, view
from tablee.games.dalmuti.moves import AnswerSwap, GiveTax, KeepSilent, OfferSwap, SettleSlip
from tablee.games.dalmuti.notation import write_move
from tablee.games.dalmuti.pieces import JOKER
from tablee.games.dalmuti.terminal.pictures import draw_table
from tests.cli.seeing import drawn
from tests.conformance.playing import all_cases, random_game
from tests.games.dalmuti.building import calling, taxing


def test_the_last_of_a_round_has_a_place_but_is_not_out() -> None:
    """He keeps his cards (DAL-35)."""
    case = next(case for case in all_cases() if case.game == "dalmuti" and case.seats == 4)
    *_, last = random_game(case, 31)
    names = ("Anne", "Bruno", "Chloé", "Denis")
    picture = drawn(draw_table(view(last.step.state, 0), Reader(game_words("dalmuti", "en"), names, 0)))
    assert all(place in picture for place in ("1st", "2nd", "3rd", "4th"))
    assert picture.count("out (") == 3


@pytest.mark.parametrize(
    ("event", "told"),
    [
        (GameEnded(((0, 1), (2, 3))), "Anne et Bruno se partagent la victoire."),
        (GameEnded(((0,), (1, 2, 3))), "Vous gagnez la partie."),
        (
            SeatCardsDrawn(((0, 3), (1, 9), (2, 9))),
            "Tirage des places\u00a0: Vous 3, Bruno 9, Chloé 9. À valeur égale, on tire de nouveau.",
        ),
        (SeatCardsDrawn(((1, 4), (2, 9))), "Tirage des places\u00a0: Bruno 4, Chloé 9."),
        (SwapOffered(1, 0), "Bruno vous propose un troc."),
        (SwapOffered(0, 1), "Vous proposez un troc à Bruno."),
        (
            TaxesExchanged(((0, 3, 2), (1, 2, 1), (3, 0, 2), (2, 1, 1))),
            (
                "Les impôts sont payés\u00a0: deux cartes dans chaque sens entre vous et Denis, "
                "une carte dans chaque sens entre Bruno et Chloé."
            ),
        ),
        (CardSlipped(0, 7), "Maladresse\u00a0: on a vu un 7\u202f; la carte était pour vous."),
    ],
)
def test_what_concerns_the_reader_is_good_french(event: object, told: str) -> None:
    reader = Reader(game_words("dalmuti", "fr"), ("Anne", "Bruno", "Chloé", "Denis"), 0)
    assert load_face("dalmuti").tell(event, reader) == told


def test_who_may_give_any_two_cards_is_told_so() -> None:
    """Only the worst gift is listed (DAL-20)."""
    state = taxing([(1, 2, 5, 9, 9), (3, 4, 8), (4, 6, 7), (6, 7, 12, 12)])
    face, reader = (
        load_face("dalmuti"),
        Reader(game_words("dalmuti", "en"), ("Anne", "Bruno", "Chloé", "Denis"), 0),
    )
    assert face.prompt(view(state, 0), offers(state, 0), reader).endswith("(or type others, like “5 9”)")
    reader = Reader(reader.words, reader.names, 1)
    assert "type" not in face.prompt(view(state, 1), offers(state, 1), reader)


@pytest.mark.parametrize("language", ["fr", "en"])
def test_what_the_list_says_to_type_is_understood(language: str) -> None:
    """For every move offered in a game with swaps and slips, seats counted from 1."""
    face = load_face("dalmuti")
    case = next(
        case
        for case in all_cases()
        if case.game == "dalmuti" and case.options.people_swap and case.seats == 6
    )
    reader = Reader(game_words("dalmuti", language), ("Anne", "Bruno", "Chloé", "Denis", "Elsa", "Flore"), 0)
    kinds = set()
    for seed in range(4):
        for played in random_game(case, seed):
            state = played.step.state
            for seat in to_act(state):
                seen = view(state, seat)
                for move in offers(state, seat).moves:
                    written = face.typed(move, write_move(move), seen, reader)
                    assert face.read(written, seen) == move
                    kinds.add(type(move))
    assert {OfferSwap, AnswerSwap, GiveTax, SettleSlip} <= kinds


@pytest.mark.clause("DAL-25")
def test_everybody_is_asked_about_the_revolution_and_told_who_cannot_declare() -> None:
    face, names = load_face("dalmuti"), ("Anne", "Bruno", "Chloé", "Denis")
    state = calling([(1, 5), (JOKER, JOKER), (3, 7), (4, 8)])
    asked = [
        face.prompt(view(state, seat), offers(state, seat), Reader(game_words("dalmuti", "en"), names, seat))
        for seat in (0, 1)
    ]
    assert asked[0].startswith(asked[1])
    assert asked[0].endswith("You need both jokers in hand to declare a Revolution. (DAL-25)")
    assert face.automatic(offers(state, 0)) is None
    assert face.obvious(view(state, 0), offers(state, 0)) == KeepSilent()
