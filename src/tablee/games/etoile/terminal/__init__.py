"""L'Étoile des Dames in the terminal."""

from tablee.games.etoile.terminal.face import FACE

__all__ = ["FACE"]
