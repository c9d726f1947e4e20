"""Promises of what a box has beside its rules: bots, scenes, a coach, numbers for learners, chapters."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from tablee.conformance.box_promises import is_there
from tablee.conformance.broken import Broken, require
from tablee.conformance.cases import Case
from tablee.conformance.random_game import random_game, some, stream
from tablee.conformance.word_promises import structs_of
from tablee.core.box import part
from tablee.core.chapters import Chapter
from tablee.core.contract import Game, Seat
from tablee.core.rulebook import LANGUAGES, clauses, read_book
from tablee.core.teaching import Coach

ASKED = 20  # questions of a game that are put to each bot and each learner
STAGE = ("SCENES", "PLAYABLE", "replay")


def bots_make_open_moves_by_the_chance_they_are_given(cases: Sequence[Case]) -> None:
    """Bots that think long are left to their own tests."""
    for level, reference in cases[0].box.bots.items():
        bot = part(reference)
        require(not isinstance(bot, type), "a bot of the box is an object, not its class", level, reference)
        require(isinstance(getattr(bot, "heavy", None), bool), "a bot says whether it is `heavy`", level)
        for case in (cases[0], cases[-1]) if not (bot.heavy or acts_in_real_time(cases[0].rules)) else ():
            for number, (state, seat) in enumerate(_asked(case)):
                _answers(case.rules, bot, level, state, seat, number)


def _answers(game: Game, bot: Any, level: str, state: Any, seat: Seat, number: int) -> None:
    view, offers = game.view(state, seat), game.offers(state, seat)
    move, again = [bot.choose(view, offers, stream(number)) for _ in range(2)]
    refusal = game.refuse(state, seat, move)
    require(refusal is None, "a bot makes moves that are open", level, move, refusal)
    require(move == again, "a bot that is given the same makes the same move", level, move, again)


def acts_in_real_time(game: Game) -> bool:
    """Whether hands act in real time: what is open there hangs on the clock too."""
    return game.clocked is not None


def _asked(case: Case) -> Iterator[tuple[Any, Seat]]:
    for played in some(list(random_game(case, 21)), ASKED):
        yield from [(played.step.state, seat) for seat in sorted(case.rules.to_act(played.step.state))]


def scenes_are_played_by_the_rules(cases: Sequence[Case]) -> None:
    box, game = cases[0].box, cases[0].rules
    stage = part(box.scenes) if box.scenes else None
    if stage is None:
        return
    missing = [name for name in STAGE if not hasattr(stage, name)]
    require(not missing, "the module of scenes has SCENES, PLAYABLE and replay", box.scenes, missing)
    book = set(clauses(read_book(box, LANGUAGES[0])))
    for scene in stage.SCENES:
        require(scene.clause in book, "a scene is named by its clause in the rule book", scene.clause)
        try:
            steps = list(stage.replay(scene))
        except Exception as error:  # whatever the rules or the scene say against it
            raise Broken(f"a scene can be played: {scene.clause}, {error}") from error
        require(steps[0][0] is None, "a scene begins with its situation: None, and a step", scene.clause)
        for made, step in steps[1:]:
            game.read_move(made.move)
            game.view(step.state, scene.hero)


def the_coach_leads_to_what_is_there(cases: Sequence[Case]) -> None:
    box, game = cases[0].box, cases[0].rules
    if not box.coach:
        return
    coach: Coach = part(box.coach)
    for picture in coach.pictures:
        require(is_there(box, picture.file), "a picture of the coach is one of the rule book", picture.file)
    stage = part(box.scenes) if box.scenes else None
    known = {scene.clause for scene in stage.SCENES} if stage is not None and stage.PLAYABLE else set()
    for lesson in coach.lessons:
        require(lesson in known, "a lesson of the coach is a scene that can be played", lesson)
    book, first = set(clauses(read_book(box, LANGUAGES[0]))), coach.game
    for tip in coach.tips:
        require(tip.clause in book | {""}, "a tip of the coach names its clause", tip.name, tip.clause)
    refusal = game.refuse_options(first.seats, first.options)
    require(refusal is None, "the coach's first game may be played", refusal)
    require(first.level in game.META.levels, "the coach's bots have a level of `META.levels`", first.level)
    fault = game.fault_in(first.start(stream(32)), first.seats, first.options)
    require(fault is None, "the coach's first game begins soundly", fault)


def learners_numbers_fit_what_they_stand_for(cases: Sequence[Case]) -> None:
    for case in (cases[0], cases[-1]):
        made = part(case.box.learner) if case.box.learner else None
        numbers = None if made is None or acts_in_real_time(case.rules) else made(case.seats)
        if numbers is not None and numbers.refuse(case.options) is None:
            for state, seat in _asked(case):
                _numbers(case, numbers, state, seat)


def _numbers(case: Case, numbers: Any, state: Any, seat: Seat) -> None:
    game, view = case.rules, case.rules.view(state, seat)
    seen, length = list(numbers.observe(view)), sum([count for _, count in numbers.fields])
    require(len(seen) == length, "an observation is as long as its `fields` say", len(seen), length)
    beyond = [(number, float(one)) for number, one in enumerate(seen) if not 0 <= one <= 1]
    require(not beyond, "an observation holds numbers from 0 to 1", beyond)
    legal = numbers.legal(view, game.offers(state, seat))
    require(bool(legal), "a learner that is asked has an action", seat, view)
    strange = [action for action in legal if not 0 <= action < numbers.size]
    require(not strange, "an action is a number below `size`", strange, numbers.size)
    refused = [(move, why) for move in legal.values() if (why := game.refuse(state, seat, move))]
    require(not refused, "an action that is open stands for an open move", refused[:1])


def chapters_begin_with_events_of_the_game(cases: Sequence[Case]) -> None:
    box = cases[0].box
    found: tuple[Chapter, ...] = part(box.chapters) if box.chapters else ()
    known = {str(struct.tag) for struct in structs_of(cases[0].rules.Event)}
    for chapter in found:
        strange = {*chapter.begins, *chapter.ends} - known
        require(not strange, "a chapter begins and ends with events of the game", chapter.kind, strange)


CHECKS = (
    bots_make_open_moves_by_the_chance_they_are_given,
    scenes_are_played_by_the_rules,
    the_coach_leads_to_what_is_there,
    learners_numbers_fit_what_they_stand_for,
    chapters_begin_with_events_of_the_game,
)
