"""`bezique rules`: the texts of its subcommands, each with the exit status that goes with it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from bezique.errors import BadRules
from bezique.rules.load import preset_names, rules_or_file, with_target
from bezique.rules.model import Rules
from bezique.rules.options import keys_of
from bezique.rules.show import option_help, rules_check, rules_list, rules_show

RULES_HELP = "A preset or FILE.toml, with options if wanted, such as standard,brisques=end_of_hand."
RulesText = Annotated[str, Parameter(help=RULES_HELP)]
"""The rules that many commands take."""

Named = Annotated[str, Parameter(help="A preset with options if wanted, a game such as bezik, or an option's key.")]
OwnRules = Annotated[Path, Parameter(help="A file in the form of the presets.")]

app = App(name="rules")


@app.command(name="list", help="List the presets, each with a line about it.")
def list_rules() -> tuple[int, str]:
    """`bezique rules list`: every preset."""
    return 0, rules_list()


@app.command(name="show", help="Show a set of rules in full, a game of another name, or one option.")
def show_rules(name: Named = "standard", /) -> tuple[int, str]:
    """`bezique rules show NAME`: a preset, a file, a game of another name, or an option; status 2 for none of them."""
    try:
        if name not in preset_names() and keys_of(name):
            return 0, option_help(name)
        return 0, rules_show(name)
    except BadRules as fault:
        return 2, str(fault)


@app.command(name="check", help="Check a file with rules of your own.")
def check_rules(file: OwnRules, /) -> tuple[int, str]:
    """`bezique rules check FILE`: a person's own variant; status 1 where it cannot be played, 2 where it is no text.

    Raises OSError where the file cannot be read.
    """
    try:
        Path(file).read_text("utf-8-sig")
    except UnicodeDecodeError:
        return 2, f"{file}: this is not a text file in UTF-8"
    playable, text = rules_check(file)
    return (0 if playable else 1), text


def rules_of(text: str) -> Rules:
    """The rules meant on the command line: a preset or a person's own file ending in ".toml", with options.

    Raises BadRules, with the name of the file where it is the file that cannot be used.
    """
    return rules_or_file(text)


def rules_for(text: str, target: int | None) -> Rules:
    """The same with another target for a game: the line below which a loser pays double goes down or up with it.

    Raises BadRules.
    """
    return with_target(text, target, rules_of)
