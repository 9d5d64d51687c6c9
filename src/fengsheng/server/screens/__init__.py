"""What each reader is shown."""
