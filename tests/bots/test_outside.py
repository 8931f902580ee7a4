"""Bots of other packages and of one's own programs play by their names: in the arena, at tables and in the terminal."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import ludotheque
from ludotheque import arena
from ludotheque.arena import crew
from ludotheque.arena.errors import ArenaError, BotFailed
from ludotheque.arena.findings import find
from ludotheque.bots import outside
from ludotheque.bots.errors import BotError, BrokenBot, UnknownBot, UnknownLevel
from ludotheque.bots.levels import bot_for, level, level_or_usual, levels, make_bot, title
from ludotheque.bots.outside import policy
from ludotheque.languages import CODES
from support.tables import NO_WAIT, a_house, in_a_loop

PACKAGE = Path(__file__).parent / "another_package"
PEBBLES = Path(__file__).parents[1] / "architecture" / "another_package"


@pytest.fixture(autouse=True)
def with_the_package(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.syspath_prepend(str(PACKAGE))
    monkeypatch.setattr(outside, "_registered", {})
    for found in (outside._found, outside._loaded, bot_for):
        found.cache_clear()
    yield
    for found in (outside._found, outside._loaded, bot_for):
        found.cache_clear()


def run(*words: str, typed: str = "") -> str:
    path = os.pathsep.join([str(PACKAGE), str(PEBBLES)])
    done = subprocess.run(
        [sys.executable, "-m", "ludotheque", *words, "--lang", "en"],
        input=typed,
        env={**os.environ, "PYTHONPATH": path, "PYTHONUTF8": "1"},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_an_installed_bot_meets_others_in_the_arena_and_plays_in_the_terminal() -> None:
    told = json.loads(run("arena", "pebbles", "careful", "anything", "--games", "100", "--workers", "1", "--json"))
    shares = {each["name"]: each["wins"]["share"] for each in told["standings"]}
    assert shares["careful"] > 0.85
    seen = run("play", "pebbles", "--level", "careful", "--seed", "t", typed="take 1\n" * 20)
    assert "careful" in seen
    assert "Final scores" in seen


@in_a_loop
async def test_an_installed_bot_sits_at_a_table() -> None:
    async with a_house() as house:
        room, _, _ = await house.open_table("polyssimo", 2, {}, NO_WAIT, 1, "Anna", "en", levels=["tidy"])
        assert room.table.level(1) == "tidy"
        assert room.table.animal(1) == "tidy"
        with pytest.raises(UnknownLevel, match="tidy"):
            await house.open_table("polyssimo", 2, {}, NO_WAIT, 1, "Anna", "en", levels=["untidy"])


@pytest.mark.parametrize("name", ["tidy", "tidy:last=true", "patient:step=3", "learned"])
def test_every_kind_of_bot_plays_a_match_to_its_end(name: str) -> None:
    contest = arena.arrange("polyssimo", [name, "anything"], 2, seed="kinds")
    played = arena.hold(contest, crew.here(1))
    assert all(match.ended for match in played)
    assert find(contest, played).matches == 2


def test_a_policy_plays_by_what_a_view_shows_as_it_does_in_an_environment() -> None:
    for game in ("lucky-numbers", "ligretto", "polyssimo"):
        env = ludotheque.env(game, 3, batch=1, seed=4)
        seen: list[Any] = []

        def looks(planes: Any, mask: Any, seen: list[Any] = seen) -> Any:
            seen.append((planes, mask))
            return mask.argmax(axis=1)

        arena.register("looks", policy(looks), game)
        bot = make_bot(game, "looks", {})
        for _ in range(30):
            planes, mask = env.observe()
            seat = int(env.to_act[0])
            action = bot(env.view(0), env.game.legal(env.state(0), seat), 5)
            assert (seen[-1][0] == planes).all()
            assert (seen[-1][1] == mask).all()
            assert action == env.action(0, int(mask[0].argmax()))
            env.step([int(mask[0].nonzero()[0][-1])])


def test_a_registered_bot_goes_along_to_other_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(PACKAGE))
    arena.register("mine", import_module("careful_bots").Patient, "polyssimo")
    contest = arena.arrange("polyssimo", ["mine", "anything"], 2, seed="along")
    here, there = (arena.hold(contest, crew.here(workers)) for workers in (1, 2))
    assert [match[:7] for match in here] == [match[:7] for match in there]
    arena.register("stays", lambda view, actions: actions[0], "polyssimo")
    with pytest.raises(ArenaError, match="stays can’t be sent"):
        arena.hold(arena.arrange("polyssimo", ["stays", "mine"], 2), crew.here(2))


def test_what_is_registered_anew_replaces_what_was_there() -> None:
    chosen: list[int] = []

    def noting(number: int) -> Any:
        def first(view: Any, actions: Any) -> Any:
            chosen.append(number)
            return actions[0]

        return first

    for number in (1, 2):
        arena.register("mine", noting(number), "polyssimo")
        arena.hold(arena.arrange("polyssimo", ["mine", "anything"], 2), crew.here(1))
    assert set(chosen) == {1, 2}
    assert chosen == sorted(chosen)


def test_a_name_that_is_taken_or_cannot_be_is_refused_and_left_out_of_packages() -> None:
    assert outside.names("polyssimo") == ["broken", "learned", "patient", "tidy"]
    for name, code in (("greedy", "name-taken"), ("expert", "name-taken"), ("No good", "bad-name"), (7, "bad-name")):
        with pytest.raises(BotError) as refused:
            arena.register(name, lambda view, actions: actions[0], "polyssimo")  # type: ignore[arg-type]
        assert refused.value.code == code
    with pytest.raises(ludotheque.UnknownGame):
        arena.register("mine", lambda view, actions: actions[0], "chess")


@pytest.mark.parametrize("given", [7, "tidy", lambda: None, lambda view: view, lambda a, b, c, d: a, max], ids=range(6))
def test_what_is_no_bot_is_refused(given: Any) -> None:
    with pytest.raises(BotError) as refused:
        arena.register("mine", given, "polyssimo")
    assert refused.value.code == "not-a-bot"
    assert len({refused.value.say(language) for language in CODES}) == len(CODES)


@pytest.mark.parametrize(
    ("given", "why"),
    [
        (lambda view, actions: 7, "neither a move nor the text of one"),
        (lambda view, actions: "jump", "jump"),
        (lambda view, actions: None, "it waits"),
        (policy(lambda planes, mask: [99_999]), "from 0 to 19,427"),
        (policy(lambda planes, mask: mask.argmax(axis=0)), "one whole number"),
        (policy(lambda planes, mask: [0]), "not open"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_what_a_bot_must_not_do_names_it(given: Any, why: str) -> None:
    arena.register("wrong", given, "polyssimo")
    with pytest.raises(BotFailed, match=why) as failed:
        arena.hold(arena.arrange("polyssimo", ["wrong", "anything"], 2), crew.here(1))
    assert failed.value.facts["bot"] == "wrong"


def test_a_bot_whose_package_does_not_load_says_so_and_a_weaker_one_plays_at_tables() -> None:
    with pytest.raises(BrokenBot, match="not_there"):
        arena.arrange("polyssimo", ["broken", "anything"], 2)
    assert bot_for("polyssimo", "broken") is not None
    with pytest.raises(UnknownBot, match=r"patient, .*tidy"):
        make_bot("polyssimo", "untidy", {})
    with pytest.raises(UnknownBot, match="Its settings: last"):
        make_bot("polyssimo", "tidy", {"first": True})


def test_a_bot_from_outside_is_as_quick_as_the_usual_level_and_called_by_its_name() -> None:
    arena.register("mine", lambda view, actions: actions[0], "ligretto")
    assert level("ligretto", "mine").tempo == level("ligretto").tempo
    assert "mine" not in [each.name for each in levels("ligretto")]
    assert level_or_usual("ligretto", "mine").bot == "mine"
    assert level_or_usual("ligretto", "gone") == level("ligretto")
    assert {title("mine", language) for language in CODES} == {"mine"}
