"""A table without any input or output: wishes become entries, entries make the table."""
