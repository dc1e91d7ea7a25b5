"""Rollouts on several threads and in numbered worlds."""

from __future__ import annotations

from math import fsum

import pytest

from bezique.game.deal import Deal
from bezique.game.view import view
from bezique.rules.load import rules
from bezique.search.choosing import Limits, Runner, contenders, race
from bezique.search.clock import now
from bezique.search.crew import Crew, Trials
from bezique.search.looking_ahead import NEVER, LookAhead
from bezique.search.stored import net_of
from bezique.search.tally import Tally
from bezique.search.worlds import Worlds
from tests.scale import scaled
from tests.unit.search.test_features import deals
from tests.unit.search.test_worlds import late_views

NET = net_of("standard")


def choices(deal: Deal) -> bool:
    return len(deal.choices()) > 1


def search(crew: Crew, deal: Deal, limits: Limits) -> list[Runner]:
    assert deal.turn is not None
    worlds = Worlds(view(deal, deal.turn), 7, 0)
    runners = contenders(dict.fromkeys(deal.choices(), 0.0))
    return race(runners, Trials(crew, worlds, [runner.number for runner in runners]), limits)


def test_the_number_of_threads_makes_no_difference() -> None:
    crews = [Crew(rules("standard"), NET, threads, 1) for threads in (1, 2, 3)]
    for deal in filter(choices, deals("standard", scaled(6))):
        one, two, three = (search(crew, deal, Limits(100)) for crew in crews)
        assert one == two == three
    assert crews[0].rollouts == crews[1].rollouts == crews[2].rollouts


@pytest.mark.parametrize("left", [2, 4])
def test_where_all_worlds_are_looked_at_the_result_is_the_mean_of_all(left: int) -> None:
    crew, look = Crew(rules("standard"), NET, 2, 1), LookAhead(rules("standard"), NET, 1)
    for seen in late_views("standard", left, scaled(4)):
        worlds, numbers, tally = Worlds(seen, 3), seen.choices(), Tally()
        tally.keep(range(len(numbers)))
        trials = Trials(crew, worlds, numbers)
        while tally.worlds < worlds.count:
            assert not tally.whole
            trials(tally, range(len(numbers)), 64, NEVER)
        assert tally.whole
        rows = [look.sample(worlds.world(number), numbers) for number in range(worlds.count)]
        for place in range(len(numbers)):
            mean = fsum(worlds.chance(number) * row[place] for number, row in enumerate(rows))
            assert tally.mean(place) == pytest.approx(mean, abs=0.001)


def test_when_time_is_over_a_world_that_was_begun_does_not_count() -> None:
    crew = Crew(rules("standard"), NET, 2, 1)
    for deal in filter(choices, deals("standard", scaled(5))):
        assert deal.turn is not None
        tally, numbers = Tally(), deal.choices()
        tally.keep(range(len(numbers)))
        trials = Trials(crew, Worlds(view(deal, deal.turn), 1, 0), numbers)
        trials(tally, range(len(numbers)), 64, now())
        assert tally.worlds == 0
        trials(tally, range(len(numbers)), 8, NEVER)
        assert tally.worlds == 8
