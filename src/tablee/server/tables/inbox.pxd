# The C types of inbox.py.
cdef class Inbox:
    cdef object _name, _waiting, _wake, _worker
    cdef bint _closed, _held

    cpdef object hold(self, bint on)
    cpdef object _go_on(self)
