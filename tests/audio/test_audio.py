"""Rules that are heard: real sound of a real voice, with the chapters where the words are."""

import re
import struct
import wave
from collections.abc import Callable
from pathlib import Path

import pytest

import ludotheque
from ludotheque import audio, leaflet
from ludotheque.audio import mp3, voices
from ludotheque.audio.errors import AudioError
from ludotheque.audio.voices import Sound
from ludotheque.audio.wav import cue_sheet, wav
from ludotheque.contract import Game
from ludotheque.words import LANGUAGES
from support.sitting import Done, command

SHORT = "# Pebbles\n\nTake one.\n\n## The end\n\nWhoever takes the last one wins. That is all.\n"
MARKS = [(0, "Début"), (22_050, 'The "end"'), (33_075, "Odd")]
SOUND = Sound(22_050, bytes(2 * 44_100))


@pytest.fixture
def game(monkeypatch: pytest.MonkeyPatch) -> Game:
    monkeypatch.setattr(leaflet, "rules", lambda *_: SHORT)
    return ludotheque.game("lucky-numbers")


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Callable[..., Done]:
    monkeypatch.setenv("LUDOTHEQUE_LANG", "en")
    return lambda *words: command(capsys, monkeypatch, *words)


def chunks(content: bytes) -> dict[bytes, bytes]:
    """The parts of a WAV file, or of a list in it, as a reader finds them."""
    found, at = {}, 0
    while at < len(content):
        name, size = content[at : at + 4], struct.unpack("<I", content[at + 4 : at + 8])[0]
        key = name + content[at + 8 : at + 12] if name == b"labl" else name
        found[key] = content[at + 8 : at + 8 + size]
        at += 8 + size + size % 2
    return found


def frames(content: bytes) -> list[tuple[bytes, bytes]]:
    """The frames of an ID3 tag, or of a frame in it."""
    found, at = [], 0
    while at < len(content):
        name, size = content[at : at + 4], struct.unpack(">I", content[at + 4 : at + 8])[0]
        found.append((name, content[at + 10 : at + 10 + size]))
        at += 10 + size
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_espeak_ng_reads_the_rules_into_a_file_with_chapters(language: str, game: Game, tmp_path: Path) -> None:
    file = tmp_path / "rules.wav"
    written = audio.write_rules(game, language, file, None, tmp_path)
    assert written.voice.startswith("espeak-ng")
    assert written.chapters == 2
    with wave.open(str(file)) as sound:
        rate, samples = sound.getframerate(), sound.readframes(sound.getnframes())
    assert 2 <= len(samples) / 2 / rate <= 20
    starts = [int(at) for at in re.findall(r"INDEX 01 00:(\d\d)", (tmp_path / "rules.cue").read_text("utf-8"))]
    assert starts[0] == 0
    assert 1 <= starts[1] <= len(samples) / 2 / rate
    loud = [max(map(abs, struct.unpack(f"<{rate}h", samples[2 * rate * at : 2 * rate * (at + 1)]))) for at in starts]
    assert min(loud) > 1000, "somebody speaks where a chapter begins"


def test_a_longer_text_takes_longer_to_say_and_every_language_has_its_voice(tmp_path: Path) -> None:
    english, *others = (voices.find(language, None, tmp_path) for language in LANGUAGES)
    short, long = english.speak(["One."]), english.speak(["One.", "Two.", "Three.", "Four."])
    assert long.length > 2 * short.length
    assert len({voice.speak(["Table"]) for voice in (english, *others)}) == len(LANGUAGES)


def test_the_marks_of_a_wav_file_are_where_the_chapters_begin() -> None:
    content = wav(SOUND, MARKS)
    riff = chunks(content)[b"RIFF"]
    parts = chunks(riff[4:])
    assert (riff[:4], len(parts[b"data"])) == (b"WAVE", len(SOUND.samples))
    cue = parts[b"cue "]
    assert struct.unpack("<I", cue[:4]) == (3,)
    points = [struct.unpack("<II4sIII", cue[4 + 24 * n : 28 + 24 * n]) for n in range(3)]
    assert [(number, offset) for number, _, _, _, _, offset in points] == [(1, 0), (2, 22_050), (3, 33_075)]
    labels = chunks(parts[b"LIST"][4:])
    assert [label[4:].rstrip(b"\0").decode() for label in labels.values()] == [title for _, title in MARKS]


def test_a_cue_sheet_tells_time_in_frames() -> None:
    sheet = cue_sheet('rules "x".wav', "WAVE", "Rules", 22_050, [*MARKS, (22_050 * 75, "Late")])
    assert sheet.startswith('TITLE "Rules"\nFILE "rules \'x\'.wav" WAVE\n  TRACK 01 AUDIO\n    TITLE "Début"\n')
    assert re.findall(r"INDEX 01 (.*)", sheet) == ["00:00:00", "00:01:00", "00:01:37", "01:15:00"]


def test_the_chapters_of_an_mp3_are_those_of_id3() -> None:
    content = mp3.mp3(SOUND, MARKS, "Règles", "fr")
    assert content[:6] == b"ID3\x03\x00\x00"
    size = sum(byte << shift for byte, shift in zip(content[6:10], (21, 14, 7, 0), strict=True))
    title, language, contents, *chapters = frames(content[10 : 10 + size])
    assert title[1][1:].decode("utf-16").rstrip("\0") == "Règles"
    assert language[1][1:].decode("utf-16").rstrip("\0") == "fra"
    assert contents == (b"CTOC", b"contents\0\x03\x03chapter1\0chapter2\0chapter3\0")
    times, names = [], []
    for name, chapter in chapters:
        assert name == b"CHAP"
        _, _, rest = chapter.partition(b"\0")
        times.append(struct.unpack(">II", rest[:8]))
        ((_, text),) = frames(rest[16:])
        names.append(text[1:].decode("utf-16").rstrip("\0"))
    assert times == [(0, 1000), (1000, 1500), (1500, 2000)]
    assert names == [title for _, title in MARKS]
    sync = content[10 + size : 12 + size]
    assert sync[0] == 0xFF
    assert sync[1] & 0xE0 == 0xE0, "the sound begins right after the tag"


def test_the_command_says_what_it_wrote(run: Callable[..., Done], game: Game, tmp_path: Path) -> None:
    done = run("rules", "lucky-numbers", "--audio", str(tmp_path / "r.mp3"))
    assert (done.code, done.err) == (0, "")
    assert done.out == f"{tmp_path / 'r.mp3'}: 2 chapters, one minute, read by espeak-ng, en-gb.\n"
    assert [file.name for file in tmp_path.iterdir()] == ["r.mp3"]
    run("rules", "lucky-numbers", "--audio", str(tmp_path / "r.wav"))
    assert sorted(file.name for file in tmp_path.iterdir()) == ["r.cue", "r.mp3", "r.wav"]


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["--audio", "rules.ogg"], "neither a .wav nor an .mp3"),
        (["--audio", "/no/such/folder/r.wav"], "Can’t write"),
        (["--audio", "r.wav", "--voice", "klingon-nowhere"], "klingon-nowhere cannot speak"),
        (["--audio", "r.wav", "--voice", "nobody.onnx"], "Piper is not installed"),
    ],
)
def test_what_cannot_be_written_is_said_before_any_work(
    words: list[str], reason: str, run: Callable[..., Done], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    done = run("rules", "ligretto", *words)
    assert (done.code, done.out) == (2, "")
    assert reason in done.err
    assert list(tmp_path.iterdir()) == []


def test_without_a_voice_it_is_said_what_to_install(
    run: Callable[..., Done], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    for language, word in (("en", "Install espeak-ng"), ("fr", "Installez espeak-ng"), ("de", "espeak-ng")):
        done = run("rules", "ligretto", "--audio", str(tmp_path / "r.wav"), "--lang", language)
        assert done.code == 2
        assert word in done.err


def test_piper_reads_where_the_user_has_a_voice_for_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A program in the place of Piper: it notes what it was asked, and gives a sound back."""
    (tmp_path / "said.wav").write_bytes(wav(SOUND, []))
    piper = tmp_path / "piper"
    notes = f'/bin/cat > {tmp_path}/heard\necho "$2" >> {tmp_path}/heard\n'
    piper.write_text(f'#!/bin/sh\n{notes}/bin/cp {tmp_path}/said.wav "$4"\n', "utf-8")
    piper.chmod(0o755)
    model = tmp_path / "fr_FR-siwis-medium.onnx"
    model.write_bytes(b"")
    monkeypatch.setenv("PATH", f"{tmp_path}:/usr/bin")
    voice = voices.find("fr", None, tmp_path)
    assert voice.name == "Piper, fr_FR-siwis-medium"
    assert voice.speak(["Un.", "Deux."]) == SOUND
    assert (tmp_path / "heard").read_text("utf-8") == f"Un. Deux.\n{model}\n"
    assert voices.find("en", None, tmp_path).name.startswith("espeak-ng"), "there is no English voice for Piper"
    assert voices.find("en", str(model), tmp_path).name.startswith("Piper")
    with pytest.raises(AudioError, match="no voice"):
        voices.find("fr", str(tmp_path / "other.onnx"), tmp_path)
