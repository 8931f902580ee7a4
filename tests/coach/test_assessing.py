"""The coach weighs every open action, sees only what the seat sees, and says why."""

from collections.abc import Sequence
from itertools import permutations
from typing import Any

import msgspec
import pytest

import ludotheque
from ludotheque import shelf
from ludotheque.bots.coach import Reason, Weighed, assess, assess_view, coach_of
from ludotheque.bots.coach.errors import CoachError
from ludotheque.contract import Action, View
from ludotheque.games.lucky_numbers.coach import LuckyNumbersCoach
from ludotheque.games.lucky_numbers.coach.reasons import garden_of, state_after
from ludotheque.games.lucky_numbers.notation import CELL_NAMES
from ludotheque.games.lucky_numbers.view import imagine
from ludotheque.games.polyssimo.coach.worth import thoughts
from ludotheque.games.polyssimo.view import imagine as imagine_polyssimo
from support.coaching import by_place, coach_with
from support.polyssimo import played_at_random


def holding(garden: dict[str, int], held: int, **more: Any) -> View:
    """What somebody sees who has this garden, all of it blue, and has just drawn a violet clover."""
    cells = [f"{column}{row}" for row in "1234" for column in "abcd"]
    numbers = [garden.get(cell, 0) for cell in cells]
    view: View = ludotheque.game("lucky-numbers").match(2, seed="holding", setup="sorted").view(0)
    fields = {
        "phase": "holding",
        "gardens": [numbers, [0] * 16],
        "garden_colours": [["blue" if number else None for number in numbers], [None] * 16],
        "held": held,
        "held_colour": "violet",
        "face_down": 30,
    }
    return msgspec.structs.replace(view, **fields | more)


DIAGONAL = {"a1": 1, "b2": 8, "c3": 13, "d4": 20}


def reason(view: View, text: str, other: str | None) -> Reason | None:
    read = ludotheque.game(view.game).read
    return coach_of(view.game).reason(view, read(text), other and read(other))


def said(view: View, text: str, other: str | None, language: str = "en") -> str:
    why = reason(view, text, other)
    assert why is not None
    return why.say(language, view.game).replace("\u00a0", " ")


def test_every_open_action_is_weighed_the_best_first(monkeypatch: pytest.MonkeyPatch) -> None:
    coach_with(monkeypatch, by_place, margin=0.03)
    match = ludotheque.game("lucky-numbers").match(2, seed="weigh", setup="sorted")
    match.play(0, "draw")
    found = assess(match, 0, preferred=match.legal(0)[0])
    assert [each.action for each in found.actions] == match.actions(0)[::-1]
    assert found.best.chance == pytest.approx(0.9)
    assert found.best.margin == 0.03
    assert found.preferred is not None
    assert found.preferred.action == match.actions(0)[0]
    assert "wins about 90\u00a0%" in found.say("en")
    assert "de chances de gagner" in found.say("fr")


def test_a_margin_that_a_game_gives_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    coach_with(monkeypatch, lambda view, actions: dict.fromkeys(actions, (0.5, 0.2)))
    found = assess(ludotheque.game("polyssimo").match(2, seed="margin"), 0)
    assert {(each.chance, each.margin) for each in found.actions} == {(0.5, 0.2)}


def test_the_coach_is_shown_the_view_of_the_seat_and_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []

    def estimate(view: View, actions: Sequence[Action]) -> dict[Action, float]:
        asked.append((view, actions))
        return by_place(view, actions)

    coach_with(monkeypatch, estimate)
    match = ludotheque.game("lucky-numbers").match(2, seed="view")
    assess(match, 1)
    assert asked == [(match.view(1), match.actions(1))]


@pytest.mark.parametrize(("seat", "preferred", "code"), [(1, None, "nothing-open"), (0, "place a1", "not-open")])
def test_what_cannot_be_weighed_is_refused(seat: int, preferred: str | None, code: str) -> None:
    match = ludotheque.game("lucky-numbers").match(2, seed="n", setup="sorted")
    with pytest.raises(CoachError) as refused:
        assess(match, seat, preferred)
    assert refused.value.code == code
    assert refused.value.say("en") != refused.value.say("fr")


def test_a_game_that_the_coach_does_not_know_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shelf.kit("polyssimo"), "coach", lambda: None)
    with pytest.raises(CoachError, match="cannot judge moves in polyssimo"):
        assess(ludotheque.game("polyssimo").match(2, seed="n"), 0)


# Why, in Lucky Numbers


def test_it_says_how_much_is_still_to_come_for_a_cell() -> None:
    # On a3 fit 2 to 12, and only those below 10 once there is a 10 on b3. The 8 on b2 and the held 10 are gone.
    view = holding(DIAGONAL, held=10)
    told = "leaves 20 clovers to come for a3; 10 on b3 would leave 15"
    assert said(view, "place c2", "place b3") == told
    why = reason(view, "place c2", "place b3")
    assert why is not None
    assert (why.facts["tight"], why.facts["fitting"]) == ("a3", [2, 3, 4, 5, 6, 7, 8, 9])
    assert why.facts["keeps"] == ["a3"]  # what a board outlines


def test_it_says_which_cells_an_action_would_make_impossible() -> None:
    view = holding({"b2": 8, "c3": 13}, held=20)
    why = reason(view, "place d4", "place a1")
    assert why is not None
    assert why.code == "impossible"
    assert why.facts["cells"] == "b1, c1, d1, a2, a3, a4"
    assert said(view, "place d4", "place a1").startswith("20 on a1 would make 6 cells impossible to fill: b1, c1")
    assert "6 cases impossibles" in said(view, "place d4", "place a1", "fr")
    assert "6 Felder unmöglich" in said(view, "place d4", "place a1", "de")


def test_it_says_what_the_next_seat_would_win_with() -> None:
    full = {f"{column}{row}": 1 + 4 * (int(row) - 1) + "abcd".index(column) for row in "1234" for column in "abcd"}
    theirs = [0 if cell == "b1" else number for cell, number in full.items()]
    view: Any = holding(DIAGONAL, held=2, next=1)
    gardens, colours = [view.gardens[0], theirs], [view.garden_colours[0], ["red" if one else None for one in theirs]]
    view = msgspec.structs.replace(view, gardens=gardens, garden_colours=colours)
    why = reason(view, "place b1", "leave")
    assert why is not None
    assert (why.code, why.facts["number"], why.facts["cell"], why.facts["seat"]) == ("denies", 2, "b1", 2)


def test_it_says_which_cell_an_action_leaves_for_later() -> None:
    # With a 16 on d3, 9 to 15 fit on d2; with it on d2, 17 to 19 fit on d3.
    view = holding(DIAGONAL, held=16)
    told = said(view, "place d3", "place d2")
    assert told == "leaves d2 for later, with 13 clovers still to come; 16 on d2 would leave d3, with 6"
    why = reason(view, "place d3", "place d2")
    assert why is not None
    assert (why.facts["tight"], why.facts["fitting"]) == ("d3", [17, 18, 19])


def test_it_says_which_cell_an_action_fills() -> None:
    view = holding(DIAGONAL, held=10)
    assert said(view, "place c2", "leave") == "fills c2, for which 7 clovers are still to come"


def test_a_cell_for_which_much_is_to_come_is_not_praised_for_that() -> None:
    # For c2 most is still to come, for b1 least: that 17 clovers fit is no reason to fill a4.
    view = holding(DIAGONAL, held=15)
    assert said(view, "place a4", "place d4") == "fills a4; 15 on d4 fills no empty cell"
    view = msgspec.structs.replace(view, phase="choosing", held=None, held_colour=None, face_up=[15])
    view = msgspec.structs.replace(view, face_up_colours=["violet"])
    told = said(view, "take 15 a4", "draw")
    assert told.startswith("fills a4 for certain; drawing fills a cell with ")
    assert told.endswith(" of the 30 clovers in the pile")


def test_cells_that_open_again_are_those_that_the_other_action_leaves_closed() -> None:
    view: Any = holding({"a1": 8, "b1": 8, "b2": 9, "c3": 9, "d4": 10}, held=2)
    game = ludotheque.game("lucky-numbers")
    legal = [f"place {cell}" for cell in ("a1", "b1", "b2")] + ["leave"]
    state, told = imagine(view), 0
    for one, other in permutations(legal, 2):
        why = reason(view, one, other)
        if why and why.code == "possible-again":
            here, there = (garden_of(state_after(state, 0, game.read(text)), 0) for text in (one, other))
            cells = {CELL_NAMES.index(cell) for cell in why.facts["keeps"]}
            assert cells <= there.dead - here.dead
            told += 1
    assert told
    why = reason(view, "place a1", "leave")
    assert why is not None
    assert why.say("fr", view.game).startswith("permet de nouveau de remplir ")


def table(mine: list[int], theirs: list[int], **more: Any) -> View:
    """What seat 0 sees of two gardens."""
    colours = [["blue" if number else None for number in mine], ["red" if number else None for number in theirs]]
    fields: dict[str, Any] = {"next": 1, "gardens": [mine, theirs], "garden_colours": colours, "held": 0}
    return holding({}, **fields | more)


def test_it_says_what_the_next_seat_would_open_again() -> None:
    mine = [9, 10, 11, 12, 10, 11, 12, 13, 11, 12, 13, 14, 12, 13, 14, 0]
    theirs = [3, 0, 4, 5, 6, 8, 13, 14, 9, 15, 16, 17, 10, 18, 19, 20]  # nothing fits between 3 and 4
    view = table(mine, theirs, held=2)
    told = "leaving the 2 would let seat 2 make b1 possible to fill again, with the 2"
    assert said(view, "place a1", "leave") == told


def test_a_poor_hope_is_the_last_thing_that_speaks_for_drawing() -> None:
    mine = [1, 0, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]
    theirs = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 19, 13, 14, 19, 0]
    more: dict[str, Any] = {"phase": "choosing", "held_colour": None, "face_up": [17], "face_up_colours": ["violet"]}
    why = reason(table(mine, theirs, **more), "draw", "take 17 d4")
    assert why is not None
    assert why.code == "hope"
    mine[1], mine[15] = 2, 0  # 17 on d4 wins now; on d3 it would leave nothing for d4 but what lies above it
    why = reason(table(mine, theirs, **more), "draw", "take 17 d3")
    assert why is not None
    assert why.code == "room"


CHOOSING: dict[str, Any] = {"phase": "choosing", "held_colour": None, "held": None}


def test_it_says_what_fills_the_last_cell_next() -> None:
    # With the 4 on a3 instead of the 8, that 8 fits on b3, between 7 and 15, 4 and 16; now only 9 to 14 do.
    mine = [2, 4, 9, 10, 3, 7, 13, 14, 8, 0, 16, 18, 10, 15, 17, 20]
    theirs = [2, 5, 0, 11, 0, 6, 12, 16, 3, 11, 15, 19, 12, 14, 18, 20]
    view = table(mine, theirs, face_up=[1, 4], face_up_colours=["violet", "violet"], **CHOOSING)
    told = said(view, "take 4 a3", "draw")
    assert told == "then the 8 in the middle fills b3, your last cell, if nobody takes it before"
    assert "votre dernière case" in said(view, "take 4 a3", "draw", "fr")
    assert "dein letztes Feld" in said(view, "take 4 a3", "take 1 a1", "de")


def test_it_says_that_a_pair_gives_another_turn() -> None:
    view = holding(DIAGONAL, held=13, options=holding(DIAGONAL, held=13).options | {"bruno": True})
    assert said(view, "place d2", "place d3") == "makes a pair, so you have another turn"  # with the 13 on c3
    assert "vous rejouez" in said(view, "place d2", "leave", "fr")
    assert "noch einmal dran" in said(view, "place d2", "leave", "de")
    why = reason(view, "place d3", "leave")
    assert why is None or why.code != "another-turn"


def test_what_does_not_fit_is_no_hope() -> None:
    # Only a 9 fits on c2, and both lie in the other garden. But a 6 or 7 on b2 or 11 to 14 on d2 make room for more.
    mine = [3, 4, 5, 7, 5, 8, 0, 10, 6, 12, 14, 15, 13, 16, 17, 19]
    theirs = [2, 3, 4, 11, 8, 9, 12, 17, 9, 14, 15, 18, 12, 16, 18, 20]
    colours = [["blue" if number else None for number in mine], ["violet"] * 8 + ["blue"] + ["violet"] * 7]
    more = {"face_up": [1], "face_up_colours": ["violet"], "garden_colours": colours} | CHOOSING
    why = reason(table(mine, theirs, **more), "draw", "take 1 a1")
    assert why is not None
    # Of these the pile has a blue 11, and a violet 6, 7 and 13.
    assert (why.code, why.facts["count"]) == ("hope-again", 4)
    assert "4 of the 30 clovers in the pile can make an empty cell possible" in why.say("en", "lucky-numbers")
    assert "4 des 30" in why.say("fr", "lucky-numbers")
    assert "4 von 30" in why.say("de", "lucky-numbers")


def test_what_is_not_proven_is_never_said_to_win_for_certain(monkeypatch: pytest.MonkeyPatch) -> None:
    match = ludotheque.game("polyssimo").match(2, seed="almost")
    coach_with(monkeypatch, lambda view, actions: dict.fromkeys(actions[:1], (0.998, 0.01)))
    assert "99" in assess(match, 0).say("en")


def test_two_of_a_hundred_are_no_tie_with_one_of_a_hundred() -> None:
    leave = ludotheque.game("lucky-numbers").read("leave")
    assert not Weighed(leave, 0.02, 0.03).ties(Weighed(leave, 0.01, 0.03))
    assert Weighed(leave, 0.51, 0.1).ties(Weighed(leave, 0.5, 0.1))


def test_it_says_what_an_exchange_opens() -> None:
    # With a 4 in place of the 8 on b2, 5 to 12 fit on c2.
    view = holding(DIAGONAL, held=4)
    assert said(view, "place b2", "leave") == "leaves 16 clovers to come for c2; leaving the 4 would leave 8"


def test_it_says_what_may_be_hoped_of_the_pile() -> None:
    full = {f"{column}{row}": 1 + 4 * (int(row) - 1) + "abcd".index(column) for row in "1234" for column in "abcd"}
    view = holding(full | {"b1": 0}, held=0, phase="choosing", held_colour=None)
    # Only a 2 fits on b1, between 1 and 3, and below it lies 6: both twos are in the pile.
    assert said(view, "draw", None) == "2 of the 30 clovers in the pile fit on an empty cell"


def test_it_says_that_the_last_cell_wins_for_certain() -> None:
    full = {f"{column}{row}": 1 + 4 * (int(row) - 1) + "abcd".index(column) for row in "1234" for column in "abcd"}
    view, game = holding(full | {"b1": 0}, held=2), ludotheque.game("lucky-numbers")
    found = assess_view(view, [game.read("place b1"), game.read("leave")])
    assert found.best.wins
    assert found.say("en") == "2 on b1 wins: it fills the last cell"
    assert " ".join(found.say("fr").split()) == "2 en b1 gagne : la dernière case est remplie"
    assert found.say("de") == "2 auf b1 gewinnt: das letzte Feld ist gefüllt"


@pytest.mark.parametrize(
    ("chances", "expected"),
    [
        ([0.5, 0.495, 0.2], "a tie (wins about 50"),
        ([0.5, 0.499, 0.495], "a tie between 2 moves and this one"),
        ([0.5, 0.4, 0.3], "leaving the 10 (wins about 50"),
        ([0.0, 0.0, 0.0], "every move loses now"),
    ],
)
def test_ties_are_called_ties_and_what_is_certain_certain(
    monkeypatch: pytest.MonkeyPatch, chances: list[float], expected: str
) -> None:
    view, game = holding(DIAGONAL, held=10), ludotheque.game("lucky-numbers")
    actions = [game.read(text) for text in ("leave", "place c2", "place d2")]
    worth = {action: (chance, 0.05 if chance else 0.0) for action, chance in zip(actions, chances, strict=True)}
    coach_with(monkeypatch, lambda view, actions: worth)
    monkeypatch.setattr(coach_of(game.name), "deed", LuckyNumbersCoach().deed)
    assert expected in assess_view(view, actions).say("en").replace("\u00a0", " ")


def test_whoever_has_a_lesser_action_in_mind_hears_why_and_not_what_else_would_be_as_good(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    view, game = holding(DIAGONAL, held=10), ludotheque.game("lucky-numbers")
    actions = [game.read(text) for text in ("place c2", "place d2", "leave")]
    worth = {action: (chance, 0.05) for action, chance in zip(actions, (0.5, 0.495, 0.2), strict=True)}
    coach_with(monkeypatch, lambda view, actions: worth)
    assert [assess_view(view, actions, each).advice.code for each in (None, *actions)] == [
        "advice-tie",
        "advice-tie",
        "advice-tie",
        "advice-alone",
    ]


def test_a_hint_plays_the_position_on_as_the_table_plays_and_is_surer_of_it() -> None:
    match = ludotheque.game("lucky-numbers").match(3, seed="surer", setup="sorted")
    view, actions = match.view(0), match.actions(0)
    coach = coach_of("lucky-numbers", "regular")
    at_sight, hint = coach.ranked(view, actions)[0], assess_view(view, actions, level="regular")
    assert 0 < hint.best.margin < at_sight.margin / 2
    assert abs(hint.best.chance - at_sight.chance) < at_sight.margin
    assert assess_view(view, actions, level="regular") == hint, "the same position has the same chances"
    assert assess_view(view, actions, level="newcomer").best.chance != hint.best.chance, "others play otherwise"
    assert assess_view(view, actions).best == coach_of("lucky-numbers").ranked(view, actions)[0]


# Why, in Polyssimo


def test_two_ways_to_lay_a_piece_with_the_same_ends_are_told_apart() -> None:
    view, legal = with_pieces_laid(9)
    read = ludotheque.game("polyssimo").read
    by_ends: dict[tuple[str, str, str], list[str]] = {}
    for text in legal:
        _, piece, first, *_, last = text.split()
        by_ends.setdefault((piece, first, last), []).append(text)
    one, other, *_ = next(alike for alike in by_ends.values() if len(alike) > 1)
    coach = coach_of("polyssimo")
    beside = [coach.deed_beside(view, read(a), read(b)).say("en", "polyssimo") for a, b in ((one, other), (other, one))]
    assert beside[0] != beside[1]
    assert coach.deed(view, read(one)) == coach.deed(view, read(other))


def with_pieces_laid(count: int, seats: int = 2) -> tuple[View, list[str]]:
    """What the seat sees whose turn it is when so many pieces lie on the board, and all it can do."""
    match = ludotheque.game("polyssimo").match(seats, seed="places")
    while match.view(0).phase == "draft":
        seat = match.actors()[0]
        match.play(seat, match.legal(seat)[0])
    for _ in range(count):
        seat = match.actors()[0]
        match.play(seat, match.legal(seat)[len(match.legal(seat)) // 2])
    seat = match.actors()[0]
    return match.view(seat), match.legal(seat)


def test_it_says_which_pieces_keep_their_places() -> None:
    view, legal = with_pieces_laid(9)
    told = [reason(view, legal[-1], other) for other in legal[:200:20]]
    found = [why for why in told if why]
    assert found
    for why in found:
        if why.code == "places-in-all":
            assert why.facts["own"] > why.facts["own_then"] or why.facts["rest"] < why.facts["rest_then"]
        elif why.code == "safe":
            assert why.facts["pieces"]
        elif why.code == "likely-end":
            assert why.facts["rest"] - why.facts["own"] > why.facts["rest_then"] - why.facts["own_then"]
        else:
            assert why.code in ("places", "places-of-others", "region", "later")
            assert (why.facts["count"] > why.facts["instead"]) == (why.code != "places-of-others")
        kept = {"region": ("would keep", "garderait"), "safe": ("would not", "non")}
        for language, words in zip(("en", "fr"), kept.get(why.code, ("would leave", "laisserait")), strict=True):
            assert words in why.say(language, "polyssimo")


def test_a_spot_that_an_action_keeps_for_a_piece_is_free_after_it_and_taken_after_the_other_and_is_said() -> None:
    view, legal = with_pieces_laid(9)
    pairs = [(one, other) for one in (legal[0], legal[-1]) for other in legal[10:600:60]]
    kept = [(one, other, why) for one, other in pairs if (why := reason(view, one, other)) and "keeps" in why.facts]
    assert kept
    for one, other, why in kept:
        spot = why.facts["keeps"]
        assert f"lay {why.facts['piece']} {' '.join(spot)}" in legal
        assert not set(spot) & set(one.split()[2:])
        assert set(spot) & set(other.split()[2:])
        assert f"from {spot[0]} to {spot[-1]}" in why.say("en", "polyssimo")
        assert f"de {spot[0]} à {spot[-1]}" in why.say("fr", "polyssimo")


def test_at_the_beginning_no_places_are_counted() -> None:
    view, legal = with_pieces_laid(0)
    pairs = [(legal[at], legal[-1 - at]) for at in range(0, len(legal) // 2, 80)]
    told = [(reason(view, one, other), reason(view, other, one)) for one, other in pairs]
    in_all = [why for pair in told for why in pair if why and why.code == "places-in-all"]
    assert not in_all  # hardly any are lost on an empty board


def test_counts_that_hardly_differ_are_no_reason() -> None:
    view = ludotheque.game("polyssimo").match(2, seed="ways").view(0)
    assert [(why := reason(view, *pair)) is not None and why.code for pair in (("pick P", "pick N"),)] == ["proved"]
    view, legal = with_pieces_laid(9)
    pairs = [(one, other) for one in legal[:400:40] for other in legal[20:420:40]]
    in_all = [why for pair in pairs if (why := reason(view, *pair)) and why.code == "places-in-all"]
    for why in in_all:
        own, rest = (
            (why.facts["own"] + 1) / (why.facts["own_then"] + 1),
            (why.facts["rest_then"] + 1) / (why.facts["rest"] + 1),
        )
        assert own * rest >= (1.1 if min(own, rest) >= 1 else 1.25)


@pytest.mark.parametrize(("seats", "others"), [(2, "the other"), (3, "the best of the others")])
def test_a_likely_end_with_fewer_squares_left_is_said(seats: int, others: str) -> None:
    view, legal = with_pieces_laid(8, seats)
    pairs = [(one, other) for one in legal[::17] for other in legal[7::26]]
    ends = [why for pair in pairs if (why := reason(view, *pair)) and why.code == "likely-end"]
    assert ends
    for why in ends:
        gained = (why.facts["rest"] - why.facts["own"]) - (why.facts["rest_then"] - why.facts["own_then"])
        assert gained >= 2
        assert f"and {others} {why.facts['rest']};" in " ".join(why.say("en", "polyssimo").split())


def test_a_proven_win_needs_no_counts() -> None:
    for seed in range(40):
        match = played_at_random(2, seed, stop=lambda match: len(match.log) == 37)
        found = assess(match, match.actors()[0]) if match.actors() else None
        if found and found.best.wins:
            assert found.reason is None
            assert found.say("en").endswith("wins, whatever the others do")
            return
    raise AssertionError("no win was proven")


def test_what_not_even_the_help_of_others_wins_is_called_lost() -> None:
    for seed in range(40):
        match = played_at_random(3, seed, stop=lambda match: len(match.log) == 38)
        found = assess(match, match.actors()[0]) if match.actors() else None
        if found and found.best.loses:
            assert all(each.loses for each in found.actions)
            assert found.say("en").endswith("every move loses now")
            return
    raise AssertionError("nothing was lost")


def test_of_what_is_told_alike_the_coach_recommends_what_it_lists_first(monkeypatch: pytest.MonkeyPatch) -> None:
    view: Any
    view, legal = with_pieces_laid(8)
    chances = [each.chance for each in thoughts(imagine_polyssimo(view)).values()]
    assert chances == sorted(chances, reverse=True)
    actions = [ludotheque.game("polyssimo").read(text) for text in legal[::40]]
    coach_with(monkeypatch, lambda view, actions: dict.fromkeys(actions[::-1], 0.01))
    assert [each.action for each in assess_view(view, actions).actions] == actions[::-1]


def test_it_says_which_piece_is_easier_to_lay() -> None:
    view = ludotheque.game("polyssimo").match(2, seed="ways").view(0)
    assert reason(view, "pick X", "pick P") is None
    why = reason(view, "pick P", "pick X")
    assert why is not None
    assert (why.code, why.facts["piece"], why.facts["other"]) == ("ways", "P", "X")
    # A cross has one form, which lies in 10 × 9 places; a P has eight, of 2 × 3 squares.
    assert why.facts["instead"] == 90
    assert why.facts["count"] == 4 * (11 * 9) + 4 * (10 * 10)


@pytest.mark.parametrize(
    ("action", "english", "french"),
    [
        ("place c2", "10 on c2", "10 en c2"),
        ("take 13 c2", "the 13 from the middle on c2", "le 13 du centre en c2"),
        ("leave", "leaving the 10", "laisser le 10"),
        ("draw", "drawing", "piocher"),
        ("arrange 1 8 13 20", "the diagonal 1, 8, 13, 20", "la diagonale 1, 8, 13, 20"),
    ],
)
def test_actions_are_spoken_of_in_both_languages(action: str, english: str, french: str) -> None:
    view, game = holding(DIAGONAL, held=10), ludotheque.game("lucky-numbers")
    told = coach_of(game.name).deed(view, game.read(action))
    assert (told.say("en", game.name), told.say("fr", game.name)) == (english, french)
