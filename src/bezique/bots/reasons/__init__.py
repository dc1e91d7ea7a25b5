"""Why one action is better than another: what follows each, and what speaks for one of them."""
