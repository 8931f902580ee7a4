"""How much is told, how long lists are read, and what sounds."""

import io
import re
import wave
from pathlib import Path

import pytest

import ludotheque
from ludotheque.contract import Event
from ludotheque.games.lucky_numbers.notation import COLOURS
from ludotheque.terminal import cues
from ludotheque.terminal.face import MOST_LISTED
from ludotheque.terminal.voice import Trouble
from ludotheque.terminal.wishes import Telling, Verbosity
from ludotheque.words import LANGUAGES, named
from support.sitting import Sitting, sitting

TURNED = [Event("turns", seat, {"card": "red 4", "count": 3}) for seat in (0, 1)]


def test_quiet_tells_what_concerns_me_and_everything_tells_all() -> None:
    told = {}
    for verbosity in ("quiet", "usual", "everything"):
        at = Sitting(ludotheque.game("lucky-numbers").match(2, seed="q"), telling=Telling(verbosity=verbosity))
        at.table.welcome()
        first = len(at.printed)
        at.table.bot_acts(1)
        at.table.hear("1")
        told[verbosity] = (first, at.printed[first:])
    assert "sealed" not in " ".join(told["usual"][1])
    assert told["everything"][0] > told["usual"][0]
    assert [line for line in told["usual"][1] if line.startswith("Hopla")]
    assert not [line for line in told["quiet"][1] if line.startswith("Hopla")]
    assert told["everything"][1] == told["usual"][1]
    match = ludotheque.game("ligretto").match(2, seed="q")
    all_of_it = Sitting(match, telling=Telling(verbosity="everything"))
    all_of_it.table.tell(TURNED)
    assert len(all_of_it.printed) == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_colours_of_clovers_are_told_to_whoever_asks_or_wants_everything(language: str) -> None:
    colours = re.compile("|".join(named(colour, language, "lucky-numbers") for colour in COLOURS))

    def sit(verbosity: Verbosity) -> Sitting:
        match = ludotheque.game("lucky-numbers").match(2, seed="colours")
        at = Sitting(match, language, telling=Telling(verbosity=verbosity))
        at.table.welcome()
        at.table.prompt()
        while len(match.log) < 24:
            [seat, *_] = match.actors()
            at.table.act(seat, next(action for action in match.legal(seat) if not action.startswith("take")))
            if at.table.is_reader_on:
                at.table.prompt()
        return at

    usual = sit("usual")
    assert not colours.search(" ".join(usual.printed))
    assert colours.search(" ".join(usual.answers("colours")))
    assert colours.search(" ".join(sit("everything").printed))


def test_what_others_draw_is_told_by_what_they_do_with_it() -> None:
    drawn = [Event("draws", seat, {"number": 9, "colour": "red"}) for seat in (0, 1)]
    usual = Sitting(ludotheque.game("lucky-numbers").match(2, seed="q"))
    usual.table.tell(drawn)
    assert usual.printed == ["You draw 9."]
    everything = Sitting(ludotheque.game("lucky-numbers").match(2, seed="q"), telling=Telling(verbosity="everything"))
    everything.table.tell(drawn)
    assert everything.printed == ["You draw 9 red.", "Hopla draws 9 red."]


def test_whoever_is_told_little_can_still_ask_what_happened() -> None:
    at = Sitting(ludotheque.game("lucky-numbers").match(2, seed="q"), telling=Telling(verbosity="quiet"))
    at.table.bot_acts(1)
    assert at.printed == []
    assert [line for line in at.answers("last") if line.startswith("Hopla")]


def test_a_quiet_turn_begins_with_what_can_be_done() -> None:
    match = ludotheque.game("lucky-numbers").match(2, seed="brief", setup="sorted")
    at = Sitting(match, telling=Telling(verbosity="quiet"))
    at.table.prompt()
    assert at.printed == ["Your turn. You can draw; nothing in the middle helps you."]


@pytest.mark.parametrize("game", ludotheque.names())
def test_legal_lists_every_action_page_by_page(game: str) -> None:
    at = sitting(game, 2, **({"referee": "off"} if game == "dutch-blitz" else {}))
    listed, page = [], at.answers("legal")
    while True:
        lines = [line for line in page if line.partition(":")[0].isdecimal()]
        assert len(lines) <= MOST_LISTED
        listed += lines
        if not page[-1].startswith("…"):
            break
        page = at.answers("more")
    numbered = [line.partition(": ")[::2] for line in listed]
    assert [number for number, _ in numbered] == [str(number) for number in range(1, len(listed) + 1)]
    assert sorted(text for _, text in numbered) == sorted(at.match.legal(0))
    assert at.answers("more") == ["There is no more to list."]


def test_drawing_is_never_hidden_behind_what_can_be_taken() -> None:
    at = sitting("lucky-numbers", setup="sorted", seed="middle")
    bots = at.as_a_bot()
    while len(at.match.legal(0)) <= MOST_LISTED or "draw" not in at.match.legal(0):
        assert at.match.result is None
        if at.table.is_reader_on:
            phase = at.match.view(0).phase
            at.table.hear("leave" if phase == "holding" and "leave" in at.match.legal(0) else next(bots))
        else:
            at.table.bot_acts(1)
        if at.table.is_reader_on and at.match.view(0).phase == "choosing" and len(at.match.legal(0)) <= MOST_LISTED:
            at.table.hear("draw")
    assert at.answers("legal")[1] == "1: draw"
    last = len(at.match.legal(0))
    assert last > MOST_LISTED
    at.table.hear(str(last))
    assert at.match.log[-1].text.startswith("take")


def test_a_turn_a_refusal_and_the_end_are_heard() -> None:
    at = sitting("lucky-numbers", setup="sorted")
    at.table.prompt()
    at.table.hear("place a1")
    at.table.hear("look")
    assert at.heard == ["turn", "refused"]
    at.play(at.as_a_bot())
    assert at.heard[-1] == "over"
    assert at.heard.count("over") == 1


def test_the_bell_is_that_of_the_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    cues.sounding("bell")("turn")
    assert capsys.readouterr().out == "\a"
    cues.sounding("off")("turn")
    assert capsys.readouterr().out == ""


def test_tones_need_a_player_and_are_played_by_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(Trouble, match="aplay"):
        cues.sounding("tones")
    player = tmp_path / "aplay"
    player.write_text(f'#!/bin/sh\n/bin/cp "$1" {tmp_path}/played.wav\n', "utf-8")
    player.chmod(0o755)
    tones = cues.sounding("tones")
    assert isinstance(tones, cues.Tones)
    tones("turn")
    assert tones._playing
    tones._playing.wait()
    with wave.open(io.BytesIO((tmp_path / "played.wav").read_bytes())) as sound:
        assert sound.getnframes() / sound.getframerate() == pytest.approx(0.24, abs=0.01)
