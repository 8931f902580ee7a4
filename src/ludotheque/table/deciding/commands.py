"""The judge: whether a command of a guest may be carried out, and what would happen then. It changes nothing."""

from collections.abc import Callable
from typing import Any

from ludotheque import shelf
from ludotheque.table import log, messages
from ludotheque.table.deciding import agreeing, gathering, seating, signalling
from ludotheque.table.deciding.arriving import readable
from ludotheque.table.deciding.case import Case, What, seat_to_play
from ludotheque.table.deciding.ruling import (
    Scene,
    Verdict,
    action,
    entry,
    pass_host,
    refused,
    running_match,
    time_out,
    turn_passed,
)
from ludotheque.table.log.table import Table

PHRASES = ("hello", "good-luck", "well-played", "thanks", "oops", "hurry", "one-moment", "again", "goodbye")
"""The quick phrases; each is the message ``table-phrase-…`` in words."""

MOST_TOKENS = 5
"""By how many tokens a guest can be known."""


def judge(
    table: Table, guest: int, command: messages.AnyCommand, scene: Scene, new_seed: Callable[[], str], key: str
) -> Verdict:
    """What a command, known in the log by its ``key``, would bring; raises `Refused` with a code and a reason."""
    if guest not in table.guests:
        raise refused("not-at-table")
    if type(command) is messages.Act:
        return action(table, seat_to_play(table, guest), command.action, scene.now, key)
    if type(command) is messages.Pass:
        return turn_passed(table, seat_to_play(table, guest), scene.now, key)
    case = Case(table, guest, scene, new_seed)
    return Verdict(entry(table, scene.now, _RULINGS[type(command)](case, command), key))


def by_time(table: Table, scene: Scene) -> Verdict:
    """What time demands: that the time of a seat ends, that nobody waits for somebody who is away, or another host.

    Raises `Refused` if it demands nothing.
    """
    verdict = time_out(table, scene.now) or agreeing.by_agreement(table, scene) or pass_host(table, scene)
    if verdict is None:
        raise refused("not-yet")
    return verdict


def come_back(case: Case, _: messages.ComeBack) -> What:
    """Play again where a bot stood in."""
    seat = case.own_seat()
    if not case.table.seats[seat].bot:
        raise refused("no-stand-in")
    return [log.CameBack(seat)]


def hint(case: Case, _: messages.Hint) -> What:
    """Ask the coach."""
    table, seat = case.table, seat_to_play(case.table, case.guest)
    match = running_match(table)
    if table.game.real_time and not table.settings.calm:
        raise refused("no-hints-in-real-time")
    if not table.settings.hints:
        raise refused("no-hints")
    if not shelf.kit(table.game.name).is_coached:
        raise refused("no-coach")
    if table.paused:
        raise refused("paused")
    if seat not in match.actors():
        raise refused("no-hint-now")
    return [log.Hinted(case.guest, seat)]


def chat(case: Case, command: messages.Chat) -> What:
    """Say something."""
    text = readable(command.text)
    if not text:
        raise refused("nothing-said")
    return [log.Chatted(case.guest, text)]


def say(case: Case, command: messages.Say) -> What:
    """Say a quick phrase."""
    if command.phrase not in PHRASES:
        raise refused("unknown-phrase", value=command.phrase, allowed=", ".join(PHRASES))
    return [log.Said(case.guest, command.phrase)]


def add_token(case: Case, command: messages.AddToken) -> What:
    """Be known by another token."""
    if command.hash in case.table.tokens:
        raise refused("token-known")
    if len(case.table.guests[case.guest].tokens) >= MOST_TOKENS:
        raise refused("too-many-tokens", most=MOST_TOKENS)
    return [log.TokenAdded(case.guest, command.hash)]


_RULINGS: dict[type, Callable[[Case, Any], What]] = {
    messages.AddToken: add_token,
    messages.Hint: hint,
    messages.Sit: gathering.sit,
    messages.Stand: gathering.stand,
    messages.Leave: gathering.leave,
    messages.Rename: gathering.rename,
    messages.Ready: gathering.ready,
    messages.Wait: gathering.wait,
    messages.Signal: signalling.signal,
    messages.SeatBot: gathering.seat_bot,
    messages.FreeSeat: gathering.free_seat,
    messages.Change: gathering.change,
    messages.Move: seating.move,
    messages.DrawLots: seating.draw_lots,
    messages.Choose: seating.choose,
    messages.Start: gathering.start,
    messages.Rematch: gathering.rematch,
    messages.ComeBack: come_back,
    messages.Propose: agreeing.propose,
    messages.Answer: agreeing.answer,
    messages.Chat: chat,
    messages.Say: say,
}
