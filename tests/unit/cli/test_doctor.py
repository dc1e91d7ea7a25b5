"""`bezique doctor`: says how the core runs, why, and what to do."""

from __future__ import annotations

import importlib.machinery
import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import bezique
from bezique import _compiled
from bezique.cli import doctor

ROOT = Path(__file__).parents[3]


def found(name: str) -> doctor.Finding | None:
    return next((finding for finding in doctor.report() if finding.name == name), None)


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A clone whose core has two modules, neither compiled."""
    monkeypatch.delenv("BEZIQUE_PURE", raising=False)
    monkeypatch.setattr(_compiled, "PACKAGE", tmp_path)
    monkeypatch.setattr(doctor, "CLONE", tmp_path)
    (tmp_path / "setup.py").touch()
    for name in ("one", "two"):
        (tmp_path / f"{name}.py").touch()
        (tmp_path / f"{name}.pxd").touch()
    return tmp_path


def compile_module(package: Path, name: str) -> None:
    (package / f"{name}{_compiled.EXTENSION_SUFFIXES[0]}").touch()


def test_versions_are_told() -> None:
    finding = found("bezique")
    assert finding is not None
    assert finding.found.startswith(bezique.__version__)


def test_an_uncompiled_core_comes_with_advice(package: Path) -> None:
    finding = found("core")
    assert finding is not None
    assert "interpreted" in finding.found
    assert "make build" in finding.advice
    assert found("C compiler") is not None
    assert doctor.doctor() == 0
    assert doctor.doctor(require_compiled=True) == 1


def test_a_compiled_core_needs_no_advice(package: Path) -> None:
    compile_module(package, "one")
    compile_module(package, "two")
    assert found("core") == doctor.Finding("core", "compiled, 2 modules")
    assert found("C compiler") is None
    assert doctor.doctor(require_compiled=True) == 0


def test_half_a_core_is_called_broken(package: Path) -> None:
    compile_module(package, "one")
    finding = found("core")
    assert finding is not None
    assert finding.found == "broken: not compiled are two"
    assert doctor.doctor(require_compiled=True) == 1


def test_a_core_older_than_its_sources_is_out_of_date(package: Path) -> None:
    compile_module(package, "one")
    compile_module(package, "two")
    os.utime(package / "two.py", (2e9, 2e9))
    finding = found("out of date")
    assert finding is not None
    assert finding.found.endswith(": two")
    assert doctor.doctor(require_compiled=True) == 1


def test_the_wish_for_sources_is_the_reason(package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BEZIQUE_PURE", "1")
    finding = found("core")
    assert finding is not None
    assert "BEZIQUE_PURE" in finding.found


def test_without_a_compiler_it_says_how_to_get_one(package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    monkeypatch.delenv("CC", raising=False)
    finding = found("C compiler")
    assert finding is not None
    assert finding.found == "none found"
    assert "gcc" in finding.advice


def test_what_is_missing_is_told_with_the_command_that_brings_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor, "_requirements", lambda: {"": ["rich"], "web": ["no-such-package"]})
    assert found("needed packages").advice == ""
    assert found("extra web") == doctor.Finding("extra web", "no-such-package absent", "pip install 'bezique[web]'")


def test_requirements_are_those_of_the_distribution() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    wanted = {"": project["dependencies"], **project["optional-dependencies"]}
    names = {extra: [re.split(r"[^\w.-]", one)[0] for one in of] for extra, of in wanted.items()}
    assert doctor._requirements() == names


def test_the_report_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    doctor.doctor()
    printed = capsys.readouterr().out
    assert all(finding.name in printed for finding in doctor.report())


def test_a_core_that_cannot_be_loaded_is_said_in_a_line(tmp_path: Path) -> None:
    copied = tmp_path / "bezique"
    shutil.copytree(Path(bezique.__file__).parent, copied, ignore=shutil.ignore_patterns("static", "__pycache__"))
    for source in copied.rglob("*.pxd"):
        name = source.stem + importlib.machinery.EXTENSION_SUFFIXES[0]
        if source.with_suffix(".py").exists():
            source.with_name(name).unlink(missing_ok=True)
            source.with_name(name).write_text("compiled for another machine")
    environment = os.environ | {"PYTHONPATH": str(tmp_path), "BEZIQUE_PURE": ""}

    def told(*arguments: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "bezique", *arguments]
        return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)

    for done in (told("simulate", "standard", "--deals", "1"), told("play", "--help"), told("nothing")):
        assert done.returncode == 2
        assert done.stderr.startswith("bezique: the compiled core cannot be loaded (")
        assert "make build" in " ".join(done.stderr.split())
    assert (told("--version").returncode, told("--help").returncode, told("doctor").returncode) == (0, 0, 0)
