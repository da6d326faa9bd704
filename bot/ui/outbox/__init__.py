"""The outbox: it posts the news of seasons in their channels, in order and exactly once."""
