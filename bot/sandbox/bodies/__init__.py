"""What each field of a request's body may hold: type, size, whether it is required; rules/ looks beyond one field."""
