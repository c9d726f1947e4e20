"""The Kettle: a small game for Tablée."""
