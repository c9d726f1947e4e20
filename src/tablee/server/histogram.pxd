# The C types of histogram.py.
cdef class Histogram:
    cdef list _counts
    cdef public double total

    cpdef object add(self, double seconds)
