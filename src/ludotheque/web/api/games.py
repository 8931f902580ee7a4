"""The shelf over HTTP: the games, with everything that can be chosen for a table."""

from functools import cache
from typing import Annotated, Any

import msgspec
from litestar import Response, get
from litestar.params import QueryParameter

from ludotheque import leaflet, lessons, shelf, spoken, words
from ludotheque.bots import animals, levels
from ludotheque.bots.tempo import PACES
from ludotheque.kit import Kit
from ludotheque.options import Choice, Number, OneEach, Option, OptionValue, PerSeat
from ludotheque.table.deciding.commands import PHRASES
from ludotheque.table.messages import write_message
from ludotheque.table.settings import clocks_for, rhythms_for
from ludotheque.web.api.answers import GameName, Language, SiteHere, errors, language_wished
from ludotheque.web.browser import brought
from ludotheque.web.browser.files import ASK_AGAIN, answer
from ludotheque.web.browser.squeezing import File, file_of
from ludotheque.web.errors import TurnedAway
from ludotheque.web.site import STARTING, AnyRequest, language_of

First = Annotated[str | None, QueryParameter(description="The game you are waiting for, or `puzzles`.", max_length=100)]


class OptionShown(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An option of a game: its name and its possible values."""

    name: str
    kind: str
    """``switch``, ``choice``, ``number``, ``perseat``, ``whichseat`` (who goes first, a seat counted from 0) or
    ``oneeach`` (a different value for every seat)."""
    title: str
    help: str
    default: OptionValue
    """Its default, at the smallest table."""
    values: dict[str, str] | None = None
    """The values of a choice, or those that a seat can have, in words."""
    least: int | None = None
    most: int | None = None
    most_by_seats: dict[int, int] | None = None
    """The most that one seat may have, by the number of seats."""
    total: int | None = None
    """The most that all seats may have together."""


class LevelShown(msgspec.Struct, frozen=True, kw_only=True):
    """A level of the bots of a game."""

    name: str
    """Its name in commands."""
    title: str
    """Its name for people."""
    elo: int
    """Its strength as measured in the arena; 0 is the weakest level of the game."""
    usual: bool
    """Whether it is the default level."""
    animal: str
    """The name and the face of its bots."""
    manner: str
    """How they play, in a sentence."""


class GameShown(msgspec.Struct, frozen=True, kw_only=True):
    """A game on the shelf, in the language of `Accept-Language`."""

    name: str
    title: str
    blurb: str
    least_seats: int
    most_seats: int
    real_time: bool
    coached: bool
    """Whether the coach gives hints."""
    hindsight: bool
    """Whether the coach reviews finished matches."""
    options: list[OptionShown]
    clocks: list[str]
    paces: list[str]
    rhythms: list[str]
    """The rhythms it can be played in: ``free``, and calm ones where there are any."""
    levels: list[LevelShown]
    """The levels of its bots, weakest first."""
    lessons: list[lessons.LessonShown]
    """The lesson for beginners first, then those for variants."""
    phrases: list[str]
    minutes: int
    """About how many minutes a match takes people."""
    lid: str
    """The colour of its box."""
    box: str | None
    """The address of the picture on its box."""
    board: str | None
    """The address of the ES module that draws its board, if the game is from another package and has one."""
    words: str
    """The address of its words for the page, in this language."""


@get("/api/games", responses=errors(503), summary="List the games on the shelf", tags=["games"])
async def see_games(site: SiteHere, request: AnyRequest) -> Response[list[GameShown]]:
    """Every game with its seats, its options and the settings of a table."""
    if site.phase == STARTING:
        raise TurnedAway("starting", 503, again_after=2)
    return answer(_games_file(language_wished(request)), ASK_AGAIN, request, by_language=True)


@get(
    "/api/games/{game:str}/rules",
    media_type="text/markdown",
    responses=errors(404),
    summary="Read the rules of a game",
    tags=["games"],
)
async def see_rules(game: GameName, request: AnyRequest, lang: Language = None) -> Response[str]:
    """The rules as Markdown, in the language ``lang`` or that of `Accept-Language`."""
    rules = _rules_file(game, language_of(lang) if lang else language_wished(request))
    return answer(rules, ASK_AGAIN, request, by_language=True)


class ChapterSpoken(msgspec.Struct, frozen=True, kw_only=True):
    """A part of the rules for the ear, under one heading of the Markdown."""

    title: str
    sentences: list[str]
    """What a voice says, the title first: no notation without its words, no picture without its description."""


@get(
    "/api/games/{game:str}/rules/spoken",
    responses=errors(404),
    summary="Read the rules of a game for listening",
    tags=["games"],
)
async def hear_rules(game: GameName, request: AnyRequest, lang: Language = None) -> Response[list[ChapterSpoken]]:
    """The rules as sentences for a voice, in the language ``lang`` or that of `Accept-Language`. Each heading of the
    first two levels makes a chapter."""
    heard = _spoken_file(game, language_of(lang) if lang else language_wished(request))
    return answer(heard, ASK_AGAIN, request, by_language=True)


@cache
def _spoken_file(game: str, language: str) -> File:
    heard = spoken.chapters(shelf.game(game), language)
    chapters = [ChapterSpoken(title=chapter.title, sentences=chapter.sentences) for chapter in heard]
    return file_of(msgspec.json.encode(chapters), "spoken.json")


@cache
def _rules_file(game: str, language: str) -> File:
    return file_of(leaflet.rules(shelf.game(game), language).encode(), "rules.md")


@cache
def _games_file(language: str) -> File:
    return file_of(write_message(shown(language)), "games.json")


class Preparation(msgspec.Struct, frozen=True, kw_only=True):
    """Something that is being compiled for this machine, or waits for it."""

    name: str
    """A game, or ``puzzles``."""
    part: str
    """``rules``, which a match needs to begin, or ``bots``, including the coach."""
    missing: list[str]
    """The levels whose bots are not ready yet; ``coach`` stands for hints."""
    seconds: int
    """About how many seconds until it is ready."""
    progress: float
    """How much of it is done, from 0 to 1."""


@get("/api/preparing", responses=errors(400, 503), summary="List what is still being prepared", tags=["games"])
async def see_preparing(site: SiteHere, first: First = None) -> list[Preparation]:
    """What is still being compiled for this machine, in the order in which it will be ready; an empty list once
    everything is. This happens at the first start. What somebody is waiting for comes first."""
    preparing = site.preparing
    if first is not None:
        preparing.prefer(first)
    return [
        Preparation(
            name=part.name,
            part=part.kind,
            missing=list(part.levels),
            seconds=preparing.seconds(part),
            progress=preparing.progress(part),
        )
        for part in preparing.parts()
    ]


@cache
def shown(language: str) -> list[GameShown]:
    """Every game, in a language, in the order of the shelf."""
    return [_shown(kit, language) for kit in shelf.kits()]


def _shown(kit: Kit, language: str) -> GameShown:
    game = kit.game
    name = game.name
    return GameShown(
        name=name,
        title=leaflet.title(name, language),
        blurb=_words("blurb", language, name),
        least_seats=game.seats[0],
        most_seats=game.seats[-1],
        real_time=game.real_time,
        coached=kit.is_coached,
        hindsight=kit.is_coached,
        options=[_option(option, game.seats[0], language, name) for option in game.options],
        clocks=list(clocks_for(game)),
        paces=list(PACES),
        rhythms=list(rhythms_for(game)),
        levels=[_level(name, level, language) for level in levels.levels(name)],
        lessons=lessons.lessons(name, language),
        phrases=list(PHRASES),
        minutes=kit.minutes,
        lid=kit.lid,
        box=brought.file_address(name, brought.BOX),
        board=brought.file_address(name, brought.BOARD),
        words=brought.words_address(name, language),
    )


def _level(game: str, level: levels.Level, language: str) -> LevelShown:
    name = animals.animal(game, level.name)
    return LevelShown(
        name=level.name,
        title=levels.title(level.name, language),
        elo=level.elo,
        usual=level.usual,
        animal=name,
        manner=animals.manner(name, language),
    )


def _option(option: Option, seats: int, language: str, game: str) -> OptionShown:
    message = f"option-{option.name}"
    more: dict[str, Any] = {}
    if isinstance(option, Choice):
        more["values"] = {value: _words(message, language, game, value) for value in option.values}
    elif isinstance(option, OneEach):
        more["values"] = {value: words.named(value, language, game) for value in option.values}
    elif isinstance(option, Number):
        more |= {"least": option.least, "most": option.most}
    elif isinstance(option, PerSeat):
        more |= {"most_by_seats": dict(option.most), "total": option.total}
    return OptionShown(
        name=option.name,
        kind=type(option).__name__.lower(),
        title=_words(message, language, game) or option.name,
        help=_words(message, language, game, "help"),
        default=option.default(seats),
        **more,
    )


def _words(message: str, language: str, game: str, attribute: str | None = None) -> str:
    """What a game calls something; nothing, where a game of another package has no words for it."""
    return words.phrase(message, language, game, attribute=attribute) if words.has(message, language, game) else ""


HANDLERS = [see_games, see_preparing, see_rules, hear_rules, *brought.HANDLERS]
