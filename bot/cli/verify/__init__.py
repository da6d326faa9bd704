"""`olsen verify`: compare what is stored with what was played."""
