"""Words: every sentence that people read or hear, from Fluent files, in every language of ``languages.py``.

A game's folder has its words (``en.ftl``), and apart from them those that it only needs in the terminal
(``terminal.en.ftl``), for the coach (``coach.en.ftl``) and on the page (``page.en.ftl``).

A message can use three functions beside Fluent's own: ``WORD($x)`` for a single thing (``red``, or ``row 2``: the
message ``word-red``, or ``word-row`` with ``$number``), ``CARD($x)`` for a card written as ``red 4``, and in French
``DE($x)`` before a name: "de Bo", "d’Anonyme".
"""

import re
import unicodedata
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ludotheque import shelf
from ludotheque.bundle import Bundle
from ludotheque.completing import words_in
from ludotheque.errors import Facts, LudothequeError
from ludotheque.languages import BY_CODE, CODES, FIRST

if TYPE_CHECKING:
    from ludotheque.contract import Event

LANGUAGES = CODES
HERE = Path(__file__).parent
LONGEST = 500
"""The most characters of one fact that a sentence tells; Fluent refuses to tell more than a thousand."""

HYPHEN_FOR_MINUS = re.compile(r"(?<![\w-])-(?=\d)")
"""What Fluent writes before a number below zero; a true minus is read aloud everywhere, a hyphen is not."""
NOT_BELOW_ZERO = re.compile(r"−(?=0(?:[.,]0+)?(?![\d.,]*\d))")
"""The sign of a number that is rounded to zero."""
TOUCHING_PERCENT = re.compile(r"(?<=\d)%(?!\w)")

ELIDED = re.compile(r"[aeiouœæ]|y(?![aeiouy])|h(?:[eiy]|o[nr])")
"""How a name begins, without its accents, before which French says "d’". An h is mute in Hélène, Hippolyte and Honoré,
and heard in most names from elsewhere, such as Harry and Hopla."""

LARGEST = 1 << 53
"""From here on a number is told as it is written: Fluent cannot set its digits in groups."""


@cache
def _bundle(language: str, game: str | None, over: Path | None = None) -> Bundle:
    """The common words and, over them, those of a game, of another folder, and of the game for that folder."""

    def word(value: object) -> str:
        message, facts = _word_for(str(value))
        return _format(bundle, message, None, facts)

    def card(value: object) -> str:
        colour, _, number = str(value).partition(" ")
        return _format(bundle, "card", None, {"colour": colour, "number": number})

    functions: dict[str, Any] = {"WORD": word, "CARD": card, "DE": _of}  # Fluent takes texts, whatever its stubs say
    bundle = Bundle(BY_CODE[language].locale, functions)
    own = shelf.game(game).folders if game else ()
    texts = [words_in(folder, language) for folder in (HERE, *own, *([over] if over else ()))]
    if over:
        texts += [words_in(folder, language, f"{over.name}.") for folder in own]
    for text in texts:
        bundle.add_text(text)
    return bundle


def _format(bundle: Bundle, message_id: str, attribute: str | None, facts: Facts) -> str:
    message = bundle.get_message(message_id)
    pattern = message.attributes.get(attribute or "", message.value)
    assert pattern is not None, f"the message {message_id} has no text of its own"
    text, errors = bundle.format_pattern(pattern, dict(facts))
    if errors:
        raise errors[0]
    return str(text)


def _of(name: object) -> str:
    """A name after "de", in French."""
    plain = "".join(sign for sign in unicodedata.normalize("NFD", str(name).lower()) if not unicodedata.combining(sign))
    return f"d’{name}" if ELIDED.match(plain) else f"de {name}"


def _word_for(thing: str) -> tuple[str, Facts]:
    """The message that names a single thing, and its facts."""
    name, _, number = thing.rpartition(" ")
    return (f"word-{name}", {"number": int(number) if number.isdigit() else number}) if name else (f"word-{thing}", {})


def named(thing: str, language: str, game: str) -> str:
    """A single thing of a game, as ``WORD`` names it; as it is written where the game has no word for it."""
    message, facts = _word_for(thing)
    return phrase(message, language, game, facts) if has(message, language, game) else thing


def phrase(
    message: str,
    language: str,
    game: str | None = None,
    facts: Facts | None = None,
    attribute: str | None = None,
    over: Path | None = None,
) -> str:
    """A message in a language; its attribute of that name where it has one.

    Words of a game's own come before the common ones, and those of the folder ``over`` before both.
    """
    facts = facts or {}
    language = language if language in LANGUAGES else FIRST
    plain = {key.replace("_", "-"): _plain(value, language) for key, value in facts.items()}
    text = _format(_bundle(language, game, over), message, attribute, plain)
    numbers = [value for value in plain.values() if isinstance(value, int | float)]
    return _numbers_set(text, any(number < 0 for number in numbers)) if numbers else text


def _numbers_set(text: str, below_zero: bool) -> str:
    """A text whose numbers are written one way: a true minus, and a space before % and in long numbers that every font
    has and at which no line breaks. `frontend/src/words/numbers.ts` does the same."""
    if below_zero:
        text = NOT_BELOW_ZERO.sub("", HYPHEN_FOR_MINUS.sub("−", text))
    return TOUCHING_PERCENT.sub("\u00a0%", text.replace("\u202f", "\u00a0"))


def saying(language: str, game: str | None = None, over: Path | None = None) -> Callable[..., str]:
    """`phrase` for one language and place, with the facts as keyword arguments."""

    def say(message: str, **facts: object) -> str:
        return phrase(message, language, game, facts, over=over)

    return say


def _plain(value: object, language: str) -> object:
    if isinstance(value, LudothequeError):
        return value.say(language)
    if isinstance(value, list | tuple):
        return listing([str(item) for item in value], language)
    if isinstance(value, int) and abs(value) >= LARGEST:
        value = str(value)
    if isinstance(value, str):
        value = value.encode(errors="replace").decode()  # half a character cannot be printed
        return value if len(value) <= LONGEST else value[:LONGEST] + "…"
    return value


def has(message: str, language: str, game: str | None = None, over: Path | None = None) -> bool:
    """Whether there are words for a message."""
    return bool(_bundle(language, game, over).has_message(message))


def listing(items: Sequence[str], language: str) -> str:
    """Several things in a row, the last joined by a word."""
    if len(items) < 2:
        return "".join(items)
    return phrase("list", language, facts={"head": ", ".join(items[:-1]), "last": items[-1]})


def seat_name(seat: int, language: str, names: Sequence[str] | None = None) -> str:
    """What a seat is called: the name of its player, or its number."""
    return names[seat] if names else phrase("seat", language, facts={"number": seat + 1})


def sentence(
    event: "Event", language: str, game: str, *, reader: int | None = None, names: Sequence[str] | None = None
) -> str:
    """An event in words, as told to a reader: to the seat that acted it says "you"."""
    facts: dict[str, Any] = dict(event.facts)
    if event.seat is not None:
        facts["who"] = seat_name(event.seat, language, names)
    if "winners" in facts:
        facts["count"] = len(facts["winners"])
        mine = reader is not None and reader in facts["winners"]
        facts["winners"] = [seat_name(seat, language, names) for seat in facts["winners"]]
    else:
        mine = reader is not None and event.seat == reader
    if "scores" in facts:
        facts["scores"] = ", ".join(
            phrase("seat-score", language, facts={"who": seat_name(seat, language, names), "score": score})
            for seat, score in enumerate(facts["scores"])
        )
    text = phrase(event.kind, language, game, facts, attribute="you" if mine else None)
    return text[:1].upper() + text[1:]
