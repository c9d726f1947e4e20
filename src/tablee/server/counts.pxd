# The C types of counts.py.
from tablee.server.histogram cimport Histogram

cdef class Counts:
    cdef public long entries, braked, frames_in, frames_out, bytes_out, problems, dropped
    cdef public long conflicts, takeovers, relayed, descriptors
    cdef public double late
    cdef public Histogram stored_in, told_in, opened
    cdef public dict refused
    cdef public object connections

    cpdef object stored(self, long entries, double seconds)
