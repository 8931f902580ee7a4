"""Many games at once, for programs that learn to play.

Every game of a batch has a seat to act. What it sees and may do are arrays; `step` takes one action for each game,
lets chance and time act, and deals a new game where one is over. A game of the environment is one round.
"""

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import pairwise
from typing import Any, Literal, NamedTuple, cast

import numpy as np
from numpy.typing import ArrayLike, NDArray

from ludotheque import shelf
from ludotheque.bots.levels import level
from ludotheque.bots.tempo import Tempo
from ludotheque.contract import Action, MatchFacts, View
from ludotheque.environment.encoding import WORD, Encoding, Mask, Planes
from ludotheque.environment.errors import BadActions, BadEnvironment, NoDevice, NoEncoding
from ludotheque.environment.played import Played
from ludotheque.environment.stepping import DEAL, HOLD, Compiled, Games, compiled_for
from ludotheque.errors import Refused, shown
from ludotheque.fair import seed_number
from ludotheque.kernel import Ints, State, copied
from ludotheque.options import plain, whole

__all__ = ["Environment", "Observation"]

LONGEST = 5_000
"""Steps after which a game is broken off, by default: players may exchange clovers or wait for ever."""
MOST_BATCH = 1 << 24
DEVICES = ("cpu",)


class Observation(NamedTuple):
    """What the seat to act of each game sees and may do. The next observation overwrites it, so copy it to keep it."""

    planes: Planes
    """A row for each game; `Environment.planes` says what its parts are."""
    mask: NDArray[np.bool_] | Mask
    """A row for each game with a value for each action: whether it is open. With ``packed``, 64 actions to a word."""


@cache
def _steps_of(game: str) -> tuple[Encoding[Any], Compiled]:
    encoding = shelf.kit(game).encoding()
    if encoding is None:
        allowed = ", ".join(kit.game.name for kit in shelf.kits() if kit.encoding() is not None)
        raise NoEncoding("no-encoding", facts={"game": game, "allowed": allowed})
    return encoding, compiled_for(encoding.kernels)


class Environment:
    """A batch of games. The same seed gives game ``i`` the same deals in every batch and on any number of cores.

    >>> import ludotheque
    >>> env = ludotheque.env("lucky-numbers", 2, batch=3, seed=7)
    >>> planes, mask = env.observe()
    >>> env.step(mask.argmax(axis=1))         # the first open action of each game
    >>> env.to_act, env.done
    (array([1, 1, 1], dtype=int32), array([False, False, False]))
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        *,
        batch: int = 1,
        seed: int | str = 0,
        device: str = "cpu",
        cores: int = 1,
        autoreset: Literal["same-step", "next-step"] = "same-step",
        illegal: Literal["refuse", "raise"] = "refuse",
        longest: int = LONGEST,
        packed: bool = False,
        records: bool = True,
        tempo: Tempo | Sequence[Tempo] | None = None,
        **options: Any,
    ) -> None:
        """Deal a batch of games.

        :param cores: the number of threads that play it.
        :param autoreset: when a game that is over is dealt anew: by the step that ended it, or by the next one, which
            takes no notice of the action for it. Until then the seat to act is -1.
        :param illegal: what `step` does with an action that the rules do not allow: it refuses it and plays the others,
            or it raises `Refused` and plays none.
        :param longest: steps after which a game is broken off without rewards.
        :param packed: whether masks are bits instead of one value for each action.
        :param records: whether actions are kept, for `record`.
        :param tempo: where all play at once, how quick every seat is, or each of them; by default, as the usual level.
        :param options: those of the game, such as ``bruno=True``.
        """
        self.game = shelf.game(game)
        self.terms = self.game.terms(self.game.seats[0] if seats is None else seats, options)
        self.encoding, self._compiled = _steps_of(game)
        self.encoding.check(self.terms)
        self.batch = _count("bad-batch", batch, MOST_BATCH)
        self.longest = _count("bad-longest", longest, 1 << 30)
        self.packed = bool(packed)
        if device not in DEVICES:
            raise NoDevice("no-device", facts={"value": shown(device), "allowed": ", ".join(DEVICES)})
        if illegal not in ("refuse", "raise"):
            raise BadEnvironment("bad-illegal", facts={"value": shown(illegal)})
        if autoreset not in ("same-step", "next-step"):
            raise BadEnvironment("bad-autoreset", facts={"value": shown(autoreset)})
        self.illegal, self.autoreset = illegal, autoreset
        self.actions = self.encoding.actions
        """What each action stands for, the same for every seat."""
        self.planes = tuple(self.encoding.planes(self.terms))
        """The parts of an observation, in order."""
        self.seed = _seed(seed)
        self._tempos = _tempos(game, self.terms.seats, tempo)
        threads = min(_count("bad-cores", cores, 1024), self.batch)
        edges = np.linspace(0, self.batch, threads + 1).astype(int).tolist()
        self._parts = list(pairwise(edges))
        self._scratch = [self.encoding.scratch(self.terms, self._tempos) for _ in self._parts]
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None
        self._beginning = np.array([self.game.begin(self.terms, 0)], self.game.state_type)
        self._clock = np.zeros(1, self.encoding.clock_type)
        words = -(-len(self.actions) // WORD)
        self._planes = np.zeros((self.batch, sum(plane.size for plane in self.planes)), np.uint8)
        self._words = np.zeros((self.batch if packed else 1, words), np.uint64)
        self._masks = np.zeros((0 if packed else self.batch, len(self.actions)), np.bool_)
        if not packed and threads > 1:
            self._words = np.zeros((self.batch, words), np.uint64)  # no two threads share one
        self._played = Played(self.batch) if records else None
        self._games = _new_games(self.batch, self.terms.seats, self._beginning, self._clock)
        self.reset()

    def reset(self, seed: int | str | None = None) -> None:
        """Deal all games anew: as at first, or from another seed."""
        self.seed = self.seed if seed is None else _seed(seed)
        self._deal_from(_streams(self.seed, self.batch))

    def _deal_from(self, chances: NDArray[np.uint64]) -> None:
        self._games.chances[:, 0] = chances
        self._games.done[:] = True  # so that everything is cleared
        self._games.begun[:] = self._games.dealt_from[:] = 0
        self.steps = 0
        if self._played:
            self._played.clear()
        self._advance(np.full(self.batch, DEAL, np.int32))

    # What is asked

    @property
    def to_act(self) -> NDArray[np.int32]:
        """The seat to act of each game."""
        return self._games.to_act

    @property
    def done(self) -> NDArray[np.bool_]:
        """Whether the last step ended each game; another one is dealt already."""
        return self._games.done

    @property
    def truncated(self) -> NDArray[np.bool_]:
        """Whether the last step broke each game off, since it had lasted too long."""
        return self._games.truncated

    @property
    def rewards(self) -> NDArray[np.float32]:
        """What the last step brought each seat of each game: when a game ends, 1 to the winner and -1 shared by the
        others, else 0. The rewards of a game always add up to 0; winners that share a win share its reward."""
        return self._games.rewards

    @property
    def scores(self) -> Ints:
        """What each seat has scored in each game that the last step ended, as people count."""
        return self._games.scores

    @property
    def lengths(self) -> NDArray[np.int32]:
        """The number of actions in each game, up to its end if the last step ended it."""
        return self._games.lengths

    @property
    def refused(self) -> NDArray[np.uint8]:
        """For each game why the last step refused its action, as an index of ``refusals``; 0 if it did not."""
        return self._games.refused

    @property
    def refusals(self) -> tuple[str, ...]:
        """The codes of the reasons why an action is refused."""
        return self.encoding.refusals

    def observe(self, seat: int | None = None) -> Observation:
        """What the seat to act of each game sees and may do, or another seat: it may do nothing unless it is to act."""
        viewers, written = self.to_act, (self._planes, self._words, self._masks)
        if seat is not None:
            viewers = np.full(self.batch, self._seat(seat), np.int32)
        self._share_out(self._compiled.look, lambda scratch: (self._games, scratch, viewers, *written))
        return Observation(self._planes, self._words if self.packed else self._masks)

    def plane(self, name: str) -> Planes:
        """A part of the last observation, in its shape."""
        start = 0
        for each in self.planes:
            if each.name == name:
                return self._planes[:, start : start + each.size].reshape(self.batch, *each.shape)
            start += each.size
        raise BadEnvironment(
            "no-plane", facts={"value": shown(name), "allowed": ", ".join(p.name for p in self.planes)}
        )

    # What is done

    def step(self, actions: ArrayLike, where: ArrayLike | None = None) -> None:
        """Let the seat to act of each game carry out an action, and deal a new game where one is over.

        With ``where``, games for which it is false are left as they are.

        An action that the rules do not allow is refused and changes nothing, while all others are played; or, if the
        environment is to raise, `Refused` is raised and nothing is played. Raises `BadActions` for what is no array of
        actions, and plays nothing.
        """
        chosen = self._read(actions)
        if where is not None:
            chosen[~self._read_where(where)] = HOLD
        if self.illegal == "raise":
            wrong = int(self._compiled.check(self._games, chosen, 0, self.batch))
            if wrong >= 0:
                raise self._refusal(wrong, int(chosen[wrong]))
        self._advance(chosen)
        if self._played:
            self._played.note(chosen, self._games)

    def _advance(self, chosen: NDArray[np.int32]) -> None:
        games, beginning, clock = self._games, self._beginning, self._clock
        self.steps, at_once = self.steps + 1, self.autoreset == "same-step"
        self._share_out(
            self._compiled.advance,
            lambda scratch: (games, beginning, clock, scratch, chosen, self.steps, self.longest, at_once),
        )

    def _share_out(self, kernel: Callable[..., object], arguments: Callable[[Any], tuple[Any, ...]]) -> None:
        """Run a kernel on the whole batch, a part for each thread."""
        if self._pool is None:
            kernel(*arguments(self._scratch[0]), 0, self.batch)
            return
        running = [
            self._pool.submit(kernel, *arguments(scratch), first, last)
            for scratch, (first, last) in zip(self._scratch, self._parts, strict=True)
        ]
        for part in running:
            part.result()

    def _read(self, actions: ArrayLike) -> NDArray[np.int32]:
        chosen = np.asarray(actions)
        if chosen.dtype.kind not in "iu":
            raise BadActions("bad-type", facts={"value": str(chosen.dtype)})
        if chosen.shape != (self.batch,):
            raise BadActions("bad-shape", facts={"value": str(chosen.shape), "batch": self.batch})
        if chosen.min() < 0 or chosen.max() >= len(self.actions):
            index = int(np.flatnonzero((chosen < 0) | (chosen >= len(self.actions)))[0])
            raise self._no_such_action(index, int(chosen[index]))
        return chosen.astype(np.int32)  # a copy: the caller's array may change while it is kept

    def _read_where(self, where: ArrayLike) -> NDArray[np.bool_]:
        asked = np.asarray(where)
        if asked.dtype != np.bool_ or asked.shape != (self.batch,):
            raise BadActions("bad-where", facts={"value": f"{asked.dtype} {asked.shape}", "batch": self.batch})
        return asked

    def _no_such_action(self, index: int, number: object) -> BadActions:
        facts = {"index": index, "value": shown(number), "most": len(self.actions) - 1}
        known = 0 <= whole(number) < len(self.actions)
        return BadActions("gap" if known else "out-of-range", facts=facts)

    def _refusal(self, index: int, chosen: int) -> Refused | BadActions:
        if not self.actions[chosen]:
            return self._no_such_action(index, chosen)
        seat, state = int(self.to_act[index]), self.state(index)
        refusal = self.game.refusal(state, seat, self.encoding.action(state, seat, chosen))
        assert refusal, "the rules refuse what they refused a moment ago"
        return Refused(refusal.code, game=self.game.name, facts={**refusal.facts, "index": index})

    # One game of the batch

    def state(self, index: int) -> State:
        """A copy of the record of a game. It contains what is hidden from the players."""
        return copied(self._games.rounds[self._index(index)])

    def view(self, index: int, seat: int | None = None) -> View:
        """What a seat sees of a game, or the seat to act, as people and bots see it."""
        seat = int(self.to_act[self._index(index)]) if seat is None else self._seat(seat)
        terms, state = self.terms, self.state(index)
        actors = list(self.game.actors(state))
        facts = MatchFacts(
            self.game.name, terms.seats, seat, plain(terms.options), terms.rules, 1, [0] * terms.seats, actors, None
        )
        return cast("View", self.game.view(state, facts))

    def action(self, index: int, number: int) -> Action | None:
        """What a number of the table stands for, for the seat to act of a game; None, if it is to wait."""
        state = self.state(index)
        if not 0 <= whole(number) < len(self.actions) or not self.actions[whole(number)]:
            raise self._no_such_action(index, number)
        return cast("Action | None", self.encoding.action(state, int(self.to_act[index]), whole(number)))

    def number(self, index: int, action: Action | str) -> int:
        """The number in the table of an action, or of its text, for the seat to act of a game."""
        state, seat = self.state(index), int(self.to_act[index])
        read = action if isinstance(action, Action) else self.game.read(action)
        number = self.encoding.index(state, seat, read)
        if number is None:
            raise BadActions("not-in-table", facts={"text": self.game.write(read)})
        return number

    def record(self, index: int, *, last: bool = False) -> str:
        """The readable record of a game, which `ludotheque.replay` plays again; with ``last``, of the one before it."""
        if self._played is None:
            raise BadEnvironment("no-records")
        return self._played.record(self, self._index(index), last)

    def _index(self, index: int) -> int:
        if not 0 <= whole(index) < self.batch:
            raise BadEnvironment("no-such-game", facts={"value": shown(index), "most": self.batch - 1})
        return whole(index)

    def _seat(self, seat: int) -> int:
        if not 0 <= whole(seat) < self.terms.seats:
            raise BadEnvironment("no-such-seat", facts={"value": shown(seat), "most": self.terms.seats - 1})
        return whole(seat)

    def alone(self, dealt_from: int) -> "Environment":
        """An environment with one game like these, dealt from a certain state of its random generator."""
        twin = self._like(1)
        twin._deal_from(np.array([dealt_from], np.uint64))
        return twin

    # All of them

    def copy(self) -> "Environment":
        """An independent environment with the same games."""
        twin = self._like(self.batch)
        twin.restore(self)
        return twin

    def restore(self, other: "Environment") -> None:
        """Take over all games of another environment of the same kind, such as a copy."""
        if (self.game, self.terms, self.batch) != (other.game, other.terms, other.batch):
            raise BadEnvironment("other-environment")
        for mine, theirs in zip(self._games, other._games, strict=True):
            np.copyto(cast("NDArray[Any]", mine), cast("NDArray[Any]", theirs))
        self.steps, self.seed = other.steps, other.seed
        if self._played and other._played:
            self._played.take_over(other._played)

    def _like(self, batch: int) -> "Environment":
        return Environment(
            self.game.name,
            self.terms.seats,
            batch=batch,
            seed=self.seed,
            cores=min(len(self._parts), batch),
            autoreset=self.autoreset,
            illegal=self.illegal,
            longest=self.longest,
            packed=self.packed,
            records=self._played is not None and batch > 1,
            tempo=self._tempos,
            **self.terms.options,
        )


def _new_games(batch: int, seats: int, beginning: Any, clock: Any) -> Games:
    return Games(
        rounds=np.zeros(batch, beginning.dtype),
        clocks=np.zeros(batch, clock.dtype),
        chances=np.zeros((batch, 1), np.uint64),
        dealt_from=np.zeros((batch, 2), np.uint64),
        begun=np.zeros((batch, 2), np.int64),
        to_act=np.zeros(batch, np.int32),
        lengths=np.zeros(batch, np.int32),
        done=np.ones(batch, np.bool_),
        truncated=np.zeros(batch, np.bool_),
        refused=np.zeros(batch, np.uint8),
        scores=np.zeros((batch, seats), np.int64),
        rewards=np.zeros((batch, seats), np.float32),
    )


def _streams(seed: int, count: int) -> NDArray[np.uint64]:
    """A random generator for each game (SplitMix64): what others there are makes no difference to it."""
    mixed = np.uint64(seed) + np.arange(1, count + 1, dtype=np.uint64) * np.uint64(0x9E3779B97F4A7C15)
    mixed = (mixed ^ (mixed >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    mixed = (mixed ^ (mixed >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return np.maximum(mixed ^ (mixed >> np.uint64(31)), np.uint64(1))


def _seed(seed: object) -> int:
    if isinstance(seed, str):
        return seed_number(seed)
    if isinstance(seed, bool) or whole(seed) < 0 or whole(seed) >= 1 << 64:
        raise BadEnvironment("bad-seed", facts={"value": shown(seed)})
    return whole(seed)


def _count(code: str, given: object, most: int) -> int:
    if not 1 <= whole(given) <= most:
        raise BadEnvironment(code, facts={"value": shown(given), "most": most})
    return whole(given)


def _tempos(game: str, seats: int, given: Tempo | Sequence[Tempo] | None) -> list[Tempo]:
    """How quick each seat is, in a game that is played in real time."""
    if not shelf.game(game).real_time:
        if given is not None and given != []:
            raise BadEnvironment("no-tempo", facts={"game": game})
        return []
    usual = level(game).tempo
    assert usual, "every level of a game where all play at once has a tempo"
    tempos = [usual if given is None else given] * seats if given is None or isinstance(given, Tempo) else list(given)
    if len(tempos) != seats or not all(isinstance(tempo, Tempo) for tempo in tempos):
        raise BadEnvironment("bad-tempo", facts={"value": shown(given), "seats": seats})
    return tempos
