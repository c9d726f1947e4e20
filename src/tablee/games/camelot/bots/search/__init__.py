"""How Camelot's strongest players think: models of the others, worlds that fit, beliefs."""
