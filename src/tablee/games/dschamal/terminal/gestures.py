"""Keys and words for what a hand does in the bag, and the moves they mean."""

from __future__ import annotations

from tablee.games.dschamal.moves import (
    QUICKEST,
    BagMove,
    Call,
    Close,
    Feel,
    GiveUp,
    Lay,
    LetGo,
    Pinch,
    Push,
    Roll,
)
from tablee.games.dschamal.searching import SPEED
from tablee.games.dschamal.touch import inside
from tablee.games.dschamal.two_fingers import QUARTER
from tablee.games.dschamal.view import OwnHand, View

STEP, FINE, SHOVE = 8, 2, 10  # millimetres: a fingertip's width, a point of it, a push
WAYS = {"right": (1, 0), "left": (-1, 0), "ahead": (0, 1), "back": (0, -1)}
ARROWS = {"A": "ahead", "B": "back", "C": "right", "D": "left"}
KEYS = {
    **{f"\x1b[{end}": way for end, way in ARROWS.items()},
    **{f"\x1bO{end}": way for end, way in ARROWS.items()},
    **{f"\x1b[1;2{end}": f"push-{way}" for end, way in ARROWS.items()},
    **{f"\x1b[1;3{end}": f"fine-{way}" for end, way in ARROWS.items()},
    " ": "hand", "\r": "lay", "\n": "lay", "c": "call", "p": "pinch", "r": "roll",
    "x": "give-up", "\x1b": "give-up",
    "h": "left", "j": "back", "k": "ahead", "l": "right",
    "H": "push-left", "J": "push-back", "K": "push-ahead", "L": "push-right",
    "y": "fine-left", "u": "fine-back", "i": "fine-ahead", "o": "fine-right",
}  # fmt: skip
SPOKEN = {
    "droite": "right", "d": "right", "r": "right", "gauche": "left", "g": "left", "l": "left",
    "fond": "ahead", "devant": "ahead", "far": "ahead", "up": "ahead", "f": "ahead", "a": "ahead",
    "soi": "back", "near": "back", "down": "back", "s": "back", "b": "back",
    "fermer": "close", "prendre": "close", "grab": "close", "take": "close",
    "lâcher": "let-go", "lacher": "let-go", "ouvrir": "let-go", "open": "let-go", "drop": "let-go",
    "pincer": "pinch", "mesurer": "pinch", "measure": "pinch", "rouler": "roll",
    "poser": "lay", "pose": "lay", "chameau": "call", "camel": "call", "appeler": "call", "c": "call",
    "sortir": "give-up", "abandon": "give-up", "out": "give-up",
}  # fmt: skip
MANNERS = {"pousser": "push-", "push": "push-", "p": "push-", "peu": "fine-", "fine": "fine-", "bit": "fine-"}
DEEDS = ("hand", "close", "pinch", "roll", "let-go", "lay", "call", "give-up")
MOST = 60  # steps of one line


def gestures(text: str) -> tuple[str, ...]:
    """“droite 3 fermer poser”: each word, some of them several times; `ValueError` if one is none."""
    found: list[str] = []
    manner = ""
    for word in text.lower().split():
        if word.isascii() and word.isdigit() and found:
            found += [found[-1]] * (min(int(word), MOST) - 1)
        elif word in MANNERS:
            manner = MANNERS[word]
        else:
            found.append(_gesture(word, manner))
            manner = ""
    return tuple(found[:MOST])


def _gesture(word: str, manner: str) -> str:
    meant = SPOKEN.get(word, word)
    if meant.removeprefix("push-").removeprefix("fine-") not in WAYS and meant not in DEEDS:
        raise ValueError(f"{word!r} is nothing a hand does")
    return manner + meant


def move_of(gesture: str, view: View) -> BagMove:
    """The move as quick as a hand can make it; `ValueError` at the rim of the bag."""
    assert view.hand is not None
    match gesture:
        case "hand":
            return LetGo(QUICKEST[LetGo]) if view.hand.holds else Close(QUICKEST[Close])
        case "close":
            return Close(QUICKEST[Close])
        case "pinch":
            return Pinch(_crosswise(view.hand), QUICKEST[Pinch])
        case "roll":
            return Roll(QUICKEST[Roll])
        case "let-go":
            return LetGo(QUICKEST[LetGo])
        case "lay":
            return Lay(QUICKEST[Lay])
        case "call":
            return Call(QUICKEST[Call])
        case "give-up":
            return GiveUp()
    return _way(gesture, view.hand.x, view.hand.y)


def _crosswise(hand: OwnHand) -> int:
    """Two fingers lie from left to right, then from near to far, and so on."""
    return QUARTER if hand.width is not None and hand.width.across == 0 else 0


def _way(gesture: str, x: int, y: int) -> Feel | Push:
    manner, _, way = gesture.rpartition("-")
    kind: type[Feel] | type[Push] = Push if manner == "push" else Feel
    step = {"push": SHOVE, "fine": FINE}.get(manner, STEP)
    across, along = WAYS[way]
    reached = inside(x + step * across, y + step * along)
    dx, dy = reached[0] - x, reached[1] - y
    if not (dx or dy):
        raise ValueError("rim")
    far = abs(dx) + abs(dy)
    return kind(dx, dy, max(QUICKEST[kind], -(-1000 * far // SPEED[kind])))
