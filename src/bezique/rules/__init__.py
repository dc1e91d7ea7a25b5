"""The game as data: options, presets, and the rules in words."""
