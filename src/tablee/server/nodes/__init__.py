"""A house of several nodes: each takes any socket, and leads it to the node that runs its table."""
