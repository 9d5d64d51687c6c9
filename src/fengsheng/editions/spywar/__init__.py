"""风声·谍战篇: 100 cards, 33 characters, 5 to 8 players (and the official variant for four)."""
