"""A refusal, as whoever asked is told it."""

from ludotheque.errors import LudothequeError
from ludotheque.table.messages import No

LONGEST_QUOTE = 400
"""Letters of what somebody sent that a refusal tells back; an action may be that long."""


def refusal(error: LudothequeError, language: str, command_id: str | None = None) -> No:
    """An error as a guest is told it. Of what they sent it quotes only the beginning: refusals are remembered."""
    error.facts = {name: _brief(value) for name, value in error.facts.items()}
    facts = {name: _told(value) for name, value in error.facts.items()}
    return No(code=error.code, reason=error.say(language), facts=facts, id=command_id)


def _brief(value: object) -> object:
    """A fact, shortened if it is a long text."""
    return f"{value[:LONGEST_QUOTE]}…" if isinstance(value, str) and len(value) > LONGEST_QUOTE else value


def _told(value: object) -> object:
    """A fact as JSON can tell it: an error as its sentence, and a number that is too large for most readers as text."""
    too_large = isinstance(value, int) and abs(value) >= 1 << 53
    return str(value) if too_large or isinstance(value, LudothequeError) else value
