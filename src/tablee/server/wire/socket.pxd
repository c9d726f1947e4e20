# The C types of socket.py.
from tablee.server.counts cimport Counts
from tablee.server.wire.allowance cimport Allowance

cdef class Socket:
    cdef object _line, _memory, _relay, _early, _receiver, _leave
    cdef Counts _counts
    cdef Allowance _allowance
    cdef public object seat, looks, looks_with, waits_with
    cdef public bint television, films, latest, ended

    cpdef object understood(self, bytes data)
    cpdef object can_wait(self)
    cpdef object tell(self, bytes frame)
    cpdef object tell_answer(self, bytes frame, object re)
