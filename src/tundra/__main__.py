"""``python -m tundra``: the same as the command ``tundra``."""

import sys

from tundra.cli import main

# Processes that share the work of a command import this file too.
if __name__ == "__main__":
    sys.exit(main())
