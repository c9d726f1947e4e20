"""Somebody in a terminal, or a bot of theirs, at a table of a running house."""
