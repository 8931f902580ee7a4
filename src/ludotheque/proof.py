"""What a record proves: by itself, by a commitment that somebody noted, and by what a table published."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import zip_longest
from typing import TYPE_CHECKING, Literal

from ludotheque.errors import BadTerms, BrokenRecord, OtherMatch, shown
from ludotheque.fair import commitment as commitment_of
from ludotheque.record import replay

if TYPE_CHECKING:
    from ludotheque.match import Match


@dataclass(frozen=True)
class Proof:
    """A match whose record holds, and what is proven of it.

    Always: the seed gives the commitment, every outcome of chance follows from the seed and the words of the seats,
    every action was allowed, and the result follows. Of a match that continues another one (``match.start``) the seed
    gives only what came after the beginning that it took over. The words and the actions come after the commitment,
    so that it can bind neither.

    Of a game of an environment (``match.environment``): every outcome of chance follows from the seed of the
    environment, which whoever made the record has chosen; every action was allowed, and the result follows.
    """

    match: "Match"
    commitment: str
    """Empty for a game of an environment, which commits to nothing."""
    binds_terms: bool
    """Whether the commitment binds the terms, too; those of earlier versions bind the seed alone."""
    noted: bool = False
    """Whether it is the commitment that somebody noted."""
    published: Literal["nothing", "opening", "match"] = "nothing"
    """What a table published of this match: its ``opening`` (commitment, terms and words), or all of the ``match``."""


def prove(text: str, *, commitment: str | None = None) -> Proof:
    """Check a record that shows its seed, and its commitment against one that was noted, where one is given.

    Raises `BrokenRecord` where the record does not hold, and `OtherMatch` where its commitment is another one.
    """
    noted = None if commitment is None else _read_commitment(commitment)
    match = replay(text)
    if match.environment:
        if noted:
            raise OtherMatch("of-environment")
        return Proof(match, "", binds_terms=False)
    if match.seed is None or match.commitment is None:
        raise BrokenRecord("no-seed", facts={"line": 1})
    if noted not in (None, match.commitment):
        raise OtherMatch("other-commitment", facts={"expected": noted, "found": match.commitment})
    binds_terms = match.commitment != commitment_of(match.seed)
    return Proof(match, match.commitment, binds_terms, noted is not None)


def verify(text: str, *, commitment: str | None = None) -> "Match":
    """The match of a record that shows its seed; everything is checked that the record can prove, as by `prove`."""
    return prove(text, commitment=commitment).match


def compare(proof: Proof, published: Sequence[str]) -> Proof:
    """Compare a match with the lines of its record that a table published: all, or those above the seed.

    Raises `OtherMatch` where they differ.
    """
    if not proof.commitment:
        raise OtherMatch("of-environment")
    whole = any(line.startswith("seed: ") for line in published)
    own, told = (list(filter(None, lines)) for lines in (proof.match.record().splitlines(), published))
    for found, expected in zip_longest(own if whole else own[: len(told)], told, fillvalue="…"):
        if found != expected:
            raise OtherMatch("not-published", facts={"expected": expected, "found": found})
    return replace(proof, published="match" if whole else "opening")


def _read_commitment(text: object) -> str:
    digits = text.strip().lower() if isinstance(text, str) else ""
    if not re.fullmatch("[0-9a-f]{64}", digits):
        raise BadTerms("bad-commitment", facts={"value": shown(text)})
    return digits
