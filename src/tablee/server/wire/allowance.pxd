# The C types of allowance.py.
from tablee.server.counts cimport Counts
from tablee.server.token_bucket cimport Bucket

cdef class Allowance:
    cdef Counts _counts
    cdef object _time
    cdef Bucket _bucket, _flood

    cpdef bint take(self, double cost=*) except -1
