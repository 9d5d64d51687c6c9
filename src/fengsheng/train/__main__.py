"""`python -m fengsheng.train`: `fengsheng train` where there is nothing but numpy and PyTorch."""

from __future__ import annotations

import sys

from fengsheng.train.command import main

if __name__ == "__main__":
    sys.exit(main())
