"""Promises about playing: it goes on until it ends, offers and refusals agree, pieces stay."""

from __future__ import annotations

from itertools import product
from typing import Any

import msgspec

from tablee.conformance.broken import require
from tablee.conformance.cases import Case
from tablee.conformance.random_game import random_game, some, stream
from tablee.core.chance import Chance
from tablee.core.contract import Offers, Seat
from tablee.core.cost_limits import OFFERED_MOVES, OFFERS_BYTES, VIEW_BYTES
from tablee.core.previews import shown
from tablee.core.refusal import MoveRefused, Refusal

JUNK = (None, "pass", {"type": "pass"})


def somebody_can_act_until_the_end_and_the_end_comes(case: Case) -> None:
    game = case.rules
    for seed in range(case.plan.seeds):
        for played in random_game(case, seed):
            state = played.step.state
            asked = game.to_act(state)
            require(bool(asked) == (game.standings(state) is None), "somebody is asked until the end", state)
            for seat in range(case.seats):
                something = is_open(game.offers(state, seat))
                require(
                    something == (seat in asked), "who is asked has something open, nobody else", seat, state
                )


def whoever_may_act_is_asked_a_question(case: Case) -> None:
    """One and the same to everybody in a window that lasts its whole time."""
    game = case.rules
    for played in random_game(case, 5):
        state = played.step.state
        questions = [game.offers(state, seat).question for seat in range(case.seats)]
        asked = {seat for seat, question in enumerate(questions) if question is not None}
        require(asked == game.to_act(state), "who may act is asked a question, nobody else", asked, state)
        due = game.due(state)
        if due is not None and due.whole:
            told = {msgspec.json.encode(questions[seat]) for seat in asked}
            require(len(told) <= 1, "a window that tells nothing asks everybody alike", told)


def what_is_shown_is_small(case: Case) -> None:
    """Nobody is kept waiting by a view or a list of moves, whatever the situation."""
    game = case.rules
    for played in random_game(case, 15):
        state = played.step.state
        for seat in range(case.seats):
            size, offers = len(msgspec.json.encode(game.view(state, seat))), game.offers(state, seat)
            offers = shown(case.box, state, seat, offers)
            require(size <= VIEW_BYTES, "a view is small", size, VIEW_BYTES)
            count, size = len(offers.moves), len(msgspec.json.encode(offers))
            require(count <= OFFERED_MOVES, "a list of moves is short", count, OFFERED_MOVES)
            require(size <= OFFERS_BYTES, "a seat's offers are small", size, OFFERS_BYTES)


def is_open(offers: Offers) -> bool:
    """Whether there is a move that any client can make."""
    return bool(offers.moves) or any(not choice.special for choice in offers.choices)


def pieces_are_conserved(case: Case) -> None:
    for seed in range(case.plan.seeds):
        counts = {case.census(played.step.state) for played in random_game(case, seed)}
        require(len(counts) == 1, "the same pieces are in play from the deal to the end", counts)


def standings_and_scores_cover_every_seat(case: Case) -> None:
    for seed in range(case.plan.seeds):
        *_, last = random_game(case, seed)
        places = case.rules.standings(last.step.state) or ()
        found = sorted(seat for place in places for seat in place)
        require(found == list(range(case.seats)), "every seat has one place at the end", places)
        scores = case.rules.scores(last.step.state)
        require(scores is None or len(scores) == case.seats, "every seat has its points", scores)
        if scores is not None:
            best = [max(scores[seat] for seat in place) for place in places]
            require(
                best == sorted(best, reverse=True), "who has more points is placed before", places, scores
            )


def offers_are_what_refuse_lets_through(case: Case) -> None:
    """Every move seen anywhere in the game is tried by every seat at many of its states."""
    game, steps = case.rules, list(random_game(case, 1))
    seen = {
        move
        for played in some(steps, 40)
        for seat in range(case.seats)
        for move in game.offers(played.step.state, seat).moves
    }
    for played in some(steps, 25):
        state = played.step.state
        for seat in range(case.seats):
            offers = game.offers(state, seat)
            refused = [move for move in offers.moves if game.refuse(state, seat, move) is not None]
            require(not refused, "what is offered is not refused", seat, refused)
            previews = shown(case.box, state, seat, offers).previews
            fitting = len(previews) in (0, len(offers.moves))
            whole = all(one is None or len(one) == case.seats for one in previews)
            require(fitting and whole, "a preview is a listed move's, with a number a seat", previews)
            described = {choice.move for choice in offers.choices}
            for move in seen - set(offers.moves):
                let_through = game.refuse(state, seat, move) is None and tag_of(move) not in described
                require(not let_through, "what is not offered is refused", seat, move)


def tag_of(move: msgspec.Struct) -> str:
    return str(move.__struct_config__.tag)


def refused_moves_raise_and_change_nothing(case: Case) -> None:
    game, previous = case.rules, None
    for played in random_game(case, 2):
        state = played.step.state
        before = msgspec.json.encode(state)
        for seat in range(case.seats):
            if previous is not None and game.refuse(state, seat, previous) is not None:
                chance = stream(0)
                require(
                    raised(case, state, seat, previous, chance) is not None, "`apply` raises what is refused"
                )
                require(chance.taken() == (), "a refused move draws nothing")
        require(msgspec.json.encode(state) == before, "a refused move changes nothing")
        previous = played.move


def raised(case: Case, state: Any, seat: Seat, move: Any, chance: Chance) -> Refusal | None:
    try:
        case.rules.apply(state, seat, move, chance)
    except MoveRefused as error:
        return error.refusal
    return None


def what_is_no_move_at_all_is_refused(case: Case) -> None:
    """A bot of somebody's own may answer anything."""
    game = case.rules
    for played in some(list(random_game(case, 1)), 5):
        state = played.step.state
        for seat, junk in product(sorted(game.to_act(state)), JUNK):
            require(game.refuse(state, seat, junk) is not None, "what is no move is refused", junk)
            require(
                raised(case, state, seat, junk, stream(1)) is not None, "`apply` raises what is no move", junk
            )


def notation_round_trips(case: Case) -> None:
    game = case.rules
    for played in random_game(case, 5):
        open_moves = [
            move
            for seat in game.to_act(played.step.state)
            for move in game.offers(played.step.state, seat).moves
        ]
        for move in (*open_moves, *[played.move] * (played.seat is not None)):
            written = game.write_move(move)
            require(len(written.splitlines()) == 1, "`write_move` writes one line", written)
            require(game.read_move(written) == move, "`read_move` reads what `write_move` wrote", written)
            again = msgspec.json.decode(msgspec.json.encode(move), type=game.Move)
            require(again == move, "a move survives JSON", move)


def what_is_no_move_cannot_be_read(case: Case) -> None:
    """People mistype: a word too many, a word too few, something else."""
    moves = [played.move for played in random_game(case, 5) if played.seat is not None]
    written = dict.fromkeys([case.rules.write_move(move) for move in moves[:40]])
    slips = [
        slip
        for text in written
        for slip in (f"{text} ?", text[:-1], text.partition(" ")[0], f"{text} {text}")
    ]
    for slip in dict.fromkeys(["", "?", "1 2 3", *slips]):
        try:
            case.rules.read_move(slip)
        except ValueError:
            continue
        except Exception as error:
            require(False, "`read_move` raises ValueError for what is no move", slip, error)


def changes_told_quickly_are_those_of_the_views(case: Case) -> None:
    game = case.rules
    for played in random_game(case, 6):
        before, after = played.before, played.step.state
        told = None if before is None else game.changes(before, after)
        for seat in (None, *range(case.seats)) if told is not None else ():
            assert told is not None
            fields = {**told.common, **told.own.get(seat, {})} if seat is not None else told.common
            old, new = game.view(before, seat), game.view(after, seat)
            differing = {
                name: getattr(new, name)
                for name in new.__struct_fields__
                if getattr(old, name) != getattr(new, name)
            }
            require(fields == differing, "`changes` tells what differs in the views", seat, fields, differing)


CHECKS = (
    somebody_can_act_until_the_end_and_the_end_comes,
    whoever_may_act_is_asked_a_question,
    what_is_shown_is_small,
    pieces_are_conserved,
    standings_and_scores_cover_every_seat,
    offers_are_what_refuse_lets_through,
    refused_moves_raise_and_change_nothing,
    what_is_no_move_at_all_is_refused,
    notation_round_trips,
    what_is_no_move_cannot_be_read,
    changes_told_quickly_are_those_of_the_views,
)
