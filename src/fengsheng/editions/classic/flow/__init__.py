"""The flow of a classic game, a file a phase."""
