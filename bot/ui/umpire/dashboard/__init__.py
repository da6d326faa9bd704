"""The dashboard: what happens next in a season, and the umpire's to-do list with its buttons."""
