"""Files that are kept in memory, and squeezed where that is worth it."""

import gzip
import hashlib
from mimetypes import guess_type
from pathlib import PurePath

import msgspec

TYPES = {
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".js": "text/javascript",
    ".ftl": "text/plain",
}
SQUEEZED = ("text/", "image/svg", "application/manifest", "application/json")


class File(msgspec.Struct, frozen=True):
    """A file, and the same in gzip where that is worth it."""

    content: bytes
    kind: str
    digest: str
    """Changes with what is in it."""
    squeezed: bytes | None


def file_of(content: bytes, name: str, effort: int = 9) -> File:
    """A file of that content; its kind is that of its name, and ``effort``, to 9, is how hard it is squeezed."""
    suffix = PurePath(name).suffix
    kind = TYPES.get(suffix) or guess_type(name)[0] or "application/octet-stream"
    squeezed = gzip.compress(content, effort, mtime=0) if kind.startswith(SQUEEZED) else None
    return File(content, kind, hashlib.sha256(content).hexdigest()[:16], squeezed)
