"""The public names of the package, and that looking at it costs nothing."""

from __future__ import annotations

import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

import bezique

ROOT = Path(bezique.__file__).parent


@pytest.mark.parametrize("name", bezique.__all__)
def test_every_public_name_is_there(name: str) -> None:
    assert getattr(bezique, name) is not None
    assert name in dir(bezique)


@pytest.mark.parametrize("name", [name for name in bezique.__all__ if name[0].isalpha() and name != "COMPILED"])
def test_a_public_name_is_the_thing_of_its_module(name: str) -> None:
    home, there = bezique._home_of(name)
    assert getattr(bezique, name) is getattr(import_module(f"bezique.{home}"), there)


def test_every_name_with_a_home_is_public_and_stands_once() -> None:
    names = [entry.rpartition(":")[2] for names in bezique._HOMES.values() for entry in names.split()]
    assert sorted([*names, "COMPILED", "__version__"]) == sorted(bezique.__all__)


def test_no_public_name_is_that_of_a_module() -> None:
    """Importing the module would put it in the place of the name."""
    modules = {path.stem for path in ROOT.iterdir() if path.suffix == ".py" or path.is_dir()}
    assert modules.isdisjoint(bezique.__all__)
    assert {"rules", "record", "cards"} <= modules


def test_an_unknown_name_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="'bezique' has no attribute 'Meld'"):
        _ = bezique.Meld  # type: ignore[attr-defined]
    with pytest.raises(ImportError, match="Meld"):
        from bezique import Meld  # type: ignore[attr-defined]  # noqa: F401


def test_import_bezique_loads_nothing_else_of_it() -> None:
    code = "import sys; import bezique; print(*sorted(name for name in sys.modules if name.startswith('bezique')))"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.split() == ["bezique", "bezique._interpreted"]


def test_all_names_can_be_imported_in_any_order() -> None:
    code = "from bezique import Deal, read_record, view; from bezique import *; print(load_rules('rubicon').name)"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout == "rubicon\n"
