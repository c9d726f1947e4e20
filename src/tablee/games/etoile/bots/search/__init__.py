"""Search for the bots; compiled with the twins where there is a C compiler."""
