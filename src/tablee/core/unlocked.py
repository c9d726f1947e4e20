# cython: language_level=3, annotation_typing=False
"""Long work of compiled classes, done without the interpreter's lock, so that other threads go on.

A compiled class inherits from `Work`, says in C what its `work` is (`cdef void work(self) noexcept nogil`
in its `.pxd`), and calls `run`. As plain Python there is no lock to let go of, and nothing of Cython is
needed.
"""

from __future__ import annotations

from contextlib import nullcontext
from types import SimpleNamespace

try:
    import cython
except ImportError:
    globals()["cython"] = SimpleNamespace(nogil=nullcontext())


class Work:
    def run(self) -> None:
        with cython.nogil:
            self.work()

    def work(self) -> None:
        """Whatever takes long; a class that inherits says what."""
