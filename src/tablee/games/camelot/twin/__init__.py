"""The rules of Camelot once more, for search: plain Python that also compiles.

Beside every file stand its C types in a `.pxd`; nothing of Cython is needed to run. `table` holds cards,
`actions` what action cards do, `game` who is asked and what follows, `spelling` the reference rules' words
for its numbers. `tests/games/camelot/test_twin.py` proves it equal to the reference rules.
"""
