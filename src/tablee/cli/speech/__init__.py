"""What the command says, in French and English."""
