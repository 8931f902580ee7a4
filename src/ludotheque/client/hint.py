"""The hint of the coach at a table elsewhere, for a guest who has asked for one."""

import httpx
import msgspec

from ludotheque.client.coming import refusal_in
from ludotheque.client.errors import unreachable
from ludotheque.client.remote import RemoteTable
from ludotheque.table.messages import Hint
from ludotheque.table.playing.coaching import HINT_PATIENCE, HintShown


async def ask_hint(remote: RemoteTable) -> HintShown:
    """Ask for a hint, which the whole table hears of, and hear it."""
    await remote.do(Hint)
    headers = {"Accept-Language": remote.language, "Authorization": f"Bearer {remote.token}"}
    why = ""
    async with httpx.AsyncClient(timeout=HINT_PATIENCE, headers=headers) as http:
        for server in remote.servers:
            try:
                answer = await http.get(f"{server}/api/tables/{remote.name}/hint")
            except httpx.HTTPError as error:
                why = str(error) or type(error).__name__
                continue
            if answer.status_code != httpx.codes.OK:
                raise refusal_in(answer.content, server, answer.status_code)
            return msgspec.json.decode(answer.content, type=HintShown)
    raise unreachable(remote.servers, why)
