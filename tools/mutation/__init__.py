"""Breaking rules on purpose, to see whether anything notices. `tools/mutants.py` is the command."""
