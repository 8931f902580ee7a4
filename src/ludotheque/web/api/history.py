"""What has happened at a table, page by page, for those who come late or come back."""

from typing import Annotated

from litestar import Response, get
from litestar.params import QueryParameter

from ludotheque.table.telling.history import BLOCK, HistoryPage, Only
from ludotheque.web.api.answers import SiteHere, errors
from ludotheque.web.api.asking import address_of
from ludotheque.web.api.matches import history_with
from ludotheque.web.api.tables import TableName
from ludotheque.web.archived import written_file
from ludotheque.web.browser.files import NOT_KEPT, answer
from ludotheque.web.site import AnyRequest

MOST = 200
"""The most entries on a page."""
FARTHEST = 2**53 - 1

Before = Annotated[
    int | None, QueryParameter(description="Only entries with a lower number. Default: the latest.", ge=1, le=FARTHEST)
]
Most = Annotated[int, QueryParameter(description="The most entries to return.", ge=1, le=MOST)]
OnlyOf = Annotated[
    Only | None,
    QueryParameter(description="talk: only chat; rounds: only how rounds and the match ended."),
]


@get(
    "/api/tables/{table:str}/history",
    responses=errors(400, 404, 429, 503),
    summary="Read the history of a table",
    tags=["tables"],
)
async def see_history(
    table: TableName,
    site: SiteHere,
    request: AnyRequest,
    before: Before = None,
    most: Most = BLOCK,
    only: OnlyOf = None,
) -> Response[HistoryPage]:
    """What everybody was told, page by page, the latest page first: moves with their numbers, whether they were undone,
    chat, and who sat where. A page never spans two matches."""
    site.commands.take(address_of(request))
    room = await site.room(table)
    history = await history_with(site, request, room, FARTHEST if before is None else before - 1)
    return answer(written_file(history.page(before, most, only)), NOT_KEPT, request)


HANDLERS = [see_history]
