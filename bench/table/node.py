"""The peers that run on Node.js: their packages, installed once from the lock file in `peers/`."""

import json
import shutil
import subprocess
from pathlib import Path

PEERS = Path(__file__).with_name("peers")


def missing() -> str:
    """Install what is locked, if that is not done yet; why that is not possible, or nothing."""
    if not shutil.which("node") or not shutil.which("npm"):
        return "needs Node.js 20 or newer with npm"
    lock, installed = PEERS / "package-lock.json", PEERS / "node_modules" / ".package-lock.json"
    if installed.exists() and installed.stat().st_mtime >= lock.stat().st_mtime:
        return ""
    # Not `npm ci`: it refuses a lock without the bindings of other platforms, which one package does not always have.
    done = subprocess.run(
        ["npm", "install", "--no-save", "--ignore-scripts", "--no-audit", "--no-fund"],
        cwd=PEERS,
        capture_output=True,
        text=True,
        check=False,
    )
    return f"npm: {done.stderr.strip()[-200:]}" if done.returncode else ""


def versions(*packages: str) -> dict[str, str]:
    """Of Node.js and the packages, as they are installed."""
    node = subprocess.run(["node", "--version"], capture_output=True, text=True, check=True).stdout.strip()
    found = {"node": node.removeprefix("v")}
    for package in packages:
        found[package] = json.loads((PEERS / "node_modules" / package / "package.json").read_text("utf-8"))["version"]
    return found
