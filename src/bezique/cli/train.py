"""`bezique train`: learn the evaluator of a family of rules."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from time import monotonic
from typing import Annotated

from cyclopts import Parameter

from bezique.lab.training import PAIRS, Plan, Report, take_up, train, write_state
from bezique.search.learning import BATCH, SHARE
from bezique.search.stored import read_net, write_net

TAUGHT = 0.1
"""The share of the decisions that is searched, where anything is."""


def command(
    family: Annotated[str, Parameter(help="The family of rules: standard, rubicon, six-pack, eight-pack, polish.")],
    /,
    *,
    out: Annotated[Path, Parameter(help="Write the evaluator into this file.")] = Path("evaluator.bin"),
    deals: Annotated[int, Parameter(help="How many deals to play and learn from.")] = 1_200_000,
    seed: Annotated[int, Parameter(help="Which deals: those of a seed are the same on every machine.")] = 1,
    begin: Annotated[Path | None, Parameter(help="Begin with the evaluator in this file.")] = None,
    batch: Annotated[int, Parameter(help="How many deals are learned from in one step.")] = BATCH,
    search: Annotated[int, Parameter(help="Learn from a search in so many worlds too.")] = 0,
    search_share: Annotated[float, Parameter(help="The share of the decisions that is searched.")] = TAUGHT,
    against: Annotated[list[Path] | None, Parameter(help="Play some deals against these frozen evaluators.")] = None,
    share: Annotated[float, Parameter(help="The share of the deals that is played against them.")] = SHARE,
    state: Annotated[Path | None, Parameter(help="Keep the run in this file, or go on with the one in it.")] = None,
    minutes: Annotated[float | None, Parameter(help="Stop after this time, to go on later.")] = None,
    every: Annotated[float, Parameter(help="Seconds between two looks at the strength.")] = 60.0,
) -> int:
    """`bezique train`."""
    plan = plan_of(
        family,
        deals=deals,
        seed=seed,
        begin=begin,
        batch=batch,
        worlds=search,
        taught=search_share,
        against=against or (),
        share=share,
    )
    return train_family(plan, out=out, state=state, minutes=minutes, every=every)


def train_family(
    plan: Plan,
    *,
    out: Path,
    state: Path | None = None,
    minutes: float | None = None,
    every: float = 60.0,
    pairs: int = PAIRS,
) -> int:
    """Run a training, telling how it goes, and write its evaluator.

    Raises OSError and BadRecord for files that cannot be used, ValueError for numbers that make no sense.
    KeyboardInterrupt passes; what was kept last stays in `state`.
    """
    if not (0 <= plan.taught <= 1 and 0 <= plan.share <= 1 and plan.worlds >= 0):
        raise ValueError("--search-share and --share are from 0 to 1, and --search is 0 or more")
    for name, number in {"deals": plan.deals, "batch": plan.batch, "every": every, "minutes": minutes}.items():
        if number is not None and not 0 < number < 1e9:
            raise ValueError(f"--{name} is more than 0, not {number:g}")
    if plan.seed < 0:
        raise ValueError(f"--seed is 0 or more, not {plan.seed}")
    learner = plan.learner()
    if state is not None and state.exists():
        take_up(state, plan, learner)

    def keep() -> None:
        if state is not None:
            write_state(state, plan, learner)
        write_net(out, learner.average)

    until = None if minutes is None else monotonic() + 60 * minutes
    train(plan, learner, every=every, until=until, tell=_tell, keep=keep, pairs=pairs)
    keep()
    print(f"{out}: the evaluator after {learner.deals} deals.")
    return 0


def _tell(report: Report) -> None:
    print(report, flush=True)


def plan_of(
    family: str,
    *,
    deals: int,
    seed: int,
    begin: Path | None = None,
    batch: int = BATCH,
    worlds: int = 0,
    taught: float = TAUGHT,
    against: Sequence[Path] = (),
    share: float = SHARE,
) -> Plan:
    """What the command line asks for; raises OSError and ValueError for a file that holds no evaluator."""
    return Plan(
        family,
        seed,
        deals,
        None if begin is None else read_net(begin),
        batch,
        taught=taught if worlds else 0.0,
        worlds=worlds,
        against=tuple((str(path), read_net(path)) for path in against),
        share=share,
    )
