"""Camelot in the terminal."""

from tablee.cli.games.camelot.face import FACE

__all__ = ["FACE"]
