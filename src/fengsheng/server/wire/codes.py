"""Error codes and close codes: stable, each with its meaning. Both tables are in docs/protocol.md."""

from __future__ import annotations

ERRORS: dict[str, str] = {
    "bad-json": "The frame is not JSON.",
    "bad-message": "The JSON is no message of this protocol; the sentence says what is wrong.",
    "too-fast": "More of this than this guest or this address may do; wait a little.",
    "busy": "The table has too much to do; try again.",
    "no-table": "There is no table with this code.",
    "bad-token": "The token is not one this server has given out.",
    "bad-name": "Such a name is not allowed: too long, with invisible letters or of several alphabets.",
    "name-taken": "Somebody at the table has that name, or one that looks like it.",
    "table-full": "There is no free seat, and watching is not allowed or there are enough who watch.",
    "kicked": "The owner of the table has sent this guest away.",
    "barred": "Somebody from the same address was sent away; nobody new comes in from there for a while.",
    "too-many": "Too many connections of one guest, address or server.",
    "not-owner": "Only the owner of the table may do that.",
    "not-now": "Not in this phase of the table.",
    "not-seated": "Only somebody with a seat may do that.",
    "seat-taken": "Somebody sits there.",
    "no-seat": "There is no such seat.",
    "no-guest": "There is no such guest at the table.",
    "bad-settings": "There can be no such table.",
    "not-alone": "The pace `instant` is for somebody who is alone with bots.",
    "paused": "The table is paused.",
    "no-pause": "The pauses of this game are used up.",
    "stale-prompt": "That question is no longer open.",
    "not-asked": "You are not asked.",
    "already-answered": "Your answer to this question is in already.",
    "too-late": "Something has happened since that answer: it cannot be taken back.",
    "illegal-action": "That is not one of the options.",
    "conceded": "You have conceded this game.",
    "moved": "The table goes on at another server; connect again.",
    "not-saved": "It could not be written to the disk, so it did not happen.",
    "no-space": "The server keeps as much as it may: no new table, no new game.",
    "nothing-to-explain": "That is neither a card in your hand nor a skill of your character.",
    "no-lesson": "There is no such lesson.",
    "no-ruling": "There is no ruling with this ID.",
    "no-trial": "There is nothing of that kind to try out.",
    "lesson-step": "That is not possible at this step of the lesson.",
    "no-coach": "There is no coach at this table: others play, and its owner has not allowed one.",
    "no-line": "There is no such line of chat.",
    "bad-text": "The text is empty or has characters that cannot be shown.",
    "protocol": "The server does not speak that version of the protocol.",
    "server-error": "The server made a mistake; it was written to its log.",
    "unknown-edition": "There is no such edition.",
    "unknown-option": "There is no such house rule.",
    "bad-option-value": "The house rule has no such value.",
    "bad-seats": "The edition has no table for so many.",
    "bad-deal": "Characters that do not exist, or too few of them.",
    "unknown-bot": "There is no such bot.",
    "bad-setup": "There can be no such game.",
}

CLOSES: dict[int, str] = {
    1000: "You left.",
    1002: "Not a frame as WebSockets have them.",
    1003: "A binary frame: this protocol is text.",
    1007: "The text is not UTF-8.",
    1008: "The page that opened this socket is not one of this server's (origin check).",
    1009: "The frame is too long.",
    1011: "No answer to a ping for a while.",
    1012: (
        "The server is being restarted, or the table goes on at another one (`moved`); connect again after 0 "
        "to 300 ms by lot, then after twice as long each time, up to 8 s."
    ),
    1013: (
        "The table could not be saved or read just now; connect again in a moment. "
        "Whoever does not read as fast as the table plays is cut off without a code."
    ),
    4400: "Not a message of this protocol, again and again.",
    4401: "No `hello` in time, or one that was refused.",
    4403: "Sent away from the table.",
    4404: "The table has ended.",
    4409: "Too many connections.",
    4429: "Far too many messages, or too many connections one after the other; wait a little.",
}
