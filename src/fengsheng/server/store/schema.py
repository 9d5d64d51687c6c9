"""The tables of the database, as the newest migration leaves them (a test compares).

Times are milliseconds since 1970, UTC. What belongs to a table before and between games (settings, people,
chairs) is one JSON document in `tables.doc`, because it changes as one thing; what is appended all the time
has rows of its own.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    Float,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    column,
    false,
    literal_column,
)

metadata = MetaData()

# Facts about the whole database: when the server was last seen alive.
meta = Table(
    "meta",
    metadata,
    Column("key", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

# Guests by their public id; of the secret only a digest.
guests = Table(
    "guests",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("token_hash", String(64), nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("seen_at", BigInteger, nullable=False),
)

# `code` is empty once a table has ended: codes are used again.
tables = Table(
    "tables",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("code", String(6), nullable=True, unique=True),
    Column("phase", String(10), nullable=False),
    Column("doc", Text, nullable=False),
    Column("seed", LargeBinary, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("updated_at", BigInteger, nullable=False),
    Column("ended_at", BigInteger, nullable=True),
    # what others may look for without reading the document
    Column("public", Boolean, nullable=False, server_default=false()),
    Column("open_seats", Integer, nullable=False, server_default="0"),
    Column("people", Integer, nullable=False, server_default="0"),
    Column("empty_since", BigInteger, nullable=True),
    Index("tables_by_public", "public", "phase"),
)

# Servers that share the database. An id is new at every start and never used again.
nodes = Table(
    "nodes",
    metadata,
    Column("id", String(24), primary_key=True),
    # the number of the lock that its session holds while it is alive
    Column("key", BigInteger, nullable=False),
    Column("name", String(200), nullable=False),
    # how other nodes reach it
    Column("address", String(200), nullable=False),
    Column("version", String(20), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("state", String(10), nullable=False),
    # by the database's clock
    Column("started_at", BigInteger, nullable=False),
    Column("beat_at", BigInteger, nullable=False),
    Column("tables", Integer, nullable=False),
    Column("peers", Integer, nullable=False),
)

# Which node has which table. It is no part of `tables`, whose rows are replaced whole.
owners = Table(
    "owners",
    metadata,
    Column("table_id", String(24), primary_key=True),
    Column("node", String(24), nullable=True),
    Column("epoch", BigInteger, nullable=False),
    Column("rules", Integer, nullable=False),
    postgresql_with={"fillfactor": 50},
)

# What somebody may still make, counted over all nodes; whoever would have less than nothing is refused.
limits = Table(
    "limits",
    metadata,
    Column("key", String(80), primary_key=True),
    Column("left", Float, nullable=False),
    Column("at", BigInteger, nullable=False),
    CheckConstraint(column("left") >= literal_column("0"), name="limits_left"),
)

# A game's header is written at the deal, the record and the story at the end.
games = Table(
    "games",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("table_id", String(24), nullable=False),
    Column("number", Integer, nullable=False),
    Column("state", String(10), nullable=False),
    Column("header", Text, nullable=False),
    Column("seed", LargeBinary, nullable=False),
    Column("seed_sha256", String(64), nullable=False),
    Column("rules_versions", String(200), nullable=False),
    Column("started_at", BigInteger, nullable=False),
    Column("ended_at", BigInteger, nullable=True),
    Column("record", Text, nullable=True),
    Column("story", LargeBinary, nullable=True),
    # seats in which a person has answered at least once; known at the end
    Column("people", Integer, nullable=True),
    Index("games_by_table", "table_id", "number"),
    Index("games_by_state", "state", "ended_at"),
    Index("games_by_people", "people", "ended_at"),
)

# Every accepted answer, in the order of acceptance.
answers = Table(
    "answers",
    metadata,
    Column("game_id", String(24), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("prompt", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("source", String(6), nullable=False),
    Column("notation", String(200), nullable=False),
    Column("at", BigInteger, nullable=False),
)

# The game after its first `seq` answers, and what happened since the snapshot before.
snapshots = Table(
    "snapshots",
    metadata,
    Column("game_id", String(24), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("rules_version", String(20), nullable=False),
    Column("state", LargeBinary, nullable=False),
    Column("events", LargeBinary, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", String(24), primary_key=True),
    Column("line", Integer, primary_key=True),
    Column("guest", String(24), nullable=False),
    Column("name", String(64), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

# What players have pinned to a moment of a game that is over.
comments = Table(
    "comments",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("game_id", String(24), nullable=False),
    Column("moment", Integer, nullable=False),
    Column("guest", String(24), nullable=False),
    Column("name", String(64), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("comments_by_game", "game_id", "moment"),
)
reports = Table(
    "reports",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("table_id", String(24), nullable=False),
    Column("line", Integer, nullable=False),
    Column("guest", String(24), nullable=False),
    Column("name", String(64), nullable=False),
    Column("text", Text, nullable=False),
    Column("reporter", String(24), nullable=False),
    Column("reason", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("settled", Boolean, nullable=False),
)

# What is asked for and what was made of it: a row for each game, level and seat (-1: nobody's choices).
analyses = Table(
    "analyses",
    metadata,
    Column("game_id", String(24), primary_key=True),
    Column("level", String(12), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("who", String(64), nullable=False),
    Column("asked_at", BigInteger, nullable=False),
    Column("updated_at", BigInteger, nullable=False),
    Column("state", String(10), nullable=False),
    Column("error", Text, nullable=False),
    Column("review", LargeBinary, nullable=True),
    # of several servers, which is at it, how often it has changed hands, and how far it is
    Column("node", String(24), nullable=True),
    Column("epoch", BigInteger, nullable=False, server_default="0"),
    Column("progress", Text, nullable=True),
    Index("analyses_by_state", "state", "asked_at"),
)
