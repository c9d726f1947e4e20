# The C types of frames.py.
cimport cython

cdef int WHOLE_TEXT, SHORTEST_MASKED, HUGE

@cython.locals(size=Py_ssize_t, start=Py_ssize_t, length=Py_ssize_t, short=int)
cpdef object text_in(bytes data)
@cython.locals(length=Py_ssize_t)
cpdef bytes framed(bytes text)
