"""What a seat may know, and a state that fits what it knows."""

from __future__ import annotations

from collections import Counter

from tablee.core.chance import Chance
from tablee_kettle.pieces import DECK, State, View


def view(state: State, seat: int | None) -> View:
    """Built field by field: what is not written here cannot leak."""
    shown = state.phase != "pour"
    return View(
        phase=state.phase,
        round=state.round,
        size=state.size,
        seat=seat,
        asked=asked(state, seat),
        hand=() if seat is None else state.hands[seat],
        held=tuple(map(len, state.hands)),
        chosen=tuple([card is not None for card in state.poured]),
        poured=tuple([card if shown or other == seat else None for other, card in enumerate(state.poured)]),
        stirring=seat is not None and state.stirs[seat],
        scores=state.scores,
        options=state.options,
        rules=state.rules,
    )


def asked(state: State, seat: int | None) -> tuple[int, ...]:
    """Nobody sees who has answered in the window already, except for oneself (KET-30)."""
    if state.phase != "stir":
        return state.waiting
    return tuple([other for other in range(len(state.hands)) if other != seat or seat in state.waiting])


def guess(view: View, chance: Chance) -> State:
    """The cards this seat does not see, dealt anew to the hands that hold them."""
    seen = Counter(view.hand) + Counter([card for card in view.poured if card is not None])
    rest = list((Counter(DECK) - seen).elements())
    unseen = [rest[number] for number in chance.order(len(rest))]
    poured = tuple([
        unseen.pop() if chosen and card is None else card
        for chosen, card in zip(view.chosen, view.poured, strict=True)
    ])  # fmt: skip
    hands = tuple([
        view.hand if seat == view.seat else tuple(sorted([unseen.pop() for _ in range(held)]))
        for seat, held in enumerate(view.held)
    ])  # fmt: skip
    return State(
        phase=view.phase,
        round=view.round,
        size=view.size,
        waiting=view.asked,
        hands=hands,
        poured=poured,
        stirs=tuple([view.stirring and seat == view.seat for seat in range(len(hands))]),
        scores=view.scores,
        bag=tuple(sorted(unseen)),
        options=view.options,
        rules=view.rules,
    )
