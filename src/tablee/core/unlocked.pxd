# The C types of unlocked.py.

cdef class Work:
    cdef void work(self) noexcept nogil
