# The C types of current_table.py.
cdef class CurrentTable:
    cdef public object table, game, delay, chat, recent
    cdef public bint changing, stale

    cpdef object become(self, object table, object entry)
