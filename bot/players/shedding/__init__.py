"""What computers know about all shedding games with French cards."""
