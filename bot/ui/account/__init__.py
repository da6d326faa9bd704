"""What is kept of a member, and being forgotten."""
