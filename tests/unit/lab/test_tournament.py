"""Everybody against everybody: the same contests and files in whichever order players are named."""

from __future__ import annotations

from itertools import permutations
from pathlib import Path

import pytest

from bezique.lab.arena import compete
from bezique.lab.pairs import Contest
from bezique.lab.statistics import Running
from bezique.lab.tournament import contests_of, everybody, file_of, files_in, play_all

CONDITIONS = Contest("", "", "standard,draw_order=by_seat", seed=4)


def test_the_order_of_the_names_does_not_matter() -> None:
    wanted = [("greedy", "hp"), ("greedy", "random"), ("hp", "random")]
    assert all(everybody(names) == wanted for names in permutations(["random", "hp", "greedy"]))
    assert len(everybody([str(number) for number in range(8)])) == 28


def test_nobody_is_named_twice() -> None:
    with pytest.raises(ValueError, match="hp is named twice"):
        everybody(["hp", "greedy", "hp"])


def test_each_contest_has_a_file_of_its_own() -> None:
    names = ["greedy", "greedy+solver", "engine:a/b c", "engine:a/b_c", "engine:a/b  c", "strong@X", "strong@x"]
    files = [file_of(Path("f"), contest) for contest in contests_of(everybody(names), CONDITIONS)]
    assert len({path.name.lower() for path in files}) == len(files) == 21
    assert all(path.parent == Path("f") and "/" not in path.name and " " not in path.name for path in files)
    assert file_of(Path("f"), contests_of([("greedy", "hp")], CONDITIONS)[0]).name == "greedy_hp.jsonl"


def test_contests_are_played_as_if_alone_and_told_one_by_one(tmp_path: Path) -> None:
    told: list[tuple[str, int, int, int]] = []

    def begin(contest: Contest, number: int, count: int):  # type: ignore[no-untyped-def]
        def tell(seen: Running) -> None:
            told.append((contest.a, number, count, seen.count))

        return tell

    contests = contests_of([("greedy", "random"), ("random-best", "random")], CONDITIONS)
    played = play_all(contests, pairs=2, begin=begin, folder=tmp_path / "new")
    assert played == [(contest, compete(contest, pairs=2)) for contest in contests]
    assert told == [("greedy", 1, 2, 1), ("greedy", 1, 2, 2), ("random-best", 2, 2, 1), ("random-best", 2, 2, 2)]
    assert files_in(tmp_path / "new") == sorted(file_of(tmp_path / "new", contest) for contest in contests)
    assert files_in(tmp_path / "other.jsonl") == [tmp_path / "other.jsonl"]
