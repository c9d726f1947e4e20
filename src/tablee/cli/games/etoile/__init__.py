"""L'Étoile des Dames in the terminal."""

from tablee.cli.games.etoile.face import FACE

__all__ = ["FACE"]
