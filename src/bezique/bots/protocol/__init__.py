"""Players in other programs: what is said on the pipes between them, and both ends of it (docs/engine.md)."""
