"""A crowd that comes for a few seats: as many sit as there are seats."""

import asyncio
from collections import Counter
from typing import Any

import httpx

from many_servers.servers_both import Fleet
from support.guest import HTTP, get, open_table

CROWD, FREE = 200, 3


def test_of_two_hundred_who_come_at_once_for_three_seats_three_sit(either: Fleet) -> None:
    host = open_table(either.servers[0], seats=FREE + 1)
    path, asked = f"{host.path}/guests", {"name": "Bo", "keep": "header"}
    urls = [either.addresses[number % len(either.addresses)] + path for number in range(CROWD)]

    async def ask_all_at_once() -> list[tuple[int, dict[str, Any]]]:
        async with httpx.AsyncClient(**HTTP) as http:
            answers = await asyncio.gather(*(http.post(url, json=asked) for url in urls))
        return [(answer.status_code, answer.json()) for answer in answers]

    answers = asyncio.run(ask_all_at_once())
    assert Counter(status for status, _ in answers) == {201: FREE, 409: CROWD - FREE}
    assert {body["code"] for status, body in answers if status == 409} == {"no-free-seat"}
    seated = {body["seat"]: body["guest"] for status, body in answers if status == 201}
    assert sorted(seated) == [1, 2, 3]
    for address in either.addresses:
        shown = get(address + host.path).json()
        assert {number: seat["guest"] for number, seat in enumerate(shown["seats"])} == {0: 1, **seated}
        assert len(shown["guests"]) == FREE + 1
    assert len(either.logs.check(host.table).guests) == FREE + 1
