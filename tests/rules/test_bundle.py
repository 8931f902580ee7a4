"""Words that are parsed when they are asked for are the ones that the whole file has."""

from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

import ludotheque
from ludotheque.bundle import Bundle

FILES = sorted(Path(ludotheque.__file__).parent.rglob("*.ftl"))
NOT_SAID = ["span", "comment"]

TEXT = """
### All about cheese

-brand = Gouda
    .gender = she
cheese = { -brand.gender ->
    [she] she, { -brand }
   *[other] it, { piece }
}
    .piece = { cheese.slice }, { NUMBER($count) }
    .slice = a slice
# nobody says this
broken = { $
piece = old
round = { round }
same = { cheese.piece }
"""


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.name}")
def test_every_message_is_the_one_that_the_whole_file_has(file: Path) -> None:
    text = file.read_text("utf-8")
    whole, lazy = FluentBundle(["en"]), Bundle("en", {})
    whole.add_resource(FluentResource(text))
    lazy.add_text(text)
    for name, message in whole._messages.items():
        assert lazy.has_message(name)
        assert lazy._messages[name].equals(message, NOT_SAID)
    assert lazy._messages.keys() == whole._messages.keys()
    for name, term in lazy._terms.items():
        assert whole._terms[name].equals(term, NOT_SAID)


def test_what_a_message_refers_to_is_read_with_it() -> None:
    bundle = Bundle("en", {})
    bundle.add_text(TEXT)
    message = bundle.get_message("same")
    assert bundle.format_pattern(message.value, {"count": 3})[0] == "a slice, 3"
    assert bundle.format_pattern(bundle.get_message("cheese").value)[0] == "she, Gouda"


def test_later_words_stand_over_earlier_ones_and_broken_ones_over_none() -> None:
    bundle = Bundle("en", {})
    bundle.add_text(TEXT)
    bundle.add_text("piece = new\ncheese = { $")
    assert bundle.format_pattern(bundle.get_message("piece").value)[0] == "new"
    assert bundle.format_pattern(bundle.get_message("cheese").value)[0] == "she, Gouda"
    assert not bundle.has_message("broken")
    assert not bundle.has_message("nothing")


def test_a_message_that_refers_to_itself_is_read_once() -> None:
    bundle = Bundle("en", {})
    bundle.add_text(TEXT)
    assert bundle.has_message("round")
