"""The Grand Dalmuti in the terminal."""

from tablee.cli.games.dalmuti.face import FACE

__all__ = ["FACE"]
