"""The build of the core, on a toy package: all or nothing, only what changed, nothing stale."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path

import pytest

import bezique
from bezique import _compiled

ROOT = Path(__file__).parents[2]
BUILD = ["setup.py", "build_ext", "--inplace"]
WITHOUT_ZIG = "import runpy, sys; sys.modules['ziglang'] = None; sys.argv[:] = sys.argv[1:]; runpy.run_path('setup.py')"

BASE = """
class Base:
    def __init__(self) -> None:
        self.number = 1

    def grow(self) -> None:
        self.number = self.number * 3 + 1
"""
BASE_TYPES = """
cimport cython
cdef class Base:
    cdef public int number
    @cython.final
    cdef void grow(self) noexcept nogil
"""
LEAF = """
try:
    import cython
except ImportError:
    from bezique import _nocython as cython
if not cython.compiled:
    from toy.inner.base import Base

class Leaf(Base):
    def step(self) -> int:
        self.grow()
        return self.number

COMPILED = cython.compiled
"""
LEAF_TYPES = """
cimport cython
from toy.inner.base cimport Base
@cython.final
cdef class Leaf(Base):
    pass
"""


def lay_out(folder: Path) -> Path:
    """A package with two modules to compile, one of which extends a class of the other."""
    shutil.copytree(ROOT / "build_backend", folder / "build_backend", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "setup.py", folder)
    (folder / "pyproject.toml").write_text(
        '[project]\nname = "toy"\nversion = "1"\n[tool.setuptools.packages.find]\nwhere = ["src"]\n'
    )
    inner = folder / "src" / "toy" / "inner"
    inner.mkdir(parents=True)
    for package in (inner, inner.parent):
        (package / "__init__.py").touch()
    files = {"base.py": BASE, "base.pxd": BASE_TYPES, "leaf.py": LEAF, "leaf.pxd": LEAF_TYPES}
    for name, text in files.items():
        (inner / name).write_text(text)
    (inner / "_helper.pxd").write_text("ctypedef unsigned long long u64\n")
    return folder


@pytest.fixture
def toy(tmp_path: Path) -> Path:
    """The package as it is in a clean clone."""
    return lay_out(tmp_path)


@pytest.fixture(scope="module")
def first_build(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package after its first build, to be copied."""
    folder = lay_out(tmp_path_factory.mktemp("first"))
    done = run(folder, *BUILD)
    assert done.returncode == 0, done.stderr
    return folder


@pytest.fixture
def built_toy(tmp_path: Path, first_build: Path) -> Path:
    """The package after its first build."""
    return shutil.copytree(first_build, tmp_path, dirs_exist_ok=True)


def clean() -> dict[str, str]:
    """The environment without what would change the build."""
    inherited = {name: value for name, value in os.environ.items() if not name.startswith("BEZIQUE_")}
    return inherited | {"PYTHONPATH": "src"}


def run(toy: Path, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run Python in the toy's folder; it finds the toy's package."""
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=toy,
        env=clean() | environment,
        capture_output=True,
        text=True,
        check=False,
    )


def modules(toy: Path) -> list[str]:
    return sorted(path.name.partition(".")[0] for path in (toy / "src").rglob("*.so"))


def answer(toy: Path) -> str:
    return run(toy, "-c", "from toy.inner import leaf; print(leaf.COMPILED, leaf.Leaf().step())").stdout.strip()


def can_compile(toy: Path) -> bool:
    """Whether this machine can compile at all, by a way of its own."""
    (toy / "probe.c").write_text("#include <Python.h>\nint main(void) { return 0; }\n")
    script = (
        "import shutil, subprocess, sysconfig, importlib.util as u, sys\n"
        "cc = [shutil.which('cc') or shutil.which('gcc') or shutil.which('clang')]\n"
        "cc = cc if cc[0] else [sys.executable, '-m', 'ziglang', 'cc']\n"
        "sys.exit(subprocess.run([*cc, '-I', sysconfig.get_path('include'), '-c', 'probe.c']).returncode)"
    )
    return run(toy, "-c", script).returncode == 0


def test_modules_that_extend_each_other_are_compiled_together(built_toy: Path) -> None:
    assert answer(built_toy) == f"{can_compile(built_toy)} 4"


def test_the_compiler_says_nothing_of_comparing_numbers_with_and_without_sign(toy: Path) -> None:
    """Generated C does so all the time, and Python itself asks for the warning on some machines."""
    base = toy / "src" / "toy" / "inner" / "base.py"
    base.write_text(BASE.replace("self.number = self.number * 3", "self.number = (self.number < self.big) * 3"))
    base.with_suffix(".pxd").write_text(BASE_TYPES.replace("int number", "int number\n    cdef unsigned int big"))
    done = run(toy, *BUILD, CFLAGS="-Wsign-compare")
    assert modules(toy) == ["base", "leaf"]
    assert "warning:" not in done.stdout + done.stderr


def test_interpreted_is_the_same(toy: Path) -> None:
    assert run(toy, *BUILD, BEZIQUE_PURE="1").returncode == 0
    assert modules(toy) == []
    assert answer(toy) == "False 4"


@pytest.mark.parametrize("required", ["", "1"])
def test_one_module_that_fails_takes_all_with_it(built_toy: Path, required: str) -> None:
    leaf = built_toy / "src" / "toy" / "inner" / "leaf.py"
    leaf.write_text(LEAF.replace("self.grow()", "self.grow(1, 2)"))
    done = run(built_toy, *BUILD, BEZIQUE_REQUIRE_COMPILED=required)
    assert modules(built_toy) == []
    assert bool(done.returncode) == bool(required)
    assert ("NOT COMPILED" if not required else "could not be compiled") in done.stderr


@pytest.mark.parametrize("required", ["", "1"])
def test_without_any_compiler_the_package_runs_interpreted(toy: Path, required: str) -> None:
    done = run(toy, "-c", WITHOUT_ZIG, *BUILD, PATH="", CC="", BEZIQUE_REQUIRE_COMPILED=required)
    assert bool(done.returncode) == bool(required)
    assert "no C compiler was found" in done.stderr
    assert modules(toy) == []
    assert answer(toy) == "False 4"


def test_without_a_compiler_one_is_asked_of_the_package_index(toy: Path) -> None:
    hooks = "print(backend.get_requires_for_build_wheel() + backend.get_requires_for_build_editable())"
    script = f"import sys; sys.path.insert(0, 'build_backend'); import backend; {hooks}"
    assert run(toy, "-c", script, PATH="", CC="").stdout.splitlines()[-1] == "['ziglang', 'ziglang']"
    assert run(toy, "-c", script, CC=sys.executable).stdout.splitlines()[-1] == "[]"


def test_only_what_changed_is_compiled_again(built_toy: Path) -> None:
    objects = {path: path.stat().st_mtime_ns for path in (built_toy / "build").rglob("*.o")}
    leaf = built_toy / "src" / "toy" / "inner" / "leaf.py"
    leaf.write_text(LEAF.replace("return self.number", "return self.number + 1"))
    run(built_toy, *BUILD)
    again = [path.stem for path, time in objects.items() if path.stat().st_mtime_ns != time]
    assert answer(built_toy).endswith(" 5")
    assert again == (["leaf"] if can_compile(built_toy) else [])


def test_a_build_that_was_cut_off_is_done_anew(built_toy: Path) -> None:
    finished = sorted((built_toy / "build").rglob("*.so"))
    for path in finished:
        path.write_bytes(b"half a module")
    (built_toy / "build" / "unfinished").touch()
    done = run(built_toy, *BUILD)
    assert "NOT COMPILED" not in done.stderr or not finished
    assert answer(built_toy) == f"{can_compile(built_toy)} 4"


def test_how_far_the_build_is_stands_in_a_line_that_changes(built_toy: Path) -> None:
    ours, terminal = os.openpty()
    leaf = built_toy / "src" / "toy" / "inner" / "leaf.py"
    leaf.write_text(LEAF.replace("return self.number", "return self.number + 1"))
    subprocess.run([sys.executable, *BUILD], cwd=built_toy, env=clean(), stderr=terminal, check=True)
    os.close(terminal)
    told = os.read(ours, 10_000).decode().replace("\r\n", "\n")
    os.close(ours)
    steps = [f"{what}: {done} of 2" for what in ("Translating to C", "Compiling") for done in range(3)]
    whole = "".join(f"\r{step}" + "\n" * step.endswith("2 of 2") for step in steps)
    assert (told == whole) is can_compile(built_toy)


def test_how_far_the_build_is_is_told_now_and_then_in_a_file(built_toy: Path) -> None:
    script = (
        "import runpy, sys; sys.path.insert(0, 'build_backend'); import compiling; compiling.NOW_AND_THEN = {}; "
        "sys.argv[:] = sys.argv[1:]; runpy.run_path('setup.py')"
    )
    slow = run(built_toy, "-c", script.format(0), *BUILD)
    quick = run(built_toy, "-c", script.format(10**6), *BUILD)
    assert ("Compiling: 1 of 2\nCompiling: 2 of 2\n" in slow.stderr) is can_compile(built_toy)
    assert "of 2" not in quick.stderr


def test_a_module_that_left_the_core_leaves_no_compiled_form(built_toy: Path) -> None:
    inner = built_toy / "src" / "toy" / "inner"
    (inner / "leaf.pxd").unlink()
    (inner / "leaf.py").write_text("COMPILED = False\nclass Leaf:\n    step = lambda self: 7\n")
    run(built_toy, *BUILD)
    assert answer(built_toy) == "False 7"


def test_an_edit_after_the_build_is_seen(toy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(_compiled, "PACKAGE", toy / "src")
    base = toy / "src" / "toy" / "inner" / "base.py"
    base.with_name("base" + _compiled.EXTENSION_SUFFIXES[0]).touch()
    assert _compiled.stale_sources() == []
    later = base.stat().st_mtime + 100
    os.utime(base.with_suffix(".pxd"), (later, later))
    assert _compiled.stale_sources() == [base]


def test_the_core_is_compiled_only_as_a_whole(toy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("BEZIQUE_PURE", raising=False)
    monkeypatch.setattr(_compiled, "PACKAGE", toy / "src")
    answers = [_compiled.is_compiled()]
    for source in _compiled.core_sources():
        source.with_name(source.stem + _compiled.EXTENSION_SUFFIXES[0]).touch()
        answers.append(_compiled.is_compiled())
    assert answers == [False, False, True]


def test_the_environment_can_ask_for_the_sources() -> None:
    source = _compiled.core_sources()[0]
    module = ".".join(source.relative_to(_compiled.PACKAGE.parent).with_suffix("").parts)
    script = f"import bezique, {module} as module; print(module.__file__, bezique.COMPILED)"
    assert run(ROOT, "-c", script, BEZIQUE_PURE="1").stdout.split() == [str(source), "False"]


def test_importing_the_package_imports_no_front_door() -> None:
    script = "import sys, bezique; print(sorted({'cyclopts', 'rich', 'pathlib', 'cython'} & set(sys.modules)))"
    assert run(ROOT, "-c", script).stdout.strip() == "[]"


def test_locks_hold_hashes_and_no_addresses() -> None:
    for path in (ROOT / "requirements").glob("*.txt"):
        text = path.read_text()
        assert "://" not in text
        assert all("--hash=sha256:" in entry for entry in re.split(r"\n(?=[a-z])", text.partition("\n")[2]) if entry)


def test_what_is_written_twice_is_the_same() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    assert project["project"]["version"] == bezique.__version__
    for name, wanted in [("run", project["project"]["dependencies"]), ("build", project["build-system"]["requires"])]:
        lines = (ROOT / "requirements" / f"{name}.in").read_text().splitlines()
        assert sorted(line for line in lines if not line.startswith("#")) == sorted(wanted)


@pytest.fixture(scope="module")
def distributions(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, with nothing compiled, and the sdist of a copy of this clone."""
    clone = tmp_path_factory.mktemp("clone")
    left_out = shutil.ignore_patterns(".*", "build", "dist", "*.so", "__pycache__", "*.egg-info")
    shutil.copytree(ROOT, clone, ignore=left_out, dirs_exist_ok=True)
    hooks = "backend.build_wheel('dist'); backend.build_sdist('dist')"
    script = f"import sys; sys.path.insert(0, 'build_backend'); import backend; {hooks}"
    done = run(clone, "-c", script, BEZIQUE_PURE="1")
    assert done.returncode == 0, done.stderr
    return clone / "dist"


def test_the_wheel_holds_sources_declarations_and_data(distributions: Path) -> None:
    with zipfile.ZipFile(next(distributions.glob("*.whl"))) as wheel:
        names = set(wheel.namelist())
    kinds = {".py", ".pxd", ".toml", ".ftl", ".typed"}
    wanted = {path for path in _compiled.PACKAGE.rglob("*") if path.suffix in kinds}
    assert {path.relative_to(ROOT / "src").as_posix() for path in wanted} <= names
    assert any(name.endswith("licenses/LICENSE") for name in names)


def test_the_wheel_says_by_which_licences_its_parts_are_used_and_carries_them(distributions: Path) -> None:
    with zipfile.ZipFile(next(distributions.glob("*.whl"))) as wheel:
        texts = {name.partition(".dist-info/")[2] or name: name for name in wheel.namelist()}
        about = wheel.read(texts["METADATA"]).decode()
        king = wheel.read("bezique/web/static/cards/paris/KS.svg").decode()
        plain = [name for name in texts if "LICENSE" in name.upper() and name.endswith(".txt")]
        held = {name: wheel.read(texts[name]).decode() for name in plain}
    assert "License-Expression: MIT AND LGPL-2.1-or-later AND CC0-1.0 AND OFL-1.1" in about
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in held["licenses/licenses/LGPL-2.1.txt"]
    assert "CC0 1.0 Universal" in held["licenses/licenses/CC0-1.0.txt"]
    for font in ("newsreader", "source-sans-3"):
        assert "SIL OPEN FONT LICENSE" in held[f"licenses/browser/public/licenses/{font}.txt"]
    for place in ("paris", "international"):
        assert held[f"bezique/web/static/cards/{place}/LICENSE.txt"]
    assert "David Bellot" in king


def test_the_sdist_holds_all_that_it_takes_to_build_and_test(distributions: Path) -> None:
    with tarfile.open(next(distributions.glob("*.tar.gz"))) as sdist:
        names = {name.partition("/")[2] for name in sdist.getnames()}
    wanted = {"Makefile", "setup.py", "build_backend/backend.py", "build_backend/compiling.py", "requirements/dev.txt"}
    assert wanted | {"tests/conftest.py", "tests/unit/test_build.py"} <= names
