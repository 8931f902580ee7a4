"""What changes in a view from one news to the next: made of two views that a seat was told, and of nothing else."""

from collections.abc import Mapping
from typing import Any

from msgspec.structs import astuple

from ludotheque.contract import View
from ludotheque.table.messages import Changes


def changes(before: View, after: View) -> Changes:
    """What has changed from one view of a seat to another of the same match."""
    fields: dict[str, Any] = {}
    items: dict[str, dict[int, Any]] = {}
    for name, old, new in zip(after.__struct_fields__, astuple(before), astuple(after), strict=True):
        if old == new:
            continue
        if type(new) is list and type(old) is list and len(new) == len(old):
            others = {place: item for place, item in enumerate(new) if item != old[place]}
            if 2 * len(others) <= len(new):
                items[name] = others
                continue
        fields[name] = new
    return Changes(fields=fields, items=items)


def changed(view: Mapping[str, Any], by: Changes) -> dict[str, Any]:
    """A view as plain data, after what has changed; the one before stays as it was."""
    lists = {name: list(view[name]) for name in by.items}
    for name, others in by.items.items():
        for place, item in others.items():
            lists[name][place] = item
    return {**view, **by.fields, **lists}
