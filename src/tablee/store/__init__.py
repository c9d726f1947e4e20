"""Append-only logs of tables: what is acknowledged is kept."""
