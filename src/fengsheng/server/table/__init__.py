"""A table: its people and settings, the match that is played at it, and the room that runs both."""
