"""The hint of the coach at a table elsewhere, for a guest who has asked for one."""

import msgspec

from ludotheque.client.coming import ask
from ludotheque.client.remote import RemoteTable
from ludotheque.table.messages import Hint
from ludotheque.table.playing.coaching import HINT_PATIENCE, HintShown


async def ask_hint(remote: RemoteTable) -> HintShown:
    """Ask for a hint, which the whole table hears of, and hear it."""
    await remote.do(Hint)
    headers = {"Accept-Language": remote.language, "Authorization": f"Bearer {remote.token}"}
    told = await ask(remote.servers, f"/api/tables/{remote.name}/hint", headers, HINT_PATIENCE)
    return msgspec.json.decode(told, type=HintShown)
