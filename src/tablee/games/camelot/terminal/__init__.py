"""Camelot in the terminal."""

from tablee.games.camelot.terminal.face import FACE

__all__ = ["FACE"]
