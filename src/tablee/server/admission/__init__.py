"""Who may connect: addresses, names, codes, and how many connections at once."""
