"""A cluster in one process, in a time of its own."""
