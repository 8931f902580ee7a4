"""The commands that serve tables, and tell programs how to speak with them."""

import gc
from typing import Annotated

from cyclopts import Parameter

from ludotheque.cli.manners import politely_apart
from ludotheque.web.settings import Hosting


@politely_apart
def serve(*, hosting: Annotated[Hosting, Parameter(name="*")] = Hosting(), lang: str = "en") -> None:  # noqa: B008 (frozen)
    checked = hosting.checked()
    gc.disable()  # until the doors open: nothing that is loaded is garbage, and looking through it takes a quarter

    from ludotheque.web.serve import run  # takes a second, which a wrong flag need not wait for

    run(checked, lang)


@politely_apart
def prepare(*, lang: str = "en") -> None:
    import asyncio

    from ludotheque.terminal.voice import Voice
    from ludotheque.web import warmup

    voice = Voice(lang)
    print(voice.say("prepare-begun"), flush=True)
    asyncio.run(
        warmup.prepare(lambda part: print(voice.say("prepare-ready", name=part.name, part=part.kind), flush=True))
    )
    print(voice.say("prepare-done"))


def schema() -> None:
    import json

    from ludotheque import screen
    from ludotheque.web.api.schema import message_schema

    screen.print_for_a_program(json.dumps(message_schema(), indent=2, ensure_ascii=False))
