"""What `python -m engine` can do, a file for each group of commands; what they all share is in engine/__main__.py."""
