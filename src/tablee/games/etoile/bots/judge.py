"""How a position on the star stands: a short look ahead at two, what lies on the board at three."""

from __future__ import annotations

from math import tanh

from tablee.games.etoile import game
from tablee.games.etoile.bots.player import Level, Player, standing
from tablee.games.etoile.state import State, still_in

LOOK = Player(Level(nodes=4000, seconds=0.03, learnt=True), heavy=True)
CLEAR = 280.0  # points of which tanh tells what a game brings: what is learnt is learnt on that scale


def judge(state: State) -> tuple[float, ...]:
    seats = len(state.seats)
    places = game.standings(state)
    if places is not None:
        return tuple([_place_value(places, seat) for seat in range(seats)])
    if seats == 2 and (seen := _look_ahead(state)) is not None:
        return seen
    view, living = game.view(state, None), {state.seats[camp] for camp in still_in(state)}
    points = {seat: standing(view, seat, LOOK.level) for seat in living}
    level = sum(points.values()) / len(points)  # what everybody has alike is nobody's lead
    told = {seat: round(tanh((own - level) / CLEAR), 3) for seat, own in points.items()}
    return tuple([told.get(seat, -1.0) for seat in range(seats)])


def _place_value(places: tuple[tuple[int, ...], ...], seat: int) -> float:
    """Won, lost, or shared by all."""
    if len(places) == 1:
        return 0.0
    return 1.0 if seat in places[0] else -1.0


def _look_ahead(state: State) -> tuple[float, float] | None:
    seat = min(game.to_act(state))
    view, offers = game.view(state, seat), game.offers(state, seat)
    if view.offer is not None:
        return None
    value = round(tanh(LOOK.think(view, offers).points / CLEAR), 3)
    return (value, -value) if seat == 0 else (-value, value)
