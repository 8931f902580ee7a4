"""Play through the public surface: at random, sensible, by a bot, or against the rules."""

import random
from collections.abc import Callable, Iterator

import pytest

from ludotheque import Refused
from ludotheque.kit import Bot
from ludotheque.match import Match
from ludotheque.words import LANGUAGES

IDLE = ("turn", "draw", "leave", "dutch", "stop")


def steps(match: Match, seed: int, most: int = 100_000) -> Iterator[tuple[int, str]]:
    """The actions of random play, each to be played by whoever asks for the next. Prefers doing something to
    turning cards over and the like, so that rounds come to an end."""
    chance = random.Random(seed)
    for _ in range(most):
        actors = match.actors()
        if not actors:
            return
        seat = chance.choice(actors)
        legal = match.legal(seat)
        busy = [text for text in legal if text not in IDLE]
        yield seat, chance.choice(busy if busy and chance.random() < 0.8 else legal)


def play_to_the_end(match: Match, seed: int, after: Callable[[Match], None] = lambda match: None) -> int:
    """Play a match out; how many actions it took."""
    count = 0
    for seat, text in steps(match, seed):
        match.play(seat, text)
        after(match)
        count += 1
    assert match.result is not None, "random play did not come to an end"
    return count


def bot_acts(match: Match, seat: int, bot: Bot, seed: int) -> None:
    """Let a bot act for a seat; it may not wait."""
    action = bot(match.view(seat), match.actions(seat), seed)
    assert action is not None
    match.play(seat, action)


def sensible_steps(match: Match, seed: int) -> Iterator[tuple[int, str]]:
    """The actions of players who do what scores best at once, and turn cards over or draw when nothing does.

    Where they may call "Dutch!" they do so at times.
    """
    chance = random.Random(seed)
    game = match.game
    while actors := match.actors():
        seat = chance.choice(actors)
        state = match.state
        best: dict[int, list[str]] = {}
        for action in game.legal(state, seat):
            then = state.copy()
            game.act(then, seat, action)
            score = game.scores(then)[seat]
            best.setdefault(-score if game.name == "polyssimo" else score, []).append(game.write(action))
        choices = best[max(best)]
        if choices[0].startswith("arrange"):
            choices = choices[:1]  # ascending
        idle = [text for text in choices if text in IDLE]
        if match.terms.options.get("referee") == "off" and chance.random() < 0.15:
            idle = choices = ["dutch"]
        yield seat, chance.choice(idle if idle and chance.random() < 0.8 else choices)


def refusal(match: Match, seat: int, text: str) -> Refused:
    """The refusal of an action; it changes nothing, and its sentence is there in every language."""
    before = match.record(), match.view(), match.state.tobytes()
    with pytest.raises(Refused) as caught:
        match.play(seat, text)
    assert (match.record(), match.view(), match.state.tobytes()) == before, "a refused move changes nothing"
    assert caught.value.say("en") == caught.value.reason
    assert len({caught.value.say(language) for language in LANGUAGES}) == len(LANGUAGES)
    return caught.value
