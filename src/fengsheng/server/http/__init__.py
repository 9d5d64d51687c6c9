"""What is asked over HTTP: the page, its files, lists, replays, health."""
