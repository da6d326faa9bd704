"""House rules on screen: the rules of a table, and the named sets of a server."""
