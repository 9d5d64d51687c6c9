"""The editions: each brings its deck, its people and the flow of its turn."""
