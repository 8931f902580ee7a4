"""A game in the lines of the terminal: its place on the shelf, its options in words, and what can be typed."""

from ludotheque.bots.animals import animal
from ludotheque.bots.levels import levels
from ludotheque.bots.levels import title as level_title
from ludotheque.contract import Game, Terms
from ludotheque.leaflet import title
from ludotheque.options import Choice, Number, OneEach, Option, OptionValue, PerSeat, Switch, WhichSeat
from ludotheque.terminal.voice import Voice
from ludotheque.words import named


def entry(game: Game, language: str) -> list[str]:
    """A game on the shelf: its name, how many play, what it is about, and its options."""
    voice = Voice(language, game.name)
    lines = [voice.say("shelf-game", title=title(game.name, language), name=game.name)]
    if voice.knows("blurb"):
        lines.append("  " + voice.say("blurb"))
    lines.append("  " + voice.say("shelf-seats", least=game.seats[0], most=game.seats[-1]))
    for option in game.options:
        lines += ["  " + line for line in _option(voice, option, game.seats[0])]
    lines.append("  " + voice.say("shelf-levels", levels=", ".join(_levels(voice, game.name))))
    return lines


def _levels(voice: Voice, game: str) -> list[str]:
    """The levels of the bots, weakest first, as they are typed after ``--level``, and what they are called."""
    told = []
    for level in levels(game):
        called = level_title(level.name, voice.language)
        plain = called.lower() == level.name
        name = animal(game, level.name)
        choice = voice.say("shelf-level", "plain" if plain else None, name=level.name, title=called, animal=name)
        told.append(voice.say("shelf-default", choice=choice) if level.usual else choice)
    return told


def _option(voice: Voice, option: Option, seats: int) -> list[str]:
    """An option in words, then what may be chosen, as it is typed after ``--option``."""
    default = option.write(option.default(seats))
    if isinstance(option, PerSeat):
        default = default.replace(" ", ",")
    lines = [voice.say("shelf-option", title=option_words(voice, option), help=option_words(voice, option, "help"))]
    values = (
        option.values if isinstance(option, Choice) else ("no", "yes") if isinstance(option, Switch) else (default,)
    )
    for value in values:
        choice = f"{option.name}={value}"
        if " " in choice:
            choice = f'"{choice}"'
        if value == default:
            choice = voice.say("shelf-default", choice=choice)
        if isinstance(option, Choice):
            choice = voice.say("shelf-value", choice=choice, words=option_words(voice, option, value))
        lines.append(f"  {choice}")
    if isinstance(option, Number):
        lines.append("  " + voice.say("shelf-number", name=option.name, least=option.least, most=option.most))
    elif isinstance(option, PerSeat):
        bounds = [voice.say("shelf-bound", seats=count, most=most) for count, most in option.most.items()]
        lines.append("  " + voice.say("shelf-per-seat", name=option.name, bounds=", ".join(bounds), total=option.total))
    elif isinstance(option, WhichSeat):
        lines.append("  " + voice.say("shelf-which-seat", name=option.name))
    elif isinstance(option, OneEach):
        lines.append("  " + voice.say("shelf-one-each", name=option.name, values=", ".join(option.values)))
    return lines


def chosen(voice: Voice, option: Option, value: OptionValue, reader: int | None = None) -> str:
    """An option with the value that was chosen, in words."""
    if isinstance(option, Choice):
        words = option_words(voice, option, value)
    elif isinstance(option, Switch):
        words = voice.say("word-yes" if value else "word-no")
    elif isinstance(option, WhichSeat):
        words = voice.seat(value, reader)
    elif isinstance(option, OneEach) and voice.game:
        words = ", ".join(named(each, voice.language, voice.game) for each in value)
    else:
        words = option.write(value)
    return voice.say("option-chosen", title=option_words(voice, option), value=words)


def chosen_lines(voice: Voice, game: Game, terms: Terms, reader: int | None = None) -> list[str]:
    """The options that are not as usual, and in any case who begins, in words."""
    return [
        chosen(voice, option, terms.options[option.name], reader)
        for option in game.options
        if isinstance(option, WhichSeat) or terms.options[option.name] != option.default(terms.seats)
    ]


def sealed_line(voice: Voice, game: Game, commitment: str) -> str:
    """What to note down before a match: the commitment of the deal, or of the terms alone where nothing is dealt."""
    is_dealt = type(game).awaits_chance is not Game.awaits_chance
    return voice.say("sealed", None if is_dealt else "terms", commitment=commitment)


def option_words(voice: Voice, option: Option, attribute: str | None = None) -> str:
    """What an option, or one of its values, is called."""
    message = f"option-{option.name}"
    return voice.say(message, attribute) if voice.knows(message) else option.name


def help_lines(voice: Voice) -> list[str]:
    """What can be typed at the table of a game."""
    own = f"help-{voice.game}"
    return [*voice.lines(own if voice.knows(own) else "help-any-game"), *voice.lines("help")]
