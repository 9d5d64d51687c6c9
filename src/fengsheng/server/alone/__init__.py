"""A table of one connection, which is kept nowhere: a lesson, or something that is tried out."""
