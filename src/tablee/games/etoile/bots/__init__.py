"""L'Étoile des Dames: its players, level by level, and what they think with."""
