"""Le Grand Dalmuti, by Richard Garfield: shed your cards, climb the social order."""
