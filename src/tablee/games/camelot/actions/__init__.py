"""The action cards: `BY_CARD` finds a card's rule by its name (CAM-40 to CAM-50).

Lancelot is not among them: it answers other cards (`reactions.py`, CAM-51).
"""

from __future__ import annotations

from tablee.core.refusal import Refusal, refused
from tablee.games.camelot.actions import adaptation, chute, finesse
from tablee.games.camelot.actions.base import Action
from tablee.games.camelot.actions.characters import charge, contre_charge, disgrace, feinte, lance_brisee
from tablee.games.camelot.actions.colours import changement_d_arme, desarconne, maladresse
from tablee.games.camelot.actions.families import colour_change, for_everybody, for_one
from tablee.games.camelot.actions.laid import SHIELD, STUN
from tablee.games.camelot.actions.single import ESQUIVE, RETRAITE, RIPOSTE
from tablee.games.camelot.moves import PlayAction
from tablee.games.camelot.pieces import LANCELOT, Card
from tablee.games.camelot.state import State, Turn

BY_CARD: dict[Card, Action] = {
    "desarconne": colour_change("desarconne", desarconne),
    "changement-d-arme": colour_change("changement-d-arme", changement_d_arme),
    "maladresse": colour_change("maladresse", maladresse),
    "charge": for_everybody("charge", charge),
    "contre-charge": for_everybody("contre-charge", contre_charge),
    "feinte": for_everybody("feinte", feinte),
    "disgrace": for_everybody("disgrace", disgrace),
    "adaptation": adaptation.ACTION,
    "lance-brisee": for_one("lance-brisee", lance_brisee),
    "esquive": ESQUIVE,
    "riposte": RIPOSTE,
    "retraite": RETRAITE,
    "chute": chute.ACTION,
    "finesse": finesse.ACTION,
    "bouclier": SHIELD,
    "assomme": STUN,
}
FIELDS = ("target", "colour", "mine", "theirs")


def refuse_action(state: State, turn: Turn, move: PlayAction) -> Refusal | None:
    """Why this action card may not be announced so (CAM-14, CAM-40)."""
    if move.card not in state.hands[turn.seat]:
        return refused("CAM-90", "not-held")
    if turn.opening and not turn.entered:
        return refused("CAM-14", "opening-card-first")
    if move.card == LANCELOT:
        return refused("CAM-51", "lancelot-answers")
    action = BY_CARD.get(move.card)
    if action is None:
        return refused("CAM-40", "no-action-card", card=move.card)
    if any((getattr(move, field) is not None) != (field in action.needs) for field in FIELDS):
        return refused("CAM-40", "wrong-targets", card=move.card, needs="-".join(action.needs) or "none")
    return action.refuse(state, turn, move)


def ways_to_act(state: State, turn: Turn) -> list[PlayAction]:
    """Every way of playing an action card that `refuse_action` lets through."""
    if turn.opening and not turn.entered:
        return []
    held = [card for card in dict.fromkeys(state.hands[turn.seat]) if card in BY_CARD]
    return [
        way
        for card in held
        for way in BY_CARD[card].ways(state, turn)
        if BY_CARD[card].refuse(state, turn, way) is None
    ]
