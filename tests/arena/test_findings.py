"""What a contest tells is what was played: shares, intervals, times, tables, pictures."""

import csv
import json
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from ludotheque import arena, picture
from ludotheque.arena import crew
from ludotheque.arena.contest import Contest, Meeting
from ludotheque.arena.errors import ArenaError
from ludotheque.arena.findings import find
from ludotheque.arena.playing import PlayedMatch
from ludotheque.arena.report import report
from ludotheque.simulate.interval import wilson
from support.sitting import Done, command

Run = Callable[..., Done]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    monkeypatch.setenv("LUDOTHEQUE_LANG", "en")
    return lambda *words: command(capsys, monkeypatch, *words)


def contest(seats: int = 2) -> Contest:
    return arena.arrange("lucky-numbers", ["greedy", "anything"], 100, seats=seats, seed="told", pairs="first")


def match(
    lineup: tuple[int, ...], winners: tuple[int, ...], *, seconds: float = 0.001, warm: bool = True
) -> PlayedMatch:
    times = ((seconds, 3 * seconds),) * len(lineup)
    return PlayedMatch(Meeting(0, 1), 0, lineup, winners, (0,) * len(lineup), 40, True, times, warm)


def test_shared_wins_count_in_parts_and_the_interval_is_wilsons() -> None:
    played = [match((0, 1), (0,))] * 70 + [match((1, 0), (0,))] * 20 + [match((0, 1), (0, 1))] * 10
    found = find(contest(), played)
    (met,) = found.encounters
    assert (met.wins.matches, met.wins.wins, met.wins.share) == (100, 75, 0.75)
    assert (met.wins.least, met.wins.most) == wilson(0.75, 100)
    assert found.shared_wins == 10
    first, second = found.standings
    assert first.wins is not None
    assert second.wins is not None
    assert (first.wins.share, second.wins.share) == (0.75, 0.25)
    assert first.elo > second.elo == 0


def test_with_four_seats_the_share_is_that_of_the_one_against_three() -> None:
    played = [match((0, 1, 1, 1), (0,))] * 50 + [match((1, 1, 0, 1), (1,))] * 50
    found = find(contest(4), played)
    assert found.encounters[0].wins.share == 0.5
    assert found.standings[0].wins is not None
    assert found.standings[1].wins is None
    assert found.standings[0].elo == pytest.approx(400 * 0.477, abs=10)


def test_the_time_of_a_decision_is_taken_when_everything_is_loaded() -> None:
    played = [match((0, 1), (0,), seconds=5.0, warm=False)] + [match((0, 1), (0,), seconds=0.002)] * 99
    first = find(contest(), played).standings[0]
    assert first.mean_ms == pytest.approx(4)
    assert first.p99_ms == pytest.approx(6)
    assert first.decisions == 198
    cold = find(contest(), played[:1]).standings[0]
    assert cold.mean_ms == pytest.approx(10_000)


def test_the_command_tells_writes_and_draws(run: Run, tmp_path: Path) -> None:
    words = ["arena", "lucky-numbers", "greedy", "anything", "--games", "6", "--seed", "all", "--workers", "1"]
    table, png, svg = (tmp_path / name for name in ("matches.csv", "chart.png", "chart.svg"))
    done = run(*words, "--csv", str(table), "--chart", str(png))
    assert (done.code, done.err) == (0, "")
    assert "6 matches between bots, 2 seats" in done.out
    assert "--seed all" in done.out
    with table.open(encoding="utf-8", newline="") as lines:
        rows = list(csv.DictReader(lines))
    assert [row["deal"] for row in rows] == ["1", "1", "2", "2", "3", "3"]
    assert [row["seat 1"] for row in rows[:2]] == ["greedy", "anything"]
    assert {row["ended"] for row in rows} == {"yes"}
    assert png.read_bytes().startswith(b"\x89PNG")
    told = json.loads(run(*words, "--json", "--chart", str(svg)).out)
    assert svg.read_text("utf-8").count("</svg>") == 1
    wins = sum(1 / len(row["winners"].split()) for row in rows if row[f"seat {row['winners'][0]}"] == "greedy")
    assert told["encounters"][0]["wins"]["wins"] == wins
    assert [standing["name"] for standing in told["standings"]] == ["greedy", "anything"]
    assert told["matches"] == told["planned"] == 6


def test_the_tables_are_told_in_french(capsys: pytest.CaptureFixture[str]) -> None:
    report(find(contest(), [match((0, 1), (0,))] * 100), "fr")
    told = capsys.readouterr().out
    assert "100 parties entre robots" in told
    assert "victoires" in told


def test_a_contest_cut_short_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    report(find(contest(), [match((0, 1), (0,))] * 3), "en")
    assert "Stopped after 3 of 100 matches." in capsys.readouterr().out
    report(find(contest(), []), "en")
    assert capsys.readouterr().out == "Stopped after 0 of 100 matches.\n"


NONSENSE = [
    (["greedy"], [], "two bots or more", "au moins deux robots"),
    (["greedy", "nobody"], [], "no bot called nobody", "pas de robot"),
    (["greedy", "anything:depth=3"], [], "no setting called depth", "pas de réglage depth"),
    (["greedy", "anything:depth"], [], "“depth” in anything:depth", "n’est pas un réglage"),
    (["greedy", "anything@nowhere"], [], "no level called nowhere", "Aucun niveau ne s’appelle nowhere"),
    (["greedy", "anything"], ["--games", "0"], "1 to 1,000,000 matches, not 0", "parties, pas 0"),
    (["greedy", "anything"], ["--workers", "0"], "1 or more, not 0", "1 ou plus, pas 0"),
    (["greedy", "anything"], ["--chart", "chart.txt"], "neither a .png nor an .svg", "ni un fichier .png ni un .svg"),
    (["greedy", "anything"], ["--chart", "/no/folder/a.png"], "Can’t write", "Impossible d’écrire"),
    (["greedy", "anything"], ["--seats", "9"], "2 to 5 seats", "2 à 5"),
    (["greedy", "anything"], ["--cluster", "nowhere"], "No Dask scheduler answers at nowhere", "Aucun ordonnanceur"),
    (["greedy", "anything"], ["--csv", "/no/folder/a.csv"], "Can’t write", "Impossible d’écrire"),
]


@pytest.mark.parametrize(("bots", "words", "english", "french"), NONSENSE, ids=lambda value: str(value)[:30])
def test_nonsense_is_refused_in_both_languages(
    run: Run, bots: list[str], words: list[str], english: str, french: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(crew, "CONNECT", 0.1)
    for language, expected in (("en", english), ("fr", french)):
        done = run("arena", "lucky-numbers", *bots, *words, "--lang", language)
        assert done.code == 2
        assert expected in done.err.replace("\u00a0", " "), done.err


def test_what_is_not_installed_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib.figure", None)
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(picture.BadChart, match=r"ludotheque\[charts\]"):
        picture.check(Path("chart.png"))
    with pytest.raises(ArenaError, match=r"ludotheque\[cluster\]"), crew.cluster("tcp://127.0.0.1:1"):
        pass


def test_a_bot_that_does_what_is_not_allowed_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    from ludotheque.arena import playing

    playing._bot.cache_clear()
    monkeypatch.setattr(playing, "make_bot", lambda *_: lambda view, legal, seed: "fly away")
    try:
        with pytest.raises(ArenaError, match=r"greedy failed in the match with the seed “told \d”"):
            arena.hold(contest(), crew.here(1))
    finally:
        playing._bot.cache_clear()


def test_a_match_that_does_not_end_is_shared_by_all(monkeypatch: pytest.MonkeyPatch) -> None:
    from ludotheque.arena import playing

    monkeypatch.setattr(playing, "LONGEST", 5)
    few = arena.arrange("lucky-numbers", ["greedy", "anything"], 2, seed="endless")
    found = find(few, arena.hold(few, crew.here(1)))
    assert (found.unended, found.shared_wins) == (2, 0)
    assert found.encounters[0].wins.share == 0.5
