"""What a player may ask: in both languages, at any time, and in every game."""

from contextlib import suppress

import msgspec
import pytest

import ludotheque
from ludotheque.games.polyssimo.actions import Lay
from ludotheque.games.polyssimo.notation import read_placement
from ludotheque.games.polyssimo.pieces import NUMBER_OF
from ludotheque.games.quick_cards.cards import Card
from ludotheque.terminal.answers import Answers, Farewell
from ludotheque.terminal.face import Answer, face_of
from ludotheque.terminal.typed import Notation, question, vocabulary
from ludotheque.terminal.voice import Voice
from ludotheque.words import LANGUAGES
from support.sitting import sitting

GAMES = ludotheque.names()
ELSEWHERE = {"colours": "lucky-numbers", "show": "polyssimo", "row": "polyssimo"}
"""Questions that only one game knows."""
EVERYWHERE = ["help", "legal", "look", "mine", "middle", "scores", "last"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_question_has_an_answer_in_every_word_for_it(game: str, language: str) -> None:
    at = sitting(game, 3, language)
    words = {word: asked for word, asked in vocabulary("questions", language).meaning.items() if asked in EVERYWHERE}
    assert len(words) > 2 * len(EVERYWHERE)
    answers: dict[str, list[str]] = {}
    for word, asked in words.items():
        said = at.answers(word)
        assert said, word
        assert said == answers.setdefault(asked, said), word
    assert not at.match.entries(len(at.match.log))
    assert len({tuple(answer) for answer in answers.values()}) >= len(EVERYWHERE) - 1


@pytest.mark.parametrize("game", GAMES)
def test_whoever_watches_may_type_anything(game: str) -> None:
    view = ludotheque.game(game).match(2, seed="watched").view(None)
    voice = Voice("en", game, ("Ann", "Bo"))
    answers = Answers(ludotheque.game(game), voice, face_of(game, voice, None))
    for word in {**vocabulary("questions", "en").meaning, **vocabulary(f"typed-{game}", "en", game).meaning}:
        for line in (word, f"{word} 1", f"{word} 9", f"{word} F a1"):
            with suppress(Farewell):
                answer = answers.understand(line, view, [])
                assert answer, line
                assert isinstance(answer, str) or (isinstance(answer, Answer) and answer.lines and not answer.offers), (
                    line
                )


def test_whoever_watches_lucky_numbers_hears_the_colours_of_every_garden() -> None:
    game, voice = "lucky-numbers", Voice("en", "lucky-numbers", ("Ann", "Bo"))
    match = ludotheque.game(game).match(2, seed="watched", setup="sorted")
    answers = Answers(match.game, voice, face_of(game, voice, None))
    all_of_them, *each = (
        answers.understand(line, match.view(None), []) for line in ("colours", "colours 1", "colours 2")
    )
    gardens = [line for answer in each if isinstance(answer, Answer) for line in answer.lines[:-1]]
    assert isinstance(all_of_them, Answer)
    assert all_of_them.lines[:-1] == gardens


@pytest.mark.parametrize("game", GAMES)
def test_no_word_is_both_a_question_and_part_of_an_action(game: str) -> None:
    for language in LANGUAGES:
        typed = vocabulary(f"typed-{game}", language, game).meaning
        for word, asked in vocabulary("questions", language).meaning.items():
            assert word not in typed or ELSEWHERE.get(asked, game) != game, word


@pytest.mark.parametrize(
    ("language", "line", "action"),
    [
        ("fr", "pioche", "draw"),
        ("fr", "PRENDS 13 c2", "take 13 c2"),
        ("fr", "draw", "draw"),
        ("en", "pioche", "draw"),
        ("en", "t 13 c2", "take 13 c2"),
        ("en", "something else", "something else"),
    ],
)
def test_actions_can_be_typed_in_either_language(language: str, line: str, action: str) -> None:
    assert Notation(Voice(language, "lucky-numbers")).read(line) == action


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_what_is_shown_can_be_typed_back(game: str, language: str) -> None:
    at = sitting(game, 2, language)
    notation = at.table.face.notation
    for action in at.match.legal(0):
        assert at.table.face.read(notation.write(action), at.match.view(0), []) == action


@pytest.mark.parametrize(
    ("line", "asked"),
    [
        ("Règles", ("rules", "")),
        ("regles", ("rules", "")),
        ("jardin 2", ("mine", "2")),
        ("?", ("help", "")),
        ("", ("", "")),
    ],
)
def test_accents_and_capitals_do_not_matter(line: str, asked: tuple[str, str]) -> None:
    assert question(line, "en") == question(line, "fr") == asked


def test_a_number_chooses_from_the_last_list() -> None:
    at = sitting("lucky-numbers")
    assert at.answers("7")[0].startswith("“7” is not a move")
    listed = at.answers("legal")
    assert at.answers("99") == ["The list goes from 1 to 24."]
    assert at.match.log[-1].seat is None
    at.answers("2")
    last = at.match.log[-1]
    assert (last.seat, last.text) == (0, listed[2].removeprefix("2: "))


def test_last_tells_what_happened_since_ones_own_action() -> None:
    at = sitting("lucky-numbers", setup="sorted")
    at.table.hear("draw")
    at.table.hear("place z9")
    at.table.hear("leave")
    for _ in range(2):  # draws, and does something with it
        at.table.bot_acts(1)
    said = at.answers("last")
    assert said[0].startswith("You leave")
    assert all(line.startswith("Hopla") for line in said[1:])
    assert len(said) > 1


def test_another_garden_and_its_colours() -> None:
    at = sitting("lucky-numbers", setup="sorted")
    assert at.answers("garden 2")[0] == "Hopla’s garden:"
    assert at.answers("garden 3") == ["The seats are 1 to 2."] == at.answers("colours 3")
    row = at.answers("colours 2")[2].split(": ")[1]
    assert any(colour in row for colour in ("blue", "violet"))


def test_a_garden_is_four_lines_with_coordinates() -> None:
    at = sitting("lucky-numbers", setup="sorted", seed="garden")
    heading, columns, *rows = at.answers("garden")
    numbers = at.match.view(0).gardens[0]
    assert heading == "Your garden:"
    assert columns.split() == ["a", "b", "c", "d"]
    read = [[cell.strip() for cell in row.split(":")[1].split(",")] for row in rows]
    assert [int(cell) if cell != "empty" else 0 for row in read for cell in row] == numbers
    assert [row.split(":")[0] for row in rows] == ["row 1", "row 2", "row 3", "row 4"]
    places = [columns.index(letter) for letter in "abcd"]
    assert all(row[place] not in " ," for row in rows for place in places), "columns stand under their letters"


def test_the_openings_of_a_piece_are_listed_and_laid_by_number() -> None:
    at = sitting("polyssimo", seed="openings")
    while at.match.view(0).phase == "draft" or 0 not in at.match.actors():
        if 0 in at.match.actors():
            at.match.play(0, at.match.legal(0)[0])
        else:
            at.table.bot_acts(1)
    mine, theirs = (at.match.view(0).hands[seat][0] for seat in (0, 1))
    some = at.answers(f"lay {mine}")
    assert len(some) == 1 + 12 + 1, "a heading, twelve openings, and how many more there are"
    over = at.answers(f"lay {mine} g6")
    assert over[1:]
    assert all("g6" in line for line in over[:13])
    assert "is not yours" in at.answers(f"lay {theirs}")[0]
    assert at.answers(f"lay {mine} a1 l11") == [f"{mine} fits nowhere over a1 and l11."]
    assert at.answers("row 12")[0].startswith("“row 12” is not a move")
    at.answers(f"lay {mine} g6", "1")
    assert at.match.view(0).laid[mine]
    assert "is already on the board" in at.answers(f"lay {mine}")[0]


def test_a_piece_is_shown_to_the_ear_and_to_the_eye() -> None:
    assert sitting("polyssimo").answers("show u") == [
        "U the cup: 5 squares, row 1 columns 1 and 3, row 2 1 to 3. Turned and flipped, it fits in 4 ways:",
        "###   ##   ##   # #",
        "# #   #     #   ###",
        "      ##   ##",
    ]


def test_a_row_of_the_board_is_told_in_stretches() -> None:
    at = sitting("polyssimo")
    view = msgspec.structs.replace(at.match.view(0), board=["F0 F0 .  .  .  .  X  .  .  .  .  ."] * 11)
    told = at.table.face.answer("row 3", view, [])
    assert told
    (line,) = told.lines
    assert line == "row 3: a to b F0, c to f free, g X, h to l free"


def test_the_free_regions_are_told_with_their_sizes() -> None:
    at = sitting("polyssimo")
    rows = ["X  .  .  .  .  .  .  .  .  .  .  ."] * 5 + ["X  X  X  X  X  X  X  X  X  X  X  X"] * 5
    rows.append(".  X  X  X  X  X  X  X  X  X  X  X")
    view = msgspec.structs.replace(at.match.view(0), phase="placement", board=rows)
    told = at.table.face.answer("regions", view, [])
    assert told
    assert told.lines == ["2 free regions: 55 squares between b1 and l5 and the square a11."]


def test_the_pieces_that_fit_over_a_square_are_told() -> None:
    at = sitting("polyssimo")
    view = msgspec.structs.replace(at.match.view(0), phase="placement")
    stick = Lay("I", read_placement(NUMBER_OF["I"], ["a1", "b1", "c1", "d1", "e1"]))
    fitting = [at.table.face.answer(f"fits {square}", view, [stick]) for square in ("c1", "c2")]
    assert [one and one.lines for one in fitting] == [
        ["I the stick can cover c1."],
        ["None of your pieces can cover c2."],
    ]


@pytest.mark.parametrize(
    ("language", "line", "action"),
    [
        ("en", "r2 3", "play row 2 pile 3"),
        ("en", "row 2 3", "play row 2 pile 3"),
        ("en", "p r2 pile 3", "play row 2 pile 3"),
        ("en", "h new", "play hand new"),
        ("en", "l n", "play ligretto new"),
        ("en", "hand red 4 3", "play hand red 4 pile 3"),
        ("en", "s h r1", "stack hand row 1"),
        ("en", "t", "turn"),
        ("fr", "s2 3", "play row 2 pile 3"),
        ("fr", "m rouge 4 pile 3", "play hand red 4 pile 3"),
        ("fr", "e m s1", "stack hand row 1"),
        ("fr", "r", "turn"),
    ],
)
def test_short_forms_for_quick_hands(language: str, line: str, action: str) -> None:
    at = sitting("ligretto", 2, language)
    assert at.table.face.read(line, at.match.view(0), at.match.actions(0)) == action


def test_a_card_named_alone_goes_where_it_fits_or_is_told_to_fit_nowhere() -> None:
    at = sitting("ligretto", seed="alone")
    row = at.match.view(0).row[0]
    high = next(place for place, cards in enumerate(row, start=1) if cards[-1].number > 1)
    assert at.answers(f"r{high}") == [f"The {row[high - 1][-1].value} fits nowhere right now."]
    assert "You have no open card" in at.answers("h")[0]
    texts = ["play row 1 pile 4", "play row 1 pile 7", "stack hand row 1", "stack hand row 3"]
    actions = [at.match.game.read(text) for text in texts]
    assert at.table.face.read("r1", at.match.view(0), actions) == "play row 1 pile 4"
    view = at.match.view(0)
    hands = [msgspec.structs.replace(view.hand[0], top=Card("red 5")), view.hand[1]]
    offered = at.table.face.answer("s h", msgspec.structs.replace(view, hand=hands), actions)
    assert offered
    assert offered.offers == actions[2:]
