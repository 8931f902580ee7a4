"""What a record proves and what it does not, in plain lines."""

from collections.abc import Iterator

from ludotheque.proof import Proof
from ludotheque.record import terms_lines
from ludotheque.terminal.voice import Voice


def proven_lines(proof: Proof, table: str, language: str) -> list[str]:
    """What was proven, by what, and what was not; ``table`` is the link to the table that was asked."""
    say = Voice(language).say
    lines = [say("proof-holds")]
    if proof.commitment:
        lines.append(say("proof-commitment", commitment=proof.commitment))
    for heading, found in points(proof).items():
        listed = [f"- {say(message, **facts)}" for message, facts in found]
        lines += [say(heading, table=table), *listed] if listed else []
    return lines


Point = tuple[str, dict[str, object]]


def points(proof: Proof) -> dict[str, Iterator[Point]]:
    """What was proven and what was not, under its headings, as messages with their facts."""
    return {"proof-by-file": _by_file(proof), "proof-by-table": _by_table(proof), "proof-missing": _missing(proof)}


def _by_file(proof: Proof) -> Iterator[Point]:
    match = proof.match
    actions = sum(entry.seat is not None for entry in match.log)
    outcomes = len(match.log) - actions
    terms = ", ".join(terms_lines(match.game, match.terms))
    taken = len(match.start.outcomes) if match.start else 0
    if match.environment:
        yield "proof-environment", {name: str(value) for name, value in match.environment._asdict().items()}
    else:
        yield ("proof-seed-and-terms" if proof.binds_terms else "proof-seed"), {"terms": terms}
    if outcomes > taken and not match.environment:
        yield "proof-outcomes", {"outcomes": outcomes - taken}
    yield "proof-actions", {"actions": actions}
    if proof.noted:
        yield "proof-noted", {}


def _by_table(proof: Proof) -> Iterator[Point]:
    if proof.published != "nothing":
        yield "proof-published-opening", {}
    if proof.published == "match":
        yield "proof-published-actions", {}


def _missing(proof: Proof) -> Iterator[Point]:
    asked, start = proof.published != "nothing", proof.match.start
    if proof.match.environment:
        yield "proof-missing-choice", {}
        return
    if start:
        yield "proof-missing-start", {"actions": start.actions, "commitment": start.commitment}
    if not proof.noted:
        yield ("proof-missing-time-of-table" if asked else "proof-missing-time"), {}
    if not (proof.binds_terms or asked):
        yield "proof-missing-terms", {}
    if not asked:
        yield "proof-missing-words", {}
    if proof.published != "match":
        yield ("proof-missing-end" if asked else "proof-missing-actions"), {}
