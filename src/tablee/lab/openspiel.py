"""Boxes as games of open_spiel: importing this registers them (`pip install 'tablee[openspiel]'`).

    import pyspiel
    import tablee.lab.openspiel
    game = pyspiel.load_game("tablee_<game>", {"players": 4})

Every box with numbers for learners whose seats take turns is registered as `tablee_<its name>`; `options`
is a parameter, the table's options as JSON. Actions and observations are those of
`tablee.lab.translator`; seats that may act at once are asked one after the other, lowest first. What a
game is worth goes by places, from 1 to -1, and sums to nothing (`result_of`).

Chance is explicit. Before the deal, and after every move that draws, there are chance nodes of 256 equal
outcomes, whose digits are the key of everything drawn there: nothing that is still to be drawn is in a state.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec
import numpy as np
import pyspiel

from tablee.core import shelf
from tablee.core.chance import Stream, key_of
from tablee.core.contract import Seat, Standings
from tablee.core.pickling import ByName
from tablee.lab.learners_table import result_of
from tablee.lab.translator import Translator, length_of, translator_of
from tablee.lab.whole_games import settle_options

DIGITS: Final = 4
OUTCOMES: Final = 256
PREFIX: Final = "tablee_"


class Drawn(Exception):
    """A move has asked for luck."""


class NoLuck:
    """Tells whether a move draws: it never answers."""

    now = 0

    def below(self, n: int) -> int:
        raise Drawn

    def order(self, n: int) -> tuple[int, ...]:
        raise Drawn


class Setup(ByName):
    """What never changes at a table; copies of a state share it."""

    def __init__(self, box: str, params: dict[str, Any]) -> None:
        self.rules = shelf.load(box)
        self.seats = int(params.get("players", self.rules.META.seats[0]))
        given = params.get("options", "")
        self.options = settle_options(self.rules, self.seats, msgspec.json.decode(given) if given else None)
        self.numbers: Translator = translator_of(box, self.seats)

    def __deepcopy__(self, memo: object) -> Setup:
        return self


class Position:
    """A state of the reference rules, None before the deal, and the luck that is being drawn.

    `pending` is the move that waits for it, None for the deal; copies of a state share their position.
    """

    def __init__(
        self,
        state: Any,
        *,
        drawing: bool,
        digits: tuple[int, ...] = (),
        pending: tuple[Seat, Any] | None = None,
    ) -> None:
        self.state = state
        self.drawing = drawing
        self.digits = digits
        self.pending = pending

    def __deepcopy__(self, memo: object) -> Position:
        return self


class BoxGame(pyspiel.Game):  # type: ignore[misc]
    """One box at one table size, with its options; every registered box has a class of its own."""

    kind: Any
    box: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        self.setup = Setup(self.box, params or {})
        seats = self.setup.seats
        info = pyspiel.GameInfo(
            num_distinct_actions=self.setup.numbers.size,
            max_chance_outcomes=OUTCOMES if draws(self.box) else 0,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.setup.rules.longest(seats, self.setup.options),
        )
        super().__init__(self.kind, info, params or {})

    def new_initial_state(self) -> BoxState:
        return BoxState(self, self.setup)

    def max_chance_nodes_in_history(self) -> int:
        return DIGITS * (int(self.max_game_length()) + 1)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SeatObserver:
        return SeatObserver(self.setup)


class BoxState(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: BoxGame, setup: Setup) -> None:
        super().__init__(game)
        self._setup = setup
        try:
            self.position = self._dealt(NoLuck())
        except Drawn:
            self.position = Position(None, drawing=True)

    def _dealt(self, chance: Any) -> Position:
        setup = self._setup
        return Position(setup.rules.deal(setup.seats, setup.options, chance).state, drawing=False)

    def current_player(self) -> int:
        if self.position.drawing:
            return int(pyspiel.PlayerId.CHANCE)
        asked = self._setup.rules.to_act(self.position.state)
        return min(asked) if asked else int(pyspiel.PlayerId.TERMINAL)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(digit, 1 / OUTCOMES) for digit in range(OUTCOMES)]

    def legal(self, seat: Seat) -> Mapping[int, Any]:
        """The open actions of a seat and the moves they stand for."""
        rules, state = self._setup.rules, self.position.state
        return self._setup.numbers.legal(rules.view(state, seat), rules.offers(state, seat))

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.legal(player))

    def _apply_action(self, action: int) -> None:
        at = self.position
        if at.drawing:
            digits = (*at.digits, action)
            whole = len(digits) == DIGITS
            drawing = Position(at.state, drawing=True, digits=digits, pending=at.pending)
            self.position = self._settled(drawing) if whole else drawing
            return
        seat = self.current_player()
        move = self.legal(seat)[action]
        try:
            after = self._setup.rules.apply(at.state, seat, move, NoLuck()).state
            self.position = Position(after, drawing=False)
        except Drawn:
            self.position = Position(at.state, drawing=True, pending=(seat, move))

    def _settled(self, at: Position) -> Position:
        """All digits are there: what was waiting for its luck happens."""
        chance = Stream(key_of(b"open_spiel", [str(digit) for digit in at.digits]))
        if at.pending is None:
            return self._dealt(chance)
        return Position(self._setup.rules.apply(at.state, *at.pending, chance).state, drawing=False)

    def is_terminal(self) -> bool:
        return self._standings() is not None

    def returns(self) -> list[float]:
        standings = self._standings()
        return [0.0] * self._setup.seats if standings is None else list(result_of(standings))

    def _standings(self) -> Standings | None:
        return None if self.position.drawing else self._setup.rules.standings(self.position.state)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"luck {action}"
        move = self.legal(player).get(action)
        return f"action {action}" if move is None else f"{self._setup.rules.write_move(move)} ({action})"

    def __str__(self) -> str:
        at = self.position
        luck = f" luck {at.digits} for {at.pending}" if at.drawing else ""
        return f"{at.state}{luck}"


class SeatObserver:
    """What a seat sees, as numbers and as JSON (open_spiel's observer)."""

    def __init__(self, setup: Setup) -> None:
        self._setup = setup
        self.tensor = np.zeros(length_of(setup.numbers.fields), np.float32)
        self.dict: dict[str, Any] = {}
        at = 0
        for name, length in setup.numbers.fields:
            self.dict[name] = self.tensor[at : at + length]
            at += length

    def set_from(self, state: BoxState, player: int) -> None:
        self.tensor.fill(0)
        if state.position.state is not None:
            self.tensor[:] = self._setup.numbers.observe(self._view(state, player))

    def string_from(self, state: BoxState, player: int) -> str:
        if state.position.state is None:
            return "not dealt"
        return msgspec.json.encode(self._view(state, player)).decode()

    def _view(self, state: BoxState, player: int) -> Any:
        return self._setup.rules.view(state.position.state, player)


def draws(box: str) -> bool:
    """Whether anything is drawn in this game: else it is deterministic."""
    rules = shelf.load(box)
    try:
        rules.deal(rules.META.seats[0], rules.Options(), NoLuck())
    except Drawn:
        return True
    return False


def hides(box: str) -> bool:
    """Whether two seats see different things of a deal."""
    rules = shelf.load(box)
    state = rules.deal(rules.META.seats[0], rules.Options(), Stream(b"tablee")).state
    seats = [msgspec.to_builtins(rules.view(state, seat)) for seat in (0, 1)]
    return any(seats[0][name] != seats[1][name] for name in seats[0] if name != "seat")


def register(box: str) -> None:
    meta = shelf.load(box).META
    hidden = hides(box)
    kind = pyspiel.GameType(
        short_name=f"{PREFIX}{box}",
        long_name=meta.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=(
            pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC
            if draws(box)
            else pyspiel.GameType.ChanceMode.DETERMINISTIC
        ),
        information=(
            pyspiel.GameType.Information.IMPERFECT_INFORMATION
            if hidden
            else pyspiel.GameType.Information.PERFECT_INFORMATION
        ),
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=meta.seats[-1],
        min_num_players=meta.seats[0],
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": meta.seats[0], "options": ""},
    )
    made = type(f"{box.capitalize()}Game", (BoxGame,), {"kind": kind, "box": box})
    pyspiel.register_game(kind, made)


def registered() -> Sequence[str]:
    """The boxes whose seats take turns and that have numbers for learners."""
    return [name for name in shelf.names() if shelf.box(name).learner and shelf.load(name).clocked is None]


for _box in registered():
    register(_box)
