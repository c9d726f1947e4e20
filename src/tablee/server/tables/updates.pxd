# The C types of updates.py.
cimport cython

from tablee.server.tables.audience cimport Audience, ViewerGroup
from tablee.server.wire.socket cimport Socket

cdef class Updates:
    cdef object _game, _entry, _old, _new, _events, _changes
    cdef object _version, _table, _chat, _countdown, _taken_back, _notice
    cdef list _made
    cdef tuple _usual

    cpdef tuple told(self, ViewerGroup group)
    cpdef tuple _made_of(self, object patch, object offers, object events)

cpdef object new_offers(object game, object table, ViewerGroup group)
cpdef object fields_for(object eyes, object changes)
@cython.locals(group=ViewerGroup, updates=Updates, socket=Socket)
cpdef object tell_change(object game, object change, Audience audience, object by, object re, object to=*)
cpdef bytes with_re(bytes text, object re)
