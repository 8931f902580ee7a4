"""Races in Ligretto: who comes second is refused, and every refusal has its reason."""

import pytest

from rules.cards import ligretto


def test_who_comes_second_is_refused_with_the_reason_and_keeps_the_card() -> None:
    start = {"row": "red 4 3 2 1"}
    table = ligretto(start, start, start, seats=3)
    table.play(1, "play row 4 new", "play row 3 pile 1", "play row 2 pile 1", "play row 1 pile 1")
    refused = table.refusal(2, "play row 1 pile 1")
    assert refused.code == "too-late"
    assert "pile 1 already has a red 4, from seat 1" in refused.reason
    assert "la pile 1 a déjà un 4 rouge" in refused.say("fr")
    assert "pile 1 already has a red 2" in table.refusal(3, "play row 3 pile 1").reason
    assert table.view.row[1][0] == ["red 4"]


def test_an_action_may_name_the_card_that_it_relies_on() -> None:
    table = ligretto({"row": "red 1", "hand": "blue 9 8 7 6 5 4"}, {})
    table.play(1, "turn", "turn")
    refused = table.refusal(1, "play hand blue 7 pile 1")
    assert refused.code == "changed"
    assert "The blue 7 is gone: the hand now shows the blue 4" in refused.reason
    table.play(1, "play row 1 red 1 new")
    assert table.match.log[-1].text == "play row 1 new"
    assert table.refusal(1, "play row 1 red 1 new").code == "changed"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("play row 1 pile 2", "no-such-pile"),
        ("play row 1 pile 48", "no-such-pile"),
        ("play row 1 pile 49", "no-such-pile"),
        ("play row 1 pile 999", "no-such-pile"),
        ("play row 4 new", "no-such-place"),
        ("play hand new", "not-turned"),
        ("stop", "ends-by-itself"),
        ("dutch", "referee-sees"),
        ("stack hand row 1", "no-stacking"),
    ],
)
def test_every_refusal_has_its_reason(text: str, code: str) -> None:
    table = ligretto({"row": "red 1 2"}, {}, {}, {}, seats=4)
    table.play(1, "play row 1 new")
    assert table.refusal(1, text).code == code


@pytest.mark.parametrize(
    "text",
    [
        *("", "play", "play blitz new", "play row 0 new", "play row 6 new", "play row1 new", "play hand red 11 new"),
        *("play row 1 pile 0", "play row 1 pile 01", "play row 1 pile 1000", "stack hand pile 1", "turn three"),
    ],
)
def test_what_is_not_an_action_is_refused_with_examples(text: str) -> None:
    refused = ligretto({"row": "red 1"}, {}).refusal(1, text)
    assert refused.code == "unreadable"
    assert "play row 2 pile 3" in refused.reason


def test_capitals_and_spaces_do_not_matter() -> None:
    table = ligretto({"row": "red 1"}, {})
    table.play(1, "  Play  ROW 1 Red 1 new ")
    assert table.match.log[-1].text == "play row 1 new"


def test_an_action_relies_on_the_card_it_moves_and_on_where_it_goes() -> None:
    table = ligretto({"row": "red 1 6", "hand": "blue 9 8 5"}, {}, advanced=True)
    table.play(1, "turn", "play row 1 new")
    game, view = table.match.game, table.match.view(0)
    assert game.relied_on(view, game.read("play hand pile 1")) == ("blue 5", "red 1")
    assert game.relied_on(view, game.read("play hand pile 2")) == ("blue 5", None)
    assert game.relied_on(view, game.read("play row 2 new")) == ("red 6", None)
    assert game.relied_on(view, game.read("stack hand row 2")) == ("blue 5", "red 6")
    assert game.relied_on(view, game.read("turn")) is None
