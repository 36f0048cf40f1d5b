"""Colours, fonts, shapes and cards of the pictures; what a picture shows of a game is decided in screens/."""
