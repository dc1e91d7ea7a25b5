"""Pairs are the same wherever they are played, and what is not installed or not there is told."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from bezique.cli import run
from bezique.errors import MissingExtra
from bezique.lab.arena import compete, read_file
from bezique.lab.executors import executor_of
from bezique.lab.pairs import Contest
from bezique.lab.plots import check_plots

ROOT = Path(__file__).parents[3]


def test_one_process_is_this_one() -> None:
    with executor_of("processes", 1) as executor:
        assert executor is None


@pytest.mark.parametrize("kind", ["", "threads", "dask:", "processes:3", "Dask"])
def test_there_is_no_such_executor(kind: str) -> None:
    with pytest.raises(ValueError, match="--executor is "), executor_of(kind, 2):
        pass


def without(monkeypatch: pytest.MonkeyPatch, package: str) -> None:
    monkeypatch.setitem(sys.modules, package, None)


def test_what_is_not_installed_is_told_with_the_way_to_get_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    without(monkeypatch, "distributed")
    without(monkeypatch, "matplotlib")
    with pytest.raises(MissingExtra, match=r'needs the package distributed: pip install "bezique\[cluster\]"'):
        executor_of("dask", 2).__enter__()
    with pytest.raises(MissingExtra) as caught:
        check_plots()
    assert (caught.value.extra, caught.value.name) == ("lab", "matplotlib")
    assert run(["arena", "greedy", "random", "--executor", "dask"]) == 2
    assert "bezique[cluster]" in capsys.readouterr().err
    assert run(["arena", "report", str(tmp_path), "--plot", "x.svg"]) == 2
    assert "bezique[lab]" in capsys.readouterr().err


def on_dask(*arguments: str) -> subprocess.CompletedProcess[str]:
    """The arena in a process of its own: the cluster leaves threads and warnings behind that are not ours."""
    command = [sys.executable, "-m", "bezique", "arena", "greedy", "random", "--seed", "9", *arguments]
    path = os.pathsep.join([str(ROOT / "src"), os.environ.get("PYTHONPATH", "")])
    there = os.environ | {"PYTHONPATH": path}
    return subprocess.run(command, check=False, capture_output=True, text=True, timeout=300, env=there)


def test_a_cluster_plays_the_same(tmp_path: Path) -> None:
    path = tmp_path / "file"
    done = on_dask("--pairs", "6", "--jobs", "2", "--executor", "dask", "--state", str(path))
    assert done.returncode == 0, done.stderr
    contest, found = read_file(path)
    assert found == compete(contest, pairs=6)
    more = on_dask("--pairs", "8", "--state", str(path))
    assert more.returncode == 0, more.stderr
    assert read_file(path)[1] == compete(contest, pairs=8)


def test_where_no_scheduler_is_that_is_told() -> None:
    done = on_dask("--pairs", "1", "--executor", "dask:tcp://127.0.0.1:9")
    assert done.returncode == 2
    assert done.stderr.startswith("bezique: ")
    assert len(done.stderr.splitlines()) == 1


def test_a_contest_says_what_is_played_not_where() -> None:
    assert not {"executor", "jobs"} & set(Contest.__dataclass_fields__)
