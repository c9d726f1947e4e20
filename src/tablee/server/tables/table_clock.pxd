# The C types of table_clock.py.
from tablee.server.tables.audience cimport Audience
from tablee.server.tables.current_table cimport CurrentTable

cdef class TableClock:
    cdef Audience _audience
    cdef CurrentTable _current
    cdef object _marks, _looked_at
    cdef bint _still, _untroubled

    cpdef object note(self, object table)
    cpdef bint _timeless(self) except -1
    cpdef bint _is_still(self, object table) except -1
    cpdef object countdown(self)
    cpdef object next_alarm(self, object actors)
