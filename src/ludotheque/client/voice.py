"""The voice of the client: the words of the terminal and its own."""

from dataclasses import dataclass

from ludotheque import words
from ludotheque.client.errors import HERE
from ludotheque.terminal.voice import Voice


@dataclass(frozen=True)
class ClientVoice(Voice):
    """Says things in a language, at a table far away."""

    def say(self, message: str, attribute: str | None = None, /, **facts: object) -> str:
        """A message in words, of the terminal or of the client."""
        if super().knows(message):
            return super().say(message, attribute, **facts)
        return words.phrase(message, self.language, self.game, facts, attribute, over=HERE)

    def knows(self, message: str) -> bool:
        """Whether there are words for a message."""
        return super().knows(message) or words.has(message, self.language, self.game, over=HERE)
