"""The house's log: what a line may hold, and who writes it."""
