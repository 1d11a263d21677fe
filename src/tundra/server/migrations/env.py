"""How Alembic runs here: inside the server, on the connection it is handed."""

from alembic import context

from tundra.server.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
with context.begin_transaction():
    context.run_migrations()
