"""Why a move on the star is advised: what it takes, gives and saves, and what any other move would cost."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from tablee.core.chance import Stream
from tablee.core.contract import Offers
from tablee.games.etoile import game
from tablee.games.etoile.board import Board
from tablee.games.etoile.bots.player import Level, Player
from tablee.games.etoile.duty import legal_plays
from tablee.games.etoile.geometry import CAMPS
from tablee.games.etoile.meta import Options, duty_clause, soufflage_played
from tablee.games.etoile.moves import Huff, Move, Oblige, Play
from tablee.games.etoile.reach import reach_of
from tablee.games.etoile.state import State, still_in
from tablee.games.etoile.view import View

LOOK = Player(Level(nodes=20_000, seconds=0.3), heavy=True)
TURNS = (Play, Huff, Oblige)  # what a search chooses from
MAN = 100  # what the search counts a man
CENTRE = ("d4", "e4")  # the cells around the centre, in every camp (ETO-02)
MOST = 3  # men from which a loss is simply heavy


class Why(msgspec.Struct, frozen=True, omit_defaults=True):
    """`taken` men and `queens` go; `given` and `saved` are pieces a reply could take, now or before.

    `duty` is the clause under which a capture is owed; `worth`, how many men any other move
    would cost, as far as a short search sees. `key` is what a quiet move is good for.
    """

    taken: int = 0
    queens: int = 0
    crowns: bool = False
    given: int = 0
    saved: int = 0
    only: bool = False
    duty: str = ""
    worth: int = 0
    key: str = ""


def explain(view: View, offers: Offers, move: Move) -> Why:
    asked_first = view.claim is not None and view.claim.owner is not None
    if asked_first or not isinstance(move, TURNS):
        return Why()
    others = [one for one in offers.moves if isinstance(one, TURNS) and one != move]
    only, worth = not others, _worth(view, move, others)
    if not isinstance(move, Play):
        return Why(only=only, worth=worth)
    chance = Stream(bytes(32))  # the star asks for none
    state = game.guess(view, chance)
    lifted = legal_plays(state)[move]
    then = game.apply(state, state.seats[state.turn], move, chance).state
    camp, given = state.turn, _threat(then, then.board, state.turn)
    queens = (sum(state.board.queens) & lifted).bit_count()
    crowns = then.board.queens[camp].bit_count() > state.board.queens[camp].bit_count()
    saved = 0 if lifted else max(0, _threat(state, state.board, camp) - given)
    return Why(
        taken=lifted.bit_count() - queens,
        queens=queens,
        crowns=crowns,
        given=given,
        saved=saved,
        only=only,
        duty=_duty(state.options, view.obliged) if lifted else "",
        worth=worth,
        key="" if lifted or given or crowns or saved else _quiet(state, then, move),
    )


def _quiet(state: State, then: State, move: Play) -> str:
    """What a move that takes and gives nothing is good for, the first that is so."""
    camp, start, to = state.turn, move.path[0], move.path[-1]
    if _most_taken(then, camp) > _most_taken(state, camp):
        return "threat"
    if state.board.queens[camp] >> state.star.number[start] & 1:
        return "flying"
    if to[0] != CAMPS[camp]:
        return "running" if to[0] == start[0] else "crossing"
    return "centre" if to[1:] in CENTRE else "steady"


def _most_taken(state: State, camp: int) -> int:
    """The most pieces this camp could take here, if it were its turn."""
    captures = reach_of(state.board, camp, state.options).captures.values()
    return max([lifted.bit_count() for lifted in captures], default=0)


def _threat(state: State, board: Board, camp: int) -> int:
    """The most pieces of this camp that one capture of somebody else could take."""
    captures = [
        lifted
        for rival in still_in(state)
        if rival != camp
        for lifted in reach_of(board, rival, state.options).captures.values()
    ]
    return max([(lifted & board.of(camp)).bit_count() for lifted in captures], default=0)


def _duty(options: Options, obliged: bool) -> str:
    """A capture one must make, or one that is punished if missed (ETO-40)."""
    return "ETO-40" if obliged or soufflage_played(options) else duty_clause(options)


def _worth(view: View, move: Move, others: Iterable[Move]) -> int:
    """In whole men; where losing pieces wins there is no such measure."""
    rest = tuple(others)
    if not rest or view.options.loser_wins:
        return 0
    best, second = [LOOK.think(view, Offers(moves)).points for moves in ((move,), rest)]
    return min(MOST, max(0, (best - second) // MAN))
