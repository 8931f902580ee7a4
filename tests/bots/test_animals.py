"""The names of the bots: one animal for each level, the same in every language."""

import pytest

from ludotheque import shelf, words
from ludotheque.bots import animals
from ludotheque.bots.levels import Level, levels

NAMES = ["Lento", "Pico", "Piaf", "Hopla", "Filou", "Arno", "Luna", "Nestor"]


@pytest.mark.parametrize("game", shelf.names())
def test_in_every_game_the_weakest_is_the_snail_the_strongest_the_tortoise_and_nobody_shares_a_name(game: str) -> None:
    called = [animals.animal(game, level.name) for level in levels(game)]
    assert len(set(called)) == len(called)
    assert called == sorted(called, key=NAMES.index)
    if len(called) > 1:
        assert (called[0], called[-1]) == ("Lento", "Nestor")


@pytest.mark.parametrize("count", range(1, 12))
def test_levels_with_names_of_their_own_are_spread_over_the_animals(
    count: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = tuple(Level(f"grade {rank}", rank, "anything") for rank in range(count))
    monkeypatch.setattr(animals, "levels", lambda _: own)
    called = [animals.animal(f"a game with {count} levels", level.name) for level in own]
    assert called[0] == "Lento"
    assert called[-1] == ("Nestor" if count > 1 else "Lento")
    assert len(set(called)) == min(count, 8)
    assert called == sorted(called, key=NAMES.index)


def test_the_second_of_an_animal_has_a_number() -> None:
    assert animals.names_of(["Hopla", "Lento", "Hopla", "Hopla"]) == ["Hopla", "Lento", "Hopla 2", "Hopla 3"]


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_animal_has_a_manner_in_a_sentence_of_its_own(language: str) -> None:
    manners = {animals.manner(name, language) for name in NAMES}
    assert len(manners) == len(NAMES)
    assert all(manner.endswith(".") for manner in manners)
