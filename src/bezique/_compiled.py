"""Which form of the core is in use: the compiled one, or the same sources interpreted.

A module `X.py` with an `X.pxd` beside it belongs to the core; its compiled form is an `X.*.so` in the same folder.
"""

from __future__ import annotations

from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

from bezique._interpreted import wants_interpreted

PACKAGE = Path(__file__).parent


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
    """The modules of the core that were changed after they were compiled; of use in a clone only."""
    return [source for source in core_sources() if _is_stale(source)]


def _is_stale(source: Path) -> bool:
    form = compiled_form(source)
    changed = max(path.stat().st_mtime for path in (source, source.with_suffix(".pxd")))
    return form is not None and form.stat().st_mtime < changed
