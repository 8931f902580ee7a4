"""The commands that tell what games there are, and their rules."""

from pathlib import Path
from typing import Annotated

from ludotheque.cli.manners import politely
from ludotheque.flags import Language, for_all


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
def rules(
    game: str,
    *,
    audio: Path | None = None,
    voice: Annotated[str | None, for_all("VOICE")] = None,
    lang: Language = "en",
) -> None:
    """Print the rules of a game, or read them aloud into a file.

    Parameters
    ----------
    game
        The game.
    audio
        Read the rules into this file, .wav or .mp3, with chapters; needs espeak-ng or Piper.
    voice
        The voice that reads: a file for Piper (.onnx), or the name of a voice of espeak-ng. The best one that is
        there, unless given.
    """
    from ludotheque import shelf
    from ludotheque.terminal.rules_lines import written_lines

    if audio:
        print("\n".join(written_lines(shelf.game(game), lang, audio, voice)))
        return
    from ludotheque.terminal.rules_lines import rules_lines

    print("\n".join(rules_lines(shelf.game(game), lang)))
