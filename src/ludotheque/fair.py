"""Dealers: where chance comes from. Fairly from a committed seed, or given by hand."""

import hashlib
import hmac
import secrets
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from ludotheque.errors import BadTerms, ImpossibleOutcome, shown

if TYPE_CHECKING:
    from ludotheque.contract import Game
    from ludotheque.kernel import Chance, State


class Dealer(Protocol):
    """Where the outcomes of chance come from, one after the other.

    ``position`` says how far it has come; setting it back makes the dealer repeat itself.
    """

    position: int

    def outcome(self, game: "Game", state: "State") -> object:
        """The next outcome for a round that awaits one."""


class Start(NamedTuple):
    """The beginning that a match takes over from another one, to be played on from there."""

    commitment: str
    """The commitment of the other match."""
    actions: int
    """How many of its actions are taken over …"""
    outcomes: tuple[str, ...]
    """… and what chance brought until then, in notation."""


def commitment(seed: str, terms: Sequence[str] = ()) -> str:
    """What is shown before the first move, so that neither the seed nor the terms can be changed afterwards.

    It is the SHA-256 of the seed and of the terms as a record writes them, every line with a line feed at its end.
    Without terms it is that of the seed alone, which earlier versions showed.
    """
    bound = "\n".join([seed, *terms, ""])
    return hashlib.sha256((bound if terms else seed).encode()).hexdigest()


def check_dealer(dealer: object) -> None:
    """Raise `BadTerms` for what cannot deal, such as the class of a dealer in the place of a dealer."""
    if isinstance(dealer, type) or not (hasattr(dealer, "outcome") and hasattr(dealer, "position")):
        raise BadTerms("bad-dealer", facts={"value": shown(dealer)})


def seed_number(text: str) -> int:
    """A seed of 64 bits from a text, for bots and playouts that must play alike on every machine."""
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8])


def _is_one_line(text: object) -> bool:
    return isinstance(text, str) and text.isprintable() and text == text.strip()


class Fair:
    """Deals from HMAC-SHA256(seed, counter): nobody can foresee an outcome, everybody can check it afterwards.

    The message under the HMAC is the counter in decimal digits, followed by a line for each seat with its own words
    where any seat has added some. A number below ``n`` is the digest, read as one big-endian number, modulo ``n``;
    for the ``n`` of our games the unevenness of that is less than 2⁻²⁴⁰.

    A match that plays on from a position of another one has a ``start``: its outcomes come first, as they were, and
    all that follows comes from the seed.
    """

    def __init__(
        self,
        seed: str | None = None,
        words: Sequence[str] = (),
        *,
        binds_terms: bool = True,
        start: Start | None = None,
    ) -> None:
        if seed is not None and not (_is_one_line(seed) and seed):
            raise BadTerms("bad-seed", facts={"value": shown(seed)})
        for own in words:
            if not _is_one_line(own):
                raise BadTerms("bad-words", facts={"value": shown(own)})
        self.seed = secrets.token_hex(32) if seed is None else seed
        self.words = tuple(words) if any(words) else ()
        self.binds_terms = binds_terms
        """Whether its commitment binds the terms; those of earlier versions bind the seed alone."""
        self.start = start
        self.position = 0

    def commitment(self, terms: Sequence[str]) -> str:
        """What was shown before the first move of a match on these terms."""
        return commitment(self.seed, terms if self.binds_terms else ())

    def below(self, limit: int) -> int:
        """A whole number from 0 to ``limit - 1``."""
        message = "\n".join([str(self.position), *self.words])
        self.position += 1
        return int.from_bytes(hmac.digest(self.seed.encode(), message.encode(), "sha256")) % limit

    def outcome(self, game: "Game", state: "State") -> object:
        """The next outcome: taken over with the start, or drawn among all that can happen."""
        if self.start and self.position < len(self.start.outcomes):
            return _next_told(self, self.start.outcomes, game, state)
        return game.draw(state, self.below)


def _next_told(dealer: Dealer, outcomes: Sequence[Any], game: "Game", state: "State") -> object:
    """The next of the outcomes that a dealer was told, if it can happen here."""
    try:
        outcome = game.read_outcome(state, outcomes[dealer.position])
    except ImpossibleOutcome as error:
        error.facts["index"] = dealer.position
        raise
    dealer.position += 1
    return outcome


class Scripted:
    """Deals what it is told, in order: for tests, and to enter a game played with real tiles or cards.

    An outcome that cannot be is refused and stays next in the script; to correct it, go on with another script:
    ``match.change_dealer(Scripted([9]))``.
    """

    def __init__(self, outcomes: Iterable[object]) -> None:
        if not isinstance(outcomes, Iterable):
            raise BadTerms("bad-script", facts={"value": shown(outcomes)})
        self.outcomes: list[Any] = list(outcomes)
        self.position = 0

    def append(self, outcome: object) -> None:
        """Tell one more outcome; a match dealt by this script goes on with it."""
        self.outcomes.append(outcome)

    def outcome(self, game: "Game", state: "State") -> object:
        """The next outcome of the script, if it can happen here."""
        if self.position >= len(self.outcomes):
            raise ImpossibleOutcome("script-ended", facts={"index": self.position})
        return _next_told(self, self.outcomes, game, state)


class Deal(NamedTuple):
    """A deal of an environment: the seed of all its games, which of them, and the number of the deal in that game."""

    seed: int
    game: int
    deal: int

    def __str__(self) -> str:
        return f"seed {self.seed} game {self.game} deal {self.deal}"


class FromEnvironment:
    """Deals a match as an environment deals one of its rounds: from a random generator that its seed gives.

    Everybody can check it, but nothing was committed to: whoever made the record chose the seed.
    """

    def __init__(self, deal: Deal) -> None:
        self.deal = deal
        self.position = 0
        self._chance = generator_of(deal)
        self._dealt: list[object] = []

    def outcome(self, game: "Game", state: "State") -> object:
        """The next outcome, drawn as the environment draws it."""
        from ludotheque.kernel import below

        if self.position == len(self._dealt):
            self._dealt.append(game.draw(state, lambda limit: int(below(self._chance, limit))))
        self.position += 1
        return self._dealt[self.position - 1]


def generator_of(deal: Deal) -> "Chance":
    """The random generator of a deal, before it is dealt."""
    from ludotheque.kernel import new_chance, next_deal

    chance = new_chance(deal.seed + deal.game * 0x9E3779B97F4A7C15)
    for _ in range(deal.deal - 1):
        chance[0] = next_deal(chance[0])
    return chance


class Sealed:
    """Deals nothing: the dealer of a record whose seed has not been shown yet."""

    position = 0

    def __init__(self, shown: str | None, words: Sequence[str] = (), start: Start | None = None) -> None:
        self.shown = shown
        self.words = tuple(words)
        self.start = start

    def commitment(self, terms: Sequence[str]) -> str | None:
        """What was shown before the first move, if anything."""
        return self.shown

    def outcome(self, game: "Game", state: "State") -> object:
        """Nobody knows what comes next without the seed."""
        raise ImpossibleOutcome("sealed" if self.shown else "sealed-by-hand")
