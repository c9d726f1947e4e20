"""Dschamál: its players, level by level, and what they think with."""
