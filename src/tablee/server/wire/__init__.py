"""Connections as bytes: HTTP lines, WebSocket frames, and the sockets that messages come from."""
