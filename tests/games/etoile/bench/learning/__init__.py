"""How the weights of `patterns.xz` are learnt from the star's own games."""
