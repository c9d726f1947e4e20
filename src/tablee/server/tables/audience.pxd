# The C types of audience.py.
cdef class ViewerGroup:
    cdef public object eyes, seat, view, offers, orders
    cdef public bint watches
    cdef public list sockets
    cdef tuple _encoded

cdef class Audience:
    cdef public dict groups
