"""What a game is called in print, and its rules, in the language of whoever reads."""

import re
from textwrap import fill

from ludotheque import words
from ludotheque.contract import Game
from ludotheque.errors import LudothequeError
from ludotheque.languages import FIRST

PICTURE = re.compile(r"^!\[(.+)\]\(picture:[\w-]+\)$", re.MULTILINE)
"""A picture of the game's own, which only the page can draw, with the words that stand for it."""


class NoRules(LudothequeError):
    """The rules of a game are not written down."""


def title(game: str, language: str) -> str:
    """What a game is called in print; its name on the shelf, where it has no words for that."""
    return words.phrase("title", language, game) if words.has("title", language, game) else game


def rules(game: Game, language: str) -> str:
    """The rules of a game, as Markdown; in English where they are not written in the language."""
    for wanted in (language, FIRST):
        for folder in reversed(game.folders):
            file = folder / f"rules.{wanted}.md"
            if file.exists():
                return file.read_text("utf-8")
    raise NoRules("no-rules", game=game.name, facts={"name": game.name})


def drawings(game: Game) -> dict[str, str]:
    """The pictures of a game's rules that fingers can read, by their names, in plain characters."""
    files = (file for folder in game.folders for file in (folder / "pictures").glob("*.txt"))
    return {file.stem: file.read_text("utf-8") for file in files}


def plain_rules(game: Game, language: str) -> str:
    """The rules of a game where nothing is drawn: pictures are told in words."""
    return PICTURE.sub(lambda picture: fill(picture[1], 120), rules(game, language))
