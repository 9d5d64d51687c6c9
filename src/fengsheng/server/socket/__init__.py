"""One connection of a player: its frames, and how much it may do."""
