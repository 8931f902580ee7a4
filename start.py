"""Set up everything and go: `python3 start.py` serves tables, `python3 start.py test` proves that all is well.

Needs nothing but Python 3.11 or newer. Whatever else is needed, in the pinned versions of `requirements/`, is
installed into the folder `.venv` beside this file, once.
"""

import hashlib
import os
import shutil
import subprocess
import sys
from ctypes.util import find_library
from pathlib import Path

OLDEST = (3, 11)
HERE = Path(__file__).resolve().parent
VENV = HERE / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")


def main():
    """Do what the first word on the command line asks for."""
    if sys.version_info < OLDEST:
        use_newer_python()
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # many processes load the same files, which are compiled once
    words = sys.argv[1:]
    if words[:1] == ["test"]:
        install("test")
        if "--all" in words:
            install("learning")
        install_chromium(whole=bool({"--screen-reader", "--all"} & set(words)))
        install_liblouis()
        install_voice()
        install_shells()
        if {"--engines", "--screen-reader", "--all"} & set(words):
            install_engines()
        if "--screen-reader" in words:
            install_screen_reader()
        asked = {"--engines": "tests/engines", "--screen-reader": "tests/screen_reader"}
        sys.exit(test([asked.get(word, word) for word in words[1:]]))
    if words[:1] == ["bench"]:
        install("bench")
        become(PYTHON, "-m", "bench", *words[1:])
    prints = words[:1] in (["booklet"], ["marks"]) or (words[:1] == ["rules"] and {"--braille", "--audio"} & set(words))
    install("print" if prints else "play")
    become(PYTHON, "-m", "ludotheque", *words)


def use_newer_python():
    """Start again with a newer Python, if there is one."""
    for minor in range(19, OLDEST[1] - 1, -1):
        newer = shutil.which("python3.%d" % minor)  # noqa: UP031 (this line must run on an old Python)
        if newer:
            sys.exit(subprocess.call([newer, *sys.argv]))
    sys.exit("Ludothèque needs Python 3.11 or newer; this is Python " + sys.version.split()[0] + ".")


def install(purpose):
    """Make the virtual environment and install the pinned packages for a purpose, if that is not done yet."""
    pins = HERE / "requirements" / (purpose + ".txt")
    wanted = fingerprint(pins, HERE / "pyproject.toml", *page_sources())
    done = VENV / ("installed-for-" + purpose)
    if done.exists() and done.read_text() == wanted:
        return
    print("Installing what is needed into .venv (once) …", file=sys.stderr, flush=True)
    begun = list(VENV.glob("installed-for-*"))  # without any, an earlier attempt may have been cut short
    if not begun and run(sys.executable, "-m", "venv", "--clear", VENV) != 0:
        sys.exit("The virtual environment could not be made. On Debian and Ubuntu: apt-get install python3-venv")
    # the pins are complete; and of their files few are ever loaded, so that only these are compiled, when they are
    pip = (PYTHON, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps", "--no-compile")
    ours = ("--no-build-isolation", "--editable", HERE)
    if run(*pip, "--require-hashes", "-r", pins) != 0 or run(*pip, *ours) != 0:
        sys.exit("The packages could not be installed; see above.")
    done.write_text(wanted)


def page_sources():
    """What the page for browsers is made of: when that changes, installing builds it anew."""
    frontend = HERE / "frontend"
    inside = [path for folder in ("src", "words", "public") for path in sorted((frontend / folder).rglob("*"))]
    words = [path for path in sorted((HERE / "src").rglob("*.ftl")) if "games" not in path.relative_to(HERE).parts]
    return [*frontend.glob("*.*"), *inside, *words]


def fingerprint(*files):
    """The SHA-256 of what is in some files."""
    digest = hashlib.sha256()
    for file in files:
        if file.is_file():
            digest.update(file.read_bytes())
    return digest.hexdigest()


def install_chromium(whole):
    """Install the browser for the tests of the page where none is found and we may: its engine alone, which is quicker,
    or the whole of it, which is used then."""
    if os.environ.get("LUDOTHEQUE_CHROMIUM"):
        return
    browsers = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
    engine = "chromium-headless-shell"
    if not any(map(shutil.which, browsers if whole else (engine, *browsers))):
        install_packages("Chromium", "chromium" if whole else engine)
    found = next(filter(None, map(shutil.which, browsers)), None)
    if whole and found:
        os.environ["LUDOTHEQUE_CHROMIUM"] = found


def install_liblouis():
    """Install the library that translates into braille where it is not found and we may."""
    if not os.environ.get("LUDOTHEQUE_LIBLOUIS") and not find_library("louis"):
        install_packages("liblouis", "liblouis20", "liblouis-data")


def install_voice():
    """Install the voice for the tests of rules that are heard where it is not found and we may."""
    if not shutil.which("espeak-ng"):
        install_packages("espeak-ng", "espeak-ng")


def install_shells():
    """Install shells and a reader of man pages for the tests of the command line where they are missing and we may."""
    missing = [program for program in ("zsh", "fish", "mandoc") if not shutil.which(program)]
    if missing:
        install_packages(", ".join(missing), *missing)


def install_engines():
    """Install two more browsers where they are not found and we may; else say what is missing."""
    if any(missing_engines()):
        webkit = ("webkit2gtk-driver", "libwebkit2gtk-4.1-0", "gstreamer1.0-plugins-base", "gstreamer1.0-plugins-good")
        install_packages("Firefox and WebKit", "firefox-esr", "xvfb", *webkit)
    for program in missing_engines():
        print(program + " is missing: what needs it is left out.", file=sys.stderr, flush=True)


def missing_engines():
    """The programs for more browsers that are not there."""
    firefox = os.environ.get("LUDOTHEQUE_FIREFOX") or shutil.which("firefox-esr") or shutil.which("firefox")
    found = {"Firefox": firefox, "WebKitWebDriver": shutil.which("WebKitWebDriver"), "Xvfb": shutil.which("Xvfb")}
    return [program for program, there in found.items() if not there]


def install_screen_reader():
    """Install Orca and a desktop for it where they are not found and we may."""
    if not all(map(shutil.which, ("orca", "Xvfb", "openbox", "xdotool", "dbus-daemon", "gsettings"))):
        desktop = ("xvfb", "openbox", "xdotool", "dbus-x11", "dconf-gsettings-backend", "libglib2.0-bin")
        install_packages("Orca", "orca", "at-spi2-core", "python3-pyatspi", *desktop)


def install_packages(what, *packages):
    """Install packages of the system for the tests, where we may: on Debian and Ubuntu, as root."""
    if shutil.which("apt-get") and os.geteuid() == 0:
        print("Installing " + what + " for the tests (once) …", file=sys.stderr, flush=True)
        quietly = {"stdout": subprocess.DEVNULL, "env": {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}}
        apt = ["apt-get", "-qq", "-o", "DPkg::Lock::Timeout=300"]  # another program may be installing just now
        subprocess.call([*apt, "update"], **quietly)
        subprocess.call([*apt, "install", "-y", "--no-install-recommends", *packages], **quietly)


def test(words):
    """Run every check: style, types, and the tests on all cores. Words after `test` go to pytest."""
    compiling = subprocess.Popen([str(PYTHON), "-m", "ludotheque", "prepare"], cwd=str(HERE))  # once for all processes
    done = [
        run(PYTHON, "-m", "ruff", "check", HERE),
        run(PYTHON, "-m", "ruff", "format", "--check", HERE),
        run(PYTHON, "-m", "mypy"),
        compiling.wait(),
        run(PYTHON, "-m", "pytest", "--numprocesses", "logical", *words),
    ]
    return max(done)


def become(*command):
    """Go on as a command in the project's folder, which then hears Ctrl-C itself and alone."""
    if os.name == "nt":  # where nothing can become something else
        sys.exit(run(*command))
    os.chdir(HERE)
    os.execv(command[0], [str(word) for word in command])


def run(*command):
    """Run a command in the project's folder; its exit code."""
    return subprocess.call([str(word) for word in command], cwd=HERE)


if __name__ == "__main__":
    main()
