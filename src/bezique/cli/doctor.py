"""`bezique doctor`: what is installed, whether the core is compiled and why not, and what to do about it."""

from __future__ import annotations

import os
import platform
import re
import shlex
import shutil
import sys
import sysconfig
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import metadata
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

import bezique
from bezique._compiled import PACKAGE, compiled_form, core_sources, is_compiled, stale_sources
from bezique._interpreted import wants_interpreted

CLONE = PACKAGE.parent.parent
TOOLS = ("pytest", "hypothesis", "ruff", "mypy", "import-linter", "sphinx")


RequireCompiled = Annotated[
    bool, Parameter(help="Leave with status 1 where the core is not compiled or out of date.", negative="")
]


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that was looked at: its name, what was found, and what to do about it ("" where all is well)."""

    name: str
    found: str
    advice: str = ""

    def __str__(self) -> str:
        line = f"{self.name + ':':<20} {self.found}"
        return f"{line}\n{'':<20} -> {self.advice}" if self.advice else line


def doctor(*, require_compiled: RequireCompiled = False) -> int:
    """Print the report; the exit code is 1 where the core must be compiled and is not, or is out of date."""
    for finding in report():
        print(finding)
    return int(require_compiled and not (is_compiled() and not _stale()))


def report() -> list[Finding]:
    """Everything that was looked at, in the order in which it is printed."""
    return [*_versions(), *_core(), *_equipment(), *_packages()]


def _versions() -> Iterator[Finding]:
    yield Finding("bezique", f"{bezique.__version__} in {PACKAGE}")
    yield Finding("Python", f"{platform.python_implementation()} {platform.python_version()} at {sys.executable}")
    yield Finding("machine", f"{platform.system()} on {platform.machine()}, {os.cpu_count()} cores")


def _core() -> Iterator[Finding]:
    """Compiled or interpreted, why, and whether the compiled form is that of the sources."""
    missing = [source.stem for source in core_sources() if compiled_form(source) is None]
    if is_compiled():
        yield Finding("core", f"compiled, {len(core_sources())} modules")
    elif wants_interpreted():
        yield Finding("core", "interpreted, because BEZIQUE_PURE is set", "for full speed unset BEZIQUE_PURE")
    elif len(missing) == len(core_sources()):
        yield Finding("core", "interpreted (slow), because it was not compiled", _how_to_build())
    else:
        yield Finding("core", f"broken: not compiled are {', '.join(missing)}", _how_to_build())
    if _stale():
        names = ", ".join(source.stem for source in _stale())
        yield Finding("out of date", f"changed since they were compiled: {names}", _how_to_build())


def _stale() -> list[Path]:
    """Modules changed since they were compiled: only a clone can tell, since installers give all files one time."""
    return stale_sources() if _is_clone() else []


def _is_clone() -> bool:
    return (CLONE / "setup.py").exists()


def _how_to_build() -> str:
    if _is_clone():
        return "run `make build` (after installing what is missing)"
    return "reinstall: pip install --force-reinstall --no-binary bezique bezique (after installing what is missing)"


def _equipment() -> Iterator[Finding]:
    """What it takes to compile: of interest where the core is not compiled."""
    if is_compiled():
        return
    compiler = _compiler()
    install = (
        "" if compiler else "install one; Debian, Ubuntu: apt-get install gcc libc6-dev; macOS: xcode-select --install"
    )
    yield Finding("C compiler", compiler or "none found", install)
    headers = Path(sysconfig.get_path("include"), "Python.h")
    advice = "" if headers.exists() else "install them; Debian, Ubuntu: apt-get install python3-dev"
    yield Finding("Python's headers", str(headers.parent) if headers.exists() else "none found", advice)


def _compiler() -> str | None:
    wanted = [os.environ.get("CC"), sysconfig.get_config_var("CC"), "cc", "gcc", "clang"]
    found = (shutil.which(shlex.split(command)[0]) for command in wanted if command)
    return next((path for path in found if path), None)


def _packages() -> Iterator[Finding]:
    """What the package needs, what its extras need, and the tools of those who work on it."""
    for extra, names in _requirements().items():
        title = f"extra {extra}" if extra else "needed packages"
        missing = [name for name in names if _version(name) is None]
        what = f"bezique[{extra}]" if extra else "bezique"
        yield Finding(title, _listed(names), f"pip install {shlex.quote(what)}" if missing else "")
    yield Finding("developer's tools", _listed(TOOLS), "")


def _requirements() -> dict[str, list[str]]:
    """The names of the packages asked for, by extra; "" for those always needed."""
    try:
        distribution = metadata.distribution("bezique")
    except metadata.PackageNotFoundError:
        return {}
    wanted: dict[str, list[str]] = {"": []} | {
        extra: [] for extra in distribution.metadata.get_all("Provides-Extra", [])
    }
    for line in distribution.requires or []:
        extra = re.search(r"extra == ['\"]([^'\"]+)", line)
        wanted.setdefault(extra[1] if extra else "", []).append(re.split(r"[^\w.-]", line, maxsplit=1)[0])
    return wanted


def _listed(names: list[str] | tuple[str, ...]) -> str:
    return ", ".join(f"{name} {_version(name) or 'absent'}" for name in names)


def _version(name: str) -> str | None:
    try:
        return metadata.version(name)
    except metadata.PackageNotFoundError:
        return None
