"""The flow of a spywar game, a file a phase."""
