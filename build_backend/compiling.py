"""Compile the core: every `X.py` under src/ that has an `X.pxd` beside it becomes an extension module.

All or nothing: when one module cannot be built none is left in place, and the package runs interpreted.

Environment: `BEZIQUE_REQUIRE_COMPILED=1` makes a failed build an error; `BEZIQUE_PURE=1` builds nothing;
`BEZIQUE_SANITIZE=1` builds with the undefined-behaviour sanitizer of the C compiler.

Run as a script, it prints what pip must install to have a C compiler here: a line or nothing.
"""

from __future__ import annotations

import os
import platform
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

from setuptools import Extension
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError as BuildError
from setuptools.errors import CompileError

SOURCES = Path("src")
C_FILES = Path("build", "cython")
UNFINISHED = Path("build", "unfinished")
ZIG = "ziglang"
DIRECTIVES = {
    "annotation_typing": False,  # ordinary `int` hints stand beside the C types of the .pxd
    "auto_pickle": False,  # it mixes up arrays of arrays of different lengths
    "boundscheck": False,
    "cdivision": True,
    "infer_types": True,
    "initializedcheck": False,
    "language_level": 3,
    "wraparound": False,
}
OPTIMISED = ["-O3", "-g0"]
SANITIZED = ["-O1", "-g", "-fno-wrapv", "-fsanitize=undefined", "-fno-sanitize-recover=undefined"]
WARNINGS = ["-Wno-all", "-Wno-sign-compare", "-Werror=incompatible-pointer-types"]  # generated C: only what is certain
INLINING = ("-finline-limit=6000", "--param=large-function-growth=2000", "--param=inline-unit-growth=500")
"""For compilers that know these: a step of a deal becomes one function; random play is a few percent faster."""
MODERN_X86 = ("-march=x86-64-v2", "-march=x86_64_v2")  # as gcc and clang spell it; as zig does

NOW_AND_THEN = 10.0
"""Seconds between two lines on how far the build is, where it does not write to a terminal."""

WARNING = """
warning: THE CORE WAS NOT COMPILED; the game runs interpreted, which is right but about a hundred times slower.
  Reason: {reason}
  {advice}
"""
ADVICE = (
    "Install what is missing (Debian, Ubuntu: gcc libc6-dev python3-dev) and build again: `make build` in a clone, "
    "otherwise reinstall. `bezique doctor` tells more."
)


class NotEquipped(CompileError):
    """This machine lacks what it takes to compile anything."""


class Progress:
    """Tells on standard error how far the build is: on a terminal in one line that changes, else now and then."""

    def __init__(self, what: str, total: int) -> None:
        self.what, self.total, self.done = what, total, 0
        self._told = time.monotonic()
        self._lock = threading.Lock()
        self._tell()

    def step(self) -> None:
        """One more is done; modules are compiled side by side."""
        with self._lock:
            self.done += 1
            self._tell()

    def _tell(self) -> None:
        text = f"{self.what}: {self.done} of {self.total}"
        if sys.stderr.isatty():
            print(f"\r{text}", end="\n" if self.done == self.total else "", file=sys.stderr, flush=True)
        elif time.monotonic() - self._told >= NOW_AND_THEN:
            self._told = time.monotonic()
            print(text, file=sys.stderr, flush=True)


def core_extensions() -> list[Extension]:
    """The modules of the core, found by their .pxd files."""
    sources = sorted(path.with_suffix(".py") for path in SOURCES.rglob("*.pxd"))
    return [Extension(_module_name(source), [str(source)]) for source in sources if source.exists()]


def _module_name(source: Path) -> str:
    return ".".join(source.relative_to(SOURCES).with_suffix("").parts)


def own_compiler() -> str | None:
    """The command of this machine's C compiler, or None.

    That is the one in `CC`, or that which Python itself was built with, or any with a usual name.
    """
    if os.name == "nt":
        return "msvc"  # setuptools finds it in the registry, or says that there is none
    wanted = [os.environ.get("CC"), sysconfig.get_config_var("CC"), "cc", "gcc", "clang"]
    return next((command for command in wanted if command and shutil.which(shlex.split(command)[0])), None)


def borrowed_compiler() -> list[str]:
    """What to ask of the package index to have a C compiler: nothing where there is one or where it is no use."""
    wanted = own_compiler() is None and _has_headers() and "BEZIQUE_PURE" not in os.environ
    return [ZIG] if wanted else []


def _has_headers() -> bool:
    return Path(sysconfig.get_path("include"), "Python.h").exists()


def _choose_compiler() -> None:
    """Tell setuptools, by the environment, which compiler to use if not that which Python was built with."""
    command = own_compiler()
    if command is None and find_spec(ZIG):
        command = _zig()
    if command is None:
        raise NotEquipped("no C compiler was found")
    if not _has_headers():
        raise NotEquipped(f"Python's headers were not found in {sysconfig.get_path('include')}")
    if os.name != "nt" and command != sysconfig.get_config_var("CC"):
        os.environ["CC"] = command
        os.environ.setdefault("LDSHARED", f"{command} -shared")


def _zig() -> str:
    """A command that runs the compiler of the package `ziglang`: a script, since paths may hold spaces."""
    script = Path("build", "zig-cc").resolve()
    script.parent.mkdir(exist_ok=True)
    script.write_text(f'#!/bin/sh\nexec {shlex.quote(sys.executable)} -m {ZIG} cc "$@"\n', encoding="utf-8")
    script.chmod(0o755)
    return shlex.quote(str(script))


class BuildCore(build_ext):
    """Compile all of the core or none of it."""

    force: bool
    inplace: bool
    parallel: int | None
    progress: Progress

    def run(self) -> None:
        """Compile what has changed; on failure warn, or raise where the environment says so."""
        if os.environ.get("BEZIQUE_PURE", "0") not in ("", "0"):
            return
        try:
            self._build_all()
        except Exception as problem:  # Cython and setuptools raise many kinds; each means "not compiled"
            self._remove_all()
            if os.environ.get("BEZIQUE_REQUIRE_COMPILED", "0") not in ("", "0"):
                raise BuildError(f"the core could not be compiled: {problem}") from problem
            advice = ADVICE if isinstance(problem, NotEquipped) else "What the compiler said stands above."
            print(WARNING.format(reason=problem, advice=advice), file=sys.stderr)

    def _build_all(self) -> None:
        started = time.time()
        _choose_compiler()
        self.parallel = self.parallel or os.cpu_count()
        with _unfinished() as interrupted:
            self.force = self.force or interrupted
            self._translate(started)
            super().run()
            self._load_all()
            self._date(started)
        self._remove_orphans()

    def _translate(self, started: float) -> None:
        """From Python to C, for the modules that changed or whose declarations did."""
        from Cython.Build import cythonize

        progress = Progress("Translating to C", len(self.extensions))
        for extension in self.extensions:
            made = cythonize(
                [extension],
                build_dir=str(C_FILES),
                compiler_directives=DIRECTIVES,
                force=self.force,
                quiet=not self.verbose,
            )
            extension.sources, extension.depends = made[0].sources, [__file__]
            progress.step()
        for extension in self.extensions:
            for source in extension.sources:
                _date_back(Path(source), started)

    def build_extensions(self) -> None:
        """Compile with the flags of the day; called by setuptools once the compiler is known."""
        flags = SANITIZED if os.environ.get("BEZIQUE_SANITIZE") else OPTIMISED
        if self.compiler.compiler_type == "msvc":
            flags = ["/O2"]
        else:
            flags = [*flags, *WARNINGS, *[flag for flag in MODERN_X86 if self._takes(flag)][:1]]
            flags += [flag for flag in INLINING if self._takes(flag)]
        for extension in self.extensions:
            extension.extra_compile_args = flags
            extension.extra_link_args = [flag for flag in flags if "sanitize" in flag]
        self.progress = Progress("Compiling", len(self.extensions))
        super().build_extensions()

    def build_extension(self, ext: Extension) -> None:
        """Compile one module, where it has changed; several run side by side."""
        super().build_extension(ext)
        self.progress.step()

    def _takes(self, flag: str) -> bool:
        """Whether this machine is an x86-64 and the compiler knows the flag."""
        if platform.machine().lower() not in ("x86_64", "amd64"):
            return False
        with tempfile.TemporaryDirectory() as folder:
            probe = Path(folder, "probe.c")
            probe.write_text("int probe(void) { return 0; }\n", encoding="utf-8")
            command = [*self.compiler.compiler_so, flag, "-c", str(probe), "-o", str(probe.with_suffix(".o"))]
            return subprocess.run(command, capture_output=True, check=False).returncode == 0

    def _built(self) -> list[Path]:
        """The finished modules, where setuptools makes them."""
        was, self.inplace = self.inplace, False
        paths = [Path(self.get_ext_fullpath(extension.name)) for extension in self.extensions]
        self.inplace = was
        return paths

    def _in_place(self) -> list[Path]:
        """The finished modules beside their sources."""
        name = self.get_ext_filename
        return [SOURCES / name(extension.name) for extension in self.extensions] if self.inplace else []

    def _load_all(self) -> None:
        """Let another Python load each module: what the linker left open shows only then."""
        script = "import ctypes, os, sys\nfor path in sys.argv[1:]: ctypes.CDLL(path, mode=getattr(os, 'RTLD_NOW', 0))"
        paths = [str(path.resolve()) for path in self._built()]
        done = subprocess.run([sys.executable, "-c", script, *paths], capture_output=True, text=True, check=False)
        if done.returncode:
            raise CompileError(f"a compiled module does not load: {done.stderr.strip().rpartition(chr(10))[2]}")

    def _date(self, started: float) -> None:
        """Give modules the time at which their sources were read: an edit made meanwhile is then seen as newer."""
        for path in self._in_place():
            _date_back(path, started)

    def _remove_all(self) -> None:
        for path in self._built() + self._in_place():
            path.unlink(missing_ok=True)

    def _remove_orphans(self) -> None:
        """Compiled modules that the core no longer has would hide their sources."""
        kept = self._in_place()
        suffix = sysconfig.get_config_var("EXT_SUFFIX")
        for path in SOURCES.rglob(f"*{suffix}") if kept else ():
            if path not in kept:
                path.unlink()


def _date_back(path: Path, moment: float) -> None:
    if path.stat().st_mtime > moment:
        os.utime(path, (moment, moment))


@contextmanager
def _unfinished() -> Iterator[bool]:
    """Leave a mark while files are being made; gives whether an earlier build was cut off and left its own."""
    interrupted = UNFINISHED.exists()
    UNFINISHED.parent.mkdir(exist_ok=True)
    UNFINISHED.touch()
    try:
        yield interrupted
    except Exception:
        UNFINISHED.unlink()
        raise
    UNFINISHED.unlink()


if __name__ == "__main__":
    print(*borrowed_compiler(), sep="\n")
