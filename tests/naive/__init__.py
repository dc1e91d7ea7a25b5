"""A second, deliberately naive account of scoring and declaring, to check the real one against."""
