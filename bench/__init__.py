"""What the house can do, measured: `make bench`."""
