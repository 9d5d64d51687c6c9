"""For whoever runs the server: commands, metrics, logs, secrets."""
