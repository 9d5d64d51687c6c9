"""`python -m fengsheng` is the command line."""

import sys

from fengsheng.cli import main

if __name__ == "__main__":
    sys.exit(main())
