"""Profiles over HTTP: what somebody lets the server remember for them, under a key that they alone have."""

from typing import Annotated

import msgspec
from litestar import get, post
from litestar.params import SkipValidation
from msgspec import Meta

from ludotheque.table.keeping.clerk import NotKept
from ludotheque.table.keeping.store import Beaten, StoreFailed
from ludotheque.table.naming import token_hash
from ludotheque.table.profile import MOST_BYTES, Memory
from ludotheque.web.api.answers import SiteHere, errors, exact
from ludotheque.web.api.asking import address_of, our_pages, our_pages_only
from ludotheque.web.errors import TurnedAway
from ludotheque.web.site import TOKEN, AnyRequest, Site, bearer

KEY: list[dict[str, list[str]]] = [{"profile": []}]


class ProfileShown(msgspec.Struct, frozen=True):
    """A profile and its version."""

    version: int
    memory: Memory | None
    """Null if it was deleted, so that every device learns of it."""


class ProfileChange(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The new content of a profile; ``after`` is the version you have seen, or 0 for a new profile."""

    after: Annotated[int, Meta(ge=0, le=2**53)]
    memory: Memory


class ProfileKept(msgspec.Struct, frozen=True):
    """The version under which a profile was saved."""

    version: int


@get(
    "/api/profile",
    responses=errors(401, 404, 429, 503),
    security=KEY,
    summary="See a profile",
    tags=["profiles"],
)
async def see_profile(site: SiteHere, request: AnyRequest) -> ProfileShown:
    """The profile of the key in the header `Authorization`."""
    found = await _found(site, _profile_of(request, site))
    if found is None:
        raise TurnedAway("no-profile", 404)
    version, document = found
    return ProfileShown(version, None if document is None else msgspec.json.decode(document, type=Memory))


@post(
    "/api/profile/keep",
    status_code=200,
    guards=[our_pages_only],
    request_max_body_size=MOST_BYTES,
    responses=errors(400, 401, 403, 404, 409, 413, 415, 429, 503),
    security=KEY,
    summary="Save a profile",
    tags=["profiles"],
)
async def keep_profile(data: SkipValidation[ProfileChange], site: SiteHere, request: AnyRequest) -> ProfileKept:
    """Save a new profile, or the next version of one. If another device was first, this is refused: read the profile
    again and add your changes."""
    data = exact(data, ProfileChange)
    key = _profile_of(request, site)
    found = await _found(site, key)
    if found is not None and found[1] is None:
        raise TurnedAway("profile-forgotten", 404)
    if found is None:
        site.tables_opened.take(address_of(request))  # a new profile takes room for as long as a table does
    try:
        await site.house.store.keep_profile(key, data.after, msgspec.json.encode(data.memory), site.house.now())
    except Beaten:
        raise TurnedAway("profile-changed", 409) from None
    except StoreFailed as error:
        raise NotKept("not-kept") from error
    return ProfileKept(data.after + 1)


@post(
    "/api/profile/forget",
    guards=[our_pages],
    status_code=204,
    responses=errors(401, 403, 429, 503),
    security=KEY,
    summary="Delete a profile",
    tags=["profiles"],
)
async def forget_profile(site: SiteHere, request: AnyRequest) -> None:
    """Delete the profile of a key for good. Nothing can be saved under this key again."""
    try:
        await site.house.store.forget_profile(_profile_of(request, site), site.house.now())
    except StoreFailed as error:
        raise NotKept("not-kept") from error


def _profile_of(request: AnyRequest, site: Site) -> str:
    """What a profile is kept under: the hash of the key that a request shows. One more request is counted."""
    site.commands.take(address_of(request))
    key = bearer(request.headers)
    if key is None or not TOKEN.fullmatch(key):
        raise TurnedAway("no-profile-key", 401)
    return token_hash(key)


async def _found(site: Site, key: str) -> tuple[int, bytes | None] | None:
    """The version and the document of a profile, if there is one; no document if it was forgotten."""
    try:
        return await site.house.store.profile(key)
    except StoreFailed as error:
        raise NotKept("store-down") from error


HANDLERS = [see_profile, keep_profile, forget_profile]
