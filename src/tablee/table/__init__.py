"""A table without any input or output: requests become entries, entries make the table."""
