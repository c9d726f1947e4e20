# The C types of alarm.py.
from tablee.server.tables.current_table cimport CurrentTable
from tablee.server.tables.table_clock cimport TableClock

cdef class Alarm:
    cdef CurrentTable _current
    cdef TableClock _clock
    cdef object _actors, _post, _wake, _due, _handle

    cpdef object set(self)
    cpdef object _change(self, object due)
