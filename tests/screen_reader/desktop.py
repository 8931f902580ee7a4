"""A desktop that nobody sees, with Orca on it: keys go in, and what the screen reader says comes out as text.

It has a display and a message bus of its own, so that it meets no other desktop of this machine.
"""

import json
import os
import shutil
import signal
import subprocess
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

SPEECH = Path(__file__).with_name("written_speech.py")
PROGRAMS = ("orca", "Xvfb", "openbox", "xdotool", "dbus-daemon", "gsettings")
SETTINGS = """
import orca.settings as settings
settings.speechServerFactory = "written_speech"
settings.speechFactoryModules = ["written_speech"]
settings.enableBraille = settings.enableBrailleMonitor = settings.enableSound = settings.enableKeyEcho = False
settings.sayAllOnLoad = settings.pageSummaryOnLoad = False  # how much of a page is read depends on how fast it comes
"""
KEYS = {
    "ArrowRight": "Right",
    "ArrowLeft": "Left",
    "ArrowUp": "Up",
    "ArrowDown": "Down",
    "Enter": "Return",
    "Space": "space",
    " ": "space",
    ".": "period",
    ",": "comma",
    "/": "slash",
    "?": "question",
}
"""Names of keys as the browser has them, and as the display has them where those differ."""
PATIENCE = 40.0
"""Seconds to wait for something that must be said, on a busy machine."""
LONGEST = 3.0
"""Seconds to wait for something that is usually said."""
PAUSE = 0.05


def missing() -> str | None:
    """Why there can be no desktop with a screen reader here."""
    lacking = [program for program in PROGRAMS if not shutil.which(program)]
    return f"missing: {', '.join(lacking)}; start.py names the packages of Debian" if lacking else None


class Desktop:
    """A running desktop with its screen reader."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.environment = _environment(folder)
        self._speech = folder / "speech.jsonl"
        self._speech.touch()

    def press(self, key: str) -> None:
        """Press a key of the display's keyboard, as the browser calls it: the screen reader has it first."""
        *held, last = key.split("+") if len(key) > 1 else [key]
        self._tell("key", "--clearmodifiers", "+".join([*(one.lower() for one in held), KEYS.get(last, last)]))

    def click(self, across: int, down: int) -> None:
        """Click somewhere on the display."""
        self._tell("mousemove", str(across), str(down), "click", "1")

    def _tell(self, *words: str) -> None:
        subprocess.run(["xdotool", *words], env=self.environment, check=True, timeout=PATIENCE, capture_output=True)

    @property
    def said(self) -> list[str]:
        """Everything that was said so far."""
        lines = map(json.loads, self._speech.read_text("utf-8").splitlines())
        return [line["text"] for line in lines if line["kind"] == "said"]

    def hears(self, text: str, since: int = 0) -> int:
        """Wait until something is said that contains a text; how much had been said then."""
        place = self.waits_for(text, since, PATIENCE)
        assert place is not None, f"never said: {text!r}. Said since: {self.said[since:]}"
        return place

    def waits_for(self, text: str, since: int, longest: float = LONGEST) -> int | None:
        """Wait until something is said that contains a text, but not for ever; how much had been said then."""
        wanted = _spaced(text)
        for _ in range(int(longest / PAUSE)):
            for place, line in enumerate(self.said[since:], since + 1):
                if wanted in _spaced(line):
                    return place
            time.sleep(PAUSE)
        return None

    def quiet(self, seconds: float = 0.6) -> None:
        """Wait until nothing has been said for a while."""
        before, since = len(self.said), time.monotonic()
        while time.monotonic() - since < seconds:
            time.sleep(PAUSE)
            if len(self.said) != before:
                before, since = len(self.said), time.monotonic()


def _spaced(text: str) -> str:
    """A text with plain spaces."""
    return " ".join(text.split())


def _environment(folder: Path) -> dict[str, str]:
    home, here = folder / "home", folder / "run"
    home.mkdir(parents=True)
    here.mkdir(mode=0o700)
    # Orca does not start beside another of the same user, for which it looks with pgrep; here there is none to mind.
    programs = folder / "bin"
    programs.mkdir()
    (programs / "pgrep").write_text("#!/bin/sh\nexit 1\n")
    (programs / "pgrep").chmod(0o755)
    return {
        "PATH": f"{programs}:{os.environ['PATH']}",
        "HOME": str(home),
        "XDG_RUNTIME_DIR": str(here),
        "XDG_SESSION_TYPE": "x11",
        "LANG": "C.UTF-8",
        "GSETTINGS_BACKEND": "keyfile",
        "NO_AT_BRIDGE": "0",
        "ACCESSIBILITY_ENABLED": "1",
        "GNOME_ACCESSIBILITY": "1",
        "SPEECH_FILE": str(folder / "speech.jsonl"),
    }


@contextmanager
def desktop(folder: Path) -> Iterator[Desktop]:
    """A desktop on which Orca has said that it is there; ended with all that runs on it."""
    here = Desktop(folder)
    with ExitStack() as stack:
        here.environment["DISPLAY"] = ":" + stack.enter_context(
            _told(here, "Xvfb", "-displayfd", "{}", "-screen", "0", "1440x1000x24", "-nolisten", "tcp", "-noreset")
        )
        here.environment["DBUS_SESSION_BUS_ADDRESS"] = stack.enter_context(
            _told(here, "dbus-daemon", "--session", "--nofork", "--nopidfile", "--print-address={}")
        )
        stack.enter_context(_running(here, "openbox", "--sm-disable"))
        for schema, key in (("interface", "toolkit-accessibility"), ("a11y.applications", "screen-reader-enabled")):
            command = ["gsettings", "set", f"org.gnome.desktop.{schema}", key, "true"]
            subprocess.run(command, env=here.environment, check=True, timeout=PATIENCE)
        settings = folder / "orca"
        settings.mkdir()
        shutil.copy(SPEECH, settings / SPEECH.name)
        (settings / "orca-customizations.py").write_text(SETTINGS)
        log = ("--debug-file", os.environ["LUDOTHEQUE_ORCA_LOG"]) if "LUDOTHEQUE_ORCA_LOG" in os.environ else ()
        stack.enter_context(_running(here, "orca", "--user-prefs", str(settings), *log))
        here.hears("Screen reader on")
        yield here


@contextmanager
def _running(here: Desktop, *command: str, tells: int | None = None) -> Iterator[None]:
    with (here.folder / f"{command[0]}.log").open("wb") as log:
        process = subprocess.Popen(
            command,
            env=here.environment,
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            start_new_session=True,
            pass_fds=() if tells is None else (tells,),
        )
    if tells is not None:
        os.close(tells)
    try:
        yield
    finally:
        for how in (signal.SIGTERM, signal.SIGKILL):
            if process.poll() is None:
                os.killpg(process.pid, how)
            try:
                process.wait(5)
                break
            except subprocess.TimeoutExpired:
                continue


@contextmanager
def _told(here: Desktop, *command: str) -> Iterator[str]:
    """Run a program that says in one line, on the file numbered {}, how it is reached."""
    reader, writer = os.pipe()
    with _running(here, *(word.format(writer) for word in command), tells=writer), os.fdopen(reader) as line:
        yield line.readline().strip()
