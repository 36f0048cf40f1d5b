"""Buttons, selects and forms: what a press means, and which use case it asks for."""
