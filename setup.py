"""The part of the build that is not data: the compiled core. Everything else stands in pyproject.toml."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent / "build_backend"))

from setuptools import setup

from compiling import BuildCore, core_extensions

setup(ext_modules=core_extensions(), cmdclass={"build_ext": BuildCore})
