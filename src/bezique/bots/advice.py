"""Advice: for one decision what could be done, what it is expected to bring, and why the best is best.

The same for a hint at the table, a position in a file, another program, or the review of a game. It looks at a view and
at nothing else. Reasons are data, keys with fields; `bezique.bots.wording` puts them into the words of a language.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bezique.bots.heuristic import Heuristic
from bezique.bots.player import Budget
from bezique.bots.reasons.contrast import contrast
from bezique.bots.reasons.fact import Fact
from bezique.bots.reasons.outcomes import Ground, Outcome
from bezique.bots.solving import Solver, expected
from bezique.bots.thinking import Expert
from bezique.bots.weights import TUNED
from bezique.bots.wording import Reason, said
from bezique.game.actions import Action
from bezique.game.view import View, is_open
from bezique.search.choosing import Runner
from bezique.search.ending import Ending

AT_TABLE = Budget(seconds=2.0, worlds=400)
"""How long a hint at the table may be thought about: all the worlds as a rule, so that asked again it is the same."""

CLOSE = 1.5
"""Two candidates whose difference is less than so many of its standard errors are too close to call."""

SECOND = 0.25
"""A second reason is given where it may be worth this share of the first."""

OVERSHADOWED = 4
"""What is so many times as weighty is told of both of two close candidates, instead of what divides them."""

COMPARED, FADE = 4, 0.7
"""With so many candidates behind it the best is compared for reasons; each next one counts so much less."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """Something that could be done.

    `value` is what it is expected to bring from now on, own points less the adversary's, None where nobody reckoned
    it; `behind` how much less than the best, give or take `error`, which is 0 where it is exact. `chance` is the chance
    to win the game, where there is one that the table of chances knows. `like_best` says that it is as good as the best
    and comes to the same for every reason.
    """

    number: int
    action: Action
    value: float | None = None
    behind: float = 0.0
    error: float = 0.0
    worlds: int = 0
    chance: float | None = None
    like_best: bool = False

    @property
    def margin(self) -> float:
        """How far `behind` may be off: within it nothing is said about which of the two is better."""
        return CLOSE * self.error

    @property
    def close(self) -> bool:
        """Whether it is too close to the best to say which is better."""
        return self.value is not None and self.error > 0 and self.behind < self.margin


@dataclass(frozen=True, slots=True)
class Advice:
    """The candidates, the best first, and why it is the best.

    `exact` says that the values are certain. `asked` is the candidate that was asked about, with `reason` why the best
    is better than that one.
    """

    view: View
    candidates: tuple[Candidate, ...]
    reason: Reason
    exact: bool = False
    asked: Candidate | None = None

    @property
    def best(self) -> Candidate:
        """The candidate that is advised."""
        return self.candidates[0]

    def sentence(self, language: str = "en") -> str:
        """The reason in words."""
        return said(self.view, self.reason, language)


def advise(
    view: View,
    budget: Budget | None = None,
    *,
    seed: int = 0,
    asked: Action | None = None,
    expert: Expert | None = None,
) -> Advice:
    """Advice on the decision that the seat of `view` has to take.

    `budget` limits the search; without it as many worlds are looked at as the expert does. `asked` is an action of the
    menu that is compared with the best. Raises ValueError where the seat has nothing to decide or `asked` is not on the
    menu.
    """
    menu = view.choices()
    if not menu:
        raise ValueError(f"{view.seat or 'a spectator'} has nothing to decide here")
    if asked is not None and asked not in view.actions():
        raise ValueError(f"{asked} cannot be done here")
    ground = Ground(view)
    limits, thinker = budget or Budget(), expert or _expert(seed)
    found, exact = _candidates(view, menu, limits, thinker)
    if asked is not None and not exact and found[0].value is not None:
        found = _with_asked(view, found, view.number(asked), limits, thinker)
    found = _with_rest(view, found, menu)
    found = [_marked(ground, found[0], one) for one in found]
    about = next((one for one in found if one.action == asked), None)
    return Advice(view, tuple(found), _reason(ground, found, about, exact=exact), exact, about)


def compared(view: View, best: Action, other: Action) -> Reason:
    """What speaks for one action of the menu against another, whatever they may bring; no facts where nothing does.

    Raises ValueError where one of them is not on the menu.
    """
    for one in (best, other):
        if one not in view.actions():
            raise ValueError(f"{one} cannot be done here")
    ground = Ground(view)
    outcomes = [ground.outcome(view.number(one)) for one in (best, other)]
    return Reason("advice.best", (best,), other, explained(ground, outcomes[0], outcomes[1:]))


def _expert(seed: int) -> Expert:
    return Expert(Solver(Heuristic(TUNED)), seed)


# --- values --------------------------------------------------------------------------------------------------------


def _candidates(view: View, menu: Sequence[int], budget: Budget, expert: Expert) -> tuple[list[Candidate], bool]:
    """The candidates that can be given a value, the best first, and whether the values are exact."""
    if len(menu) == 1:
        return [Candidate(menu[0], view.action(menu[0]))], False
    if view.phase == 2 and not view.rules.reuse.is_polish:
        return _solved(view), is_open(view)
    chosen = expert.choose(view, budget)
    if not expert.thought:
        return [Candidate(view.number(chosen), chosen)], False
    return _searched(view, expert), False


def _solved(view: View) -> list[Candidate]:
    """The last tricks: as a rule everything unseen is in the adversary's hand."""
    values = expected(view, Ending())
    order = sorted(values, key=lambda number: -values[number])
    best = values[order[0]]
    return [_solved_one(view, number, values[number], best) for number in order]


def _solved_one(view: View, number: int, value: float, best: float) -> Candidate:
    return Candidate(number, view.action(number), value, best - value)


def _searched(view: View, expert: Expert) -> list[Candidate]:
    best = expert.thought[0].value
    return [_searched_one(view, expert, one, best, behind=one.behind, error=one.unsure) for one in expert.thought]


def _searched_one(view: View, expert: Expert, runner: Runner, best: float, *, behind: float, error: float) -> Candidate:
    value = best - behind
    chance = expert.goal.chance(value)
    return Candidate(runner.number, view.action(runner.number), value, behind, error, runner.worlds, chance)


def _with_asked(view: View, found: list[Candidate], asked: int, budget: Budget, expert: Expert) -> list[Candidate]:
    """The same, where the entry asked about dropped out early or never ran, with another search for it and the best."""
    best = found[0]
    one = next((one for one in found if one.number == asked), None)
    if asked == best.number or (one is not None and 2 * one.worlds >= best.worlds):
        return found
    runners = {runner.number: runner for runner in expert.think(view, budget, (best.number, asked))}
    if asked not in runners:
        return found
    behind = max(0.0, runners[best.number].value - runners[asked].value)
    unsure = max(runner.unsure for runner in runners.values())
    new = _searched_one(view, expert, runners[asked], best.value or 0.0, behind=behind, error=unsure)
    rest = [other for other in found[1:] if other is not one]
    return [best, *(other for other in rest if other.behind <= behind), new, *(o for o in rest if o.behind > behind)]


def _with_rest(view: View, found: list[Candidate], menu: Sequence[int]) -> list[Candidate]:
    """The same with the entries of the menu that nobody reckoned, at the end."""
    known = {one.number for one in found}
    return found + [Candidate(number, view.action(number)) for number in menu if number not in known]


# --- reasons -------------------------------------------------------------------------------------------------------


def _marked(ground: Ground, best: Candidate, one: Candidate) -> Candidate:
    """The candidate, marked where it is like the best."""
    like = one is not best and _is_like(ground, best, one)
    if not like:
        return one
    return Candidate(one.number, one.action, one.value, one.behind, one.error, one.worlds, one.chance, like_best=True)


def _is_like(ground: Ground, best: Candidate, one: Candidate) -> bool:
    """Whether two candidates are worth the same and nothing can be said for one against the other."""
    if one.value is None or not isinstance(best.action, type(one.action)):
        return False
    if one.error == 0:
        return one.behind == 0
    both = ground.outcome(best.number), ground.outcome(one.number)
    return one.close and not contrast(ground, *both) and not contrast(ground, *both[::-1])


def _reason(ground: Ground, found: Sequence[Candidate], asked: Candidate | None, *, exact: bool) -> Reason:
    best = found[0]
    alike = tuple(one.action for one in found if one.like_best)
    if len(found) == 1:
        return Reason("advice.only", (best.action,))
    others = [one for one in found[1:] if not one.like_best]
    others = [one for one in others if one.value is not None][:COMPARED] or others
    if asked is not None and asked is not best and not asked.like_best:
        others = [asked]
    if not others:
        return Reason("advice.all_alike", (best.action, *alike))
    outcomes = [ground.outcome(one.number) for one in others]
    first, other = ground.outcome(best.number), others[0]
    if other.close:
        return _close(ground, first, outcomes, (best.action, *alike))
    facts = _weighed(ground, first, outcomes, other, exact=exact)
    facts = _of_all(ground, first, found, facts) or (_by_value(other, exact=exact),)
    code = "advice.asked" if asked is other else "advice.best"
    return Reason(code, (best.action, *alike), other.action, facts)


def _of_all(ground: Ground, best: Outcome, found: Sequence[Candidate], facts: tuple[Fact, ...]) -> tuple[Fact, ...]:
    """Those of the facts that are as true of every candidate that is told together with the best."""
    alike = [ground.outcome(one.number) for one in found if one.like_best]
    missed = [fact for one in alike for fact in contrast(ground, best, one)]
    return tuple(fact for fact in facts if not any(_same(fact, one) for one in missed))


def _close(ground: Ground, best: Outcome, others: Sequence[Outcome], actions: tuple[Action, ...]) -> Reason:
    """Too close to call: what one has before the other, or what both have before the rest."""
    facts = explained(ground, best, others[:1])
    both = {fact.key: fact for rest in others[1:] for fact in contrast(ground, others[0], rest)}
    shared = tuple(fact for fact in explained(ground, best, others[1:]) if _same(fact, both.get(fact.key)))
    if facts and not (shared and shared[0].worth > OVERSHADOWED * facts[0].worth):
        return Reason("advice.close", actions, others[0].action, facts)
    if shared:
        return Reason("advice.close_both", actions, others[0].action, shared)
    against = explained(ground, others[0], [best])
    return Reason("advice.close_other" if against else "advice.close_call", actions, others[0].action, against)


def _same(fact: Fact, other: Fact | None) -> bool:
    return other is not None and (fact.key, fact.fields) == (other.key, other.fields)


def explained(ground: Ground, best: Outcome, others: Sequence[Outcome], fade: float = FADE) -> tuple[Fact, ...]:
    """The one or two facts that explain most why `best` is better than the others, the nearest of them above all."""
    found: dict[str, tuple[float, Fact]] = {}
    for place, other in enumerate(others):
        for fact in contrast(ground, best, other):
            name = f"{fact.key} {fact.fields}"
            found[name] = (found.get(name, (0.0, fact))[0] + fact.worth * fade**place, fact)
    order = sorted(found.values(), key=lambda entry: -entry[0])
    facts = [fact for worth, fact in order if worth >= SECOND * order[0][0]]
    more = [fact for fact in facts[1:] if fact.about != facts[0].about and not fact.tells() & facts[0].tells()]
    return tuple(facts[:1] + more[:1])


def _weighed(
    ground: Ground, best: Outcome, others: Sequence[Outcome], nearest: Candidate, *, exact: bool
) -> tuple[Fact, ...]:
    """The facts; where none of them speaks against the nearest of the others, by how much it is behind."""
    if nearest.value is None:
        return explained(ground, best, others, 1.0) or (_by_value(nearest, exact=exact),)
    facts = explained(ground, best, others)
    if exact or not facts or not contrast(ground, best, others[0]):
        behind = _by_value(nearest, exact=exact)
        return (*facts[:1], behind)
    return facts


def _by_value(other: Candidate, *, exact: bool) -> Fact:
    """What can be said where nothing else can."""
    if other.value is None:
        return Fact("rule_of_thumb", 0.0)
    fields: dict[str, object] = {"than": str(other.action)}
    if not exact and other.behind < 0.5:
        return Fact("tried_out", other.behind, None, fields)
    return Fact("solved" if exact else "tried_out_ahead", other.behind, None, fields | {"points": round(other.behind)})


def as_data(advice: Advice) -> Mapping[str, object]:
    """Advice as values that JSON can hold."""
    return {
        "best": str(advice.best.action),
        "sentence": advice.sentence(),
        "exact": advice.exact,
        "reason": {
            "code": advice.reason.code,
            "other": None if advice.reason.other is None else str(advice.reason.other),
            "facts": [{"key": fact.key, **fact.fields} for fact in advice.reason.facts],
        },
        "candidates": [
            {
                "number": one.number,
                "action": str(one.action),
                "value": one.value,
                "behind": one.behind if one.value is not None else None,
                "error": one.error if one.value is not None else None,
                "worlds": one.worlds,
                "chance": one.chance,
                "like_best": one.like_best,
            }
            for one in advice.candidates
        ],
    }
