"""Why a store cannot be opened: told to whoever starts the server."""

from ludotheque.table.errors import TableError


class StoreInUse(TableError):
    """Another server keeps its tables in that folder."""


class StoreTooNew(TableError):
    """The database was made by a newer version, and this one could harm it."""


class StoreTooOld(TableError):
    """The database was made by an earlier version, and nobody has brought it to this one yet."""


class StoreUnusable(TableError):
    """The folder or the database cannot be used, for a reason that lies outside."""


class UnknownStore(TableError):
    """An address that names no kind of store."""


class HostingMissing(TableError):
    """The packages for hosting on many servers are not installed."""
