"""The default store: one SQLite file that a house has to itself."""
