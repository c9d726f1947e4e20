"""What is said over HTTP and sockets: messages, problems, and the page and types made from them."""
