"""Winning a tournament, a token, the game (CAM-05, CAM-33 to CAM-35)."""

from __future__ import annotations

from msgspec.structs import replace

from tablee.core.chance import Chance
from tablee.core.contract import Standings, Step, Told
from tablee.core.refusal import Refusal, refused
from tablee.games.camelot import deeds
from tablee.games.camelot.deeds import Past
from tablee.games.camelot.events import GameEnded, NothingWon, TokenWon, TournamentWon
from tablee.games.camelot.moves import TakeToken
from tablee.games.camelot.pieces import COLOURS, Colour
from tablee.games.camelot.starting import open_tournament
from tablee.games.camelot.state import Over, Seat, State, Taking, put


def needed(seats: int) -> int:
    """Five different tokens among two or three players, four among more (CAM-05)."""
    return 5 if seats <= 3 else 4


def lacking(state: State, seat: Seat) -> tuple[Colour, ...]:
    return tuple([colour for colour in COLOURS if colour not in state.tokens[seat]])


def win_tournament(state: State, seat: Seat, chance: Chance) -> Step:
    """The last one in takes a token of the final colour; in purple, one they lack (CAM-33, CAM-35)."""
    final = state.colour
    assert final is not None
    past = deeds.remembered(state.past, Past(final, state.tournament, state.deeds))
    state = replace(state, previous=final, deeds=(), past=past)
    told = (Told(TournamentWon(seat, final)),)
    open_to_him = lacking(state, seat)
    if final == "purple" and len(open_to_him) > 1:
        return Step(replace(state, phase=Taking(seat)), told)
    colour = open_to_him[0] if final == "purple" else final
    return _award(state, seat, colour, told, chance)


def refuse_taking(state: State, phase: Taking, seat: Seat, move: TakeToken) -> Refusal | None:
    if seat != phase.seat:
        return refused("CAM-35", "not-your-choice", seat=phase.seat)
    if move.colour not in COLOURS:
        return refused("CAM-35", "no-such-colour", colour=move.colour)
    if move.colour in state.tokens[seat]:
        return refused("CAM-35", "token-held", colour=move.colour)
    return None


def take_token(state: State, seat: Seat, move: TakeToken, chance: Chance) -> Step:
    return _award(state, seat, move.colour, (), chance)


def _award(state: State, seat: Seat, colour: Colour, events: tuple[Told, ...], chance: Chance) -> Step:
    """Nobody holds two of one colour (CAM-34); enough different ones win at once (CAM-05)."""
    if colour in state.tokens[seat]:
        return _next(state, seat, (*events, Told(NothingWon(seat, colour))), chance)
    held = tuple([c for c in COLOURS if c == colour or c in state.tokens[seat]])
    state = replace(state, tokens=put(state.tokens, seat, held))
    goal = needed(len(state.hands))
    events += (Told(TokenWon(seat, colour, len(held), goal)),)
    if len(held) < goal:
        return _next(state, seat, events, chance)
    return Step(replace(state, phase=Over()), (*events, Told(GameEnded(places(state)))))


def _next(state: State, winner: Seat, events: tuple[Told, ...], chance: Chance) -> Step:
    """The winner starts the next tournament (CAM-10)."""
    opened = open_tournament(state, winner, chance)
    return Step(opened.state, events + opened.events)


def places(state: State) -> Standings:
    """Most tokens first; equal numbers share the place."""
    counts = [len(tokens) for tokens in state.tokens]
    return tuple(
        tuple(seat for seat, count in enumerate(counts) if count == tokens)
        for tokens in sorted(set(counts), reverse=True)
    )
