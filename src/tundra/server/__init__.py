"""The server: tables, the people round them, the store, and the door for bots."""
