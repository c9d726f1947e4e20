"""The house attacked while people play: `make attack` measures, `make test` runs a short form."""
