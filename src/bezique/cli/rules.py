"""`bezique rules`: the texts of its subcommands, each with the exit status that goes with it."""

from __future__ import annotations

from pathlib import Path

from bezique.errors import BadRules
from bezique.rules.load import load_file, preset_names, rules
from bezique.rules.model import Rules
from bezique.rules.options import keys_of
from bezique.rules.show import option_help, rules_check, rules_list, rules_show


def list_rules() -> tuple[int, str]:
    """`bezique rules list`: every preset."""
    return 0, rules_list()


def show_rules(name: str = "standard") -> tuple[int, str]:
    """`bezique rules show NAME`: a preset, a game of another name, or an option in words; status 2 for none of them."""
    try:
        if name not in preset_names() and keys_of(name):
            return 0, option_help(name)
        return 0, rules_show(name)
    except BadRules as fault:
        return 2, str(fault)


def check_rules(path: str | Path) -> tuple[int, str]:
    """`bezique rules check FILE`: a person's own variant; status 1 where it cannot be played."""
    playable, text = rules_check(path)
    return (0 if playable else 1), text


def rules_of(text: str) -> Rules:
    """The rules meant on the command line: a preset with options, or a person's own file ending in ".toml".

    Raises BadRules.
    """
    return load_file(text) if text.endswith(".toml") and "," not in text else rules(text)
