"""``--json`` prints one JSON document, in UTF-8, with the fields that docs/commands.md lists."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

import ludotheque
from cli.conftest import Run
from ludotheque.cli.for_programs import PRINTED


def printed(run: Run, *words: str) -> Any:
    done = run(*words, "--json", "--plain", "--columns", "20")
    assert done.code == 0, done.err  # which may tell that something is compiled
    return json.loads(done.out)


LINES = {
    ("check",): ["--data-dir", "STORE"],
    ("tables", "list"): ["--data-dir", "STORE"],
    ("tables", "show"): ["TABLE", "--data-dir", "STORE"],
    ("games",): [],
    ("puzzle", "show"): ["23"],
    ("puzzle", "solve"): ["booklet", "23", "--all"],
    ("puzzle", "list"): [],
    ("puzzle", "make"): ["--moves", "2", "--count", "2", "--seed", "x"],
    ("replay",): ["RECORD"],
    ("verify",): ["RECORD"],
}


@pytest.mark.parametrize("path", PRINTED, ids=" ".join)
def test_what_is_printed_has_the_promised_fields(
    path: tuple[str, ...], run: Run, record: str, request: pytest.FixtureRequest
) -> None:
    places = {"RECORD": record}
    if "STORE" in LINES[path]:
        folder, places["TABLE"] = request.getfixturevalue("kept_table")
        places["STORE"] = str(folder)
    found = printed(run, *path, *(places.get(word, word) for word in LINES[path]))
    msgspec.convert(found, PRINTED[path])
    shape = msgspec.json.schema(PRINTED[path])
    kind = shape.get("items", shape)["$ref"].rpartition("/")[2]
    for each in found if isinstance(found, list) else [found]:
        assert list(each) == list(shape["$defs"][kind]["properties"])


def test_games_are_told_in_the_language_of_the_reader(run: Run) -> None:
    english, french = (printed(run, "games", "--lang", language) for language in ("en", "fr"))
    assert [game["name"] for game in english] == ludotheque.names()
    assert english[0]["blurb"] != french[0]["blurb"]
    assert all(sum(level["usual"] for level in game["levels"]) == 1 for game in english)


def test_a_puzzle_is_solved_by_the_solutions_that_are_printed(run: Run) -> None:
    one = printed(run, "puzzle", "solve", "1")
    assert (len(one["solutions"]), len(one["solutions"][0])) == (1, one["moves"])
    every = printed(run, "puzzle", "solve", "1", "--all")
    assert {len(each) for each in every["solutions"]} == {one["moves"]}
    assert one["more"] == (len(every["solutions"]) > 1)


def test_a_match_is_told_event_by_event_to_its_end(run: Run, record: str) -> None:
    told = printed(run, "replay", record)
    said = run("replay", record).out.splitlines()
    assert [event["text"] for event in told["events"]] == said[-len(told["events"]) :]
    assert told["result"]["winners"]
    assert "You" in printed(run, "replay", record, "--seat", "1")["events"][0]["text"]


def test_a_proof_says_what_is_proven_and_what_is_not(run: Run, record: str) -> None:
    proven = printed(run, "verify", record)
    assert {"actions", "outcomes"} <= {point["code"] for point in proven["proven_by_file"]}
    assert proven["not_proven"]
    noted = printed(run, "verify", record, "--commitment", proven["commitment"])
    assert "noted" in {point["code"] for point in noted["proven_by_file"]}


def test_an_error_is_still_told_on_standard_error(run: Run, record: str, tmp_path: Path) -> None:
    broken = tmp_path / "broken.txt"
    broken.write_text(Path(record).read_text("utf-8").replace("seats: 2", "seats: 3"), "utf-8")
    for words, code in ((("verify", str(broken)), 1), (("replay", "/no/such/file"), 2), (("puzzle", "show", "999"), 2)):
        done = run(*words, "--json")
        assert (done.code, done.out) == (code, "")
        assert done.err
