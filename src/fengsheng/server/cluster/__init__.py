"""Several servers on one PostgreSQL: who has which table, who is alive, and how a player reaches the owner.

What is decided here is written against small protocols (`protocols.py`): a clock, the directory that the
database keeps, hints. The real ones are `directory.py`, `notify.py` and `nats.py`; others can stand in.
"""
