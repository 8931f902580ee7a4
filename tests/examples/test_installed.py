"""`pip install ./examples/pig`, and the game is everywhere: in the terminal, the arena, at tables and on the page."""

import json
import os
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from ludotheque.terminal.voice import Voice
from ludotheque.words import LANGUAGES
from support.browsing import PageWords, Visitor, browsing, chromium
from support.guest import get, played_by_bots
from support.installing import clean_environment, install
from support.server import Server, running_server
from support.usual import more

ROOT = Path(__file__).parents[2]
PEBBLES = ROOT / "tests" / "architecture" / "another_package"
"""A game with rules and words, and nothing else."""
CLEAN = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"} | {"PYTHONUTF8": "1"}


HEARD_MORE = "heard => window.heard.length > heard"
MINE_OR_OVER = """() => {
  const [roll] = document.querySelectorAll(".pig-choices button");
  return roll.parentElement.hidden || roll.ariaDisabled === "false";
}"""


@pytest.fixture(scope="module")
def python(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The Python of an environment into which Pig was installed."""
    found = clean_environment(tmp_path_factory.mktemp("environment"))
    install(ROOT / "examples" / "pig", found)
    return str(found)


def run(python: str, *words: str, typed: str = "", folder: Path) -> str:
    done = subprocess.run(
        [python, "-m", "ludotheque", *words],
        input=typed,
        cwd=folder,
        env=CLEAN,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    compiling = {Voice(language).say("compiling") for language in LANGUAGES}  # by rules that are new in there
    assert set(done.stderr.splitlines()) <= compiling, done.stderr
    return done.stdout


def test_it_is_played_and_looked_back_on_in_the_terminal(python: str, tmp_path: Path) -> None:
    words = ("play", "pig", "--seed", "t", "--option", "target=30", "--record", "kept.txt")
    told = run(python, *words, "--lang", "en", typed="rules\nhint\n" + "r\nr\nh\n" * 60, folder=tmp_path)
    for line in ("Pig, 2 seats. You are seat 1", "Be the first with 100 points", "every turn begins with a roll"):
        assert line in told
    assert "You hold: " in told
    assert "Final scores" in told
    assert "This record is consistent." in run(python, "verify", "kept.txt", "--lang", "en", folder=tmp_path)
    assert "The turning points:" in run(python, "analyse", "kept.txt", "--lang", "en", folder=tmp_path)


def test_it_is_played_in_french(python: str, tmp_path: Path) -> None:
    words = ("play", "pig", "--seed", "t", "--option", "target=20", "--lang", "fr")
    told = run(python, *words, typed="aide\nconseil\n" + "lance\ngarde\n" * 60, folder=tmp_path)
    assert "lance\u00a0: lancer le dé" in told
    assert "À vous\u00a0: lancez le dé." in told
    assert "Scores" in told


def test_its_bots_meet_in_the_arena_and_chance_in_the_simulator(python: str, tmp_path: Path) -> None:
    few = ("--games", "100", "--workers", "1", "--json")
    arena = run(python, "arena", "pig", "champion", "newcomer", *few, folder=tmp_path)
    assert [bot["name"] for bot in json.loads(arena)["standings"]] == ["champion", "newcomer"]
    simulated = json.loads(run(python, "simulate", "pig", "--games", "2000", "--json", folder=tmp_path))
    assert simulated["game"] == "pig"


def test_it_passes_what_every_game_must(python: str) -> None:
    done = subprocess.run(
        [python, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/conformance", "-k", "pig"],
        cwd=ROOT,
        env=CLEAN,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr


# On the page


@pytest.fixture(scope="module")
def server(python: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with Pig, and with a game that brings nothing but its rules."""
    free, env = ("--rate", "0", "--tables", "0", "--joins", "0"), {"PYTHONPATH": str(PEBBLES)}
    with running_server(tmp_path_factory.mktemp("server"), *free, env=env, python=python) as running:
        yield running


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    found = chromium()
    if found is None:
        missing = "there is no Chromium on the path, and LUDOTHEQUE_CHROMIUM names none"
        if os.environ.get("CI"):
            pytest.fail(missing)
        pytest.skip(missing)
    with browsing(found) as opened:
        yield opened


@pytest.fixture
def visitor(browser: Browser, server: Server, request: pytest.FixtureRequest) -> Iterator[Visitor]:
    """Somebody with a browser, to whom nothing may go wrong."""
    came = Visitor(browser, server, language=getattr(request, "param", "en"))
    yield came
    came.close()
    assert came.troubles == []


def test_a_server_tells_of_it_and_plays_it(server: Server) -> None:
    told = {game["name"]: game for game in get(f"{server.address}/api/games").json()}
    assert (told["pig"]["coached"], told["pebbles"]["coached"]) == (True, False)
    assert get(server.address + told["pig"]["board"]).headers["content-type"].startswith("text/javascript")
    host = played_by_bots(server, "pig", options={"target": 30})
    steps = get(host.url("/matches/1")).json()["steps"]
    assert steps
    assert played_by_bots(server, "pebbles")


@pytest.mark.parametrize("visitor", ["en", "fr"], indirect=True)
def test_its_box_stands_on_the_shelf(visitor: Visitor) -> None:
    visitor.go("/")
    title = PageWords(visitor.language, "pig")("title")
    expect(visitor.heading(title)).to_be_visible()
    expect(visitor.heading("Pebbles" if visitor.language == "en" else "Cailloux")).to_be_visible()


@pytest.mark.parametrize("visitor", ["fr", pytest.param("en", marks=more)], indirect=True)
def test_a_match_is_played_on_its_own_board_by_click_and_by_keyboard(visitor: Visitor) -> None:
    say = PageWords(visitor.language, "pig")
    visitor.play_against_bots("pig", options={"target": 30})
    page, roll = visitor.page, visitor.button(say("action-roll"))
    expect(page.locator(".pig-die")).to_be_visible()
    page.keyboard.press("Alt+a")
    visitor.hears(f": {say('action-roll')}.")
    roll.click()
    expect(page.locator(".pig-shown")).to_have_text(say.like("pig-die-shows", "die"))
    held = True
    while True:
        page.wait_for_function(MINE_OR_OVER)
        if page.locator(".pig-choices").is_hidden():
            break
        if held:
            roll.focus()
        heard, points = len(visitor.heard), int(page.locator(".pig-total").inner_text().split()[0])
        assert visitor.focused == say("action-roll"), "the focus stays where it is"
        held = points >= 10
        if held:
            visitor.button(say.like("pig-do-hold-with", "total")).click()
        else:
            page.keyboard.press("Enter")
        page.wait_for_function(HEARD_MORE, arg=heard)
    assert page.locator(".plain-board").count() == 0, "no other board had to take its place"


def test_the_coach_advises_at_its_table(visitor: Visitor) -> None:
    visitor.play_against_bots("pig")
    visitor.button("Hint").click()
    expect(visitor.page.get_by_text("every turn begins with a roll").first).to_be_visible()


def test_a_game_without_a_board_is_played_on_the_plain_one(visitor: Visitor) -> None:
    visitor.play_against_bots("pebbles")
    page = visitor.page
    while True:
        page.wait_for_function("""() => document.querySelector(".plain-board button, .stage.over")""")
        if page.locator(".stage.over").count():
            break
        heard = len(visitor.heard)
        visitor.button("Take 1").click()
        page.wait_for_function(HEARD_MORE, arg=heard)
    page.wait_for_load_state("networkidle")  # nothing is asked for that the server has not, such as a coach
    assert page.locator(".plain-board").count() == 1
