"""Everything that goes to Discord: one governor of requests, one writer a message, the outbox's worker."""
