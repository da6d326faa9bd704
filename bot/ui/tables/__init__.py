"""The public message of a table, as lobby, fixture or match, and the screens to open and manage one."""
