"""Which form of the core is in use: the compiled one, or the same sources interpreted.

A module `X.py` with an `X.pxd` beside it belongs to the core; its compiled form is an `X.*.so` in the same folder.
With `BEZIQUE_PURE=1` in the environment the sources run although compiled forms lie beside them.
"""

from __future__ import annotations

import os
import sys
from importlib.machinery import EXTENSION_SUFFIXES, SOURCE_SUFFIXES, FileFinder, SourceFileLoader
from pathlib import Path

PACKAGE = Path(__file__).parent


def wants_interpreted() -> bool:
    """Whether the environment asks for the interpreted core (`BEZIQUE_PURE` set, and not to 0)."""
    return os.environ.get("BEZIQUE_PURE", "0") not in ("", "0")


def run_interpreted(folder: str) -> None:
    """From now on import only sources from `folder` and the folders below it."""

    def sources_only(path: str) -> FileFinder:
        if path != folder and not path.startswith(folder + os.sep):
            raise ImportError(path)
        return FileFinder(path, (SourceFileLoader, SOURCE_SUFFIXES))

    sys.path_hooks.insert(0, sources_only)
    for path in [path for path in sys.path_importer_cache if path.startswith(folder)]:
        del sys.path_importer_cache[path]


def core_sources() -> list[Path]:
    """The modules of the core, as the paths of their .py files."""
    return sorted(path.with_suffix(".py") for path in PACKAGE.rglob("*.pxd") if path.with_suffix(".py").exists())


def compiled_form(source: Path) -> Path | None:
    """The compiled form of a module of the core for this Python, if there is one."""
    forms = [source.with_name(source.stem + suffix) for suffix in EXTENSION_SUFFIXES]
    return next((form for form in forms if form.exists()), None)


def is_compiled() -> bool:
    """Whether the core that `import` finds is the compiled one."""
    sources = core_sources()
    return bool(sources) and not wants_interpreted() and all(compiled_form(source) for source in sources)


def stale_sources() -> list[Path]:
    """The modules of the core that were changed after they were compiled."""
    return [source for source in core_sources() if _is_stale(source)]


def _is_stale(source: Path) -> bool:
    form = compiled_form(source)
    changed = max(path.stat().st_mtime for path in (source, source.with_suffix(".pxd")))
    return form is not None and form.stat().st_mtime < changed
