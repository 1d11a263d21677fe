"""The command line: ``tundra`` and what follows it."""

from tundra.cli.app import main

__all__ = ["main"]
