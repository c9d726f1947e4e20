# The C types of message_handler.py.
from tablee.server.tables.current_table cimport CurrentTable
from tablee.server.tables.inbox cimport Inbox
from tablee.server.tables.journal cimport Journal

cdef class MessageHandler:
    cdef CurrentTable _current
    cdef Inbox _inbox
    cdef Journal _journal
    cdef object _greet, _hints, _signs, _batch, _time, _quota

    cpdef object _hear_move(self, object socket, object request)
    cpdef object _move_at_once(self, object socket, object request)
