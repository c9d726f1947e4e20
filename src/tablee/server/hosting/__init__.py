"""The running house: settings, start, end, and what its host can see of it."""
