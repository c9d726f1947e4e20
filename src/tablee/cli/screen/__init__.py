"""The terminal itself: streams, keys, frames, and a record shown on it."""
