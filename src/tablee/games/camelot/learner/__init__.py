"""Camelot for learners: views and moves as numbers."""
