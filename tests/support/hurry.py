"""Many requests at the same moment."""

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any

import httpx

from support.guest import _NO_TLS, PATIENCE


async def ask_all_at_once(urls: Sequence[str], asked: Mapping[str, Any]) -> list[tuple[int, dict[str, Any]]]:
    """Post to all these addresses, each over a connection of its own: the status and the body of each answer."""
    no_limit = httpx.Limits(max_connections=None)
    async with httpx.AsyncClient(verify=_NO_TLS, trust_env=False, timeout=PATIENCE, limits=no_limit) as http:
        answers = await asyncio.gather(*(http.post(url, json=asked) for url in urls))
    return [(answer.status_code, answer.json()) for answer in answers]
