"""Camelot, by Reiner Knizia: tournaments in five colours, won by whoever stays in last."""
