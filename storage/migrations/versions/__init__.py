"""Each file is one step of the schema, never changed once released."""
