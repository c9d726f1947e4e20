"""Scenes: a game's own examples, watched step by step or played through by a learner.

A game has scenes if its box names a module with `SCENES` and `replay`: records with comments that the
rules play anew. All of this runs in a process beside the house (`replay_queue.py`): a scene may need
whatever its game needs, and playing it takes its time.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, Protocol, cast

import msgspec

from tablee.core import shelf
from tablee.core.box import part
from tablee.core.contract import Game, Seat, Step
from tablee.core.known_types import convert
from tablee.core.previews import shown
from tablee.core.soundness import told_by
from tablee.core.teaching import Words
from tablee.core.told import events_for
from tablee.server.http.prepared_answers import Made, prepared_json
from tablee.server.http.replays import errors_as_values
from tablee.server.protocol.errors import problem
from tablee.server.protocol.http_types import (
    SceneAnswer,
    ScenePlay,
    Scenes,
    SceneStep,
    SceneTitle,
    SceneTry,
)


class Said(Protocol):
    fr: str
    en: str


class MadeMove(Protocol):
    """One move, written as the game writes moves, and what there is to say of it."""

    seat: Seat
    move: str
    words: Said | None


class Scene(Protocol):
    """Its clause is its name: the rule book shows the same example there."""

    clause: str
    title: Said
    intro: Said | None
    """What is said before the first move."""
    names: tuple[str, ...]
    hero: Seat | None
    """Who reads it, "vous" in all its words; None: somebody who looks on."""


class Stage(Protocol):
    SCENES: tuple[Scene, ...]
    PLAYABLE: bool
    """Whether a learner can answer what somebody in the scene would play; else it is only watched."""

    def replay(self, scene: Any) -> Iterator[tuple[MadeMove | None, Step]]:
        """The situation at the beginning, then every move and what it leads to."""


@errors_as_values
def titles(name: str) -> Made:
    game_of(name)
    stage = stage_of(name)
    if stage is None:
        return prepared_json(Scenes())
    found = [
        SceneTitle(one.clause, _words(one.title), one.names, one.hero if stage.PLAYABLE else None)
        for one in stage.SCENES
    ]
    return prepared_json(Scenes(tuple(found), stage.PLAYABLE))


@errors_as_values
def play(name: str, clause: str, seat: Seat | None) -> Made:
    """A scene from a seat's eyes (none: a watcher's), with that seat's offers where it moves next."""
    game, (stage, scene), played = game_of(name), find(name, clause, seat), _played(name, clause)
    movers = [made.seat if made and stage.PLAYABLE else None for made, _ in played[1:]]
    before = [None, *[step.state for _, step in played[:-1]]]
    steps = [
        _step(game, (made, step, state), seat, mover)
        for (made, step), state, mover in zip(played, before, [*movers, None], strict=True)
    ]
    if scene.intro:
        steps[0] = msgspec.structs.replace(steps[0], comment=_words(scene.intro))
    return prepared_json(
        ScenePlay(name, clause, _words(scene.title), scene.names, seat, tuple(steps), stage.PLAYABLE)
    )


@errors_as_values
def refusal(name: str, clause: str, tried: SceneTry) -> SceneAnswer:
    """What the rules have against another move than the scene's, if anything."""
    game, _, played = game_of(name), find(name, clause, tried.seat), _played(name, clause)
    if not 0 <= tried.at < len(played):
        raise problem("no-such-turn", turn=tried.at)
    try:
        move = convert(tried.move, game.Move)
    except msgspec.ValidationError as error:
        raise problem("unknown-type", detail=told_by(error)) from None
    return SceneAnswer(game.refuse(played[tried.at][1].state, tried.seat, move))


def find(name: str, clause: str, seat: Seat | None) -> tuple[Stage, Scene]:
    """A problem if there is no such game, no such scene of it, or no such seat in that."""
    game_of(name)
    stage = stage_of(name)
    scene = next((one for one in stage.SCENES if one.clause == clause), None) if stage else None
    if stage is None or scene is None:
        raise problem("no-such-page")
    if seat is not None and not 0 <= seat < len(scene.names):
        raise problem("no-such-seat", seat=seat)
    return stage, scene


@cache
def _played(name: str, clause: str) -> tuple[tuple[MadeMove | None, Step], ...]:
    """That scene, played anew by the rules, once."""
    stage, scene = find(name, clause, None)
    return tuple(stage.replay(scene))


def _step(
    game: Game, played: tuple[MadeMove | None, Step, Any], viewer: Seat | None, mover: Seat | None
) -> SceneStep:
    """One step, from the state before it (None: the beginning)."""
    made, step, before = played
    asked = None
    if mover is not None and mover == viewer:
        asked = shown(shelf.box(game.META.name), step.state, mover, game.offers(step.state, mover))
    move = game.read_move(made.move) if made else None
    return SceneStep(
        seat=made.seat if made else None,
        move=move,
        events=events_for(step.events, viewer),
        view=game.view(step.state, viewer),
        asked=asked,
        comment=_words(made.words) if made and made.words else None,
        again=game.clocked.retold(before, made.seat, move) if made and game.clocked else None,
    )


def game_of(name: str) -> Game:
    try:
        return shelf.load(name)
    except KeyError:
        raise problem("no-such-game") from None


def stage_of(name: str) -> Stage | None:
    """The scenes of a game on the shelf, if it has any that can be shown so."""
    reference = shelf.box(name).scenes
    return cast(Stage, part(reference)) if reference else None


def _words(said: Said) -> Words:
    return Words(said.fr, said.en)
