# The C types of token_bucket.py.
cimport cython

cdef class Bucket:
    cdef double _rate, _burst, _left, _at

    @cython.locals(left=double)
    cpdef bint take(self, double now, double cost=*) except -1
    cpdef double left(self, double now) except? -1
