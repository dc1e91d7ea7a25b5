"""How alembic runs: on the connection that it is given, in that connection's transaction."""

from alembic import context

from bezique.web.tables import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
    transactional_ddl=True,
)
context.run_migrations()
