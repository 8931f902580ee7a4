"""What Orca says, into a file: a line of JSON for everything it says, and one where it is cut short.

Orca loads this file by its name from the folder of its settings, with its own Python, and takes it for a voice.
"""

import json
import os
import time
from typing import Any

from orca import speechserver

_out = open(os.environ["SPEECH_FILE"], "a", buffering=1, encoding="utf-8")  # noqa: SIM115 (open as long as Orca runs)


def _write(kind: str, text: str = "") -> None:
    line = {"at": time.time(), "kind": kind, "text": text}
    _out.write(json.dumps(line, ensure_ascii=False) + "\n")


class SpeechServer(speechserver.SpeechServer):  # type: ignore[misc]
    """A voice that writes; Orca knows its methods by these names."""

    _only: "SpeechServer | None" = None

    @staticmethod
    def getFactoryName() -> str:  # noqa: N802
        return "written"

    @classmethod
    def getSpeechServers(cls) -> "list[SpeechServer]":  # noqa: N802
        return [cls.getSpeechServer()]

    @classmethod
    def getSpeechServer(cls, info: object = None) -> "SpeechServer":  # noqa: N802
        cls._only = cls._only or cls()
        return cls._only

    @staticmethod
    def shutdownActiveServers() -> None:  # noqa: N802
        pass

    def getInfo(self) -> list[str]:  # noqa: N802
        return ["written", "written"]

    def getVoiceFamilies(self) -> list[Any]:  # noqa: N802
        return [speechserver.VoiceFamily({speechserver.VoiceFamily.NAME: "written"})]

    def speak(self, text: str | None = None, acss: object = None, interrupt: bool = True) -> None:
        if text:
            _write("said", text)

    def speakCharacter(self, character: str, acss: object = None) -> None:  # noqa: N802
        _write("said", character)

    def sayAll(self, utterances: Any, progress: Any) -> None:  # noqa: N802
        last = None
        for last, _ in utterances:
            _write("said", last.utterance)
        if last is not None:
            last.currentOffset = last.endOffset
            progress(last, speechserver.SayAllContext.COMPLETED)

    def stop(self) -> None:
        _write("cut")
