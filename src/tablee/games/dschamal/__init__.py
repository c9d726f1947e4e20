"""Dschamál, by Thomas Liesching: four games of touch in one dark bag."""
