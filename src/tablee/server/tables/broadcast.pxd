# The C types of broadcast.py.
from tablee.server.tables.audience cimport Audience
from tablee.server.tables.current_table cimport CurrentTable
from tablee.server.tables.table_clock cimport TableClock

cdef class Broadcast:
    cdef Audience _audience
    cdef TableClock _clock
    cdef CurrentTable _current
    cdef object _clocked, _reseated

    cpdef object publish(self, object before, object entry, object concerned, object by, object re)
    cpdef object _tell(self, object change, object by, object re)
    cpdef object _note(self, object table)
