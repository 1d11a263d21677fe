"""A server process for tests, with the toys: ``python -m tests.server.serve_games FILE PORT``."""

from __future__ import annotations

import sys

from tests.server.games import GAMES
from tundra.server import logs
from tundra.server.run import open_door, run_server
from tundra.server.settings import from_environment

if __name__ == "__main__":
    logs.set_up()
    port = int(sys.argv[2])
    settings = from_environment(db=sys.argv[1], port=port)
    run_server(settings, GAMES, open_door("127.0.0.1", port))
