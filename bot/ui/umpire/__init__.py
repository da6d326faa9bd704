"""The umpire's screens: opening a season, decisions and their previews, the log, the export."""
