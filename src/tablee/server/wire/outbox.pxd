# The C types of outbox.py.
cdef class Outbox:
    cdef object _loop
    cdef list _lines, _later

    cpdef object add(self, object line, bint can_wait=*)
