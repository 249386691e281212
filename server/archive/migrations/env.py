"""Alembic's entry: runs the migrations on the connection it is handed, in its transaction."""

from alembic import context

from server.archive.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    transactional_ddl=True,
)
context.run_migrations()
