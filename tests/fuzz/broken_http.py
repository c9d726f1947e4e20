"""Bytes that are no HTTP, or HTTP that asks for trouble."""

from __future__ import annotations

HOST = b"host: 127.0.0.1\r\n"
POST = b"POST /api/tables HTTP/1.1\r\n" + HOST
JSON = POST + b"content-type: application/json\r\n"
RAW = (
    b"",
    b"\r\n\r\n",
    b"GET",
    b"GET /\r\n\r\n",
    b"GET / HTTP/0.9\r\n\r\n",
    b"GET / HTTP/9.9\r\n" + HOST + b"\r\n",
    b"GET / HTTP/1.1\r\n\r\n",
    b"GET / HTTP/1.1\r\n" + HOST + HOST + b"\r\n",
    b"GET http://evil.example/ HTTP/1.1\r\nhost: evil.example\r\n\r\n",
    b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
    b"GET /\x00 HTTP/1.1\r\n" + HOST + b"\r\n",
    b"GET / HTTP/1.1\nhost: 127.0.0.1\n\n",
    b"GET / HTTP/1.1\r\n" + HOST + b" a: folded\r\n\r\n",
    POST + b"content-length: -1\r\n\r\n",
    POST + b"content-length: 99999999999999999999\r\n\r\n",
    POST + b"content-length: 2\r\ncontent-length: 3\r\n\r\n{}",
    JSON + b"content-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\nGET / HTTP/1.1\r\n\r\n",
    JSON + b"transfer-encoding: chunked\r\n\r\nffffffffffffffffff\r\n{}\r\n0\r\n\r\n",
    JSON + b"transfer-encoding: gzip, chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n",
    POST + b"expect: 100-continue\r\ncontent-length: 10\r\n\r\n",
    b"GET / HTTP/1.1\r\n" + HOST + b"upgrade: websocket\r\nconnection: upgrade\r\n\r\n",
    b"GET /ws/ABCDEF HTTP/1.1\r\n" + HOST + b"upgrade: h2c\r\nconnection: upgrade\r\n\r\n",
    b"GET / HTTP/1.1\r\n" + HOST + b"a: b\r\n" * 500 + b"\r\n",
    b"GET / HTTP/1.1\r\n" + HOST + b"x: " + b"y" * 50_000 + b"\r\n\r\n",
    b"GET /" + b"a" * 70_000,
)
