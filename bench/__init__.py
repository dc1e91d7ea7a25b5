"""The speed of the core, measured beside other engines: `make bench`, `python -m bench`."""
