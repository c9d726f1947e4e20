"""Processes beside the house: bots that think long, and replays."""
