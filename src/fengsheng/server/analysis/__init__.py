"""Analyses of finished games: asked for over HTTP, made one at a time in a process of the lowest priority."""
