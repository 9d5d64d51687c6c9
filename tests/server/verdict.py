"""Whether a server that was killed has come back with everything: three accounts must agree.

What people wrote down themselves (`Witness`), what the file says (`Truth`), and what the server tells them
after it was started again.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.server.truth import Lost, StoredTable, Truth, plain
from tests.server.witness import Memory, Witness

SHOWN_CHAT = 100
GRACE_MS = 15_000


def need(condition: object, who: Witness, what: str) -> None:
    """Say whose word stands against the server's."""
    if not condition:
        raise Lost(f"{who.name} at {who.code}: {what}")


def check_file(people: list[Witness], truth: Truth, before: Truth | None) -> Counter[str]:
    """Everything people were told is in the file, once; and nothing that was there before has gone."""
    seen: Counter[str] = Counter()
    for who in people:
        need(who.code in truth.tables, who, "the table is gone")
        table = truth.tables[who.code]
        _check_chat(who, table)
        _check_answers(who, table, seen)
        if who.memory is not None:
            _check_table(who, who.memory, table)
            _check_told(who, who.memory, table, seen)
    for code, table in truth.tables.items():
        old = before.tables.get(code) if before is not None else None
        for number, game in table.games.items():
            rows = [(prompt, seat) for _, prompt, seat, _, _ in game.answers]
            if len(rows) != len(set(rows)):
                raise Lost(f"{code}: an answer is stored twice")
            if [row[0] for row in game.answers] != list(range(len(game.answers))):
                raise Lost(f"{code}: the answers are not numbered one by one")
            was = old.games.get(number) if old is not None else None
            if was is not None and game.state != "over" and game.answers[: len(was.answers)] != was.answers:
                raise Lost(f"{code}: stored answers have changed")
        if old is not None and table.chat[: len(old.chat)] != old.chat:
            raise Lost(f"{code}: stored lines of chat have changed")
    if before is not None and not before.tables.keys() <= truth.tables.keys():
        raise Lost("a table is gone")
    return seen


def _check_chat(who: Witness, table: StoredTable) -> None:
    stored = {line["line"]: line for line in table.chat}
    for number, line in who.chat.items():
        need(
            stored.get(number) == line, who, f"line {number} of the chat is {stored.get(number)}, not {line}"
        )
    texts = [line["text"] for line in table.chat if line["guest"] == who.guest]
    need(len(texts) == len(set(texts)), who, "a line of mine is stored twice")
    need(set(texts) <= set(who.said), who, "a line of mine is stored that I never said")


def _check_table(who: Witness, memory: Memory, table: StoredTable) -> None:
    """Names count upwards, so that the file must be between what was told last and what was asked for last;
    a pause is as its owner was told last or has wished since."""
    member = table.doc.member(who.guest)
    if member is None:
        raise Lost(f"{who.name} has no place at {who.code} any more")
    told = next(p["name"] for p in memory.table["people"] if p["guest"] == who.guest)
    known = [who.name, *who.names]
    need(known.index(told) <= known.index(member.name), who, f"I am called {member.name}, no longer {told}")
    if who.guest == table.doc.owner and memory.table.get("game", 0) == table.doc.games:
        possible = {memory.table.get("paused", False), *who.wishes}
        need(table.doc.paused in possible, who, f"paused: {table.doc.paused}, not {possible}")


def _seat(who: Witness, table: StoredTable) -> int | None:
    return table.doc.seat_of(who.guest)


def _check_answers(who: Witness, table: StoredTable, seen: Counter[str]) -> None:
    """What was accepted is there with the option that was chosen; what was not may be there, once."""
    seat = _seat(who, table)
    for number, game in table.games.items():
        if game.state == "over":
            continue
        stored = {
            f"{number}.{prompt}": (source, notation)
            for _, prompt, asked, source, notation in game.answers
            if asked == seat
        }
        for prompt, option in who.accepted.items():
            if prompt.startswith(f"{number}."):
                need(stored.get(prompt) == ("person", option), who, f"the answer to {prompt} is lost")
                seen["accepted"] += 1
        for prompt, (source, option) in stored.items():
            if source == "person":
                need(who.sent.get(prompt) == option, who, f"{prompt} was answered by somebody else")
                seen["stored, not told"] += prompt not in who.accepted


def _check_told(who: Witness, memory: Memory, table: StoredTable, seen: Counter[str]) -> None:
    """Whatever was told has happened."""
    if memory.view is None:
        return
    need(memory.game in table.games, who, f"game {memory.game} is gone")
    game = table.games[memory.game]
    seat = memory.view["me"]
    story = game.events(seat)
    need(memory.events == story[: len(memory.events)], who, "something I was told has not happened")
    need(memory.table["fair"]["sha256"] in (game.promise, table.promise), who, "another deal was promised")
    if len(memory.events) == len(story) and game.state != "over":
        seen["nothing happened since"] += 1
        question = game.play.question
        if question is not None and memory.ask and memory.ask["id"].endswith(f".{question.number}"):
            need(memory.view == game.view(seat), who, "I saw another table")
            held = seat is not None and seat in game.play.given
            seen["held answers"] += held
            need(not memory.answered or held, who, "the answer I have given is not held any more")


def check_back(who: Witness, truth: Truth, since: float) -> Counter[str]:
    """What the server says after its start, `since` seconds ago, is what the file says."""
    seen: Counter[str] = Counter()
    now, table = who.now, truth.tables[who.code]
    shown = now.table
    need(now.chat == table.chat[-SHOWN_CHAT:], who, "the chat is not what was said")
    need(shown["owner"] == table.doc.owner, who, "somebody else is the owner")
    need(shown["settings"] == plain(table.doc.settings), who, "the table has other settings")
    names = [table.doc.chair_name(seat) for seat in range(len(table.doc.chairs))]
    need([chair.get("name", "") for chair in shown["chairs"]] == names, who, "others sit there")
    people = {member.guest: member.name for member in table.doc.members}
    need({p["guest"]: p["name"] for p in shown["people"]} == people, who, "the people are not the same")
    need(shown.get("swaps", []) == plain(table.doc.swaps), who, "wishes to change seats are lost")
    if table.phase == "lobby":
        need(shown["phase"] == "lobby", who, f"the lobby has become {shown['phase']}")
        need(shown["fair"] == {"sha256": table.promise}, who, "another deal is promised")
        seen["lobbies back"] += 1
    elif now.came_back:
        _check_game_back(who, now.came_back, table, since, seen)
    return seen


def _check_game_back(
    who: Witness, view: dict[str, Any], table: StoredTable, since: float, seen: Counter[str]
) -> None:
    game = table.games[table.doc.games]
    seat = _seat(who, table)
    story = game.events(seat)
    need(view["events"][: len(story)] == story, who, "the story is another one")
    question = game.play.question
    if question is None:
        need(view["view"] == game.view(seat), who, "the end looks different")
        seen["ends back"] += 1
        return
    ask = view.get("ask")
    if ask is None or ask["id"] != f"{table.doc.games}.{question.number}":
        # others were back before me, and bots did not wait; a window may close without a word
        number = int(ask["id"].split(".")[1]) if ask else 0
        need(ask is None or number > question.number, who, f"another question is open: {ask}")
        seen["played on before I was back"] += 1
        return
    need(view["view"] == game.view(seat), who, "the table looks different")
    need(ask["seats"] == list(question.offers), who, "others are asked")
    offered = game.offered(table.doc, seat)
    prompt = view.get("prompt")
    found = None if prompt is None else sorted(option["n"] for option in prompt["options"])
    need(found == offered, who, f"I am offered {found}, not {offered}")
    held = seat is not None and seat in game.play.given
    need(view.get("answered", False) == held, who, "whether my answer is in")
    seen["prompts back"] += prompt is not None
    seen["held answers back"] += held
    _check_same_prompt(who, prompt, ask)
    _check_clock(who, ask, table, since, seen)


def _check_same_prompt(who: Witness, prompt: Any, ask: dict[str, Any]) -> None:
    """The very prompt that was open before, unless it was answered meanwhile."""
    memory = who.memory
    if memory is None or memory.prompt is None or memory.prompt["id"] != ask["id"]:
        return
    if prompt is not None:
        # who thinks longer by hand has to say so again
        asked = [
            {key: value for key, value in p.items() if key != "holding"} for p in (prompt, memory.prompt)
        ]
        need(asked[0] == asked[1], who, "the prompt is not the one I had")
    elif len(memory.prompt["options"]) > 1 or not ask.get("lasting"):
        need(ask["id"] in who.sent, who, "my prompt is gone, and I have not answered it")


def _check_clock(
    who: Witness, ask: dict[str, Any], table: StoredTable, since: float, seen: Counter[str]
) -> None:
    clock = ask.get("clock")
    if table.doc.paused:
        need(clock is None, who, "a clock runs at a paused table")
        need(who.now.table["paused"], who, "the pause has ended")
        seen["pauses back"] += 1
        return
    if table.doc.alone:
        need(clock is None or ask["lasting"], who, "somebody who is alone with bots is hurried")
        seen["without a clock"] += clock is None
        return
    need(clock is not None, who, "there is no clock")
    assert clock is not None
    # it runs since the first of them came back, and everybody had a moment
    least = min(GRACE_MS, clock["total"]) - since * 1000
    need(least - 50 <= clock["left"] <= clock["total"], who, f"the clock says {clock}")
