"""Dschamál's face: pictures, sentences, what a person may type, and what their hand does in the bag."""

from __future__ import annotations

import msgspec

from tablee.cli.faces.clocked_face import ClockedFace
from tablee.cli.faces.face import Reader
from tablee.cli.faces.module_face import ModuleFace
from tablee.core.contract import Offers
from tablee.games.dschamal.events import Event, ReliefFelt
from tablee.games.dschamal.moves import BagMove, Build, GiveUp, Move, Start
from tablee.games.dschamal.pieces import form_of
from tablee.games.dschamal.placing import set_on, span
from tablee.games.dschamal.resting import poses
from tablee.games.dschamal.terminal import gestures, hands, pictures, reading, sentences, writing
from tablee.games.dschamal.terminal.pieces import capital
from tablee.games.dschamal.view import View


class DschamalFace(ModuleFace[View, Event, Move]):
    blocked = "bag-rim"
    final_again = "bag-leave-sure"
    keys = gestures.KEYS

    def tell(self, event: Event, reader: Reader) -> str:
        return capital(reader.words.say(sentences.sentence(event, reader), **self.arguments(event, reader)))

    def describe(self, move: Move, reader: Reader) -> str:
        return (
            sentences.building(move.drop, reader)
            if isinstance(move, Build)
            else super().describe(move, reader)
        )

    def obvious(self, view: View, offers: Offers) -> Move | None:
        """The call, and whatever is the only choice; never anything in the bag."""
        if view.phase in ("search", "build"):
            return None
        return next(
            (move for move in offers.moves if isinstance(move, Start) or len(offers.moves) == 1), None
        )

    def listed(self, view: View, offers: Offers) -> tuple[Move, ...]:
        """In the bag hands have words of their own; on a tower every side a piece can be set on."""
        if view.phase == "build" and view.piece is not None and view.seat is not None:
            tower = view.towers[view.seat]
            drops = [set_on(tower, view.piece, pose) for pose in range(poses(form_of(view.piece)))]
            heights = [round(span(drop)[1] - span(drop)[0]) for drop in drops]
            return tuple([Build(drop) for k, drop in enumerate(drops) if heights.index(heights[k]) == k])
        return offers.moves

    def typed(self, move: Move, written: str, view: View, reader: Reader) -> str:
        return writing.write(move, written, view, reader)

    def read(self, text: str, view: View) -> Move:
        return reading.read(text, view)

    def gestures(self, text: str) -> tuple[str, ...]:
        return gestures.gestures(text)

    def gesture(self, word: str, view: View) -> BagMove:
        return gestures.move_of(word, view)

    def lasting(self, move: BagMove, ms: int) -> BagMove:
        return move if isinstance(move, GiveUp) else msgspec.structs.replace(move, ms=move.ms + ms)

    def final(self, move: BagMove) -> bool:
        return isinstance(move, GiveUp)

    def felt(self, view: View, reader: Reader) -> str:
        return hands.say_felt(view, reader)

    def waits(self, view: View, reader: Reader) -> str | None:
        if view.phase != "ready" or reader.eyes not in view.bout.fighters:
            return None
        return reader.words.say(
            "question-ready-all" if reader.eyes in view.waiting else "prompt-ready-fighter"
        )


FACE: ClockedFace = DschamalFace(pictures, sentences, quiet=(ReliefFelt,))
