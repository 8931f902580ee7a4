"""The voice of the client: the words of the terminal and its own, with the names of those at the table."""

from dataclasses import dataclass

from ludotheque import words
from ludotheque.client.errors import HERE
from ludotheque.table.telling.sentences import bot_name
from ludotheque.terminal.voice import Voice


@dataclass(frozen=True)
class ClientVoice(Voice):
    """Says things in a language, at a table far away."""

    names: tuple[str, ...] = ()
    """What the seats are called, nothing where a bot has one or nobody does."""

    def say(self, message: str, attribute: str | None = None, /, **facts: object) -> str:
        """A message in words, of the terminal or of the client."""
        if super().knows(message):
            return super().say(message, attribute, **facts)
        return words.phrase(message, self.language, self.game, facts, attribute, over=HERE)

    def knows(self, message: str) -> bool:
        """Whether there are words for a message."""
        return super().knows(message) or words.has(message, self.language, self.game, over=HERE)

    def seat(self, seat: int, reader: int | None = None) -> str:
        """What the one on a seat is called, with a word for the reader."""
        name = (self.names[seat] if seat < len(self.names) else "") or bot_name(seat, self.language)
        return self.say("seat-of-reader", who=name) if seat == reader else name
