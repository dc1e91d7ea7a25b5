"""What one contest came to, in lines. Every range is a 95 % interval over the pairs."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from bezique.game.match import DealResult
from bezique.game.settlement import settle_deal
from bezique.lab.adjusting import Figure, adjusted, mean_less_luck
from bezique.lab.pairs import A, B, Clock, Contest, PairResult
from bezique.lab.players import peeks
from bezique.lab.statistics import Estimate, Running, Sprt, Verdict, estimate, games_won, shown
from bezique.rules.model import Rules, Settlement
from bezique.seats import Seat

ENOUGH = 20
"""From so many pairs on the ranges are about right."""

MOST_FAULTS = 10
"""The decisions of a fall-back that are told one by one."""


def contest_lines(contest: Contest, pairs: Sequence[PairResult]) -> Iterator[str]:
    """All that was measured in a contest, one fact a line."""
    rules = contest.rules_meant
    yield f"A is {contest.a}, B is {contest.b}; rules {contest.rules}; seed {contest.seed}"
    yield f"pairs: {len(pairs)} ({2 * len(pairs)} deals)"
    if 0 < len(pairs) < ENOUGH:
        yield f"so few pairs prove nothing: the ranges can be trusted from {ENOUGH} on"
    if pairs:
        yield from _point_lines(pairs)
        yield from _luck_lines(contest, pairs)
        yield from _even_lines(contest, pairs)
        yield from _game_lines(rules, pairs)
        yield from (_clock_line(contest, pairs, seat) for seat in (A, B))
        yield from _sprt_lines(contest, pairs)
    yield from _fault_lines(contest, pairs)


def difference(pairs: Sequence[PairResult]) -> Estimate:
    """Points a deal by which A is better."""
    return estimate(pair.difference for pair in pairs)


def _point_lines(pairs: Sequence[PairResult]) -> Iterator[str]:
    yield f"points a deal, A less B: {difference(pairs)}"
    own, other = _mean(pairs, lambda deal: deal.scores[A]), _mean(pairs, lambda deal: deal.scores[B])
    yield f"mean scores: A {own.mean:.1f} ± {shown(own.half)}, B {other.mean:.1f} ± {shown(other.half)}"
    yield f"deals won by A: {_percent(_mean(pairs, lambda deal: _won(deal.scores[A] - deal.scores[B])))}"


def is_even(contest: Contest, pairs: Sequence[PairResult]) -> bool:
    """Whether all is as it should be: a player against itself comes out even in every pair, unless a clock runs."""
    return contest.a != contest.b or contest.seconds is not None or not any(pair.difference for pair in pairs)


def _even_lines(contest: Contest, pairs: Sequence[PairResult]) -> Iterator[str]:
    if contest.a != contest.b:
        return
    uneven = [str(pair.number) for pair in pairs if pair.difference]
    if not uneven:
        yield "A against itself: even in every pair, as it should be"
    elif contest.seconds is None:
        first = ", ".join(uneven[:MOST_FAULTS])
        yield f"A against itself: NOT even in {len(uneven)} pairs ({first}): something is wrong"
    else:
        yield f"A against itself: not even in {len(uneven)} pairs, as it may be while a clock runs"


def _luck_lines(contest: Contest, pairs: Sequence[PairResult]) -> Iterator[str]:
    cheats = [name for name in dict.fromkeys(contest.names) if peeks(name)]
    if cheats:
        yield f"luck was not weighed: {' and '.join(cheats)} sees the stock"
    if contest.evaluator is None:
        return
    luck = estimate(pair.luck or 0.0 for pair in pairs)
    yield f"points a deal less luck: {mean_less_luck(pairs)} (luck {luck}, by the evaluator {contest.evaluator})"


def _game_lines(rules: Rules, pairs: Sequence[PairResult]) -> Iterator[str]:
    if rules.settlement is not Settlement.RACE:
        yield from _settled_lines(pairs, lambda deal: settled_value(rules, deal))
    elif rules.target > 0:
        games = games_won([pair.deals for pair in pairs], rules, mean_less_luck(pairs))
        ends = f"({100 * games.low:.1f} to {100 * games.high:.1f})"
        yield f"games to {rules.target} won by A: {100 * games.share:.1f} % {ends}, made of these deals"


def _settled_lines(pairs: Sequence[PairResult], value: Callable[[DealResult], int]) -> Iterator[str]:
    paid, won = _of_deals(value), _of_deals(lambda deal: _won(value(deal)))
    less = all(pair.luck is not None for pair in pairs)
    more = f", less luck {mean_less_luck(pairs, paid)}" if less else ""
    yield f"settlement a deal, A less B: {estimate(map(paid, pairs))}{more}"
    more = f", less luck {_percent(mean_less_luck(pairs, won, 0.0))}" if less else ""
    yield f"deals won by A in settlement: {_percent(estimate(map(won, pairs)))}{more}"


def _of_deals(figure: Callable[[DealResult], float]) -> Figure:
    """The mean of a figure over both deals of a pair."""
    return lambda pair: sum(figure(deal) for deal in pair.deals) / 2


def _mean(pairs: Sequence[PairResult], figure: Callable[[DealResult], float]) -> Estimate:
    """The mean of a figure of the deals, with its error over the pairs."""
    return estimate(map(_of_deals(figure), pairs))


def _won(margin: float) -> float:
    """1 for a deal won, 0 for one lost, a half for a drawn one."""
    return 0.5 if margin == 0 else float(margin > 0)


def _percent(share: Estimate) -> str:
    return f"{100 * share.mean:.1f} ± {shown(100 * share.half)} %"


def settled_value(rules: Rules, deal: DealResult) -> int:
    """What A is paid for a deal that is a game by itself; negative where A pays (laws 3.7, 3.8)."""
    settled = settle_deal(rules, deal.scores, deal.brisques)
    return settled.value if settled.winner == A else -settled.value


def _clock_line(contest: Contest, pairs: Sequence[PairResult], seat: Seat) -> str:
    clock = sum((pair.clocks[seat] for pair in pairs), Clock())
    mean = 1000 * clock.seconds / max(1, clock.decisions)
    given = "" if contest.seconds is None else f", given {1000 * contest.seconds:.0f} ms"
    return f"time of a decision, {'AB'[seat]}: {mean:.2f} ms, longest {1000 * clock.longest:.1f} ms{given}"


def _sprt_lines(contest: Contest, pairs: Sequence[PairResult]) -> Iterator[str]:
    if contest.sprt is None:
        return
    test, seen = Sprt(*contest.sprt), Running(adjusted(pairs))
    verdict, (lower, upper) = test.verdict(seen), test.bounds
    ends = {None: "undecided", Verdict.LOW: f"it is {test.low:+g}", Verdict.HIGH: f"it is {test.high:+g}"}
    ratio = f"{test.ratio(seen):.2f} in {lower:.2f} to {upper:.2f}"
    yield f"sequential test of {test.low:+g} against {test.high:+g}: {ends[verdict]} ({ratio})"
    if verdict is not None:
        yield "  the mean at which such a test stops lies too far out: measure it with another seed"


def _fault_lines(contest: Contest, pairs: Sequence[PairResult]) -> Iterator[str]:
    faults = [(pair.number, fault) for pair in pairs for fault in pair.faults]
    if not faults:
        return
    counts = [sum(fault.player == seat for _, fault in faults) for seat in (A, B)]
    yield f"decisions left to a fall-back: A {counts[0]}, B {counts[1]}"
    for number, fault in faults[:MOST_FAULTS]:
        where = f"pair {number}, table {fault.table + 1}, decision {fault.decision}"
        yield f"  {where}, {contest.names[fault.player]}: {fault.reason}"
    if len(faults) > MOST_FAULTS:
        yield f"  and {len(faults) - MOST_FAULTS} more"
