"""The build of the distribution: setuptools, with the browser application built before.

A C compiler and Node come from the package index where the machine has none. An editable install builds no pages: in a
clone that is the work of `make`.
"""

from __future__ import annotations

from typing import Any

from setuptools import build_meta
from setuptools.build_meta import (
    build_editable,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

import browser
from compiling import borrowed_compiler

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]


def get_requires_for_build_wheel(config_settings: dict[str, Any] | None = None) -> list[str]:
    """What a wheel needs to be built, besides what pyproject.toml says."""
    return build_meta.get_requires_for_build_wheel(config_settings) + borrowed_compiler() + browser.borrowed_node()


def get_requires_for_build_sdist(config_settings: dict[str, Any] | None = None) -> list[str]:
    """What an sdist needs to be built: it carries the pages, so that a wheel made of it needs no Node."""
    return build_meta.get_requires_for_build_sdist(config_settings) + browser.borrowed_node()


def build_wheel(
    wheel_directory: str, config_settings: dict[str, Any] | None = None, metadata_directory: str | None = None
) -> str:
    """Build a wheel with the pages in it; its name."""
    browser.build()
    return build_meta.build_wheel(wheel_directory, config_settings, metadata_directory)


def build_sdist(sdist_directory: str, config_settings: dict[str, Any] | None = None) -> str:
    """Build an sdist with the pages in it; its name."""
    browser.build()
    return build_meta.build_sdist(sdist_directory, config_settings)


def get_requires_for_build_editable(config_settings: dict[str, Any] | None = None) -> list[str]:
    """What an editable install needs to be built, besides what pyproject.toml says."""
    return build_meta.get_requires_for_build_editable(config_settings) + borrowed_compiler()
