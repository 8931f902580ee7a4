"""Why an action is better than another, as a code with facts, and in words."""

from typing import Any

import msgspec

from ludotheque import words
from ludotheque.bots.coach.errors import HERE


class Reason(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why: its sentence is the message ``reason-CODE`` in the words of the coach. A fact may be a reason of its own."""

    code: str
    facts: dict[str, Any] = {}
    said: str = ""
    """The reason in words, once it is told to somebody."""

    def say(self, language: str, game: str | None = None) -> str:
        """The reason in words."""
        facts = {
            name: fact.say(language, game) if isinstance(fact, Reason) else fact for name, fact in self.facts.items()
        }
        return words.phrase(f"reason-{self.code}", language, game, facts, over=HERE)

    def told(self, language: str, game: str) -> "Reason":
        """The same reason with its words, and so those that are among its facts."""
        facts = {
            name: fact.told(language, game) if isinstance(fact, Reason) else fact for name, fact in self.facts.items()
        }
        return Reason(self.code, facts, self.say(language, game))
