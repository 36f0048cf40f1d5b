"""What the bodies of requests are made of: types, sizes, what is required; rules/ holds what goes beyond one field."""
