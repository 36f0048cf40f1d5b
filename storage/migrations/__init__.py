"""The history of the schema, one step per file in versions/; storage/migrate.py runs them."""
