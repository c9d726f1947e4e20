"""Our own boxes, one folder each; everybody finds them as any other box, on the shelf (`core/shelf.py`)."""
