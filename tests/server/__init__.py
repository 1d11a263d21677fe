"""The server: real sockets, real SQLite files."""
