"""Irregularities: what the books say when a player errs at a real table, as data, and a referee to ask."""
