"""Buttons, selects and modals: what their ids mean, and what a press does."""
