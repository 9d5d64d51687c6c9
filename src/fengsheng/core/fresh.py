"""A game before its first question: the part that is the same in every edition."""

from __future__ import annotations

from typing import Any

from fengsheng.core.counters import rebuild
from fengsheng.core.errors import BadDeal
from fengsheng.core.face import NOBODY
from fengsheng.core.frame import Frame
from fengsheng.core.rng import Rng
from fengsheng.core.ruleset import Ruleset
from fengsheng.core.state import State


def fresh_state(rules: Ruleset, seed: bytes, deal: dict[str, Any], characters_each: int) -> State:
    """Everybody in, nothing laid out: the pile is shuffled first, then the characters to choose from."""
    n = rules.seats
    s = State()
    s.rules = rules
    s.rng = Rng(seed)
    deck = list(range(len(rules.faces)))
    s.rng.shuffle(deck)
    s.deck, s.discard, s.aside = deck, [], []
    s.hands = [[] for _ in range(n)]
    s.intel = [[] for _ in range(n)]
    s.transit = None
    s.alive = (1 << n) - 1
    s.dead = s.lost = s.dying = 0
    s.identity = list(deal["identities"]) or [-1] * n
    s.identity_up = 0
    s.face_up = 0
    s.gender = list(deal["genders"]) or [0] * n
    if deal["characters"]:
        s.character = list(deal["characters"])
        s.offered = [(c,) for c in s.character]
    else:
        pool = list(rules.pool)
        if len(pool) < characters_each * n:
            raise BadDeal(f"{n} players need {characters_each * n} characters, only {len(pool)} are left.")
        s.rng.shuffle(pool)
        s.character = [-1] * n
        s.offered = [tuple(sorted(pool[characters_each * i : characters_each * (i + 1)])) for i in range(n)]
    s.turn = deal["first"]
    s.turn_no = 0
    s.phase = "setup"
    s.sent = False
    s.anchor = 0
    s.quiet = False
    s.queue = []
    s.killer = [NOBODY] * n
    s.deaths = []
    s.deferred = []
    s.marks = {}
    s.seen = [0] * len(rules.faces)
    s.hint = [0] * len(rules.faces)
    s.looks = [0] * n
    s.probes = []
    s.could_be = [(1 << len(rules.characters)) - 1] * n
    s.ask_seat = NOBODY
    s.ask_kind = s.ask_step = s.running_step = ""
    s.ask_forced = bool(deal["ask_forced"])
    s.asks = s.decisions = 0
    s.result = None
    s.options = ()
    s.events = []
    s.stack = [Frame("setup", "choose")]
    rebuild(s)
    return s
