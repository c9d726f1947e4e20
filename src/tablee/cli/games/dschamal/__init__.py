"""Dschamál in a terminal."""

from tablee.cli.games.dschamal.face import FACE

__all__ = ["FACE"]
