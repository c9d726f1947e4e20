"""HTTP and WebSocket: the house as the network sees it."""
