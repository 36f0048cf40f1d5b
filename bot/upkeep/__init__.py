"""What keeps a bot running well: health, backups, tidying up, and what its host does by hand."""
