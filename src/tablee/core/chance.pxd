# The C types of chance.py.
cdef class Stream:
    cdef public object now, block
    cdef object _key
    cdef list _words, _drawn

    cpdef tuple taken(self)
