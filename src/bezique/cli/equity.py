"""`bezique equity`: the chance to win a game at each score, and the counting of deals that it is reckoned from."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from bezique.cli.rules import RulesText, rules_of
from bezique.lab.outcomes import Plan, count_outcomes, outcome_lines
from bezique.search.equity import race_of

PARTS = 10
"""The scores of the table, from 0 to just under the target."""


def command(
    rules: RulesText = "standard",
    /,
    *,
    count: Annotated[int | None, Parameter(help="Play so many deals instead, and count what they come to.")] = None,
    player: Annotated[str, Parameter(help="With --count: the player that plays both seats.")] = "strong",
    seed: Annotated[int, Parameter(help="With --count: which deals.")] = 1,
    out: Annotated[Path, Parameter(help="With --count: write what was counted here.")] = Path("outcomes.toml"),
) -> int:
    """`bezique equity`."""
    print(equity(rules) if count is None else count_deals(rules, player, count, seed, out))
    return 0


def equity(text: str) -> str:
    """The table of a game to a target; raises BadRules, and ValueError for rules without a target."""
    rules = rules_of(text)
    race = race_of(rules)
    scores = [rules.target * part // PARTS for part in range(PARTS)]
    lines = [
        f"{rules.name}: the chance, in hundredths, to win the game to {rules.target}, before a deal of one's own.",
        "Rows: one's own score; columns: the adversary's. Where she deals it is 100 less the figure with both changed.",
        "",
        "      " + "".join(f"{hers:6}" for hers in scores),
    ]
    for mine in scores:
        chances = (f"{100 * race.chance(mine, hers, True):6.1f}" for hers in scores)
        lines.append(f"{mine:6}" + "".join(chances))
    return "\n".join(lines)


def count_deals(text: str, player: str, deals: int, seed: int, out: Path) -> str:
    """Play deals and write what they came to into a file; raises OSError, BadRules and BadNotation."""
    if deals < 1 or seed < 0:
        raise ValueError("--count is at least 1, and --seed is 0 or more")
    plan = Plan(rules_of(text).name, player, deals, seed)
    lines = outcome_lines(plan, count_outcomes(plan))
    out.write_text("\n".join([*lines, ""]), encoding="utf-8")
    return f"{out}: what {deals} deals came to."
