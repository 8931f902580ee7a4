"""The description of the HTTP interface as a page that loads nothing from elsewhere."""

from functools import cache
from html import escape
from typing import Any, TypeAlias

import msgspec
from litestar.openapi.plugins import JsonRenderPlugin, OpenAPIRenderPlugin

from ludotheque.table.keeping.archive import Fairness, Replay
from ludotheque.table.messages import AnyCommand, AnyMessage, TableShown
from ludotheque.table.telling.history import HistoryPage
from ludotheque.web.api.games import GameShown
from ludotheque.web.api.health import Health
from ludotheque.web.api.inviting import Door, Invitation
from ludotheque.web.api.practice import Practice
from ludotheque.web.api.profiles import ProfileChange, ProfileShown
from ludotheque.web.api.tables import Coming, Opening, Returning, Seated
from ludotheque.web.site import AnyRequest

METHODS = ("get", "post")
Description: TypeAlias = dict[str, Any]
"""A part of the description, as JSON has it."""


@cache
def _types() -> Description:
    """Every type of the interface, described by the library that reads and writes it."""
    tables = [AnyCommand, AnyMessage, TableShown, Opening, Coming, Returning, Seated, Replay, Fairness, HistoryPage]
    every = [*tables, Practice, Invitation, Door, GameShown, Health, ProfileShown, ProfileChange]
    return msgspec.json.schema_components(every, ref_template="#/components/schemas/{name}")[1]


class ExactJson(JsonRenderPlugin):
    """The description of every route as JSON, with types that are exact: the framework knows nothing of some bounds."""

    def render(self, request: AnyRequest, openapi_schema: Description) -> bytes:
        """The description."""
        components = openapi_schema["components"]
        exact = components | {"schemas": components["schemas"] | _types()}
        return self.render_json(request, openapi_schema | {"components": exact})


class ReferencePage(OpenAPIRenderPlugin):
    """Every route with its parameters, its body and its answers; the whole is in ``openapi.json``."""

    def render(self, request: AnyRequest, openapi_schema: Description) -> bytes:
        """The page."""
        info = openapi_schema["info"]
        routes = [
            _route(method, path, item[method])
            for path, item in sorted(openapi_schema["paths"].items())
            for method in METHODS
            if method in item
        ]
        title = f"{escape(info['title'])} {escape(info['version'])}"
        return (
            f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{title}</title>'
            '<link rel="stylesheet" href="/page.css"></head>'
            f"<body><main><h1>{title}</h1><p>{escape(info['description'])}</p>"
            '<p><a href="/schema/openapi.json">openapi.json</a> <a href="/api/messages.json">messages.json</a></p>'
            f"{''.join(routes)}</main></body></html>"
        ).encode()


def _route(method: str, path: str, about: Description) -> str:
    parameters = "".join(
        f"<li><code>{escape(part['name'])}</code> ({escape(part['in'])}): {escape(part.get('description', ''))}</li>"
        for part in about.get("parameters", [])
    )
    bodies = about.get("requestBody", {}).get("content", {})
    body = "".join(f"<li>{escape(kind)}: {_name(content['schema'])}</li>" for kind, content in bodies.items())
    answers = "".join(
        f"<li>{status}: {escape(answer['description'])} {_names(answer)}</li>"
        for status, answer in sorted(about["responses"].items())
    )
    return (
        f"<h2><code>{method.upper()} {escape(path)}</code></h2><p>{escape(about.get('description', ''))}</p>"
        f"<ul>{parameters}{body}</ul><ul>{answers}</ul>"
    )


def _names(answer: Description) -> str:
    return ", ".join(_name(content["schema"]) for content in (answer.get("content") or {}).values())


def _name(schema: Description) -> str:
    """What a schema is called: the last part of its reference, or those of what it can be."""
    if "$ref" in schema:
        return f"<code>{escape(schema['$ref'].rpartition('/')[2])}</code>"
    return " | ".join(_name(part) for part in schema.get("oneOf", [])) or escape(str(schema.get("type", "")))
