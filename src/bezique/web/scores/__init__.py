"""The score of a game with real cards, kept in the browser."""
