"""One deal and one game: pure, no clock, no chance of its own, no printing."""
