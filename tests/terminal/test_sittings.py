"""Whole games in plain lines, in both languages."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import ludotheque
from ludotheque.bots.errors import UnknownLevel
from ludotheque.contract import Action, Event, View
from ludotheque.errors import Refused
from ludotheque.games.lucky_numbers.actions import Arrange
from ludotheque.terminal.answers import Farewell
from ludotheque.terminal.local_table import LocalTable
from ludotheque.terminal.play import by_turns
from ludotheque.words import LANGUAGES
from support import games
from support.sitting import Sitting, sitting

GAMES = ludotheque.names()
END = {"en": "wins|win!|share the win", "fr": "gagne|se partagent la victoire|Vous partagez", "de": "gewinn|Sieg"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_is_told_to_its_end(game: str, language: str) -> None:
    at = sitting(game, 3, language, **games.of(game).SHORT)
    printed = at.play(at.as_a_bot())
    assert at.match.result
    assert any(phrase in line for line in printed[-3:] for phrase in END[language].split("|"))
    assert not any("{" in line or "None" in line for line in printed), "a sentence has a hole"


@pytest.mark.parametrize("setup", ["choice", "sorted", "michael"])
def test_every_setup_of_lucky_numbers_can_be_played(setup: str) -> None:
    at = sitting("lucky-numbers", setup=setup, bruno=True, tournament=True)
    at.play(at.as_a_bot())
    assert at.match.result


@pytest.mark.parametrize("options", [{"expert": True, "referee": "off", "target": 5}, {"expert": True, "target": 5}])
def test_the_variants_of_dutch_blitz_can_be_played(options: dict[str, Any]) -> None:
    at = sitting("dutch-blitz", **options)
    at.play(at.as_a_bot())
    assert at.match.result


def test_the_record_on_disk_is_whole_after_every_action(tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    match = ludotheque.game("lucky-numbers").match(2, seed="kept")
    at = Sitting(match, record=file)

    def check() -> None:
        assert ludotheque.replay(file.read_text("utf-8")).log == match.log

    at.play(at.as_a_bot(after=check))
    assert ludotheque.verify(file.read_text("utf-8")).result == match.result
    assert [entry.name for entry in tmp_path.iterdir()] == ["match.txt"]
    assert at.printed[-1] == f"The record is in {file}."


@pytest.mark.parametrize("game", GAMES)
def test_a_refused_line_gives_the_reason_and_changes_nothing(game: str) -> None:
    at = sitting(game)
    before = at.match.record()
    refused = games.of(game).REFUSED
    assert refused
    line, reason = refused
    assert reason in at.answers(line)[0]
    assert at.match.record() == before


@pytest.mark.parametrize("game", GAMES)
def test_a_line_that_makes_no_sense_is_quoted_as_it_was_typed(game: str) -> None:
    assert "“r2d2 Zut alors”" in sitting(game).answers("r2d2 Zut alors")[0]


WORDS = "lay show row rangée play stack hand h r2 garden colours legal pose joue F0 c4 a1 1 99 new pile red ² ٣".split()  # noqa: SIM905


@pytest.mark.parametrize("game", GAMES)
@given(line=st.text(max_size=40) | st.lists(st.sampled_from(WORDS), max_size=5).map(" ".join) | st.just("9" * 5000))
def test_whatever_is_typed_is_answered_or_refused_in_words(game: str, line: str) -> None:
    at = sitting(game, seed="anything")
    at.table.prompt()
    before, told = at.match.record(), len(at.printed)
    acted = bool(line.strip()) and at.table.hear(line)
    assert (at.match.record() != before) == acted
    assert len(at.printed) > told or not line.strip()


def test_quitting_and_the_end_of_input_end_a_sitting() -> None:
    at = sitting("lucky-numbers")
    with pytest.raises(Farewell):
        by_turns(at.table, iter(["look", "quit"]))
    with pytest.raises(EOFError):
        by_turns(at.table, iter(["look"]))


def test_where_all_play_at_once_the_others_act_once_after_each_action_and_never_after_a_question() -> None:
    at = sitting("ligretto", 4)
    lines = ["look", "legal", "help", "no such thing", "turn", ""]
    with pytest.raises(EOFError):
        by_turns(at.table, iter(lines))
    assert [entry.seat for entry in at.match.log if entry.seat is not None] == [0, 1, 2, 3, 1, 2, 3]


def test_an_empty_line_asks_again_where_nobody_else_can_act() -> None:
    at = sitting("polyssimo")
    with pytest.raises(EOFError):
        by_turns(at.table, iter([""]))
    assert at.printed == at.printed[:3] * 2
    assert at.printed[2].startswith("Your turn. You can pick F, I, L")


def test_a_brief_table_shows_no_garden_unless_asked() -> None:
    match = ludotheque.game("lucky-numbers").match(2, seed="brief", setup="sorted")
    at = Sitting(match, brief=True)
    at.table.prompt()
    assert at.printed == ["Your turn. You can draw; nothing in the middle helps you."]


def test_a_player_is_not_told_what_others_turn_and_a_watcher_is() -> None:
    at = sitting("ligretto", 2)
    turned = [Event("turns", seat, {"card": "red 4", "count": 3}) for seat in (0, 1)]
    at.table.tell(turned)
    assert at.printed == ["You turn 3 cards from your hand: red 4."]
    at.table.face.reader = at.table.reader = None
    at.table.tell(turned)
    assert at.printed[-1] == "Hopla turns 3 cards from the hand: red 4."


def test_a_bot_is_shown_its_own_seat_and_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    at = sitting("lucky-numbers")
    seen: list[tuple[View, Sequence[Action], int]] = []

    def bot(view: View, actions: Sequence[Action], seed: int) -> Action:
        seen.append((view, actions, seed))
        return actions[0]

    monkeypatch.setattr("ludotheque.terminal.local_table.bot_for", lambda game, level: bot)
    with pytest.raises(Refused):
        at.match.play(1, "draw")
    at.table.bot_acts(1)
    ((view, actions, _seed),) = seen
    assert view.seat == 1
    assert all(isinstance(action, Arrange) for action in actions)


def test_each_bot_plays_at_its_level_and_the_last_one_named_holds_for_the_rest() -> None:
    match = ludotheque.game("ligretto").match(4, seed="levels")
    table = LocalTable(match, 0, "en", print, bot_seed="bots", levels=["newcomer", "champion"])
    assert [table.levels[seat].name for seat in (1, 2, 3)] == ["newcomer", "champion", "champion"]
    with pytest.raises(UnknownLevel):
        LocalTable(match, 0, "en", print, bot_seed="bots", levels=["godlike"])
