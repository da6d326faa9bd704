"""Pages outside Discord: the seasons of servers that have switched them on, as files that anyone can read."""
