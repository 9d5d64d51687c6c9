"""How the committed catalogues are made of the written ones; `tools/build_catalogue.py` is the command."""
