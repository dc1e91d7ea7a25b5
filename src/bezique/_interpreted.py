"""The switch to the interpreted core: with `BEZIQUE_PURE=1` sources run although compiled forms lie beside them."""

from __future__ import annotations

import os
import sys
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader


def wants_interpreted() -> bool:
    """Whether the environment asks for the interpreted core: `BEZIQUE_PURE` is set, and not to 0."""
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
