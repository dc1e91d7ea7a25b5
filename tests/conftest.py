"""Settings of every test session: the core must be the one that the sources say."""

from __future__ import annotations

import os

import pytest
from hypothesis import settings

import bezique
from bezique._compiled import stale_sources
from bezique._interpreted import wants_interpreted

settings.register_profile("dev", deadline=None, max_examples=100 if bezique.COMPILED else 20)
settings.register_profile("ci", settings.get_profile("dev"), derandomize=True, print_blob=True)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci" if "CI" in os.environ else "dev"))


def pytest_report_header() -> str:
    return f"core: {'compiled' if bezique.COMPILED else 'interpreted'}"


def pytest_sessionstart() -> None:
    if os.environ.get("BEZIQUE_REQUIRE_COMPILED", "0") not in ("", "0") and not bezique.COMPILED:
        pytest.exit("the core is not compiled (BEZIQUE_REQUIRE_COMPILED is set)", returncode=4)
    stale = [source.name for source in stale_sources()]
    if stale and not wants_interpreted():
        pytest.exit(f"compiled before the last change: {', '.join(stale)}; run `make build`", returncode=4)
