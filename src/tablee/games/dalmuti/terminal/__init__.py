"""The Grand Dalmuti in the terminal."""

from tablee.games.dalmuti.terminal.face import FACE

__all__ = ["FACE"]
