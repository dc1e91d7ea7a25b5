"""Measuring players: duplicate pairs, their statistics, and the tables made of them."""
