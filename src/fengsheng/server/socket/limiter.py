"""Who may come in, and how much each connection, each guest and each address may do.

Limits belong to people and to addresses, not to connections: whoever hangs up and comes again is the same
guest, and from the same address.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Mapping

from fengsheng.server.http.addresses import network_of
from fengsheng.server.socket.limits import Allowance, Rate, Unlimited

USUAL = Rate(20, 5)
RATES: Mapping[str, Rate] = {
    "hello": Rate(30, 1),
    "ping": Rate(10, 2),
    "sync": Rate(5, 0.5),
    "lang": Rate(5, 0.5),
    "answer": Rate(60, 30),
    "say": Rate(6, 0.5),
    "react": Rate(6, 1),
    "report": Rate(3, 0.05),
    "explain": Rate(20, 5),
    "effect": Rate(40, 10),
    "lesson": Rate(20, 4),
    "hint": Rate(10, 1),
    "why_asked": Rate(20, 2),
    "topics": Rate(30, 10),
    "weigh": Rate(20, 2),
}
"""Messages of one guest, over all their connections; `USUAL` for what is not listed."""
OPENING = Rate(10, 0.1)  # tables of one guest
ADDRESS_SHARE = 10
"""So many times as much as a guest an address may send of each message: a whole table may sit behind it."""
ADDRESS_RATES: Mapping[str, Rate] = {
    "frame": Rate(1200, 400),
    "connect": Rate(60, 2),
    "guest": Rate(30, 0.5),
    "table": Rate(10, 0.1),
    "code": Rate(20, 0.1),
    "course": Rate(60, 1),
    "request": Rate(1200, 150),
    "http": Rate(120, 20),
    "replay": Rate(20, 1),  # each is a whole game played again
    "comment": Rate(10, 0.2),
}
"""Of one address, over all its connections and guests."""
_OF_ADDRESS = {name: rate.times(ADDRESS_SHARE) for name, rate in RATES.items()} | dict(ADDRESS_RATES)
_OF_GUEST = {**RATES, "table": OPENING}
ADDRESS_MEANING: Mapping[str, str] = {
    "frame": "frames of any kind",
    "connect": "new sockets",
    "guest": "new guests",
    "table": "new tables",
    "code": "codes for which there is no table",
    "course": "lessons that are begun",
    "request": "HTTP requests",
    "http": "of them, to the API",
    "replay": "of them, for a replay; and trials that are begun",
    "comment": "of them, for a comment on a replay or a complaint about one",
}
CONNECTION_RATE = Rate(120, 40)  # frames of one connection
# of them that are not counted for the address, so that nobody is silenced by neighbours
OWN_RATE = Rate(20, 5)
WEIGHT = 1024  # bytes for which a frame counts once more
VISIT = "visit"  # the name under which requests have it in the state of their scope
MOST_CONNECTIONS = 128  # of one address, whatever comes over them
PATIENCE = 1.0  # seconds that nobody need fear to lose a connection over which nothing has come yet


class Visit:
    """One connection from beginning to end, whatever comes over it."""

    __slots__ = ("_home", "_limiter", "_proxied", "counted", "drop", "gone", "waiting")

    def __init__(self, limiter: Limiter, address: str, proxied: bool, drop: Callable[[], None]) -> None:
        self._limiter = limiter
        self._home = f"via {network_of(address)}" if proxied else network_of(address)
        self._proxied = proxied  # a trusted proxy's: each request says whose it is
        self.drop = drop
        self.counted = ""  # for whom
        self.gone = False
        self.waiting: float | None = None  # since when the server has waited for a request or the rest of it

    def arrive(self, now: float) -> bool:
        """The connection was made, or is between two requests; False: there are too many. A proxy comes for
        many people, so it is never refused: what it brings is counted when it says whose it is."""
        return self._limiter.count(self, self._home, now) or self._proxied

    def settle(self, address: str, now: float) -> bool:
        """It is known whose request came over the connection; False: they have too many."""
        return self._limiter.count(self, network_of(address), now)

    def leave(self) -> None:
        """The connection is gone."""
        self.gone = True
        self._limiter.forget(self)


class Limiter:
    """What each guest and each address may still do, and which connections each address has. `strict` off: no
    limits for addresses, for a load test in which all clients have one. Of guests and of addresses `most` are
    remembered, the longest unused forgotten first, so that memory is bounded."""

    def __init__(self, strict: bool = True, most: int = 10_000) -> None:
        self.strict = strict
        self._most = most
        self._addresses: OrderedDict[str, Allowance] = OrderedDict()
        self._guests: OrderedDict[str, Allowance] = OrderedDict()
        self._open: dict[str, dict[Visit, None]] = {}

    def address(self, address: str) -> Allowance:
        """What this address may do; the same whoever asks, as long as it is not forgotten."""
        if not self.strict:
            return Unlimited({}, USUAL)
        return self._of(self._addresses, network_of(address), _OF_ADDRESS, USUAL.times(ADDRESS_SHARE))

    def guest(self, guest: str) -> Allowance:
        """What this guest may do."""
        return self._of(self._guests, guest, _OF_GUEST, USUAL)

    def learner(self) -> Allowance:
        """What somebody in a lesson may do. Nobody knows who it is, so it is counted for the address too."""
        return Allowance(_OF_GUEST, USUAL)

    def _of(
        self, known: OrderedDict[str, Allowance], key: str, rates: Mapping[str, Rate], usual: Rate
    ) -> Allowance:
        found = known.get(key)
        if found is None:
            found = known[key] = Allowance(rates, usual)
            if len(known) > self._most:
                known.popitem(last=False)
        else:
            known.move_to_end(key)
        return found

    def count(self, visit: Visit, key: str, now: float) -> bool:
        """Count a connection for these; False if they have enough. Before that, those that have kept the
        server waiting longest make room."""
        if visit.counted == key:
            return True
        self.forget(visit)
        if visit.gone:
            return False
        crowd = self._open.get(key, {})
        while self.strict and len(crowd) >= MOST_CONNECTIONS:
            slowest = min((other for other in crowd if other.waiting is not None), key=_since, default=None)
            if slowest is None or now - _since(slowest) < PATIENCE:
                return False
            slowest.leave()
            slowest.drop()
        self._open.setdefault(key, {})[visit] = None
        visit.counted = key
        return True

    def forget(self, visit: Visit) -> None:
        """Count it no longer."""
        crowd = self._open.get(visit.counted, {})
        crowd.pop(visit, None)
        if not crowd:
            self._open.pop(visit.counted, None)
        visit.counted = ""


def _since(visit: Visit) -> float:
    return visit.waiting or 0.0
