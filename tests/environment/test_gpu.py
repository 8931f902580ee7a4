"""Games on a GPU are those on the processor, to the last bit, and what cannot be is refused as there.

Numba simulates the GPU, in a process of its own. `bench/gpu/same.txt` is what a real one said.
"""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import ludotheque
from environment.on_a_gpu import PLAYED, VARIANTS, digest
from ludotheque.environment import kernels
from ludotheque.environment.errors import BadActions, NoDevice
from ludotheque.languages import CODES

TESTS = Path(__file__).parents[1]


@pytest.fixture(scope="module")
def simulated() -> dict[str, Any]:
    here = {"LUDOTHEQUE_INTERPRET": "1", "NUMBA_ENABLE_CUDASIM": "1", "PYTHONPATH": str(TESTS)}
    command = [sys.executable, "-W", "ignore", "-m", "environment.on_a_gpu"]
    done = subprocess.run(command, env={**os.environ, **here}, capture_output=True, text=True, check=False)
    assert not done.returncode, done.stderr
    said: dict[str, Any] = json.loads(done.stdout)
    return said


def test_games_on_a_gpu_are_those_on_the_processor(simulated: dict[str, Any]) -> None:
    assert simulated["games"] == [digest(*variant, "cpu") for variant in VARIANTS]


def test_rounds_without_tables_go_as_those_with_them(simulated: dict[str, Any]) -> None:
    assert simulated["alike"] == [True] * len(PLAYED)


def test_bad_actions_are_refused_and_change_nothing(simulated: dict[str, Any]) -> None:
    reasons = ("not float64", "shape (1,)", "The move 366 of game 1", "an array of bool", "The diagonal comes first")
    assert len(simulated["refusals"]) == len(reasons)
    for said, reason in zip(simulated["refusals"], reasons, strict=True):
        assert reason in said


@pytest.fixture
def unchecked() -> Any:
    kernels.check_gpu.cache_clear()
    yield
    kernels.check_gpu.cache_clear()


def _driver(monkeypatch: pytest.MonkeyPatch, version: tuple[int, int]) -> None:
    module = import_module("numba.cuda.cudadrv.driver")
    monkeypatch.setattr(module, "driver", SimpleNamespace(get_version=lambda: version))


def _gone(monkeypatch: pytest.MonkeyPatch) -> None:
    def no_context() -> None:
        raise import_module("numba.cuda.cudadrv.error").CudaSupportError("no CUDA-capable device.")

    _driver(monkeypatch, (13, 0))
    monkeypatch.setattr(import_module("numba.cuda"), "current_context", no_context)


WHY_NOT: dict[str, tuple[Callable[[pytest.MonkeyPatch], object], str]] = {
    "numba-cuda is missing": (
        lambda patch: patch.setattr(kernels, "find_spec", lambda _: None),
        'pip install "ludotheque[cuda]"',
    ),
    "the driver is old": (lambda patch: _driver(patch, (11, 4)), "knows CUDA 11.4. Install one that knows CUDA 12.0"),
    "there is no GPU": (_gone, "(no CUDA-capable device). Use the device “cpu”"),
    "rules are interpreted": (lambda patch: patch.setattr(kernels, "COMPILED", False), "NUMBA_ENABLE_CUDASIM=1"),
}


@pytest.mark.parametrize("why", WHY_NOT)
@pytest.mark.usefixtures("unchecked")
def test_without_a_gpu_an_environment_says_what_is_missing(why: str, monkeypatch: pytest.MonkeyPatch) -> None:
    change, reason = WHY_NOT[why]
    change(monkeypatch)
    with pytest.raises(NoDevice) as raised:
        ludotheque.env("lucky-numbers", device="cuda")
    assert reason in str(raised.value)
    assert len({raised.value.say(language) for language in CODES}) == len(CODES)


def test_arrays_on_a_gpu_are_no_actions_for_games_on_the_processor() -> None:
    env = ludotheque.env("lucky-numbers", 2, batch=2)
    with pytest.raises(BadActions, match="on a GPU"):
        env.step(SimpleNamespace(__cuda_array_interface__={}))


def test_loops_stay_loops_where_that_is_asked_for() -> None:
    code = "define void @f() {\nA:\n  br label %B\nB:\n  br i1 %over, label %C, label %B\nC:\n  ret void\n}"
    marked = [line for line in kernels._noted(code, unrolled=False).splitlines() if ", !llvm.loop" in line]
    assert marked == ["  br i1 %over, label %C, label %B, !llvm.loop !100000"]
