"""Which decisions cost `hard` most: its choices, valued by a search that knows all hands.

`python -m tests.games.camelot.bench.regrets hard:6000 flat:6000 --seats 2 --games 7 --seed 21` looks at every
choice in games of `normal`, the same ones for all, and prints the chance to win that is lost on average, in
all and by kind of choice; with `--phase naming`, of the choices in that phase alone. All are asked in the
same positions: minutes tell what takes an arena hours.
"""

from __future__ import annotations

import argparse
from collections import defaultdict

from msgspec.structs import replace

from tablee.bots import load
from tablee.core.chance import Stream, key_of
from tablee.games.camelot import game
from tablee.games.camelot.bots.thinker import Thinker, worth_thinking
from tablee.games.camelot.meta import META, Options
from tablee.games.camelot.moves import Move
from tablee.games.camelot.state import State
from tablee.games.camelot.twin.spelling import code_of
from tablee.games.camelot.view import View
from tests.games.camelot.bench.strength import HARD, KINDS, Seer

SEEN = 3000  # simulations of the search that knows all hands
CURIOUS = 0.5  # so that no move is valued by a few tries
UNTRIED = 0.2  # what a move costs that this search did not look at
Losses = dict[str, list[float]]


def kind_of(view: View, move: Move) -> str:
    """The move's tag, and in which turn of the tournament it was chosen."""
    turn = view.turn
    when = "" if turn is None else " opening" if turn.opening else " first" if turn.first else ""
    return f"{move.__struct_config__.tag}{when}"


def look(state: State, seat: int, number: int, players: dict[str, Thinker], found: dict[str, Losses]) -> None:
    """What everybody's choice for this seat costs."""
    view, offers = game.view(state, seat), game.offers(state, seat)
    seer = Seer(replace(HARD, simulations=SEEN, curiosity=CURIOUS))
    seer.state = state
    worth = {code: mean for code, tries, mean in seer.results(view, 1) if tries}
    named: dict[int, Move] = {code_of(move): move for move in offers.moves}
    for name, player in players.items() if len(worth) > 1 else ():
        code = player.results(view, number)[0][0]
        lost = max(worth.values()) - worth[code] if code in worth else UNTRIED
        found[name][kind_of(view, named[code])].append(lost)


def regrets(
    players: dict[str, Thinker], seats: int, games: int, seed: int, phase: str | None
) -> dict[str, Losses]:
    found: dict[str, Losses] = {name: defaultdict(list) for name in players}
    normal, looked = load(META.name, "normal"), 0
    for number in range(games):
        chance = Stream(key_of(b"regret", [str(seed), str(number)]))
        state: State = game.deal(seats, Options(), chance).state
        while game.standings(state) is None:
            seat = min(game.to_act(state))
            view, offers = game.view(state, seat), game.offers(state, seat)
            if phase in (None, view.phase) and worth_thinking(view, offers):
                looked += 1
                look(state, seat, looked, players, found)
            state = game.apply(state, seat, normal.choose(view, offers, chance), chance).state
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("players", nargs="+")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=7)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--phase", help="as views name it: naming, turn …")
    asked = parser.parse_args()
    players = {text: KINDS[text.partition(":")[0]](int(text.partition(":")[2])) for text in asked.players}
    found = regrets(players, asked.seats, asked.games, asked.seed, asked.phase)
    for name, losses in found.items():
        every = [lost for kind in losses.values() for lost in kind]
        print(f"{name}: {sum(every) / len(every):.4f} over {len(every)} choices")
        for kind, lost in sorted(losses.items(), key=lambda one: -sum(one[1])):
            print(f"  {kind}: {sum(lost) / len(lost):.3f} over {len(lost)}")


if __name__ == "__main__":
    main()
