"""Who reads aloud on this computer: Piper where the user has a voice for it, else espeak-ng."""

import shutil
import subprocess
import tempfile
import wave
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

from ludotheque.audio.errors import AudioError
from ludotheque.languages import BY_CODE

WORDS_A_MINUTE = "160"
OF_PIPER = ".onnx"
"""How the files of voices for Piper end."""


class Sound(NamedTuple):
    """Something that was said: 16 bits a sample, one channel."""

    rate: int
    samples: bytes

    @property
    def length(self) -> int:
        """Its number of samples."""
        return len(self.samples) // 2


class Voice(NamedTuple):
    """A voice, and what lets it speak."""

    name: str
    speak: Callable[[Sequence[str]], Sound]
    """Gives the sound of some sentences."""


def find(language: str, wished: str | None, voices: Path) -> Voice:
    """The voice that somebody wishes for, else the best one here: Piper with a voice from a folder, or espeak-ng.

    A wish is the file of a voice for Piper, or the name of a voice of espeak-ng.
    """
    piper = shutil.which("piper")
    model = Path(wished) if wished and wished.endswith(OF_PIPER) else None
    if model is None and wished is None and piper:
        model = next(iter(sorted(voices.glob(f"{language}[_-]*{OF_PIPER}"))), None)
    if model:
        if not piper:
            raise AudioError("no-piper", facts={"voice": str(model)})
        if not model.is_file():
            raise AudioError("no-such-voice", facts={"voice": str(model)})
        return Voice(f"Piper, {model.stem}", lambda said: _piper(piper, model, said))
    espeak = shutil.which("espeak-ng")
    if not espeak:
        raise AudioError("no-voice")
    name = wished or BY_CODE[language].espeak_ng
    _speak([espeak, "-q", "-v", name, "."], "", name)  # rather now than after half the work
    return Voice(f"espeak-ng, {name}", lambda said: _espeak(espeak, name, said))


def _espeak(program: str, name: str, said: Sequence[str]) -> Sound:
    """What espeak-ng says; an empty line lets it breathe."""
    with tempfile.TemporaryDirectory(prefix="ludotheque-") as folder:
        file = Path(folder) / "said.wav"
        command = [program, "-v", name, "-s", WORDS_A_MINUTE, "-b", "1", "--stdin", "-w", str(file)]
        _speak(command, "\n\n".join(said), name)
        return _read(file, name)


def _piper(program: str, model: Path, said: Sequence[str]) -> Sound:
    """What Piper says; it begins a new file with every line."""
    with tempfile.TemporaryDirectory(prefix="ludotheque-") as folder:
        file = Path(folder) / "said.wav"
        _speak([program, "-m", str(model), "-f", str(file)], " ".join(said) + "\n", model.name)
        return _read(file, model.name)


def _speak(command: list[str], text: str, name: str) -> None:
    done = subprocess.run(command, input=text.encode(), capture_output=True, check=False)
    if done.returncode:
        why = done.stderr.decode(errors="replace").strip().splitlines()[-1:]
        raise AudioError("voice-failed", facts={"voice": name, "why": "".join(why)})


def _read(file: Path, name: str) -> Sound:
    try:
        with wave.open(str(file), "rb") as said:
            if (said.getnchannels(), said.getsampwidth()) != (1, 2):
                raise AudioError("voice-failed", facts={"voice": name, "why": str(said.getparams())})
            return Sound(said.getframerate(), said.readframes(said.getnframes()))
    except (OSError, EOFError, wave.Error) as error:
        raise AudioError("voice-failed", facts={"voice": name, "why": str(error)}) from None
