"""`bezique arena claims`: what is said of the players' strength, played."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from bezique.cli.arena import AHEAD, Progress
from bezique.lab.calibration import Measured
from bezique.lab.claims import Claim, bear_out, borne_out, claim_lines, claims, page_with
from bezique.lab.executors import check_executor, executor_of


def play_claims(
    chosen: Sequence[str], players: Sequence[str], *, jobs: int, state: Path | None, page: Path | None, kind: str
) -> int:
    """Play the contests of these claims, or of all, and print what they came to; status 1 where one is not borne out.

    With `page` the table is put there after each contest. Raises ValueError where there is no such claim, OSError and
    BadRecord for files that cannot be used, and MissingExtra for an executor that is not there.
    """
    check_executor(kind)
    wanted = [
        claim for claim in claims() if (not chosen or claim.rules in chosen) and (not players or claim.a in players)
    ]
    if not wanted:
        raise ValueError("no claim is made about that player under those rules: docs/strength.md lists them")
    found: dict[Claim, Measured] = {}
    with executor_of(kind, jobs) as executor:
        for number, claim in enumerate(wanted, start=1):
            title = f"{number} of {len(wanted)}, {claim.rules}, {claim.a} - {claim.b}: "
            progress = Progress(claim.contest, claim.pairs, title)
            ahead = AHEAD * jobs
            found[claim] = bear_out(claim, executor=executor, ahead=ahead, folder=state, tell=progress.tell)
            progress.end()
            if page is not None:
                lines = list(claim_lines([(each, found.get(each) or borne_out(each, state)) for each in claims()]))
                page.write_text(page_with(page.read_text("utf-8"), lines), "utf-8")
    print("\n".join(claim_lines(list(found.items()))))
    return 0 if all(claim.holds(seen) for claim, seen in found.items()) else 1
