"""風聲 classic edition: 81 cards, 18 characters, 3 to 9 players."""
