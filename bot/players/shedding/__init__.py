"""What computers know alike of all games with French cards in which hands are shed."""
