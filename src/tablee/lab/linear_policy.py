"""A linear policy over what a seat sees: a bot that `training` teaches, and the file it is kept in."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final
from zipfile import BadZipFile

import numpy as np
import numpy.typing as npt

from tablee.core.chance import Chance
from tablee.core.contract import Offers
from tablee.lab.translator import translator_of

Weights = npt.NDArray[np.float32]
FORMAT: Final = "tablee-policy/1"


class LinearPolicy:
    """A bot: each open action has a score, linear in the observation; the best is played, or one is drawn."""

    heavy = False

    def __init__(self, game: str, seats: int, weights: Weights | None = None, name: str = "learner") -> None:
        self.game, self.seats, self.name = game, seats, name
        self.numbers = translator_of(game, seats)
        length = sum(length for _, length in self.numbers.fields)
        shape = (self.numbers.size, length + 1)
        self.weights = np.zeros(shape, np.float32) if weights is None else weights
        if self.weights.shape != shape:
            raise ValueError(f"these weights are not for {seats} players of {game}")

    def choose(self, view: Any, offers: Offers, chance: Chance) -> Any:
        legal = self.numbers.legal(view, offers)
        actions = np.array(sorted(legal))
        scores = self.weights[actions] @ extended(self.numbers.observe(view))
        return legal[int(actions[int(np.argmax(scores))])]

    def shares(self, actions: npt.NDArray[np.int64], seen: Weights) -> npt.NDArray[np.float64]:
        """How likely each of these actions is."""
        scores = (self.weights[actions] @ seen).astype(np.float64)
        grown = np.exp(scores - scores.max())
        return np.asarray(grown / grown.sum())

    def save(self, file: Path) -> None:
        with file.open("wb") as opened:
            np.savez_compressed(opened, format=FORMAT, game=self.game, seats=self.seats, weights=self.weights)


def load_policy(file: Path) -> LinearPolicy:
    """`ValueError` for what is none."""
    try:
        with np.load(file, allow_pickle=False) as kept:
            if str(kept["format"]) == FORMAT:
                return LinearPolicy(str(kept["game"]), int(kept["seats"]), kept["weights"], file.name)
            why = "another format"
    except (OSError, KeyError, EOFError, ValueError, BadZipFile) as error:
        why = type(error).__name__
    raise ValueError(f"{file}: no policy of ours ({why})")


def extended(seen: npt.NDArray[np.float32]) -> Weights:
    """With a one, for what an action is worth whatever is seen."""
    return np.append(seen, np.float32(1)).astype(np.float32)
