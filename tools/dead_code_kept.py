"""What stays although nothing in the program uses it, with the reason. See tools/dead_code.py.

An entry is a file with a name in it, or a folder (with a slash at its end) as a whole.
"""

from __future__ import annotations

KEPT: dict[str, str] = {
    # Somebody else's program calls it or reads it.
    "src/fengsheng/cli/__init__.py: list_commands": "Typer asks for the help which commands there are",
    "src/fengsheng/server/socket/fast.py: close_timer": "uvicorn cancels it when the other side hangs up",
    "src/fengsheng/server/socket/fast.py: send_receive_event_to_app": "uvicorn calls it for a whole message",
    "src/fengsheng/server/operate/logs.py: handlers": "logging reads it",
    "src/fengsheng/server/run.py: should_exit": "uvicorn looks at it and stops",
    "src/fengsheng/server/store/database.py: isolation_level": "sqlite3 reads it",
    "src/fengsheng/server/store/migrations/": "alembic loads these files and reads their names",
    "tools/mutation/breaking.py: get_code": "Python's import machinery calls it",
    "tests/arena/test_report.py: handle_data": "html.parser calls it",
    "tests/arena/test_report.py: handle_endtag": "html.parser calls it",
    "tests/arena/test_report.py: handle_startendtag": "html.parser calls it",
    "tests/arena/test_report.py: handle_starttag": "html.parser calls it",
    "tests/cluster/simulated_cluster/own_time.py: get_map": "a selector must have it",
    "tests/cluster/simulated_cluster/own_time.py: unregister": "asyncio's loop calls it when it closes",
    "tests/server/test_flood.py: get_extra_info": "asyncio's protocols ask a transport for it",
    "tests/server/test_flood.py: set_protocol": "uvicorn hands the connection on with it",
    "tests/server/visitors.py: should_exit": "uvicorn looks at it and stops",
    "tests/workers.py: _split_scope": "xdist asks what stays together",
    "tests/workers.py: loadscopereorder": "xdist reads it",
    "tests/train/conftest.py: collect_ignore": "pytest reads it",
    "tests/server/truth.py: row_factory": "sqlite3 calls it for every row",
    # Named by text only, for a process of its own.
    "tests/server/faults.py: clock_off": "test_calendar.py has a server do this as it starts",
    "tests/server/faults.py: confined": "test_container.py has a server do this as it starts",
    "tests/server/faults.py: hints_without_waiting": "the servers of tests/web do this as they start",
    "tests/server/faults.py: pragmas_from": "test_disk.py has a server do this as it starts",
    "setup.py: extra_compile_args": "setuptools reads it of an extension",
    # Only tests use it, and it must lie beside what it is about.
    "src/fengsheng/bots/valuation/outlook.py: alone_black": "a number of a fitted table, taken by its place",
    "src/fengsheng/bots/valuation/outlook.py: alone_blacks": "a number of a fitted table, taken by its place",
    "src/fengsheng/bots/valuation/outlook.py: alone_colour": "a number of a fitted table, taken by its place",
    "src/fengsheng/bots/valuation/outlook.py: alone_hand": "a number of a fitted table, taken by its place",
    "src/fengsheng/bots/valuation/outlook.py: blacks": "a number of a fitted table, taken by its place",
    "src/fengsheng/bots/search/bot.py: searched": "the tests of the bot see that it does try",
    "src/fengsheng/core/saved.py: NOT_SAVED": "with what is saved it must be every field of a state",
    "src/fengsheng/server/wire/patch.py: apply": "what a client does with a patch",
    "src/fengsheng/server/wire/allowed.py: unlisted": "finds what the lists above it hold back unintended",
    "src/fengsheng/editions/classic/speech.py: option_kinds": "compared with what games offer",
    "src/fengsheng/editions/spywar/speech.py: option_kinds": "compared with what games offer",
    "src/fengsheng/words/speech.py: option_kinds": "compared with what games offer",
    "src/fengsheng/words/check.py: problems": "the check of the words, which the tests run",
    "src/fengsheng/words/keys.py: gain_words": "compared with the lists of words",
}
