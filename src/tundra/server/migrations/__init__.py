"""Steps from one version of the database to the next, by Alembic."""

from __future__ import annotations

from importlib.resources import files

from sqlalchemy import Connection, Engine, inspect, text


def migrate(engine: Engine) -> None:
    """Brings the database to the newest version; one that is there already costs nothing."""
    with engine.begin() as connection:
        if version_of(connection) != newest():
            run_alembic(connection)


def run_alembic(connection: Connection) -> None:
    # Imported only when needed: it takes a third of the time a server needs to start.
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", "tundra.server:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def version_of(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    version: str | None = connection.scalar(text("select version_num from alembic_version"))
    return version


def newest() -> str:
    """The name of each step's file begins with its revision."""
    steps = files(__name__).joinpath("versions").iterdir()
    return max(step.name[:4] for step in steps if step.name[:4].isdecimal())
