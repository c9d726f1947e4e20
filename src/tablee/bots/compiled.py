"""Whether the search that knows no game runs compiled here, or as plain Python: the same thoughts, slower."""

from __future__ import annotations

from tablee.bots import tree_search

COMPILED = not str(tree_search.__file__).endswith(".py")
