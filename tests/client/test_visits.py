"""Visits with ``ludotheque client``: what is typed, what is told, in both languages, and how it ends."""

import asyncio
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator

import pytest

from ludotheque.bots.levels import level, title
from ludotheque.client import open_table
from support.guest import browser, get
from support.server import INTERPRETED, Server
from support.sitting import Done, command
from support.tables import NO_WAIT

AT_ONCE = ("--setting", "pace=instant", "--setting", "countdown=0")
OPEN = ("--open", "lucky-numbers", "--seats", "2", "--bots", "1", "--option", "setup=michael", *AT_ONCE)
"""A table where the bot has to wait for the person."""


Visit = Callable[..., Done]


def usual(language: str) -> str:
    return title(level("lucky-numbers").name, language)


def start(*words: str, lang: str = "en") -> "subprocess.Popen[str]":
    clean = {name: value for name, value in os.environ.items() if not name.startswith("LUDOTHEQUE_")}
    return subprocess.Popen(
        [sys.executable, "-m", "ludotheque", "client", "--lang", lang, *words],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        env={**clean, **INTERPRETED, "PYTHONUTF8": "1"},
    )


@pytest.fixture
def visit(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Visit:
    """A visit in this process, of somebody who types these lines."""

    def come(*words: str, typed: str = "", lang: str = "en") -> Done:
        return command(capsys, monkeypatch, "client", "--lang", lang, *words, typed=typed)

    return come


def lines_after(out: str, typed: str) -> list[str]:
    """What was printed after a typed line, up to the next one."""
    after = out.partition(f"> {typed}\n")[2]
    return after.partition("\n> ")[0].splitlines()


def test_questions_orders_and_nonsense_have_their_answers(server: Server, visit: Visit) -> None:
    typed = (
        "ready\nstart\ngobbledygook\n/gobbledygook\nchat\nchat hello\nsay hello\nsit x\ndraw\nscores\n\nwho\nundo\nquit"
    )
    code, out, err = visit(*OPEN, "--server", server.address, "--name", "Ann", typed=f"foo\nlook\n{typed}")
    assert (code, err) == (0, "")
    assert lines_after(out, "foo") == ["“foo” means nothing here. Type help to see what you can type."]
    assert lines_after(out, "look") == ["The match has not begun."]
    assert lines_after(out, "ready") == ["You are ready.", "Everyone is ready: type start to begin."]
    assert lines_after(out, "start")[0] == "The match begins. Have fun!"
    assert "“gobbledygook” is not a move." in lines_after(out, "gobbledygook")[0]
    assert lines_after(out, "/gobbledygook") == [
        "The table does not know /gobbledygook. Type help to see what it understands."
    ]
    assert lines_after(out, "chat") == ["Something is missing after that word."]
    assert lines_after(out, "chat hello") == ["You: hello"]
    assert lines_after(out, "say hello") == ["You: Hello!"]
    assert lines_after(out, "sit x") == ["Which seat? The seats are 1 to 2."]
    assert len(lines_after(out, "draw")) == 1  # the diagonal comes first
    assert lines_after(out, "scores") == ["Ann (you): 16 empty cells", "Hopla: 16 empty cells"]
    assert "You drew" in lines_after(out, "")[-1]
    assert lines_after(out, "who") == ["Seat 1: Ann (you, host)", f"Seat 2: Hopla, a bot ({usual('en')})"]
    assert lines_after(out, "undo")[0].startswith("You have no move to undo")
    assert out.endswith("Goodbye. Your seat stays yours.\n")


def test_the_seal_is_told_to_whoever_asks_before_the_match_and_in_it(server: Server, visit: Visit) -> None:
    here = (*OPEN, "--server", server.address, "--name", "Ann")
    code, out, err = visit(*here, typed="seal\nready\nstart\nseal\nquit\n")
    assert (code, err) == (0, "")
    seals = re.findall(r"^The deal is sealed\. Its commitment is (\w{64})\.", out, re.MULTILINE)
    assert len(seals) == out.count("commitment") == 2
    assert lines_after(out, "seal")[0].startswith("The deal is sealed")
    everything = visit(*here, "--verbosity", "everything", typed="quit\n").out
    assert everything.splitlines()[3].startswith("The deal is sealed")


def test_a_table_far_away_is_quiet_plain_narrow_and_in_braille_too(server: Server, visit: Visit) -> None:
    here = (*OPEN, "--server", server.address, "--name", "Ann")
    reading = ("--verbosity", "quiet", "--plain", "--columns", "40", "--braille", "--sound", "bell")
    code, out, err = visit(*here, *reading, typed="ready\nstart\nnonsense\n1\nset a1\nset a1\nlook\nquit\n")
    assert (code, err) == (0, "")
    assert max(map(len, out.replace("\a", "").splitlines())) <= 40
    assert not re.search(r"[“”’…]|^Hopla (draws|sets|lays)", out, re.MULTILINE)
    assert "⠼" in out
    assert "\a" in out


@pytest.mark.parametrize(
    ("clock", "lang", "told"),
    [("three-days", "en", "You have 3 days left."), ("day", "fr", "Il vous reste 24 heures.")],
)
def test_a_table_over_days_says_what_is_left_in_days_and_hours(
    server: Server, visit: Visit, clock: str, lang: str, told: str
) -> None:
    typed = "ready\nstart\nlook\nquit\n" if lang == "en" else "prêt\ncommence\nregarde\nquitter\n"
    here = (*OPEN, "--setting", f"clock={clock}", "--server", server.address, "--name", "Ann")
    code, out, err = visit(*here, typed=typed, lang=lang)
    assert (code, err) == (0, "")
    assert told in out


def test_the_host_orders_the_seats_says_who_begins_and_draws_lots(server: Server, visit: Visit) -> None:
    typed = "who\nmove 1 2\nmove 1\nfirst 1\nfirst x\nlots\nchoose pump\nwho\nquit\n"
    code, out, err = visit(*OPEN, "--server", server.address, "--name", "Ann", typed=typed)
    assert (code, err) == (0, "")
    assert "Who goes first: Ann (you)." in out
    assert lines_after(out, "who")[0] == "Seat 1: Ann (you, host, begins)"
    assert lines_after(out, "move 1 2")[-1] == "You move to seat 2."
    assert lines_after(out, "move 1") == ["Which seats? Type whom to move, and where: move 3 1. The seats are 1 to 2."]
    assert lines_after(out, "first 1")[-1] == "Hopla goes first."
    assert lines_after(out, "first x") == ["Which seat? The seats are 1 to 2."]
    assert lines_after(out, "lots")[-1] in ("Hopla goes first, picked at random.", "You go first, picked at random.")
    assert lines_after(out, "choose pump")[0].startswith("In this game, there is nothing to choose")


def test_a_deck_is_chosen_by_its_name_in_ones_own_language(server: Server, visit: Visit) -> None:
    here = ("--open", "dutch-blitz", "--seats", "3", "--bots", "2", *AT_ONCE, "--server", server.address)
    typed = "choisis charrue\nchoisis 2 seau\nchoisis barque\npremier 2\nqui\nquitter\n"
    code, out, err = visit(*here, "--name", "Zoé", typed=typed, lang="fr")
    assert (code, err) == (0, "")
    assert lines_after(out, "choisis charrue")[-1] == "Vous choisissez\u00a0: charrue."
    assert lines_after(out, "choisis 2 seau")[-1] == "Hopla choisit\u00a0: seau."
    assert "pompe, calèche, seau, charrue" in lines_after(out, "choisis barque")[0]
    assert lines_after(out, "premier 2")[0].startswith("Personne ne commence")
    assert [line.rpartition(" ")[2] for line in lines_after(out, "qui")] == ["charrue)", "seau)", "calèche)"]


def test_a_visit_in_french(server: Server, visit: Visit) -> None:
    typed = "prêt\ncommence\ncoups\n1\nqui\ndis bonjour\n/charabia\nquitter\n"
    code, out, err = visit(*OPEN, "--server", server.address, "--name", "Zoé", typed=typed, lang="fr")
    assert (code, err) == (0, "")
    assert lines_after(out, "prêt")[0] == "C’est bon pour vous."
    assert lines_after(out, "qui") == [
        "Place 1\u00a0: Zoé (vous, hôte)",
        f"Place 2\u00a0: Hopla, un robot ({usual('fr')})",
    ]
    assert lines_after(out, "dis bonjour") == ["Vous\u00a0: bonjour"]
    assert lines_after(out, "/charabia") == [
        "La table ne connaît pas /charabia. Tapez aide pour voir ce qu’elle comprend."
    ]
    assert out.endswith("Au revoir. Votre place reste à vous.\n")


def test_a_word_of_the_game_is_the_games_and_with_a_slash_the_tables(server: Server, visit: Visit) -> None:
    typed = "ready\nstart\n/leave\n"
    code, out, _ = visit(*OPEN, "--server", server.address, typed=typed.replace("/leave", "leave"))
    assert code == 0
    assert "The diagonal comes first" in lines_after(out, "leave")[0]
    code, out, _ = visit(*OPEN, "--server", server.address, typed=typed)
    assert code == 0
    assert "Hopla 2 plays for you until you come back." in lines_after(out, "/leave")


def test_who_comes_back_hears_what_was_done_since_and_can_read_what_was_before(server: Server, visit: Visit) -> None:
    _, out, _ = visit(*OPEN, "--server", server.address, "--name", "Ann", typed="ready\nstart\nlegal\n1\nlook\nquit\n")
    found = re.search(r"ludotheque client (\S+) --token (\S+)", out)
    assert found
    code, out, err = visit(found[1], "--token", found[2], typed="history\nlast\nhistorique 2\nquit\n")
    assert (code, err) == (0, "")
    told = lines_after(out, "history")
    assert told[0] == "The table is open."
    assert any(line.startswith("1. You put") for line in told)
    (since,) = re.findall("Since your last move: (.*); it’s your turn\\.", out)
    assert f"2. {since}." in told
    assert f"{since}." in lines_after(out, "last")
    assert lines_after(out, "historique 2")[0] == "For earlier moves: history 10"


def test_somebody_comes_back_to_their_seat_with_the_token(server: Server, visit: Visit) -> None:
    _, out, _ = visit(*OPEN, "--server", server.address, "--name", "Ann", typed="ready\nstart\nquit\n")
    found = re.search(r"ludotheque client (\S+) --token (\S+)", out)
    assert found
    code, out, _ = visit(found[1], "--token", found[2], typed="legal\n1\nquit\n")
    assert code == 0
    assert "Seat 1: Ann (you, host)" in out
    assert "You drew" in out
    assert lines_after(out, "1")


def test_headless_bots_play_a_whole_match_and_a_spectator_sees_it(server: Server) -> None:
    place = asyncio.run(
        open_table([server.address], "ligretto", "Nobody", seats=2, options={"target": 5}, settings=NO_WAIT, watch=True)
    )
    link = f"{server.address}/t/{place.table}"
    short = ("--pace", "0")
    with (
        start(link, "--watch") as watching,
        start(link, "--bot", "--name", "Ann", *short) as ann,
        start(link, "--bot", "--name", "Bob", "--quiet", *short, lang="fr") as bob,
    ):
        _begin_when_ready(server, place.table, place.token or "")
        told = {name: process.communicate(timeout=90) for name, process in _named(watching, ann, bob)}
        codes = [process.returncode for process in (watching, ann, bob)]
    assert codes == [0, 0, 0], told
    assert "Final scores" in told["watching"][0]
    assert "Final scores" in told["ann"][0]
    assert told["bob"][0] == ""
    record = get(f"{link.replace('/t/', '/api/tables/')}/matches/1/record").text
    assert f"/api/tables/{place.table}/matches/1/record" in told["watching"][0]
    assert record.startswith("ludotheque")


def _named(*processes: "subprocess.Popen[str]") -> Iterator[tuple[str, "subprocess.Popen[str]"]]:
    yield from zip(("watching", "ann", "bob"), processes, strict=True)


def _begin_when_ready(server: Server, table: str, token: str) -> None:
    """The host, who only watches, says start as soon as somebody else watches too and that is allowed."""
    with browser(base_url=server.address, headers={"Authorization": f"Bearer {token}"}) as http:
        for attempt in range(600):
            if not http.get(f"/api/tables/{table}/welcome").json()["spectators"]:
                asyncio.run(asyncio.sleep(0.1))
                continue
            answer = http.post(f"/api/tables/{table}/commands", json={"do": "start", "id": f"start-{attempt}"})
            if answer.status_code == 200:
                return
            assert answer.status_code == 409, answer.text
            asyncio.run(asyncio.sleep(0.1))
    raise AssertionError("nobody was ready")


@pytest.mark.parametrize(
    ("words", "says"),
    [
        ((), "Give the link to a table"),
        (("nonsense",), "“nonsense” is not a link to a table"),
        (("http://127.0.0.1:9/t/abc",), "No server answers at http://127.0.0.1:9"),
        (("http://127.0.0.1:9/t/abc", "--watch"), "No server answers at http://127.0.0.1:9"),
        (("--open", "lucky-numbers"), "Which server?"),
        (("--open", "chess", "--server", "SERVER"), "There is no game called 'chess'"),
        (("--open", "lucky-numbers", "--server", "SERVER", "--bots", "2"), "There can be 0 to 1 bots"),
        (("--open", "lucky-numbers", "--server", "SERVER", "--seats", "9"), "lucky-numbers takes"),
        (("--open", "lucky-numbers", "--server", "SERVER", "--setting", "pace"), "“pace” is not a setting"),
        (("--open", "lucky-numbers", "--server", "SERVER", "--setting", "seconds=soon"), "is not a setting"),
        (("--open", "lucky-numbers", "--server", "SERVER", "--setting", "pace=wild"), "cannot be wild"),
        (("SERVER/t/nosuchtable2",), "There is no table nosuchtable2"),
        (("SERVER/t/nosuchtable2", "--seat", "0"), "seats start at 1"),
        (("SERVER/t/nosuchtable2", "--matches", "0"), "must be 1 or more"),
        (("SERVER/t/nosuchtable2", "--open", "polyssimo"), "not both"),
    ],
)
def test_what_stands_in_the_way_is_said_in_a_sentence(
    server: Server,
    words: tuple[str, ...],
    says: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("LUDOTHEQUE_LANG", "en")
    done = command(capsys, monkeypatch, "client", *(word.replace("SERVER", server.address) for word in words))
    assert (done.code, done.out) == (2, "")
    assert says in done.err
    assert len(done.err.splitlines()) == 1


def test_a_pipe_that_ends_in_the_middle_of_a_match_ends_the_visit(server: Server) -> None:
    with start(*OPEN, "--server", server.address) as process:
        out, _ = process.communicate("ready\nstart\n", timeout=60)
    assert process.returncode == 0
    assert out.endswith("No more input: the match stops here.\n")
