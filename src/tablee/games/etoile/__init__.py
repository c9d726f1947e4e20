"""L'Étoile des Dames: draughts for two or three on a star of 96 cells."""
