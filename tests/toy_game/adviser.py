"""Why a move of the toy is advised: because nothing takes more."""

from __future__ import annotations

import msgspec

from tablee.core.contract import Offers
from tests.toy_game import Move, Take, View


class Why(msgspec.Struct, frozen=True):
    most: bool


def explain(view: View, offers: Offers, move: Move) -> Why:
    taking = [one.count for one in offers.moves if isinstance(one, Take)]
    return Why(isinstance(move, Take) and move.count == max(taking))
