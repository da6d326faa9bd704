"""The dashboard: what happens next in a season, what needs the umpire, and the buttons that mend it."""
