"""The command line: what it prints, how it ends, and that it never shows a traceback."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import ludotheque
from ludotheque.cli.manners import language_of
from ludotheque.options import PerSeat
from ludotheque.terminal import session
from ludotheque.words import LANGUAGES
from support.server import INTERPRETED
from support.sitting import Run, Sitting, run

__all__ = ["run"]

GAMES = ludotheque.names()


def in_a_process(*words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "ludotheque", *words],
        input=typed,
        env={**os.environ, "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8", "PYTHONIOENCODING": "utf-8"},
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=120,
    )


# Playing


@pytest.mark.parametrize("game", GAMES)
def test_bots_can_be_watched_and_their_record_is_true(game: str, run: Run, tmp_path: Path) -> None:
    file = str(tmp_path / "record.txt")
    short = ["--option", "target=5"] if game in ("ligretto", "dutch-blitz") else []
    done = run("play", game, "--watch", "--seed", "watched", "--record", file, *short)
    assert (done.code, done.err) == (0, "")
    assert "Bots: Hopla (seat 1, Regular) and Hopla 2 (seat 2, Regular)." in done.out.splitlines()[0]
    assert "You" not in done.out.replace("Your", "")
    verified = run("verify", file)
    assert verified.code == 0
    assert verified.out.startswith("This record is consistent.")
    told = run("replay", file, "--lang", "fr")
    assert told.code == 0
    assert re.search("gagne|victoire", told.out.splitlines()[-1])


def test_without_a_game_lucky_numbers_is_played(run: Run) -> None:
    done = run("play", typed="quit\n")
    assert done.code == 0
    assert done.out.startswith("Lucky Numbers, 2 seats. You are seat 1")
    assert done.out.endswith("> quit\nYou leave the table before the end.\n")


def test_a_whole_game_through_a_pipe_is_the_same_every_time() -> None:
    match = ludotheque.game("lucky-numbers").match(3, seed="pipe", bruno=True)
    at = Sitting(match)
    at.table.bot_seed = "pipe"
    at.play(at.as_a_bot())
    typed = "".join(f"{entry.text}\n" for entry in match.log if entry.seat == 0)
    words = ("play", "lucky-numbers", "--seats", "3", "--seed", "pipe", "--option", "bruno=yes", "--brief")
    done = in_a_process(*words, typed=typed)
    assert (done.returncode, done.stderr) == (0, "")
    last = [line for line in at.printed if "Final scores" in line]
    assert done.stdout.splitlines()[-2:] == [*last, "The seed of the deal was pipe."]


def test_the_end_of_input_is_polite_and_says_where_the_record_is(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "unfinished.txt"
    done = run("play", "ligretto", "--lang", "fr", "--seed", "x", "--record", str(file), typed="retourne\n")
    assert done.code == 0
    assert done.out.splitlines()[-3:] == [
        "Plus rien à lire\u00a0: la partie s’arrête ici.",
        "Votre partie est sauvegardée. Pour la reprendre\u00a0: ludotheque play ligretto --resume",
        f"L’enregistrement est dans {file}.",
    ]
    assert run("replay", str(file)).out.endswith("The record ends here; the match is not over.\n")
    unproven = run("verify", str(file))
    assert (unproven.code, unproven.out) == (1, "")
    assert "shows no seed" in unproven.err


def test_an_interruption_is_polite_and_says_where_the_record_is(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(session, "by_turns", interrupt)
    done = run("play", "--record", str(tmp_path / "cut.txt"))
    assert done.code == 130
    assert done.out.endswith(f"\nInterrupted: the match stops here.\nThe record is in {tmp_path / 'cut.txt'}.\n")


def test_the_person_may_have_any_seat_and_words_in_the_seed(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "words.txt"
    done = run("play", "--seats", "3", "--seat", "2", "--words", "abracadabra", "--record", str(file))
    assert "You are seat 2" in done.out
    assert "words of seat 2: abracadabra" in file.read_text("utf-8").splitlines()


def test_the_seal_is_shown_to_whoever_asks_before_the_deal_and_the_seed_only_at_the_end(run: Run) -> None:
    begun = run("play", "--seed", "s3cret", typed="seal\n").out
    seal = ludotheque.game("lucky-numbers").match(seed="s3cret").commitment
    assert seal is not None
    assert f"> seal\nThe deal is sealed. Its commitment is {seal}." in begun
    assert begun.count(seal) == 1
    assert "s3cret" not in begun
    assert seal in run("play", "--seed", "s3cret", "--verbosity", "everything").out.splitlines()[2]
    assert run("play", "--watch", "--seed", "s3cret").out.endswith("The seed of the deal was s3cret.\n")


def test_where_nothing_is_dealt_the_terms_are_sealed(run: Run) -> None:
    begun = run("play", "polyssimo", "--seed", "s3cret", "--option", "handicap=7 0", typed="seal\n").out
    seal = ludotheque.game("polyssimo").match(seed="s3cret", handicap=(7, 0)).commitment
    assert f"The terms are sealed. Their commitment is {seal}." in begun
    assert "The deal is sealed" not in begun


def test_another_seat_begins_as_it_was_said_or_as_the_lot_falls(run: Run) -> None:
    for game in ("lucky-numbers", "polyssimo"):
        assert "\nWho goes first: seat 1 (you).\n" in run("play", game, "--seats", "3").out
        assert "\nWho goes first: Hopla 2.\n" in run("play", game, "--seats", "3", "--option", "first=3").out
    drawn = {
        run("play", "polyssimo", "--seats", "3", "--option", "first=lot", "--seed", seed).out.splitlines()[1]
        for seed in ("a", "b", "c", "d", "e", "f")
    }
    assert len(drawn) > 1
    refused = run("play", "polyssimo", "--seats", "3", "--option", "first=4")
    assert refused.code
    assert "1–3" in refused.err


def test_every_seat_has_the_deck_that_was_chosen_for_it(run: Run) -> None:
    assert "\nDeck: plough, pump.\n" in run("play", "dutch-blitz", "--option", "decks=plough,pump").out
    told = run("play", "ligretto", "--option", "decks=die 3, marble 1", "--lang", "fr").out
    assert "dé (boîte rouge), bille (boîte bleue)." in told


def test_a_game_of_another_package_can_be_played() -> None:
    package = Path(__file__).parents[1] / "architecture" / "another_package"
    done = subprocess.run(
        [sys.executable, "-m", "ludotheque", "play", "pebbles", "--seed", "p", "--lang", "en"],
        input="help\nlook\nrules\n2\n1\n" + "take 1\n" * 20,
        env={
            **os.environ,
            "PYTHONPATH": str(package),
            "PYTHONIOENCODING": "utf-8",
            **INTERPRETED,
        },  # so that nothing is to be compiled
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "pebbles has no written rules." in done.stdout
    assert "win" in done.stdout


# Records


def test_a_tampered_record_is_found_out_and_the_line_is_named(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "record.txt"
    run("play", "--watch", "--seed", "tampered", "--record", str(file))
    lines = file.read_text("utf-8").splitlines()
    at = next(number for number, line in enumerate(lines) if line.startswith("chance:"))
    lines[at] = "chance: 1 blue" if lines[at] != "chance: 1 blue" else "chance: 2 blue"
    file.write_text("\n".join(lines), "utf-8")
    for language, word in (("en", "Line"), ("fr", "Ligne"), ("de", "Zeile")):
        done = run("verify", str(file), "--lang", language)
        assert (done.code, done.out) == (1, "")
        assert done.err.startswith(f"{word} {at + 1}")


def test_a_record_is_compared_with_the_commitment_that_was_noted(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "record.txt"
    run("play", "--watch", "--seed", "noted", "--record", str(file))
    commitment = ludotheque.replay(file.read_text("utf-8")).commitment
    assert commitment is not None
    proven = run("verify", str(file), "--commitment", commitment)
    assert (proven.code, proven.err) == (0, "")
    assert commitment in proven.out.splitlines()[1]
    assert "the one you noted" in proven.out
    for language in LANGUAGES:
        other = run("verify", str(file), "--commitment", "0" * 64, "--lang", language)
        assert (other.code, other.out) == (1, "")
        assert commitment in other.err
        assert run("verify", str(file), "--commitment", "0x12", "--lang", language).code == 2


def test_a_record_is_told_to_whoever_sat_there(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "record.txt"
    run("play", "--watch", "--seed", "told", "--record", str(file))
    told = run("replay", str(file), "--seat", "2").out
    assert "You place" in told
    assert "Seat 1 puts" in told
    wrong = run("replay", str(file), "--seat", "3")
    assert (wrong.code, wrong.out) == (2, "")


# What is wrong


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["play", "chess"], "There is no game called 'chess'"),
        (["rules", "chess"], "There is no game called 'chess'. The games"),
        (["play", "lucky"], "There is no game called 'lucky'. Did you mean lucky-numbers? The games"),
        (["simulate", "chess"], "There is no game called 'chess'"),
        (["play", "--seats", "9"], "2 to 5 seats"),
        (["play", "--seat", "3"], "the seats are 1 to 2"),
        (["play", "--option", "bruno"], "for example setup=choice"),
        (["play", "--option", "bruno=perhaps"], "Allowed: yes, no"),
        (["play", "--option", "colour=red"], "Its options are: setup, bruno, tournament"),
        (["play", "polyssimo", "--option", "handicap"], "for example handicap=0,0"),
        (["play", "--pace", "-1"], "0 or more"),
        (["play", "--pace", "nan"], "0 or more"),
        (["play", "--seed", " x"], "A seed is one line"),
        (["play", "--record", "/no/such/folder/x"], "Can’t write /no/such/folder/x"),
        (["verify", "/no/such/file"], "Can’t read /no/such/file"),
        (["replay", "/no/such/file"], "Can’t read /no/such/file"),
        (["simulate", "lucky-numbers", "--games", "0"], "must be from 1 to"),
    ],
    ids=lambda words: " ".join(words) if isinstance(words, list) else "",
)
def test_a_wrong_wish_gets_a_sentence_and_exit_code_2(words: list[str], reason: str, run: Run) -> None:
    done = run(*words)
    assert (done.code, done.out) == (2, "")
    assert reason in done.err
    assert len(done.err.splitlines()) == 1
    assert run(*words, "--lang", "fr").err != done.err


def test_a_file_that_is_there_is_not_overwritten(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "precious.txt"
    file.write_text("precious", "utf-8")
    done = run("play", "--record", str(file))
    assert done.code == 2
    assert "already exists" in done.err
    assert file.read_text("utf-8") == "precious"


def test_a_file_that_is_no_text_is_no_record(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "picture.png"
    file.write_bytes(b"\x89PNG\xff")
    done = run("verify", str(file))
    assert done.code == 2
    assert "it is not a text" in done.err


# Reading


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_shelf_tells_every_game_with_its_options(language: str, run: Run) -> None:
    done = run("games", "--lang", language)
    assert done.code == 0
    for name in GAMES:
        game = ludotheque.game(name)
        assert f"({name})" in done.out
        for option in game.options:
            default = option.write(option.default(game.seats[0]))
            if isinstance(option, PerSeat):
                default = default.replace(" ", ",")
            choice = f"{option.name}={default}"
            assert f'    "{choice}" (' in done.out if " " in choice else f"    {choice} (" in done.out
    assert "can’t open this game" not in done.out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_rules_of_every_game_can_be_read(game: str, language: str, run: Run) -> None:
    done = run("rules", game, "--lang", language)
    assert done.code == 0
    assert len(done.out.splitlines()) > 10


def test_help_loads_no_rules() -> None:
    script = (
        "import sys; sys.argv = ['ludotheque', sys.argv[1]]\n"
        "from ludotheque.cli import main\n"
        "try: main()\n"
        "except SystemExit as end: assert not end.code\n"
        "assert not {'numpy', 'numba', 'rich', 'litestar', 'ludotheque.match'} & set(sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", script, "--help"], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize(
    ("chosen", "environment", "language"),
    [
        ("fr", {"LUDOTHEQUE_LANG": "en"}, "fr"),
        (None, {"LUDOTHEQUE_LANG": "fr", "LC_ALL": "en_GB.UTF-8"}, "fr"),
        (None, {"LC_ALL": "fr_CA.UTF-8", "LANG": "en_GB.UTF-8"}, "fr"),
        (None, {"LANG": "fr_BE"}, "fr"),
        (None, {"LANG": "de_AT.UTF-8"}, "de"),
        (None, {"LUDOTHEQUE_LANG": "de", "LANG": "fr_FR"}, "de"),
        (None, {"LANG": "it_IT.UTF-8"}, "en"),
        (None, {"LC_ALL": "C", "LANG": "fr_FR"}, "en"),
    ],
)
def test_the_language_is_the_chosen_one_or_that_of_the_system(
    chosen: str | None, environment: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LUDOTHEQUE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert language_of(chosen) == language


def test_a_command_without_a_language_speaks_that_of_the_user(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = ("rules", "chess")
    in_french = run(*asked, "--lang", "fr").err
    assert run(*asked).err != in_french
    monkeypatch.setenv("LUDOTHEQUE_LANG", "fr")
    assert run(*asked).err == in_french


def test_a_reader_who_has_had_enough_is_left_alone() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "ludotheque", "play", "polyssimo", "--watch"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stdout
        assert process.stderr
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""


# Simulating


def test_a_simulation_is_printed_as_tables_or_as_figures(run: Run) -> None:
    words = ("simulate", "lucky-numbers", "--games", "50", "--seats", "3", "--seed", "s", "--option", "bruno=yes")
    figures = json.loads(run(*words, "--json").out)
    assert (figures["rounds"], figures["seats"], figures["options"]["bruno"]) == (50, 3, True)
    for language, word in (
        ("en", "95\u00a0% interval"),
        ("fr", "intervalle à 95\u00a0%"),
        ("de", "Intervall (95\u00a0%)"),
    ):
        done = run(*words, "--lang", language)
        assert done.code == 0
        assert word in done.out
        assert "--seed s" in done.out
