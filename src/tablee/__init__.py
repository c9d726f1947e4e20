"""Tablée: a game house for four published games, for people, bots and learners."""

__version__ = "0.1.0"
