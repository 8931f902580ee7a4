"""The languages that people read and hear: all that is said of each of them, once.

A new language is an entry here and its files of words; ``docs/add-a-language.md`` goes through it step by step.
"""

import re
from collections.abc import Iterable
from typing import Literal, NamedTuple

Digits = Literal["antoine", "letters"]
"""How braille writes a number: by Antoine's notation, or with the letters a to j after a sign."""


class Language(NamedTuple):
    """A language, as it is written and spoken."""

    code: str
    """Its two letters by ISO 639-1, which name its files."""
    name: str
    """What those who speak it call it."""
    locale: str
    """Where it is written as it is here, for dates, numbers and the voice that people expect."""
    iso_639_2: str
    espeak_ng: str
    """The voice of espeak-ng that speaks it."""
    braille: str
    """The table of liblouis for its uncontracted braille …"""
    contracted: str
    """… and for its contracted braille."""
    digits: Digits
    leader: str
    """The cell that leads the finger from an entry to its page."""


ALL = (
    Language("en", "English", "en-GB", "eng", "en-gb", "en-ueb-g1.ctb", "en-ueb-g2.ctb", "letters", "⠐"),
    Language("fr", "Français", "fr-FR", "fra", "fr-fr", "fr-bfu-comp6.utb", "fr-bfu-g2.ctb", "antoine", "⠄"),
    Language("de", "Deutsch", "de-DE", "deu", "de", "de-g0-detailed.utb", "de-g2.ctb", "letters", "⠄"),
)
"""The first one says what another has no words for."""
BY_CODE = {language.code: language for language in ALL}
CODES = tuple(BY_CODE)
FIRST = CODES[0]


def spoken(wishes: Iterable[str]) -> str:
    """The first wish that is one of our languages, wherever it is spoken (``de``, ``de-AT``, ``de_CH.UTF-8``); else
    English."""
    codes = (re.split(r"[-_.@]", wish.strip().lower())[0] for wish in wishes)
    return next((code for code in codes if code in BY_CODE), FIRST)
