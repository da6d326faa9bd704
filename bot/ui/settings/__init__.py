"""Settings of servers and players."""
