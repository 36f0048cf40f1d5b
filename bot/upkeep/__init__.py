"""What keeps a bot running well: health, backups, tidying up, and what those who run it do by hand."""
