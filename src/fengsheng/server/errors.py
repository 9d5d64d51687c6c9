"""What can be refused or go wrong at the server, each with a stable code."""

from __future__ import annotations

from fengsheng.core.errors import FengshengError


class ServerError(FengshengError):
    """Base of the server's own errors."""

    code = "server-error"


class Refused(ServerError):
    """A request that cannot be granted; nothing was changed. The code is given with the sentence."""

    def __init__(self, code: str, sentence: str) -> None:
        super().__init__(sentence)
        self.reason = code


class StoreError(ServerError):
    """The database cannot be used."""

    code = "store-error"


class StoreNewer(StoreError):
    """The database was written by a newer program."""

    code = "store-newer"


class StoreBusy(StoreError):
    """Another server works with this database."""

    code = "store-busy"


class StoreUnavailable(StoreError):
    """The database does not take what must be written: a full disk, no permission, no connection. `why` are
    its own words, with addresses, names and perhaps rows in them: for the log; others are `told` without."""

    code = "store-unavailable"

    def __init__(self, sentence: str, why: str = "") -> None:
        super().__init__(f"{sentence.removesuffix('.')}: {why}." if why else sentence)
        self.told = sentence


class Taken(StoreUnavailable):
    """There is one with this key already."""

    code = "taken"


class Spent(StoreUnavailable):
    """Somebody has made as many as they may for now; the database itself is well."""

    code = "too-fast"


class NotOwner(ServerError):
    """The table belongs to another node by now: nothing was written, and nothing may be told."""

    code = "moved"


class Elsewhere(ServerError):
    """Another node has the table. `address` is how to reach it; empty: nobody can be asked at present."""

    code = "moved"

    def __init__(self, table: str, address: str) -> None:
        super().__init__("This table is at another server.")
        self.table = table
        self.address = address


class BadConfig(ServerError):
    """A flag or an environment variable that makes no sense."""

    code = "bad-config"
