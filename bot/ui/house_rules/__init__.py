"""House rules: named sets of a server, and those of a table."""
