"""Being called: a turn at a slow table is told to whoever is not there, by the ways they chose."""
