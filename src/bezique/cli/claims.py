"""`bezique arena claims`: what is said of the players' strength, played."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from bezique.cli.arena import AHEAD, ExecutorText, Jobs, Progress
from bezique.lab.calibration import Measured
from bezique.lab.claims import Claim, bear_out, borne_out, claim_lines, claims, page_with
from bezique.lab.executors import PROCESSES, check_executor, executor_of


def play_claims(
    *,
    rules: Annotated[
        tuple[str, ...], Parameter(help="Only claims under these rules; may be given several times.")
    ] = (),
    player: Annotated[tuple[str, ...], Parameter(help="Only claims about this player; the same.")] = (),
    jobs: Jobs = 1,
    state: Annotated[Path | None, Parameter(help="Keep the pairs in this folder, or go on with those in it.")] = None,
    page: Annotated[Path | None, Parameter(help="Put the table into this page, where its marks are.")] = None,
    executor: ExecutorText = PROCESSES,
) -> int:
    """Play the contests of these claims, or of all, and print what they came to; status 1 where one is not borne out.

    With `page` the table is put there after each contest. Raises ValueError where there is no such claim, OSError and
    BadRecord for files that cannot be used, and MissingExtra for an executor that is not there.
    """
    check_executor(executor)
    wanted = [claim for claim in claims() if (not rules or claim.rules in rules) and (not player or claim.a in player)]
    if not wanted:
        raise ValueError("no claim is made about that player under those rules: docs/strength.md lists them")
    found: dict[Claim, Measured] = {}
    with executor_of(executor, jobs) as running:
        for number, claim in enumerate(wanted, start=1):
            title = f"{number} of {len(wanted)}, {claim.rules}, {claim.a} - {claim.b}: "
            progress = Progress(claim.contest, claim.pairs, title)
            ahead = AHEAD * jobs
            found[claim] = bear_out(claim, executor=running, ahead=ahead, folder=state, tell=progress.tell)
            progress.end()
            if page is not None:
                lines = list(claim_lines([(each, found.get(each) or borne_out(each, state)) for each in claims()]))
                page.write_text(page_with(page.read_text("utf-8"), lines), "utf-8")
    print("\n".join(claim_lines(list(found.items()))))
    return 0 if all(claim.holds(seen) for claim, seen in found.items()) else 1
