"""The path that every press and command takes: router, permissions, error boundary, request context."""
