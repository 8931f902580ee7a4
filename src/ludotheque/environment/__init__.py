"""Many games at once, for programs that learn to play.

Every game of a batch has a seat to act. What it sees and may do are arrays; `step` takes one action for each game,
lets chance and time act, and deals a new game where one is over. A game of the environment is one round.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any, Literal, NamedTuple, cast

import numpy as np
from numpy.typing import ArrayLike, DTypeLike, NDArray

from ludotheque import shelf
from ludotheque.bots.tempo import Tempo
from ludotheque.contract import Action, View
from ludotheque.environment.asked import count_from, seed_from, streams, tempos_of
from ludotheque.environment.compact import converted
from ludotheque.environment.encoding import WORD, Encoding, Mask, Planes, view_of
from ludotheque.environment.errors import BadActions, BadEnvironment, NoDevice, NoEncoding, RefusedInGame
from ludotheque.environment.played import Played
from ludotheque.environment.processor import Processor, at, no_such_action, on_host
from ludotheque.environment.stepping import DEAL, Compiled, Games, compiled_for
from ludotheque.errors import Refused, shown
from ludotheque.kernel import Ints, Rounds, State, copied
from ludotheque.options import whole

__all__ = ["Environment", "Observation"]

LONGEST = 5_000
"""Steps after which a game is broken off, by default: players may exchange clovers or wait for ever."""
MOST_BATCH = 1 << 24
CPU, CUDA = DEVICES = ("cpu", "cuda")


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
    """A batch of games. The same seed gives game ``i`` the same deals in every batch, on any number of cores or a GPU.

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
        tempo: Tempo | str | Sequence[Tempo | str] | None = None,
        **options: Any,
    ) -> None:
        """Deal a batch of games.

        :param device: where the games are played: ``"cpu"``, or ``"cuda"``, an NVIDIA GPU; all arrays lie there then.
        :param cores: the number of threads that play it, on the processor.
        :param autoreset: when a game that is over is dealt anew: by the step that ended it, or by the next one, which
            takes no notice of the action for it. Until then the seat to act is -1.
        :param illegal: what `step` does with an action that the rules do not allow: it refuses it and plays the others,
            or it raises `Refused` and plays none.
        :param longest: steps after which a game is broken off without rewards.
        :param packed: whether masks are bits instead of one value for each action.
        :param records: whether actions are kept, for `record`.
        :param tempo: where all play at once, how quick every seat is, or each of them: a `Tempo`, or the name of a
            level. By default, the usual level.
        :param options: those of the game, such as ``bruno=True``.
        """
        self.game = shelf.game(game)
        self.terms = self.game.terms(self.game.seats[0] if seats is None else seats, options)
        self.encoding, self._compiled = _steps_of(game)
        self.encoding.check(self.terms)
        self.batch = count_from("bad-batch", batch, MOST_BATCH)
        self.longest = count_from("bad-longest", longest, 1 << 30)
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
        self.seed = seed_from(seed)
        self._tempos = tempos_of(game, self.terms.seats, tempo)
        self.device = device
        cores = count_from("bad-cores", cores, 1024)
        self._device = self._make_device(cores)
        put, zeros = self._device.put, self._device.zeros
        beginning = np.array([self.game.begin(self.terms, 0)], self.game.state_type)
        self._beginning = put(converted(beginning, self._device.round_type))
        self._clock = put(np.zeros(1, self._device.clock_type))
        words = -(-len(self.actions) // WORD)
        width = words * WORD if device == CPU else len(self.actions)  # the processor writes whole words
        self._planes = zeros((self.batch, sum(plane.size for plane in self.planes)), np.dtype(np.uint8))
        self._words = zeros((self.batch if packed else self._device.rows_of_words, words), np.dtype(np.uint64))
        rows = 0 if packed else self.batch if device == CPU else -(-self.batch // 16) * 16  # a GPU writes 16 at once
        self._masks = zeros((rows, width), np.dtype(np.bool_))
        self._mask = self._words if packed else self._masks[: self.batch, : len(self.actions)]
        self._played = Played(self.batch) if records else None
        self._games = self._new_games()
        self.reset()

    def _make_device(self, cores: int) -> Processor:
        if self.device == CPU:
            return Processor(self.game, self.encoding, self._compiled, self.terms, self._tempos, self.batch, cores)
        from ludotheque.environment.gpu import Gpu

        return Gpu(self.game, self.encoding, self._compiled, self.terms, self._tempos, self.batch)

    def reset(self, seed: int | str | None = None) -> None:
        """Deal all games anew: as at first, or from another seed."""
        self.seed = self.seed if seed is None else seed_from(seed)
        self._deal_from(streams(self.seed, self.batch))

    def _deal_from(self, chances: NDArray[np.uint64]) -> None:
        games, write = self._games, self._device.write
        write(games.chances, chances.reshape(-1, 1))
        write(games.done, True)  # so that everything is cleared
        write(games.begun, 0)
        write(games.dealt_from, 0)
        self.steps = 0
        if self._played:
            self._played.clear()
        self._advance(self._device.put(np.full(self.batch, DEAL, np.int32)))

    # What is asked

    @property
    def to_act(self) -> NDArray[np.int32]:
        """The seat to act of each game."""
        return self._device.shown(self._games.to_act)

    @property
    def done(self) -> NDArray[np.bool_]:
        """Whether the last step ended each game; another one is dealt already."""
        return self._device.shown(self._games.done)

    @property
    def truncated(self) -> NDArray[np.bool_]:
        """Whether the last step broke each game off, since it had lasted too long."""
        return self._device.shown(self._games.truncated)

    @property
    def rewards(self) -> NDArray[np.float32]:
        """What the last step brought each seat of each game: when a game ends, 1 to the winner and -1 shared by the
        others, else 0. The rewards of a game always add up to 0; winners that share a win share its reward."""
        return self._device.shown(self._games.rewards)

    @property
    def scores(self) -> Ints:
        """What each seat has scored in each game that the last step ended, as people count."""
        return self._device.shown(self._games.scores)

    @property
    def lengths(self) -> NDArray[np.int32]:
        """The number of actions in each game, up to its end if the last step ended it."""
        return self._device.shown(self._games.lengths)

    @property
    def refused(self) -> NDArray[np.uint8]:
        """For each game why the last step refused its action, as an index of ``refusals``; 0 if it did not."""
        return self._device.shown(self._games.refused)

    @property
    def refusals(self) -> tuple[str, ...]:
        """The codes of the reasons why an action is refused."""
        return self.encoding.refusals

    def observe(self, seat: int | None = None) -> Observation:
        """What the seat to act of each game sees and may do, or another seat: it may do nothing unless it is to act."""
        viewers, device = self._games.to_act, self._device
        if seat is not None:
            viewers = device.put(np.full(self.batch, self._seat(seat), np.int32))
        device.look(self._games, viewers, self._planes, self._words, self._masks)
        return Observation(device.shown(self._planes), device.shown(self._mask))

    def plane(self, name: str) -> Planes:
        """A part of the last observation, in its shape."""
        start = 0
        for each in self.planes:
            if each.name == name:
                return cast("Planes", self._device.columns(self._planes, start, start + each.size, each.shape))
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
        chosen = self._device.read(actions, where, self.actions)
        if self.illegal == "raise":
            wrong = self._device.check(self._games, chosen)
            if wrong >= 0:
                raise self._refusal(wrong, int(at(chosen, wrong)))
        self._advance(chosen)
        if self._played:
            self._played.note(self._device.noted(chosen, self._games), self._games)

    def _advance(self, chosen: Any) -> None:
        self.steps += 1
        at_once = self.autoreset == "same-step"
        self._device.advance(self._games, self._beginning, self._clock, chosen, self.steps, self.longest, at_once)

    def _refusal(self, index: int, chosen: int) -> Refused | BadActions:
        if not self.actions[chosen]:
            return no_such_action(self.actions, index, chosen)
        seat, state = self._seat_to_act(index), self.state(index)
        refusal = self.game.refusal(state, seat, self.encoding.action(state, seat, chosen))
        assert refusal, "the rules refuse what they refused a moment ago"
        kind = RefusedInGame if self.batch > 1 else Refused
        return kind(refusal.code, game=self.game.name, facts={**refusal.facts, "index": index})

    # One game of the batch

    def state(self, index: int) -> State:
        """A copy of the record of a game. It contains what is hidden from the players."""
        index = self._index(index)
        return copied(self._whole(*(part[index : index + 1] for part in self._games[:2]))[0])

    def _whole(self, rounds: Any, clocks: Any) -> Rounds:
        """Records of any device, with all that records on the processor have."""
        here = on_host(rounds)
        if here.dtype == self.game.state_type:
            return cast("Rounds", here)
        made = converted(here, self.game.state_type)
        self.encoding.complete(made, on_host(clocks))
        return made

    def view(self, index: int, seat: int | None = None) -> View:
        """What a seat sees of a game, or the seat to act, as people and bots see it."""
        seat = self._seat_to_act(self._index(index)) if seat is None else self._seat(seat)
        return cast("View", view_of(self.game, self.terms, self.state(index), seat))

    def action(self, index: int, number: int) -> Action | None:
        """What a number of the table stands for, for the seat to act of a game; None, if it is to wait."""
        state = self.state(index)
        if not 0 <= whole(number) < len(self.actions) or not self.actions[whole(number)]:
            raise no_such_action(self.actions, index, number)
        return cast("Action | None", self.encoding.action(state, self._seat_to_act(index), whole(number)))

    def number(self, index: int, action: Action | str) -> int:
        """The number in the table of an action, or of its text, for the seat to act of a game."""
        state, seat = self.state(index), self._seat_to_act(index)
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

    def _seat_to_act(self, index: int) -> int:
        return int(at(self._games.to_act, index))

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
        twin = self._like(1, CPU)
        twin._deal_from(np.array([dealt_from], np.uint64))
        return twin

    # All of them

    def games_on_host(self) -> Games:
        """All games as the processor has them."""
        games = Games(*map(on_host, self._games))
        return games._replace(
            rounds=self._whole(games.rounds, games.clocks), clocks=converted(games.clocks, self.encoding.clock_type)
        )

    def copy(self) -> "Environment":
        """An independent environment with the same games."""
        twin = self._like(self.batch, self.device)
        twin.restore(self)
        return twin

    def restore(self, other: "Environment") -> None:
        """Take over all games of another environment of the same kind, such as a copy, from whichever device."""
        kind = self.game, self.terms, self.batch
        if not isinstance(other, Environment) or kind != (other.game, other.terms, other.batch):
            raise BadEnvironment("other-environment")
        games = other._games if other.device == self.device else other.games_on_host()
        if other.device == CPU != self.device:
            games = games._replace(clocks=converted(games.clocks, self._device.clock_type))
            self.encoding.prepare(games.rounds, games.clocks)
        pairs: Iterable[tuple[Any, Any]] = zip(self._games, games, strict=True)
        for mine, theirs in pairs:
            self._device.write(mine, converted(theirs, mine.dtype))
        self.steps, self.seed = other.steps, other.seed
        if self._played and other._played:
            self._played.take_over(other._played)

    def _new_games(self) -> Games:
        batch, seats, zeros = self.batch, self.terms.seats, self._device.zeros
        shapes: dict[str, tuple[tuple[int, ...], DTypeLike]] = {
            "rounds": ((batch,), self._device.round_type),
            "clocks": ((batch,), self._device.clock_type),
            "chances": ((batch, 1), np.uint64),
            "dealt_from": ((batch, 2), np.uint64),
            "begun": ((batch, 2), np.int64),
            "to_act": ((batch,), np.int32),
            "lengths": ((batch,), np.int32),
            "done": ((batch,), np.bool_),
            "truncated": ((batch,), np.bool_),
            "refused": ((batch,), np.uint8),
            "scores": ((batch, seats), np.int64),
            "rewards": ((batch, seats), np.float32),
        }
        return Games(**{name: zeros(shape, np.dtype(kind)) for name, (shape, kind) in shapes.items()})

    def _like(self, batch: int, device: str) -> "Environment":
        return Environment(
            self.game.name,
            self.terms.seats,
            batch=batch,
            seed=self.seed,
            device=device,
            cores=min(self._device.cores, batch),
            autoreset=self.autoreset,
            illegal=self.illegal,
            longest=self.longest,
            packed=self.packed,
            records=self._played is not None and batch > 1,
            tempo=self._tempos,
            **self.terms.options,
        )
