"""Who is at a table, in words."""

from ludotheque import shelf
from ludotheque.bots import levels
from ludotheque.client.remote import RemoteTable
from ludotheque.client.voice import ClientVoice
from ludotheque.options import OneEach, who_begins
from ludotheque.words import named


def who_is_here(remote: RemoteTable, voice: ClientVoice) -> list[str]:
    """A line for each seat, and one for those who watch."""
    table = remote.table
    assert table is not None
    called = {guest.guest: guest.name for guest in table.guests}
    options = shelf.game(table.game).options
    begin, each = who_begins(options), [option for option in options if isinstance(option, OneEach)]
    lines = []
    for number, seat in enumerate(table.seats):
        begins = begin is not None and table.options.get(begin.name) == number and table.phase == "gathering"
        own = [named(str(table.options[option.name][number]), voice.language, table.game) for option in each]
        if seat.guest is None:
            level = levels.title(seat.level, voice.language) if seat.level else ""
            marks = ", ".join([level, *([voice.say("mark-begins")] if begins else []), *own])
            kind = "who-bot" if seat.bot else "who-free"
            lines.append(voice.say(kind, number=number + 1, name=seat.name, marks=marks))
            continue
        true_marks = {
            "mark-you": seat.guest == remote.guest,
            "mark-host": seat.guest == table.host,
            "mark-ready": seat.ready and table.phase == "gathering",
            "mark-away": seat.guest
            not in (remote.guest, *remote.here),  # who reads this is here, whatever was heard last
            "mark-bot": seat.bot,
            "mark-late": seat.late,
            "mark-begins": begins,
        }
        marks = ", ".join([*(voice.say(mark, bot=seat.name) for mark, true in true_marks.items() if true), *own])
        lines.append(
            voice.say("who-guest", "marked" if marks else None, number=number + 1, name=called[seat.guest], marks=marks)
        )
    seated = {seat.guest for seat in table.seats}
    watching = [name for guest, name in called.items() if guest not in seated and guest in remote.here]
    if watching or remote.spectators:
        unnamed = voice.say("unnamed-spectators", count=remote.spectators)
        lines.append(voice.say("who-watches", names=voice.list([*watching, *([unnamed] if remote.spectators else [])])))
    return lines
