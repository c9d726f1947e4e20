# The C types of websocket_line.py.
from tablee.server.wire.outbox cimport Outbox

cdef class WebSocketLine:
    cdef public object address, owner, heard
    cdef public double since
    cdef public bint closed
    cdef public Py_ssize_t longest
    cdef object _transport, _connections, _loop, _round_trip, _frames
    cdef Outbox _outbox
    cdef double _begun
    cdef bint _quiet, _asked, _slow, _reading
    cdef bytes _unsent
    cdef public bytes unheard
    cdef object _intake

    cpdef object tell(self, bytes frame, bint can_wait=*)
    cpdef object flush(self)
    cpdef object backlog(self)
