"""Why an action is better than another, as a code with facts, and in words."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any

from ludotheque import words
from ludotheque.bots import View
from ludotheque.bots.coach.errors import HERE

GAMES = {
    "lucky-numbers": "ludotheque.games.lucky_numbers.coach",
    "polyssimo": "ludotheque.games.polyssimo.coach",
}
"""The modules that know why, each with ``reason(view, action, other)``,
``deed(view, action)`` and, where there is any, ``outcome(text)`` of chance."""


@dataclass(frozen=True)
class Reason:
    """Why: its sentence is the message ``reason-CODE`` in the words of the coach. A fact may be a reason of its own."""

    code: str
    facts: Mapping[str, Any] = field(default_factory=dict)

    def say(self, language: str, game: str | None = None) -> str:
        """The reason in words."""
        facts = {
            name: fact.say(language, game) if isinstance(fact, Reason) else fact for name, fact in self.facts.items()
        }
        return words.phrase(f"reason-{self.code}", language, game, facts, over=HERE)

    def plain(self) -> dict[str, Any]:
        """The reason as data, ready for JSON."""
        facts = {name: fact.plain() if isinstance(fact, Reason) else fact for name, fact in self.facts.items()}
        return {"code": self.code, "facts": facts}


def reason(view: View, action: str, other: str | None) -> Reason | None:
    """What speaks for an action, rather than for another one; None where the coach only knows that it wins more."""
    if view["game"] not in GAMES:
        return None
    found: Reason | None = import_module(GAMES[view["game"]]).reason(view, action, other)
    return found


def deed(view: View, action: str) -> Reason:
    """An action as it is spoken of: “13 on c2”."""
    if view["game"] not in GAMES:
        return Reason("deed", {"action": action})
    told: Reason = import_module(GAMES[view["game"]]).deed(view, action)
    return told


def outcome(view: View, text: str) -> str:
    """What chance brought, as it is spoken of."""
    if view["game"] not in GAMES:
        return text
    return str(import_module(GAMES[view["game"]]).outcome(text))
