"""Seats for language models: one seat of a local or a running table, served by the Model Context Protocol."""
