"""`python -m bezique` is the command `bezique`."""

from bezique.cli import main

main()
