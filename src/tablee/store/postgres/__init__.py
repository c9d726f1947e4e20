"""The store of houses that have outgrown one file: PostgreSQL (`tablee serve --store postgresql://…`)."""
