"""``python -m tundra.cli``."""

import sys

from tundra.cli.app import main

if __name__ == "__main__":
    sys.exit(main())
