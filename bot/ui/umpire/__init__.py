"""The umpire's screens: opening a season, deciding, looking into its log, taking it along."""
