"""The tables that run here: decisions in, stored, told; alarms, bots, hints and presence."""
