"""What a table published of a match, asked of the server that dealt it."""

import msgspec

from ludotheque.client.address import Link, read_match_link
from ludotheque.client.coming import PATIENCE, ask
from ludotheque.client.errors import OtherVersion
from ludotheque.errors import OtherMatch
from ludotheque.record import opening_lines
from ludotheque.table.keeping.archive import Fairness
from ludotheque.table.messages import MatchShown


class _Table(msgspec.Struct):
    matches: list[MatchShown]


async def published(link: str, commitment: str, language: str = "en") -> list[str]:
    """The record of the match with this commitment at a table, line by line; only what stands above the seed while it
    is still played there.

    The link leads to the table, or to the replay of one of its matches, whatever the commitment of that one is.
    """
    where, number = read_match_link(link)
    headers = {"Accept-Language": language}

    async def see(path: str) -> bytes:
        return await ask([where.server], f"/api/tables/{where.table}{path}", headers, PATIENCE)

    try:
        if number is None:
            number = _match_with(commitment, msgspec.json.decode(await see(""), type=_Table), where)
        fair = msgspec.json.decode(await see(f"/matches/{number}/fairness"), type=Fairness)
    except msgspec.MsgspecError as error:
        raise OtherVersion("other-version", facts={"why": str(error)}) from None
    if fair.seed is None:
        return opening_lines(fair.terms, fair.words, fair.commitment)
    return (await see(f"/matches/{number}/record")).decode("utf-8", "replace").splitlines()


def _match_with(commitment: str, table: _Table, link: Link) -> int:
    for match in table.matches:
        if match.commitment == commitment:
            return match.number
    raise OtherMatch("not-at-table", facts={"found": commitment, "table": str(link)})
