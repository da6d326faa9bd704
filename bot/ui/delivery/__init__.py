"""Send to Discord: one governor paces all requests, and each message has one writer."""
