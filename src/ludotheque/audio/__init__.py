"""Rules that are heard: a file of sound with a chapter for each part of them, read by a voice of this computer."""

import os
from pathlib import Path
from typing import NamedTuple

from ludotheque import leaflet, spoken
from ludotheque.audio import mp3, voices
from ludotheque.audio.errors import AudioError
from ludotheque.audio.wav import Mark, cue_sheet, wav
from ludotheque.contract import Game

KINDS = {".wav": "WAVE", ".mp3": "MP3"}
"""What can be written, by the end of the file's name, as a cue sheet calls it."""
PAUSE = 0.8
"""Seconds of silence after a chapter."""


class Written(NamedTuple):
    """What was written."""

    chapters: int
    seconds: int
    voice: str
    sheet: Path | None


def write_rules(game: Game, language: str, file: Path, wished: str | None, folder: Path) -> Written:
    """Read the rules of a game aloud into a file.

    ``wished`` names a voice, and in ``folder`` are voices for Piper. A WAV file gets a cue sheet beside it, as few
    players show the marks in it.
    """
    kind = KINDS.get(file.suffix.lower())
    if kind is None:
        raise AudioError("bad-kind", facts={"file": str(file)})
    if file.suffix.lower() == ".mp3":
        mp3.check()
    if not file.absolute().parent.is_dir():
        raise AudioError("cannot-write", facts={"file": str(file), "why": str(file.parent)})
    voice = voices.find(language, wished, folder)
    sound, marks = _said(spoken.chapters(game, language), voice)
    title = leaflet.title(game.name, language)
    is_mp3 = file.suffix.lower() == ".mp3"
    _write(file, mp3.mp3(sound, marks, title, language) if is_mp3 else wav(sound, marks))
    sheet = None if is_mp3 else file.with_suffix(".cue")
    if sheet:
        _write(sheet, cue_sheet(file.name, kind, title, sound.rate, marks).encode())
    return Written(len(marks), sound.length // sound.rate, voice.name, sheet)


def _said(chapters: list[spoken.Chapter], voice: voices.Voice) -> tuple[voices.Sound, list[Mark]]:
    """All chapters one after the other, and where each begins."""
    samples, marks, rate = bytearray(), list[Mark](), 0
    for chapter in chapters:
        marks.append((len(samples) // 2, chapter.title))
        sound = voice.speak(chapter.sentences)
        rate = sound.rate
        samples += sound.samples + bytes(2 * int(PAUSE * rate))
    return voices.Sound(rate, bytes(samples)), marks


def _write(file: Path, content: bytes) -> None:
    """Write a file, whole or not at all."""
    new = file.with_name(f"{file.name}.new")
    try:
        new.write_bytes(content)
        os.replace(new, file)
    except OSError as error:
        raise AudioError("cannot-write", facts={"file": str(file), "why": error.strerror or str(error)}) from None
