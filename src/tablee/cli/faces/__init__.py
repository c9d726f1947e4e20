"""What a game’s face in the terminal is, and the tools it is made with."""
