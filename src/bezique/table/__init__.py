"""A running table: seats, what is sent to them, clocks and storage; no network."""
