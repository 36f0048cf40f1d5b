"""The history of the schema, one step a file in versions/; what runs them is storage/migrate.py."""
