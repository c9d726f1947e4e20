"""Stores as each release wrote them: `python -m tests.store.releases.keep` makes the one of this version."""
