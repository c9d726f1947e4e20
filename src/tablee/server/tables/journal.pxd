# The C types of journal.py.
from tablee.server.counts cimport Counts
from tablee.server.tables.current_table cimport CurrentTable

cdef class Journal:
    cdef Counts _counts
    cdef CurrentTable _current
    cdef object _store, _turn, _publisher, _settled, _lost

    cpdef object commit_soon(self, object decision, object by, object re)
    cpdef object _become(self, object decision, object concerned, object by, object re)
