"""What a store holds, in lines for whoever runs the server."""

from datetime import UTC, datetime

from ludotheque.table.keeping.checking import Findings
from ludotheque.table.keeping.inspecting import TableInspected, TableKept
from ludotheque.terminal.voice import Voice


def checked_lines(found: Findings, language: str) -> list[str]:
    """What was looked at, and what is damaged."""
    say = Voice(language).say
    lines = [say("check-tables", tables=found.tables, entries=found.entries, profiles=found.profiles)]
    lines += [damage(each.table, each.number, each.why, language) for each in found.damaged]
    if found.damaged_profiles:
        lines.append(say("check-profiles", count=found.damaged_profiles))
    if found.useless_snapshots:
        lines.append(say("check-snapshots", count=found.useless_snapshots))
    lines += [say("check-flaw", flaw=flaw) for flaw in found.flaws]
    return [*lines, say("check-whole" if found.whole else "check-damaged")]


def damage(table: str, number: int | None, why: str, language: str) -> str:
    """What is wrong with a table, in a sentence."""
    return Voice(language).say(f"damage-{why}", table=table, number=number or 0)


def listed_lines(tables: list[TableKept], language: str) -> list[str]:
    """All tables, one in a line."""
    say = Voice(language).say
    lines = [
        say("kept-line", table=each.table, game=each.game or "?", entries=each.entries, last=_moment(each.last))
        for each in tables
    ]
    return [*lines, say("kept-count", count=len(tables))]


def shown_lines(table: TableInspected, language: str) -> list[str]:
    """One table, with who is there and what was played."""
    voice = Voice(language)
    say = voice.say
    lines = [
        say("kept-line", table=table.table, game=table.game, entries=table.entries, last=_moment(table.last)),
        say("kept-opened", opened=_moment(table.opened), phase=table.phase),
        say("kept-seats", names=", ".join(name or "–" for name in table.seats)),
        say("kept-guests", names=", ".join(table.guests) or "–"),
    ]
    for match in table.matches:
        scores = " ".join(str(points).replace("-", "−") for points in match.scores or ()) or "–"
        lines.append(say("kept-match", number=match.number, names=", ".join(match.names), scores=scores))
    return lines


def _moment(at: int | None) -> str:
    """A time that sorts, in UTC."""
    return "?" if at is None else datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M")
