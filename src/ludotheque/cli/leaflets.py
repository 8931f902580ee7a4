"""The commands that tell what games there are, and their rules."""

from ludotheque.cli.manners import politely
from ludotheque.flags import Language


@politely
def games(*, lang: Language = "en") -> None:
    """List the games on the shelf, with their options."""
    from ludotheque import shelf
    from ludotheque.terminal.shelf_lines import entry
    from ludotheque.terminal.voice import Voice

    for name in shelf.names():
        try:
            lines = entry(shelf.game(name), lang)
        except Exception as error:  # a game of another package may be broken in any way; the others are not
            lines = [Voice(lang).say("shelf-broken", name=name, why=f"{type(error).__name__}: {error}")]
        print("\n".join(lines), end="\n\n")


@politely
def rules(game: str, *, lang: Language = "en") -> None:
    """Print the rules of a game.

    Parameters
    ----------
    game
        The game.
    """
    from ludotheque import shelf
    from ludotheque.terminal.rules_lines import rules_lines

    print("\n".join(rules_lines(shelf.game(game), lang)))
